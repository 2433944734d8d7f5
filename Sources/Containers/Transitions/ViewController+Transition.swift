extension ViewController {
  /// Replaces one child's view with another's, with a transition effect.
  ///
  /// Callbacks come in this order: the old controller will disappear; the new one will appear, and
  /// its view is laid out in the superview of the old one. After the duration, the new controller
  /// has appeared, the old one has disappeared, its view is removed, and the completion is called.
  /// If another transition begins in the same place, the rest follows at once; if the views leave the
  /// window, after the next commit. In both cases the completion receives `false`.
  ///
  /// Until the end, other changes can be animated alongside through the ``transitionCoordinator``
  /// of both children, of the receiver, and of every other descendant controller that is not in a
  /// transition of its own.
  ///
  /// Only one transition runs in a place at a time. A transition requested by a callback of another
  /// one begins after that one has ended, which is cut short if it was still starting. If `old` has
  /// been replaced in the meantime, its replacement is replaced instead.
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
  ///   - old: The child whose view is visible.
  ///   - new: The child whose view replaces it. Set the frame of the view beforehand.
  ///   - duration: The duration. If zero, the completion is called after the next commit.
  ///   - options: The effect and its curve. Repetition is ignored. Flips and curls apply to the
  ///     superview of the two views; nothing outside it moves. Both sides are snapshots unless
  ///     ``AnimationOptions/allowAnimatedContent`` is set. With
  ///     ``AnimationOptions/showHideTransitionViews`` the old view is hidden at the end instead of
  ///     removed. With ``AnimationOptions/beginFromCurrentState`` the reverse of a running
  ///     transition begins at its current position.
  ///   - completion: Called once, with `true` if the transition was not cut short.
  public func transition(
    from old: ViewController, to new: ViewController, duration: Duration,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      from: old, to: new, duration: duration, options: options, animations: nil,
      completion: completion)
  }

  /// Replaces one child's view with another's and animates other changes alongside.
  ///
  /// See ``transition(from:to:duration:options:completion:)``. A single trailing closure is always
  /// the completion; to pass both, label them or use two trailing closures.
  ///
  /// - Parameters:
  ///   - old: The child whose view is visible.
  ///   - new: The child whose view replaces it. Set the frame of the view beforehand.
  ///   - duration: The duration. If zero, the completion is called after the next commit.
  ///   - options: The effect and its curve.
  ///   - animations: Changes to other properties, animated over the same duration.
  ///   - completion: Called once, with `true` if the transition was not cut short.
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

  /// Replaces one child's view with another's, using a custom animator and optionally an
  /// interaction controller.
  ///
  /// Callbacks come as in ``transition(from:to:duration:options:completion:)``. The animator adds
  /// the new view to the superview of the old one, whose frame it has at the end. If animations are
  /// disabled or the window is not shown, the animator is not asked, and the new view replaces the
  /// old one at once.
  ///
  /// A canceled transition reverses the appearance of both controllers, removes the new view, and
  /// keeps the old one; the caller then removes `new`. If the views leave the window or another
  /// transition takes the place during an interaction, the transition is canceled too.
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
  ///   - old: The child whose view is visible.
  ///   - new: The child whose view replaces it.
  ///   - animator: The animator, retained until the end.
  ///   - interactionController: The interaction controller through which the user moves the
  ///     transition, or `nil` if it is not interactive.
  ///   - completion: Called once, with `true` if the new view is in place, or `false` if the
  ///     transition was canceled.
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
        "\(name) cannot change from \(old.name) to \(new.name): both must be its children, so call "
          + "addChild(_:) first.")
    }
    guard old !== new else {
      misuse("\(name) cannot change from \(old.name) to itself: change to another child.")
    }
    guard shouldAutomaticallyForwardAppearanceMethods else {
      misuse(
        "\(name) forwards appearance itself, so it must change from \(old.name) to \(new.name) with "
          + "beginAppearanceTransition and endAppearanceTransition.")
    }
  }

  /// Whether children receive appearance callbacks: the controller's own view is visible or about
  /// to be.
  var isVisibleToChildren: Bool { appearance == .appeared || appearance == .appearing }

  /// Whether what children show in a view inside the controller's is visible or about to be.
  func showsChildren(in container: View?) -> Bool {
    guard isVisibleToChildren, let container, let view = viewIfLoaded else { return false }
    return container.isDescendant(of: view)
  }
}
