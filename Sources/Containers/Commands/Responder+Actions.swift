extension Responder {
  /// Performs an action on the receiver itself, whether or not it says that it can now.
  ///
  /// - Returns: Whether the receiver has the action.
  @discardableResult
  public func perform(_ action: Selector, with sender: Any? = nil) -> Bool {
    action.perform(on: self, sender: sender)
  }

  /// Sends an action to a target, or to the first in the chain that performs it.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - target: What performs it; nil for the first that can in the chain of the window's first
  ///     responder, or else in the receiver's own.
  ///   - sender: What the target is told that it comes from.
  ///   - event: The touches that made the sender act.
  /// - Returns: Whether anything performed it.
  func send(
    _ action: Selector, to target: AnyObject?, from sender: Any?, for event: TouchEvent?
  ) -> Bool {
    if let target {
      guard action.perform(on: target, sender: sender, event: event) else {
        warn("\(target) does not have the action “\(action)”, or not for \(sender ?? "no sender").")
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
