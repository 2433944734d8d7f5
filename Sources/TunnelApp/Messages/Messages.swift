/// All texts that the app shows or prints for the user.
///
/// See CONTRIBUTING.md, "A new string".
///
/// JSON output, command-line syntax and copied coordinates are the same in every language, and are
/// written where they are used.
nonisolated enum Messages {}
