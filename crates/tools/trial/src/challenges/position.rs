//! A position of a challenge: which answers are right, and whether they stand apart.

use super::MOST_CHOICES;
use crate::known::Known;
use crate::short::armies;
use ai::{Estimate, Evaluate, Fault, Level, Policy, Thinker, compare};
use engine::{Challenge, Choice, PlayerView, Seed, Timeline, Viewer, code};
use testkit::Tested;
use testkit::cases::CaseLanguage;

/// Runs with worlds of their own.
const RUNS: u64 = 3;

/// What is wrong is worse by so much in each run, in parts of 4096: eight points.
const APART: u16 = 8 * 4096 / 100;

/// Least difference of the chances that are told, in points.
const SHOWN_APART: u32 = testkit::CHALLENGE_APART as u32;

/// In a first comparison of so many worlds it is worse by half as much.
const FIRST: u32 = 60;

/// The best answer gives a chance of so much at least, in parts of 4096: a lost war is no challenge.
const HOPE: u16 = 15 * 4096 / 100;

/// At most so many answers are right.
const MOST_RIGHT: usize = 3;

/// At most so many questions follow each other.
const STEPS: usize = 4;

/// The chances that a challenge tells are off by so many points at most.
const OFF: u32 = 5;

/// At most so many questions lead from an action to the next.
const QUESTIONS: u32 = 30;

/// Seeds of the runs of the check: others than those of the search.
const CHECK: u64 = 0xC4EC;

/// What is right at a question.
struct RightAnswers {
    /// The right answers, the best first.
    right: Vec<Choice>,
    /// The chance after the best, and after the best of the others.
    chances: (u16, u16),
}

impl RightAnswers {
    /// From several runs: right is what is no slip over all of them, and all else is much worse in each. `None` if it is not so.
    fn of(answers: &[Choice], runs: &[Vec<Estimate>], apart: u16) -> Option<Self> {
        let total = |at: usize| runs.iter().map(|run| u32::from(run[at].chance)).sum::<u32>();
        let count = runs.len() as u32;
        let mut order: Vec<usize> = (0..answers.len()).collect();
        order.sort_by_key(|at| core::cmp::Reverse(total(*at)));
        let best = *order.first()?;
        let slip = u32::from(Fault::Slip.least()) * count;
        let right = order.iter().take_while(|at| total(best) - total(**at) < slip).count();
        let (right, wrong) = order.split_at(right);
        let worse = |run: &Vec<Estimate>, at: &usize| {
            { right.iter() }.all(|good| run[*good].chance >= run[*at].chance.saturating_add(apart))
        };
        let is_apart = runs.iter().all(|run| wrong.iter().all(|at| worse(run, at)));
        let chance = |at: usize| (total(at) / count) as u16;
        let few = right.len() <= MOST_RIGHT && right.len() <= wrong.len();
        (is_apart && few && chance(best) >= HOPE).then(|| RightAnswers {
            right: right.iter().map(|at| answers[*at]).collect(),
            chances: (chance(best), chance(*wrong.first().unwrap_or(&best))),
        })
    }
}

/// A war at a question.
pub struct Position<R: Evaluate + CaseLanguage> {
    war: Timeline<R>,
    known: Known<R>,
}

impl<R: Evaluate + Tested> Position<R> {
    /// Where a war stands, as its link opens it.
    pub fn of(war: &Timeline<R>) -> Option<Self> {
        let known = Known::of(war)?;
        Some(Position {
            war: war.clone(),
            known,
        })
    }

    fn blind(&self) -> &PlayerView<R> {
        &self.known.blind
    }

    fn legal(&self) -> Vec<Choice> {
        self.war
            .pending()
            .map_or_else(Vec::new, |pending| pending.legal.to_vec())
    }

    fn words(&self, choice: Choice) -> String {
        let pending = self.war.pending().expect("somebody is asked");
        R::label(self.war.state(), &pending.question, choice)
    }

    /// What is right here, by runs of so many worlds.
    fn key(&self, worlds: u32, seeds: u64) -> Option<RightAnswers> {
        let answers = self.legal();
        if !(2..=MOST_CHOICES).contains(&answers.len()) {
            return None;
        }
        let run = |worlds, seed| compare(self.blind(), &answers, worlds, Seed(seeds ^ seed << 40));
        RightAnswers::of(&answers, &[run(FIRST.min(worlds), RUNS)], APART / 2)?;
        let runs: Vec<_> = (0..RUNS).map(|seed| run(worlds, seed)).collect();
        RightAnswers::of(&answers, &runs, APART)
    }

