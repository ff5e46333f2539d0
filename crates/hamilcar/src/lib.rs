//! The rules of Hamilcar.

pub mod data;
