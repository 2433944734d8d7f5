/// A source of text shared between programs.
@MainActor
public protocol PasteboardSource: AnyObject {
  /// The text on the clipboard, or `nil` if there is none.
  var clipboard: String? { get set }
  /// The text selected in any program, or `nil` if there is none or the desktop does not share it.
  var primarySelection: String? { get set }
}

/// The clipboard, which views access through ``Window/pasteboard``.
///
/// ```swift
/// let pasteboard: Pasteboard? = view.window?.pasteboard
/// pasteboard?.string = "Lemvig"
/// ```
@MainActor
public final class Pasteboard {
  private let source: any PasteboardSource

  /// Creates a pasteboard for the clipboard of a platform.
  public init(_ source: any PasteboardSource) { self.source = source }

  /// The most recently copied text, or `nil` if there is none.
  public var string: String? {
    get { source.clipboard }
    set { source.clipboard = newValue }
  }

  /// Whether there is text to paste.
  public var hasStrings: Bool { source.clipboard?.isEmpty == false }

  /// The most recently selected text of any program, or `nil` if the desktop does not share it.
  ///
  /// A middle click inserts it.
  public var selection: String? {
    get { source.primarySelection }
    set { source.primarySelection = newValue }
  }
}
