/// The kind of an overlay, in stacking order from back to front among overlays with the same
/// parent.
public enum OverlayKind: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// A message that stays until it is answered. Everything else covers it.
  case banner
  /// A panel, sheet, popover or alert.
  ///
  /// Beginning one ends the menus and tooltips of the window.
  case presentation
  /// A menu. A press outside it, in any window of the application, ends it.
  case menu
  /// A message that appears for a while.
  case notice
  /// A description of the view under the pointer or the focus. Any key or press ends it, and so does a
  /// menu that opens, or the view when it moves or is covered.
  case tooltip
  /// The image of a dragged item.
  case dragPicture

  /// Whether an overlay of the first kind is beneath one of the second, if both have the same
  /// parent.
  public static func < (one: OverlayKind, other: OverlayKind) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Whether overlays of this kind end when a presentation begins.
  var yieldsToPresentations: Bool { self == .menu || self == .tooltip }

  /// Whether overlays of this kind stay open while their window is hidden.
  var outlastsHiding: Bool { self == .presentation }

  /// The input that overlays of this kind block by default.
  var usualBlocking: OverlayBlocking {
    switch self {
    case .presentation, .menu: .all
    case .banner, .notice, .tooltip, .dragPicture: []
    }
  }
}
