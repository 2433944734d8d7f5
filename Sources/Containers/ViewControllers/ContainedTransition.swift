/// One run of `transition(from:to:…)`: from the two `will` callbacks to the completion, which come
/// exactly once whatever happens in between.
///
/// Held by what will end it, the animator or the queue of the commit, and by nothing else.
@MainActor
final class ContainedTransition {
  private enum Phase {
    case prepared, running, ended
  }

  /// The two controllers and the container that changes from the one to the other.
  struct Parties {
    weak var parent: ViewController?
    let old: ViewController
    let new: ViewController
  }

  private let parties: Parties
  private let completion: ((Bool) -> Void)?
  private var phase = Phase.prepared
  private(set) weak var container: View?
  private var disappearance: AppearanceTransition?
  private var appearance: AppearanceTransition?
  private var effect: any TransitionEffect = PlainEffect()
  /// Held by the animator alone, since its closures hold the transition.
  private weak var animation: Animation?

  init(_ parties: Parties, completion: ((Bool) -> Void)?) {
    self.parties = parties
    self.completion = completion
    container = parties.old.viewIfLoaded?.superview
  }

  /// Whether the transition has to do with a controller, or with what is in a view.
  func involves(_ controller: ViewController, in view: View?) -> Bool {
    controller === parties.old || controller === parties.new
      || container != nil && container === view
  }

  /// Sends both `will` callbacks and puts the new view in, laid out.
  func begin(isAnimated: Bool) {
    phase = .running
    let (old, new) = (parties.old, parties.new)
    old.containedTransition = self
    new.containedTransition = self
    new.loadViewIfNeeded()
    if let parent = parties.parent, parent.isVisibleToChildren, let container,
      let view = parent.viewIfLoaded, container.isDescendant(of: view)
    {
      disappearance = old.beginTransition(.disappear, isAnimated: isAnimated)
      appearance = new.beginTransition(.appear, isAnimated: isAnimated)
    }
    // A callback may have sent the new child elsewhere.
    guard phase == .running, let container, new.parent === parties.parent else { return }
    View.performWithoutAnimation {
      container.addSubview(new.view)
      container.layoutIfNeeded()
    }
  }

  /// Lets the change be seen over some time, or ends it after the commit where it cannot be seen.
  func run(_ options: AnimationOptions, _ duration: Duration, _ animations: (() -> Void)?) {
    guard phase == .running else { return }
    guard duration > .zero, let container, let host = container.window?.shown?.host else {
      View.performWithoutAnimation { animations?() }
      finishAfterCommit(of: container?.window?.host, isFinished: true)
      return
    }
    effect = options.transitionEffect(
      container: container, old: parties.old.view, new: parties.new.view)
    View.performWithoutAnimation { effect.show(0) }
    let timing = Animation.Timing(duration: duration, curve: options.curve)
    animation = host.animator.run(timing) { progress in
      self.effect.show(progress)
    } completion: { isFinished in
      self.finish(isFinished)
    }
    if let animations {
      View.animate(withDuration: duration, options: options.curveOnly, animations: animations)
    }
    host.setNeedsFrame()
  }

  /// Ends the transition because one of its views has left its window.
  func viewLeft(_ window: Window) { finishAfterCommit(of: window.host, isFinished: false) }

  /// Ends the transition now: the rest of the callbacks, the old view out, the completion.
  func finish(_ isFinished: Bool) {
    guard phase == .running else { return }
    phase = .ended
    animation?.stop()
    animation = nil
    View.performWithoutAnimation { effect.end() }
    let (old, new) = (parties.old, parties.new)
    for controller in [old, new] where controller.containedTransition === self {
      controller.containedTransition = nil
    }
    if let appearance { new.endTransition(appearance) }
    if let disappearance { old.endTransition(disappearance) }
    if let view = old.viewIfLoaded, view.superview != nil, view.superview === container {
      view.removeFromSuperview()
    }
    completion?(isFinished)
  }

  private func finishAfterCommit(of host: (any WindowHost)?, isFinished: Bool) {
    guard let host else {
      finish(isFinished)
      return
    }
    host.afterCommit { self.finish(isFinished) }
  }
}

extension AnimationOptions {
  /// What of the options is the curve.
  fileprivate var curveOnly: AnimationOptions {
    intersection(.everyCurve)
  }

  /// Returns the effect that the options stand for.
  @MainActor
  fileprivate func transitionEffect(
    container: View, old: View, new: View
  ) -> any TransitionEffect {
    let edges: [(AnimationOptions, FlipEffect.Edge)] = [
      (.transitionFlipFromTop, .top), (.transitionFlipFromBottom, .bottom),
      (.transitionFlipFromLeft, .left), (.transitionFlipFromRight, .right),
    ]
    if let edge = edges.first(where: { transition == $0.0 })?.1 {
      return FlipEffect(edge: edge, container: container, old: old, new: new)
    }
    if transition == .transitionCrossDissolve { return DissolveEffect(old: old, new: new) }
    return PlainEffect()
  }
}
