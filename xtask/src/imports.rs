//! Which modules of a crate name which, read from its sources. What is compiled for tests alone is left out.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use walkdir::{DirEntry, WalkDir};

/// A path below the crate: modules, then the item. The root of the crate is the empty path.
pub type Segments = Vec<String>;

/// One module: what it names, and what it hands on.
#[derive(Debug, Default)]
struct Module {
    /// Paths that the module names, re-exports included.
    named: BTreeSet<Segments>,
    /// Names that `pub use` makes items of this module, with what they stand for.
    handed_on: BTreeMap<String, Segments>,
}

/// The modules of one crate by their paths.
#[derive(Debug, Default)]
pub struct Imports(BTreeMap<Segments, Module>);

impl Imports {
    /// Reads all sources below the `src` folder of a crate.
    ///
    /// # Errors
    /// A file that cannot be read or is no Rust.
    pub fn of_folder(src: &Path) -> Result<Self, String> {
        let mut files = Vec::new();
        let found = WalkDir::new(src).into_iter().flatten().map(DirEntry::into_path);
        for path in found.filter(|path| path.extension().is_some_and(|ending| ending == "rs")) {
            let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let name = path.strip_prefix(src).expect("found below the folder");
            files.push((name.to_string_lossy().replace('\\', "/"), text));
        }
        Self::of_files(files.iter().map(|(name, text)| (name.as_str(), text.as_str())))
    }

    /// Reads sources, each with its path below `src`.
    ///
    /// # Errors
    /// A file that is no Rust.
    pub fn of_files<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, String> {
        let mut read = Vec::new();
        for (name, text) in files {
            let tokens: TokenStream = text.parse().map_err(|error| format!("{name}: {error}"))?;
            read.push((module_path(name), tokens));
        }
        let modules: BTreeSet<Segments> = read.iter().map(|(path, _)| path.clone()).collect();
        let mut reader = Reader {
            modules,
            found: BTreeMap::new(),
            for_tests: BTreeSet::new(),
        };
        for (path, tokens) in read {
            reader.found.entry(path.clone()).or_default();
            reader.read(&path, &path, tokens);
        }
        let for_tests = reader.for_tests;
        let mut found = reader.found;
        found.retain(|path, _| (1..=path.len()).all(|end| !for_tests.contains(&path[..end])));
        Ok(Imports(found))
    }

    /// Each module with all paths that it names, and the module in which each of them is defined.
    pub fn named(&self) -> impl Iterator<Item = (&Segments, &Segments, Segments)> {
        self.0.iter().flat_map(move |(module, of)| {
            let named = of.named.iter();
            named.map(move |path| (module, path, self.home(path)))
        })
    }

    /// Every module.
    pub fn modules(&self) -> impl Iterator<Item = &Segments> {
        self.0.keys()
    }

    /// The module in which an item is defined, through all re-exports.
    fn home(&self, path: &[String]) -> Segments {
        let mut path = path.to_vec();
        // No chain of re-exports is as long as this.
        for _ in 0..16 {
            let depth = (0..=path.len()).rev().find(|end| self.0.contains_key(&path[..*end]));
            let depth = depth.unwrap_or(0);
            let item = path.get(depth);
            let next = item.and_then(|item| self.0.get(&path[..depth])?.handed_on.get(item));
            match next {
                Some(next) if *next != path[..=depth] => path = [next, &path[depth + 1..]].concat(),
                _ => return path[..depth].to_vec(),
            }
        }
        path
    }

    /// The groups of modules that name each other in a circle, the largest first. A module that only hands names on has no part in it.
    pub fn circles(&self) -> Vec<Vec<Segments>> {
        let mut edges: BTreeMap<&Segments, BTreeSet<Segments>> = BTreeMap::new();
        for (module, path, home) in self.named() {
            let handed_on = self.0[module].handed_on.values().any(|other| other == path);
            if home != *module && !handed_on {
                edges.entry(module).or_default().insert(home);
            }
        }
        let reach = |from: &Segments| {
            let mut seen = BTreeSet::new();
            let mut open = vec![from];
            while let Some(module) = open.pop() {
                let next = edges.get(module).into_iter().flatten();
                open.extend(next.filter(|module| seen.insert((*module).clone())));
            }
            seen
        };
        let reached: BTreeMap<&Segments, BTreeSet<Segments>> = self.modules().map(|from| (from, reach(from))).collect();
        let mut circles: Vec<Vec<Segments>> = Vec::new();
        for (module, to) in &reached {
            let placed = circles.iter().any(|circle| circle.contains(module));
            if placed || !to.contains(*module) {
                continue;
            }
            let both = to
                .iter()
                .filter(|other| reached.get(other).is_some_and(|back| back.contains(*module)));
            circles.push(both.cloned().collect());
        }
        circles.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
        circles
    }
}

