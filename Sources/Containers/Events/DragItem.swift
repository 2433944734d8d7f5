/// An item that the user drags from a list of the app, or from another program.
///
/// UIKit's item promises data in any of several types. The window systems behind this library
/// deliver files and text only, and deliver them whole.
///
/// ```swift
/// DragItem(.text(city.name), localObject: city)
/// ```
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

  /// An object, which equals only itself.
  private final class LocalObject: Hashable, Sendable {
    let object: any Sendable

    init(_ object: any Sendable) { self.object = object }

    static func == (one: LocalObject, other: LocalObject) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// What is dragged.
  public var content: Content
  private var local: LocalObject?

  /// What the item stands for in the app; nil, the default, for an item of another program.
  ///
  /// Only the app gets it. Items with such objects are equal if one is a copy of the other.
  public var localObject: (any Sendable)? {
    get { local?.object }
    set { local = newValue.map(LocalObject.init) }
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - content: What is dragged.
  ///   - localObject: What the item stands for in the app.
  public init(_ content: Content, localObject: (any Sendable)? = nil) {
    self.content = content
    local = localObject.map(LocalObject.init)
  }
}
