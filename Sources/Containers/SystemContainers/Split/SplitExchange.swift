/// The replacement of the columns that a split shows by others.
@MainActor
final class SplitExchange: ChildrenExchange {
  private weak var split: SplitViewController?
  let leaving: [ViewController]
  let coming: [ViewController]
  let order = ExchangeOrder.children
  weak var container: View?
  let appearances: AppearanceExchange
  var keyboard: KeyboardMemory?
  let moving = MovingViews()

  init(in split: SplitViewController, leaving: [ViewController], coming: [ViewController]) {
    self.split = split
    (self.leaving, self.coming) = (leaving, coming)
    appearances = AppearanceExchange(order: order) { controller, direction, isAnimated in
      controller.beginTransition(direction, isAnimated: isAnimated)
    }
  }

  var parent: ViewController? { split }

  var childrenView: View? { split?.viewIfLoaded }

  var all: [ViewController] { leaving + coming }

  var isSeen: Bool { split?.isVisibleToChildren == true && container != nil }

  func place(of child: ViewController) -> Rect? { split?.pane(of: child)?.frame }

  @discardableResult
  func putNewViewIn() -> Bool {
    guard takesNew, let split else { return false }
    View.performWithoutAnimation {
      split.layOut()
      for host in coming {
        if host.view.window == nil { (host as? NavigationController)?.removeStrays() }
        split.pane(of: host)?.show(host.view)
      }
      container?.layoutIfNeeded()
    }
    return holdsNew
  }

  func end(_ outcome: TransitionOutcome) {
    appearances.end(outcome)
    View.performWithoutAnimation {
      for host in gone(outcome) where host.viewIfLoaded?.superview is SplitPane {
        host.view.removeFromSuperview()
      }
    }
    returnKeyboard(outcome)
  }
}

extension SplitViewController {
  /// Returns the place of a child.
  func pane(of host: ViewController) -> SplitPane? {
    flow.column(of: host).flatMap { splitView?.pane($0) }
  }
}
