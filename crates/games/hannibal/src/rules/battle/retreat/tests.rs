//! Printed rules of retreats, played.
