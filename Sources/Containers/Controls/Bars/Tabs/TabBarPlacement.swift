/// The position of a tab bar, which determines its appearance.
enum TabBarPlacement: Hashable, Sendable {
  /// Along the bottom edge, with images above the titles.
  case bottom
  /// Along the bottom edge of a window of little height, with images beside the titles.
  case lowBottom
  /// Centered along the top edge.
  case top
  /// A list along the leading edge.
  case sidebar

  /// Whether the bar lies along the bottom edge.
  var isAtBottom: Bool { self == .bottom || self == .lowBottom }
}
