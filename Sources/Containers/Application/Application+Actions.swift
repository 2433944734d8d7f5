extension Application {
  /// Sends an action to a target, or to the first in the chain that performs it.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - target: What performs it; nil for the first that can in the chain of the key window's first
  ///     responder, or else in the sender's own where it is a responder, or else in the window's.
  ///   - sender: What the target is told that it comes from.
  ///   - event: The touches that made the sender act.
  /// - Returns: Whether anything performed it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: AnyObject?, from sender: Any?, for event: TouchEvent? = nil
  ) -> Bool {
    let window = windows.first(where: \.isKey) ?? windows.last
    let start = sender as? Responder ?? window?.rootOwner ?? window ?? self
    return start.send(action, to: target, from: sender, for: event)
  }
}