    /// The chance after the best answer, and after the best of those that are not right, in per cent, as players are shown chances.
    fn shown(&self, key: &RightAnswers) -> [u32; 2] {
        let (side, progress) = (self.blind().by(), R::progress(self.war.state()));
        [key.chances.0, key.chances.1].map(|chance| per_cent(R::CALIBRATION.of(side, progress, chance.into()) as u16))
    }

    /// Whether what is right can as well be done after something else: a wrong answer leads back to the same choice, and there it is not much
    /// worse. In a round of several actions their order may not matter.
    fn can_be_put_off(&self, key: &RightAnswers, worlds: u32) -> bool {
        let wrong = self.legal().into_iter().filter(|answer| !key.right.contains(answer));
        let mut later = wrong.filter_map(|answer| self.next_choice(answer));
        later.any(|later| {
            let right: Vec<Choice> = { later.legal().into_iter() }
                .filter(|answer| key.right.contains(answer))
                .collect();
            let chances = compare(later.blind(), &right, worlds, Seed(CHECK));
            chances.iter().any(|later| later.chance + APART > key.chances.0)
        })
    }

    /// Where the same side chooses its next card or action after an answer, if nobody else was asked; dice fall and cards are drawn as they do
    /// in this war. What the answer asks on is answered by the first level.
    fn next_choice(&self, answer: Choice) -> Option<Self> {
        let chooses = |at: &Self| {
            at.war
                .pending()
                .is_some_and(|pending| R::chooses_next(&pending.question))
        };
        let mut position = self.on(answer).filter(|_| chooses(self))?;
        for _ in 0..QUESTIONS {
            if chooses(&position) {
                return Some(position);
            }
            let pending = position.war.pending()?;
            let at = Policy::new(Seed(1), 0).choose::<R>(position.war.state(), &pending.question, &pending.legal);
            let choice = pending.legal[at];
            position = position.on(choice)?;
        }
        None
    }

    /// The same war after an answer, if the same side is asked at once.
    fn on(&self, answer: Choice) -> Option<Self> {
        let mut war = self.war.clone();
        war.answer(answer).ok()?;
        let same = war.game().asked() == self.war.game().asked();
        same.then(|| Position::of(&war)).flatten()
    }

    /// The same, if the side has learned nothing by the answer.
    fn after(&self, answer: Choice) -> Option<Self> {
        let floor = self.war.undo_floor();
        self.on(answer).filter(|after| after.war.undo_floor() == floor)
    }

    /// The block of a challenge, if what is right stands apart and the first level's answer is none of it.
    pub fn challenge(&self, worlds: u32, first_level: Choice) -> Option<String> {
        let key = self.key(worlds, 1)?;
        if key.right.contains(&first_level) || self.can_be_put_off(&key, worlds) {
            return None;
        }
        let [good, other] = self.shown(&key);
        if good < other + SHOWN_APART {
            return None;
        }
        let mut lines = self.told(&key, first_level);
        lines.push(format!("stars: {}", self.stars(&key)));
        lines.push(format!("link: {}", code::to_link(&self.war)));
        lines.extend(self.steps(&key, worlds));
        lines.push("why: To be told.".to_owned());
        lines.push(format!("chances: {good} against {other}"));
        Some(lines.join("\n"))
    }

    /// The right answers, and those to the questions that follow while one alone is right.
    fn steps(&self, key: &RightAnswers, worlds: u32) -> Vec<String> {
        let mut lines = Vec::new();
        let mut next = Some((self.after(key.right[0]), key.right.clone(), self.labels(&key.right)));
        while let Some((after, right, labels)) = next.take() {
            let words = |(at, label): (usize, String)| format!("{}: {label}", if at == 0 { "do" } else { "or" });
            lines.extend(labels.into_iter().enumerate().map(words));
            if right.len() > 1 || lines.len() >= STEPS {
                break;
            }
            // A forced answer is a step too; nobody chooses it.
            let mut position = after;
            while let Some(at) = position.take_if(|at| at.legal().len() == 1) {
                let only = at.legal()[0];
                lines.push(format!("do: {}", at.words(only)));
                position = at.after(only);
            }
            let Some(position) = position else { break };
            let Some(key) = position.key(worlds, 2) else { break };
            next = Some((
                position.after(key.right[0]),
                key.right.clone(),
                position.labels(&key.right),
            ));
        }
        lines
    }

    fn labels(&self, answers: &[Choice]) -> Vec<String> {
        answers.iter().map(|answer| self.words(*answer)).collect()
    }

