import Containers

/// What is beside the maps: the primary column of the window's split.
extension Panels {
  /// The width of a panel beside the maps, in points.
  private static let sideWidth = 300.0
  /// The least width of a window with a panel beside the maps, in points.
  private static let leastWidth = 780.0
  /// What the split reserves for the divider, in points.
  private static let divider = 9.0

  /// The controller beside the maps; nil for none.
  ///
  /// In a narrow window it is hidden.
  var side: ViewController? {
    (split?.viewController(for: .primary) as? NavigationController)?.viewControllers.first
  }

  /// Whether the window has room for a controller beside the maps.
  var hasRoomAtSide: Bool { (split?.viewIfLoaded?.bounds.width ?? 0) >= Self.leastWidth }

  /// Prepares the columns of the window's split, which has nothing beside the maps at first.
  func setUpColumns() {
    guard let split else { return }
    // In a narrow window a sheet comes over the maps instead.
    split.traitOverrides.horizontalSizeClass = .regular
    split.presentsWithGesture = false
    split.allowsColumnResizing = false
    split.minimumPrimaryColumnWidth = Self.sideWidth
    split.maximumPrimaryColumnWidth = Self.sideWidth
    split.minimumSecondaryColumnWidth = Self.leastWidth - Self.sideWidth - Self.divider
    split.preferredDisplayMode = .secondaryOnly
  }

  /// Shows a controller beside the maps, or nothing.
  ///
  /// A narrow window hides it.
  func setSide(_ controller: ViewController?) {
    guard let split, let view = split.view else { return }
    View.transition(
      with: view, duration: .milliseconds(350),
      options: [.transitionCrossDissolve, .allowAnimatedContent, .allowUserInteraction]
    ) {
      View.performWithoutAnimation {
        split.setViewController(controller.map(NavigationController.withoutBar), for: .primary)
        split.preferredDisplayMode = controller == nil ? .secondaryOnly : .oneBesideSecondary
        view.layoutIfNeeded()
      }
    }
  }
}

extension NavigationController {
  /// Returns a column of a split for a controller that has a heading of its own.
  static func withoutBar(_ controller: ViewController) -> NavigationController {
    let column = NavigationController(rootViewController: controller)
    column.isNavigationBarHidden = true
    return column
  }
}
