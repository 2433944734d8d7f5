extension GestureRecognizer {
  /// Creates a recognizer that sends an action to a target; see ``addTarget(_:action:)``.
  ///
  /// ```swift
  /// let dig = Selector("dig", GlobeViewController.dig)
  /// view.addGestureRecognizer(LongPressGestureRecognizer(target: self, action: dig))
  /// ```
  public convenience init(target: AnyObject?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a target and an action to send to it after each change of a recognized gesture.
  ///
  /// The recognizer is the sender of the action.
  ///
  /// - Parameters:
  ///   - target: The object that performs the action, held weakly. Adding the same target and
  ///     action again has no effect.
  ///   - action: The action. If the target cannot perform it for this recognizer, a warning is
  ///     issued.
  public func addTarget(_ target: AnyObject, action: Selector) {
    actions.removeAll(where: \.isStale)
    guard !actions.contains(where: { $0.target === target && $0.name == AnyHashable(action) })
    else { return }
    actions.append(
      GestureAction(target: target, name: action) { [weak self, weak target] in
        guard let self, let target, !action.perform(on: target, sender: self) else { return }
        warn("\(target) cannot perform the action “\(action)” for \(self).")
      })
  }

  /// Removes targets and their actions, but no closures.
  ///
  /// - Parameters:
  ///   - target: The target, or nil for all targets.
  ///   - action: The action, or nil for all actions.
  public func removeTarget(_ target: AnyObject?, action: Selector?) {
    actions.removeAll { known in
      known.name != nil && (target == nil || known.target === target)
        && (action == nil || known.name == action.map(AnyHashable.init))
    }
  }
}
