extension Responder {
  /// Performs an action on this responder, even if that currently declares it unavailable.
  ///
  /// - Returns: Whether the responder has the action.
  @discardableResult
  public func perform(_ action: Selector, with sender: Any? = nil) -> Bool {
    action.perform(on: self, sender: sender)
  }

  /// Sends an action to a target, or to the nearest responder in the chain that can perform it.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - target: The object that performs the action. If nil, the first object that can perform it,
  ///     searched along the responder chain from the window's first responder and then from this
  ///     one.
  ///   - sender: The sender passed to the target.
  ///   - event: The touch event that caused the action.
  /// - Returns: Whether the action was performed.
  package func send(
    _ action: Selector, to target: AnyObject?, from sender: Any?, for event: TouchEvent?
  ) -> Bool {
    if let target {
      guard action.perform(on: target, sender: sender, event: event) else {
        warn("\(target) cannot perform the action “\(action)” for \(sender ?? "no sender").")
        return false
      }
      return true
    }
    let found =
      responderWindow?.firstResponder?.target(forAction: action, withSender: sender)
      ?? self.target(forAction: action, withSender: sender)
    return found.map { action.perform(on: $0, sender: sender, event: event) } ?? false
  }
}
