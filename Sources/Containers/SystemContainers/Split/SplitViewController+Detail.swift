extension SplitViewController {
  /// Implements ``show(_:sender:)``.
  func showNext(_ controller: ViewController, sender: Any?) {
    if style == .unspecified {
      if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
      guard let navigation = slots.navigation(.primary) else {
        return showDetail(controller, sender: sender)
      }
      navigation.pushViewController(controller, animated: View.areAnimationsEnabled)
    } else if let base {
      base.pushViewController(controller, animated: View.areAnimationsEnabled)
    } else {
      _ = showAfter(.primary, controller, sender: sender)
    }
  }

  /// Shows a controller in the column after another one.
  ///
  /// - Returns: Whether there is such a column.
  func showAfter(_ column: Column, _ controller: ViewController, sender: Any?) -> Bool {
    guard style != .unspecified, !flow.isCollapsed else { return false }
    switch column {
    case .primary where layout.isTriple:
      setViewController(controller, for: .supplementary)
      show(.supplementary)
    case .primary, .supplementary: showDetailViewController(controller, sender: sender)
    case .secondary, .compact: return false
    }
    return true
  }

  /// Implements ``showDetailViewController(_:sender:)``.
  func showDetail(_ controller: ViewController, sender: Any?) {
    if style == .unspecified,
      delegate?.splitViewController(self, showDetail: controller, sender: sender) == true
    {
      return
    }
    slots.wasSecondaryShown = true
    if flow.isCollapsed { return pushDetail(controller) }
    if style == .unspecified {
      let primary = slots[.primary].content.map { [$0] } ?? []
      if !primary.isEmpty { viewControllers = primary + [controller] }
    } else {
      setViewController(controller, for: .secondary)
    }
    show(.secondary)
  }

  /// Pushes a detail on the one stack.
  private func pushDetail(_ controller: ViewController) {
    guard style != .unspecified else {
      return slots.navigation(.primary)?.push(detail: controller)
        ?? present(controller, animated: true)
    }
    guard let base, let merged = flow.stack else { return present(controller, animated: true) }
    if base.viewControllers.contains(where: { merged.home(of: $0) == .secondary }) {
      base.push(detail: controller)
    } else {
      setViewController(controller, for: .secondary)
      show(.secondary)
    }
  }
}

extension NavigationController {
  /// Pushes a controller, or the controllers of a navigation controller.
  fileprivate func push(detail controller: ViewController) {
    let added = (controller as? NavigationController)?.viewControllers ?? [controller]
    setViewControllers(viewControllers + added, animated: View.areAnimationsEnabled)
  }
}
