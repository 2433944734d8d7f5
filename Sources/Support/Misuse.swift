/// Stops the program because it violated a rule of the library.
///
/// A failed `precondition` prints nothing in an optimized build; this function always prints its
/// message.
///
/// - Parameter message: What is wrong, naming every party, and the remedy.
public func misuse(
  _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message(), file: file, line: line)
}
