extension Application {
  /// Sends an action to a target, or to the first responder in a chain that can perform it.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - target: The object that performs the action. If `nil`, it is the first responder that can
  ///     perform the action in the chain of the key window's first responder, or else in the
  ///     sender's own chain if it is a responder, or else in that of the window.
  ///   - sender: The sender passed to the target.
  ///   - event: The touch event that triggered the action.
  /// - Returns: Whether the action was performed.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: AnyObject?, from sender: Any?, for event: TouchEvent? = nil
  ) -> Bool {
    let window = windows.first(where: \.isKey) ?? windows.last
    let start = sender as? Responder ?? window?.rootOwner ?? window ?? self
    return start.send(action, to: target, from: sender, for: event)
  }
}
