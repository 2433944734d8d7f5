/// What an overlay is, in the order in which overlays of one parent lie over each other.
public enum OverlayKind: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// A panel, sheet, popover or alert.
  ///
  /// Beginning one ends the menus and tooltips of the window.
  case presentation
  /// A menu. A press outside it, in any window of the application, ends it.
  case menu
  /// A message that appears for a while.
  case notice
  /// A description of the view under the pointer or the focus. Any key or press ends it.
  case tooltip
  /// The picture of what is dragged.
  case dragPicture

  /// Whether an overlay of one kind lies under one of the other, where both belong to the same.
  public static func < (one: OverlayKind, other: OverlayKind) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Whether the kind goes when a presentation begins.
  var yieldsToPresentations: Bool { self == .menu || self == .tooltip }

  /// Whether the kind survives that its window is hidden, and is there when the window is shown again.
  var outlastsHiding: Bool { self == .presentation }

  /// What the kind blocks until that is set.
  var usualBlocking: OverlayBlocking {
    switch self {
    case .presentation, .menu: .all
    case .notice, .tooltip, .dragPicture: []
    }
  }
}