    /// How hard it is: which levels find it.
    fn stars(&self, key: &RightAnswers) -> u8 {
        let finds = |level: usize| {
            let seed = Seed(self.known.seed.into());
            key.right
                .contains(&Thinker::thought_through(self.blind(), Level::ALL[level], seed).answer)
        };
        match (finds(1), finds(2)) {
            (true, _) => 1,
            (false, true) => 2,
            (false, false) => 3,
        }
    }

    /// What the words of a challenge are written from, as comments.
    fn told(&self, key: &RightAnswers, first_level: Choice) -> Vec<String> {
        let pending = self.war.pending().expect("somebody is asked");
        let scene = R::scene(self.war.state(), Viewer::Seat(pending.question.to));
        let asked = R::prompting(self.war.state(), &pending.question);
        let mut lines = vec![
            format!("title: {}", asked.title),
            format!("task: {} to answer: {}", pending.question.to.name(), asked.title),
            format!(
                "# {}: Rome {}, Carthage {}; after {} answers",
                scene.turn,
                scene.score.rome,
                scene.score.carthage,
                self.war.cursor()
            ),
            format!("# the first level: {}", self.words(first_level)),
        ];
        let legal = self.legal();
        let reasons = ai::reasons::<R>(self.war.state(), &pending.question, &legal);
        for answer in key.right.iter().chain([&first_level]) {
            let at = legal.iter().position(|other| other == answer).unwrap_or_default();
            let told: Vec<String> = reasons[at]
                .iter()
                .take(4)
                .map(|given| format!("{:+} {}", given.points, given.words))
                .collect();
            lines.push(format!("# {}: {}", self.words(*answer), told.join("; ")));
        }
        lines.extend(armies(&scene).map(|line| format!("# {line}")));
        lines
    }
}

/// A chance in per cent, from parts of 4096.
fn per_cent(chance: u16) -> u32 {
    (u32::from(chance) * 100 + 2048) / 4096
}

/// How a challenge of the file stands.
pub struct Checked {
    pub holds: bool,
    /// Whether the first level finds it.
    pub found_by_first_level: bool,
    pub words: String,
}

/// Compares the answers at each step of a challenge anew.
///
/// # Errors
/// Its link or a step of it cannot be followed.
pub fn check<R: Evaluate + Tested>(challenge: &Challenge, worlds: u32) -> Result<Checked, String> {
    let war = challenge.begin::<R>();
    let war = war.map_err(|why| format!("{}: {why}", challenge.key))?;
    let nobody = || format!("{}: nobody is asked", challenge.key);
    let mut position = Position::<R>::of(&war).ok_or_else(nobody)?;
    let pending = position.war.pending().ok_or_else(nobody)?;
    let at = Policy::new(Seed(1), 0).choose::<R>(position.war.state(), &pending.question, &pending.legal);
    let found_by_first_level = challenge.steps[0].contains(&position.words(position.legal()[at]).as_str());
    let mut said = Vec::new();
    let mut holds = true;
    for (number, step) in challenge.steps.iter().enumerate() {
        let legal = position.legal();
        let named = |words: &str| legal.iter().copied().find(|choice| position.words(*choice) == words);
        let answers: Option<Vec<Choice>> = step.iter().map(|words| named(words)).collect();
        let answers = answers.ok_or_else(|| format!("{}: step {} is not offered", challenge.key, number + 1))?;
        if legal.len() > 1 {
            let key = position.key(worlds, CHECK);
            let told = [challenge.chances.0, challenge.chances.1].map(u32::from);
            let same = key.as_ref().is_some_and(|key| {
                let now = position.shown(key);
                let is_told = number > 0 || (0..2).all(|at| now[at].abs_diff(told[at]) <= OFF);
                let all = key.right.len() == answers.len() && key.right.iter().all(|one| answers.contains(one));
                all && is_told && !position.can_be_put_off(key, worlds)
            });
            holds &= same;
            said.push(key.map_or_else(
                || "nothing stands apart".to_owned(),
                |key| {
                    let labels = position.labels(&key.right).join(" or ");
                    let [good, other] = position.shown(&key);
                    format!("{labels} {good} against {other}")
                },
            ));
        }
        match position.after(answers[0]) {
            Some(after) => position = after,
            None if number + 1 < challenge.steps.len() => {
                return Err(format!("{}: nobody is asked after step {}", challenge.key, number + 1));
            }
            None => {}
        }
    }
    Ok(Checked {
        holds,
        found_by_first_level,
        words: said.join("; then "),
    })
}
