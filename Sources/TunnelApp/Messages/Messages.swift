/// All that the app shows, says and prints for people; see CONTRIBUTING.md, "A new string".
///
/// Answers for programs (JSON), the syntax of the command line and copied coordinates are the same in every language and
/// stand where they are used.
nonisolated enum Messages {}
