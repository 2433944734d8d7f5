/// The replacement of the columns that a split shows by others.
@MainActor
final class SplitExchange: ChildrenExchange {
  private var split: SplitViewController? { parent as? SplitViewController }

  override func place(of child: ViewController) -> Rect? { split?.pane(of: child)?.frame }

  override func putComing(in container: View) {
    split?.layOut()
    for host in coming {
      if host.view.window == nil { (host as? NavigationController)?.removeStrays() }
      split?.pane(of: host)?.show(host.view)
    }
  }

  override func takeOut(_ hosts: [ViewController]) {
    View.performWithoutAnimation {
      for host in hosts where host.viewIfLoaded?.superview is SplitPane {
        host.view.removeFromSuperview()
      }
    }
  }
}

extension SplitViewController {
  /// Returns the place of a child.
  func pane(of host: ViewController) -> SplitPane? {
    slots.column(showing: host).flatMap { splitView?.pane($0) }
  }
}

/// The animator of columns that come and go, which moves nothing itself but the progress.
@MainActor
final class SplitAnimator: ViewControllerAnimatedTransitioning {
  private static let duration = Duration.milliseconds(300)

  private weak var split: SplitViewController?

  init(of split: SplitViewController) { self.split = split }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration {
    split?.flow.motion?.isDissolve == true ? .reducedDissolve : Self.duration
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let split, let exchange = split.flow.motion?.session?.exchange else {
      return context.completeTransition(true)
    }
    _ = exchange.putNewViewIn()
    let timing = Animation.Timing(
      duration: transitionDuration(using: context), curve: .easeInOut)
    AnimationTimeline.current(for: context.containerView)?.run(timing, completing: context) {
      [weak split] progress in
      View.performWithoutAnimation { split?.showProgress(progress) }
    }
  }
}

extension SplitViewController {
  /// Shows a fraction of the running transition, 0…1.
  func showProgress(_ progress: Double) {
    guard flow.motion != nil else { return }
    advance(.progress(progress))
    layOut()
  }
}
