/// Where the texts are that go from one program to another.
@MainActor
public protocol PasteboardSource: AnyObject {
  /// The text on the clipboard; nil where there is none.
  var clipboard: String? { get set }
  /// The text that is selected in some program, where the desktop shares that; nil where there is
  /// none.
  var primarySelection: String? { get set }
}

/// The clipboard, as an application's views use it: ``Window/pasteboard``.
@MainActor
public final class Pasteboard {
  private let source: any PasteboardSource

  /// Makes a pasteboard of a platform's clipboard.
  public init(_ source: any PasteboardSource) { self.source = source }

  /// The text that was copied last; nil where there is none.
  public var string: String? {
    get { source.clipboard }
    set { source.clipboard = newValue }
  }

  /// Whether there is text to paste.
  public var hasStrings: Bool { source.clipboard?.isEmpty == false }

  /// The text that was selected last, in whatever program; nil on a desktop that does not share it.
  ///
  /// A middle click inserts it.
  public var selection: String? {
    get { source.primarySelection }
    set { source.primarySelection = newValue }
  }
}
