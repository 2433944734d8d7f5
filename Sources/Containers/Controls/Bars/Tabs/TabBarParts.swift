/// The tabs of a bar and the views that show them.
@MainActor
final class TabBarParts {
  var items: [TabBarItem] = []
  var selected: TabBarItem?
  /// The placement that a controller chose, or `nil` along the bottom edge.
  var placement: TabBarPlacement?
  /// Selects a tab for the user instead of the bar.
  var onChoose: ((TabBarItem) -> Void)?
  /// Hides or shows the list along the leading edge, or `nil` if there is none.
  var onToggleSidebar: (() -> Void)?
  /// The height by which the background extends beyond the bar at the edge of the window.
  var extent = 0.0
  /// The views of the tabs, in order, and that of the menu.
  var buttons: [TabBarButton] = []
  var more: TabMoreButton?
  /// The items in the menu.
  var inMenu: [TabBarItem] = []
  /// The button that hides and shows the list.
  var toggle: BarButton?
  let background = BarBackgroundView(isLineOnTop: true)
  /// The row of a bar at the top, and the background of its selected tab.
  let (capsule, chosen) = (ControlPart(), ControlPart())
}
