extension ViewController {
  /// Replaces one child's view by another's, seen over some time.
  ///
  /// The callbacks come in this order: the old one will disappear, the new one will appear and is
  /// laid out in the old one's superview; after the duration the new one has appeared, the old one
  /// has disappeared and its view is taken out; then the completion. If something comes between (the
  /// views leave the window, or another transition begins in the same place) the rest follows at
  /// once, and the completion gets false. Until then ``transitionCoordinator`` of the two and of the
  /// receiver takes other changes along, and so does that of every other controller in the receiver
  /// that is in no transition of its own.
  ///
  /// Only one transition runs in a place at a time. Where a callback of one asks for another, that one
  /// begins after the first has ended: at once if the first was starting, which is cut short then.
  /// If `old` has been replaced meanwhile, what replaced it makes way.
  ///
  /// ```swift
  /// old.willMove(toParent: nil)
  /// addChild(new)
  /// new.view.frame = old.view.frame
  /// transition(
  ///   from: old, to: new, duration: .milliseconds(200),
  ///   options: [.transitionFlipFromTop, .curveEaseIn]
  /// ) { _ in
  ///   old.removeFromParent()
  ///   new.didMove(toParent: self)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - old: The child whose view is seen.
  ///   - new: The child whose view is to be seen; the caller sets its frame.
  ///   - duration: How long the change takes; with zero the completion comes after the next commit.
  ///   - options: The effect and its curve; it is not repeated. Flips and curls are those of the
  ///     superview of the two views, and nothing outside it moves. Both sides are still pictures
  ///     unless ``AnimationOptions/allowAnimatedContent`` lets them live; with
  ///     ``AnimationOptions/showHideTransitionViews`` the old view is hidden at the end instead of
  ///     taken out; with ``AnimationOptions/beginFromCurrentState`` the way back from a transition
  ///     that runs begins where that one is.
  ///   - completion: Called once: with true if nothing came between.
  public func transition(
    from old: ViewController, to new: ViewController, duration: Duration,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      from: old, to: new, duration: duration, options: options, animations: nil,
      completion: completion)
  }

  /// Changes from one child's view to another's, and other properties over the same time.
  ///
  /// As ``transition(from:to:duration:options:completion:)``. Both closures are named, or the second one
  /// follows the first as a trailing closure; a trailing closure that is alone is always the completion.
  ///
  /// - Parameters:
  ///   - old: The child whose view is seen.
  ///   - new: The child whose view is to be seen; the caller sets its frame.
  ///   - duration: How long the change takes; with zero the completion comes after the next commit.
  ///   - options: The effect and its curve.
  ///   - animations: Changes of other properties, seen over the same time; nil for none.
  ///   - completion: Called once: with true if nothing came between; nil for nothing.
  public func transition(
    from old: ViewController, to new: ViewController, duration: Duration,
    options: AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    checkExchange(from: old, to: new)
    let motion = EffectMotion(
      from: old, to: new, duration: View.areAnimationsEnabled ? duration : .zero,
      options: options, animations: animations)
    TransitionSession(
      ChildExchange(in: self, from: old, to: new, options: options), motion, completion: completion
    ).request()
  }

  /// Replaces one child's view by another's with an animator of your own, which a person may move.
  ///
  /// The callbacks come as those of ``transition(from:to:duration:options:completion:)``. The animator puts
  /// the new view into the superview of the old one, whose frame it gets at the end. Where animations are
  /// disabled, or the window is not shown, nobody is asked, and the new view takes the place at once.
  ///
  /// A transition that is cancelled turns the appearance of both back, takes the new view out and leaves the
  /// old one in its place; then the caller gives up `new`. So it does where the views leave the window, or
  /// another transition takes the place, while a person moves this one.
  ///
  /// ```swift
  /// addChild(new)
  /// transition(
  ///   from: old, to: new, using: SlideAnimator(), interactionController: interaction
  /// ) { isCompleted in
  ///   if isCompleted {
  ///     old.willMove(toParent: nil)
  ///     old.removeFromParent()
  ///     new.didMove(toParent: self)
  ///   } else {
  ///     new.willMove(toParent: nil)
  ///     new.removeFromParent()
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - old: The child whose view is seen.
  ///   - new: The child whose view is to be seen.
  ///   - animator: Moves the views; kept until the end.
  ///   - interactionController: Lets a person move the transition; nil for nobody.
  ///   - completion: Called once: with true if the new view is in place, with false if the transition was
  ///     cancelled.
  public func transition(
    from old: ViewController, to new: ViewController,
    using animator: any ViewControllerAnimatedTransitioning,
    interactionController: (any ViewControllerInteractiveTransitioning)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    checkExchange(from: old, to: new)
    let motion = AnimatorMotion(
      animator, interactionController, isWanted: View.areAnimationsEnabled)
    TransitionSession(
      ChildExchange(in: self, from: old, to: new), motion, completion: completion
    ).request()
  }

  private func checkExchange(from old: ViewController, to new: ViewController) {
    guard old.parent === self, new.parent === self else {
      misuse(
        "\(name) cannot change from \(old.name) to \(new.name): both must be its children; addChild "
          + "them first.")
    }
    guard old !== new else {
      misuse("\(name) cannot change from \(old.name) to itself: change to another child.")
    }
    guard shouldAutomaticallyForwardAppearanceMethods else {
      misuse(
        "\(name) forwards appearance itself, so it must change from \(old.name) to \(new.name) by "
          + "beginAppearanceTransition and endAppearanceTransition.")
    }
  }

  /// Whether children appear and disappear now: the controller's own view is seen or about to be.
  var isVisibleToChildren: Bool { appearance == .appeared || appearance == .appearing }
}