/// The module of a file below `src`.
fn module_path(name: &str) -> Segments {
    let name = name.trim_end_matches(".rs");
    let name = name.strip_suffix("/mod").unwrap_or(name);
    match name {
        "lib" | "main" => Vec::new(),
        _ => name.split('/').map(str::to_owned).collect(),
    }
}

/// Collects what files name.
struct Reader {
    modules: BTreeSet<Segments>,
    found: BTreeMap<Segments, Module>,
    for_tests: BTreeSet<Segments>,
}

impl Reader {
    /// Reads the tokens of a module, or of a part of it, of the file of `file`.
    fn read(&mut self, file: &Segments, module: &Segments, tokens: TokenStream) {
        let trees: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < trees.len() {
            if is_test_attribute(&trees[at..]) {
                at = self.skip_item(module, &trees, at + 2);
                continue;
            }
            match &trees[at] {
                TokenTree::Ident(word) if word == "use" => {
                    let end = (at..trees.len())
                        .find(|end| is_punct(&trees[*end], ';'))
                        .unwrap_or(trees.len());
                    let public = at > 0 && (is_word(&trees[at - 1], "pub") || at > 1 && is_word(&trees[at - 2], "pub"));
                    for (path, name) in leaves(&trees[at + 1..end]) {
                        self.name(file, module, path, public.then_some(name));
                    }
                    at = end;
                }
                TokenTree::Ident(word) if word == "mod" => {
                    if let [_, TokenTree::Ident(name), TokenTree::Group(body), ..] = &trees[at..] {
                        let inner = [module.as_slice(), &[name.to_string()]].concat();
                        self.read(file, &inner, body.stream());
                        at += 2;
                    }
                }
                TokenTree::Ident(_) if !continues_path(&trees, at) => {
                    let (path, end) = path_at(&trees, at);
                    if path.len() > 1 {
                        self.name(file, module, path, None);
                    }
                    at = end - 1;
                }
                TokenTree::Group(group) => self.read(file, module, group.stream()),
                _ => {}
            }
            at += 1;
        }
    }

    /// Passes over an item that is compiled for tests alone. Returns where the next one begins.
    fn skip_item(&mut self, module: &Segments, trees: &[TokenTree], from: usize) -> usize {
        let ends = |tree: &TokenTree| match tree {
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
            _ => is_punct(tree, ';'),
        };
        let end = (from..trees.len())
            .find(|at| ends(&trees[*at]))
            .unwrap_or(trees.len() - 1);
        for pair in trees[from..end].windows(2) {
            if let [word, TokenTree::Ident(name)] = pair
                && is_word(word, "mod")
            {
                self.for_tests.insert([module.as_slice(), &[name.to_string()]].concat());
            }
        }
        end + 1
    }

    /// Notes a path if it leads into the crate.
    fn name(&mut self, file: &Segments, module: &Segments, path: Segments, handed_on_as: Option<String>) {
        let Some(path) = self.absolute(module, &path) else {
            return;
        };
        let module = self.found.entry(file.clone()).or_default();
        module.named.insert(path.clone());
        if let Some(name) = handed_on_as {
            module.handed_on.insert(name, path);
        }
    }

    /// The path from the root of the crate, if it leads into it.
    fn absolute(&self, module: &[String], path: &[String]) -> Option<Segments> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some([module, rest].concat()),
            "super" => {
                let (_, above) = module.split_last()?;
                match rest.first().map(String::as_str) {
                    Some("super") => self.absolute(above, rest),
                    _ => Some([above, rest].concat()),
                }
            }
            _ => {
                let child = [module, std::slice::from_ref(first)].concat();
                self.modules.contains(&child).then(|| [module, path].concat())
            }
        }
    }
}

fn is_word(tree: &TokenTree, word: &str) -> bool {
    matches!(tree, TokenTree::Ident(ident) if ident == word)
}

fn is_punct(tree: &TokenTree, sign: char) -> bool {
    matches!(tree, TokenTree::Punct(punct) if punct.as_char() == sign)
}

