/// Something in a file that is wrong, or that only a program can tell.
package struct SceneFinding {
  /// The line of the file, from 1, or `nil` if there is no file.
  package let line: Int?
  /// The JSON path.
  package let path: String
  /// What is wrong.
  package let reason: String
  /// The class that the file names and the bundle does not know, or `nil` for any other fault.
  package let unknownClass: String?
}
