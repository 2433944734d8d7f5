/// An item that the user drags from another program.
///
/// UIKit's item promises data in any of several types. The window systems behind this library
/// deliver files and text only, and deliver them whole.
public struct DragItem: Hashable, Sendable {
  /// What is dragged.
  public enum Content: Hashable, Sendable {
    /// A file or folder at an absolute path.
    ///
    /// Each byte of the path that is not part of a UTF-8 character, 0x80 to 0xFF, appears as one of
    /// the private characters U+10FF80 to U+10FFFF.
    case file(path: String)
    /// A text, which may be a URL.
    case text(String)
  }

  /// What is dragged.
  public var content: Content

  /// Creates an item.
  public init(_ content: Content) { self.content = content }
}