/// Whether `#[cfg(test)]` stands here.
fn is_test_attribute(trees: &[TokenTree]) -> bool {
    match trees {
        [sign, TokenTree::Group(group), ..] if is_punct(sign, '#') => {
            group.stream().to_string().replace(' ', "") == "cfg(test)"
        }
        _ => false,
    }
}

/// Whether a word is no beginning of a path: after `::`, after `.`, and `crate` of a macro's `$crate`.
fn continues_path(trees: &[TokenTree], at: usize) -> bool {
    let before = |back: usize, sign| at >= back && is_punct(&trees[at - back], sign);
    before(1, ':') && before(2, ':') || before(1, '.') || before(1, '$')
}

/// The words of a path that begins here, and where it ends.
fn path_at(trees: &[TokenTree], mut at: usize) -> (Segments, usize) {
    let mut path = Vec::new();
    while let Some(TokenTree::Ident(word)) = trees.get(at) {
        path.push(word.to_string());
        match &trees[at + 1..] {
            [first, second, TokenTree::Ident(_), ..] if is_punct(first, ':') && is_punct(second, ':') => at += 3,
            _ => return (path, at + 1),
        }
    }
    (path, at.max(1))
}

/// The paths of a tree of imports, each with the name that it has here.
fn leaves(trees: &[TokenTree]) -> Vec<(Segments, String)> {
    let mut all = Vec::new();
    for part in trees.split(|tree| is_punct(tree, ',')) {
        let mut path = Vec::new();
        let mut alias = None;
        let mut group = None;
        for (at, tree) in part.iter().enumerate() {
            match tree {
                TokenTree::Ident(_) if at > 0 && is_word(&part[at - 1], "as") => alias = Some(tree.to_string()),
                TokenTree::Ident(word) if word == "as" => {}
                TokenTree::Ident(word) => path.push(word.to_string()),
                TokenTree::Group(inner) => group = Some(inner.stream()),
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
        match group {
            Some(group) => {
                let group: Vec<TokenTree> = group.into_iter().collect();
                all.extend(leaves(&group).into_iter().map(|(rest, name)| {
                    let own = rest == ["self"];
                    let name = if own && name == "self" {
                        path.last().cloned().unwrap_or_default()
                    } else {
                        name
                    };
                    let rest = if own { Vec::new() } else { rest };
                    ([path.as_slice(), &rest].concat(), name)
                }));
            }
            None if path.is_empty() => {}
            None => {
                let name = alias.unwrap_or_else(|| path.last().expect("it is not empty").clone());
                all.push((path, name));
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn circles(files: &[(&str, &str)]) -> Vec<String> {
        let imports = Imports::of_files(files.iter().copied()).expect("these are Rust");
        let circles = imports.circles().into_iter();
        let words = |circle: Vec<Segments>| circle.iter().map(|module| module.join("::")).collect::<Vec<_>>();
        circles.map(|circle| words(circle).join(" ")).collect()
    }

    #[test]
    fn a_circle_is_found_through_groups_paths_and_re_exports() {
        let files = [
            ("lib.rs", "mod a; mod b; mod c; mod d; pub use c::Thing;"),
            ("a.rs", "use crate::{b::{self, x}, d};"),
            ("b.rs", "fn x() { crate::c::y() }"),
            ("c/mod.rs", "mod inner; pub use inner::Thing;"),
            ("c/inner.rs", "use super::super::a as first; pub struct Thing;"),
            (
                "d.rs",
                "use crate::Thing; fn f(s: &str) { s.crate_name(); \"crate::a\"; /* crate::a */ }",
            ),
        ];
        assert_eq!(circles(&files), ["a c::inner d"], "`b` names a function of `c` alone");
        let mut closed = files;
        closed[2].1 = "fn x() -> crate::Thing { crate::c::y() }";
        assert_eq!(circles(&closed), ["a b c::inner d"]);
    }

    #[test]
    fn what_is_for_tests_alone_has_no_part() {
        let files = [
            ("lib.rs", "mod a; mod b;"),
            (
                "a.rs",
                "#[cfg(test)] mod tests; use crate::b; #[cfg(test)] use crate::a::x; fn f() {}",
            ),
            ("a/tests.rs", "use super::*;"),
            ("b.rs", "fn f() {} #[cfg(test)] mod tests { use crate::a; }"),
        ];
        assert_eq!(circles(&files), Vec::<String>::new());
    }
}
