extension GestureRecognizer {
  /// Makes a recognizer that sends an action to a target after each change of a recognized gesture;
  /// see ``addTarget(_:action:)``.
  ///
  /// ```swift
  /// let dig = Selector("dig", GlobeViewController.dig)
  /// view.addGestureRecognizer(LongPressGestureRecognizer(target: self, action: dig))
  /// ```
  public convenience init(target: AnyObject?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Sends an action to a target after each change of a recognized gesture, with the recognizer as the
  /// sender.
  ///
  /// - Parameters:
  ///   - target: What performs the action, not kept alive. It is not told twice where it is given
  ///     twice with one action.
  ///   - action: The action. A target that does not have it, or not for this recognizer, is a warning.
  public func addTarget(_ target: AnyObject, action: Selector) {
    actions.removeAll(where: \.isStale)
    guard !actions.contains(where: { $0.target === target && $0.name == AnyHashable(action) })
    else { return }
    actions.append(
      GestureAction(target: target, name: action) { [weak self, weak target] in
        guard let self, let target, !action.perform(on: target, sender: self) else { return }
        warn("\(target) does not have the action “\(action)”, or not for \(self).")
      })
  }

  /// Stops sending an action to a target; closures stay.
  ///
  /// - Parameters:
  ///   - target: The target; nil for all.
  ///   - action: The action; nil for all.
  public func removeTarget(_ target: AnyObject?, action: Selector?) {
    actions.removeAll { known in
      known.name != nil && (target == nil || known.target === target)
        && (action == nil || known.name == action.map(AnyHashable.init))
    }
  }
}
