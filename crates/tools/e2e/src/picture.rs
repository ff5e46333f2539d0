//! Pictures in greys, treated as badly as a camera treats them.

use crate::Outcome;
use std::path::Path;

/// A picture in greys, row by row.
pub struct Picture {
    /// Pixels across.
    pub width: usize,
    /// Pixels down.
    pub height: usize,
    grey: Vec<u8>,
}

impl Picture {
    /// The picture of a file.
    pub fn read(file: &Path) -> Outcome<Picture> {
        let whole = || -> Result<Picture, Box<dyn std::error::Error>> {
            let mut decoder = png::Decoder::new(std::io::BufReader::new(std::fs::File::open(file)?));
            decoder.set_transformations(png::Transformations::normalize_to_color8());
            let mut reader = decoder.read_info()?;
            let mut bytes = vec![0; reader.output_buffer_size().ok_or("too large")?];
            let info = reader.next_frame(&mut bytes)?;
            let depth = info.color_type.samples();
            let grey = |pixel: &[u8]| {
                let colours = &pixel[..depth.min(3)];
                (colours.iter().map(|c| u32::from(*c)).sum::<u32>() / colours.len() as u32) as u8
            };
            Ok(Picture {
                width: info.width as usize,
                height: info.height as usize,
                grey: bytes[..info.buffer_size()].chunks(depth).map(grey).collect(),
            })
        };
        whole().map_err(|error| format!("{}: {error}", file.display()))
    }

    /// How light it is at a place; white beyond its edges.
    fn at(&self, x: isize, y: isize) -> u32 {
        let inside = (0..self.width as isize).contains(&x) && (0..self.height as isize).contains(&y);
        if inside {
            u32::from(self.grey[y as usize * self.width + x as usize])
        } else {
            255
        }
    }

    fn made(width: usize, height: usize, mut light: impl FnMut(isize, isize) -> u32) -> Picture {
        let places = (0..height as isize).flat_map(|y| (0..width as isize).map(move |x| (x, y)));
        let grey = places.map(|(x, y)| light(x, y) as u8).collect();
        Picture { width, height, grey }
    }

    /// A part of it.
    #[must_use]
    pub fn cut(&self, left: usize, top: usize, width: usize, height: usize) -> Picture {
        Picture::made(width, height, |x, y| self.at(x + left as isize, y + top as isize))
    }

    /// Each pixel the mean of its neighbours and itself.
    #[must_use]
    pub fn blurred(&self) -> Picture {
        let near = || (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy)));
        Picture::made(self.width, self.height, |x, y| {
            near().map(|(dx, dy)| self.at(x + dx, y + dy)).sum::<u32>() / 9
        })
    }

    /// Turned about its middle.
    #[must_use]
    pub fn turned(&self, degrees: f64) -> Picture {
        let (sine, cosine) = degrees.to_radians().sin_cos();
        let middle = (self.width as f64 / 2.0, self.height as f64 / 2.0);
        Picture::made(self.width, self.height, |x, y| {
            let (dx, dy) = (x as f64 - middle.0, y as f64 - middle.1);
            let (x, y) = (dx * cosine + dy * sine + middle.0, dy * cosine - dx * sine + middle.1);
            let (left, top) = (x.floor(), y.floor());
            let (right, low) = (x - left, y - top);
            let at = |dx: isize, dy: isize| f64::from(self.at(left as isize + dx, top as isize + dy));
            let upper = at(0, 0) * (1.0 - right) + at(1, 0) * right;
            let lower = at(0, 1) * (1.0 - right) + at(1, 1) * right;
            (upper * (1.0 - low) + lower * low).round() as u32
        })
    }

    /// Half as large.
    #[must_use]
    pub fn halved(&self) -> Picture {
        let four = [(0, 0), (1, 0), (0, 1), (1, 1)];
        Picture::made(self.width / 2, self.height / 2, |x, y| {
            four.iter().map(|(dx, dy)| self.at(2 * x + dx, 2 * y + dy)).sum::<u32>() / 4
        })
    }

    /// The text of the code in it: as a camera does, a reader tries one frame after the other, by two ways to tell dark from light.
    pub fn code(&self) -> Outcome<String> {
        let frames = (0..12).map(|n| self.cut(3 * n, 2 * n, self.width - 5 * n, self.height - 3 * n));
        let mut texts = frames.flat_map(|frame| [frame.read_once(true), frame.read_once(false)]);
        texts
            .find_map(Result::ok)
            .ok_or_else(|| "no code can be read".to_owned())
    }

    fn read_once(&self, by_surroundings: bool) -> Outcome<String> {
        let grey = |x: usize, y: usize| self.grey[y * self.width + x];
        let mut image = if by_surroundings {
            rqrr::PreparedImage::prepare_from_greyscale(self.width, self.height, grey)
        } else {
            rqrr::PreparedImage::prepare_from_bitmap(self.width, self.height, |x, y| grey(x, y) < 128)
        };
        let grids = image.detect_grids();
        let grid = grids.first().ok_or("no code is seen")?;
        grid.decode().map(|(_, text)| text).map_err(|error| error.to_string())
    }
}
