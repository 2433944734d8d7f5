/// An object that can handle events, or pass them on to the next in the chain.
///
/// Every method that is not overridden passes its event to ``next``.
@MainActor
open class Responder {
  /// Makes a responder.
  public init() {}

  /// The next object in the chain; nil at its end.
  open var next: Responder? { nil }

  /// Whether the receiver agrees to become the first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the receiver agrees to give first responder status up; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// The key commands that the receiver offers while it is in the chain of the first responder.
  open var keyCommands: [KeyCommand] { [] }

  /// Asks the receiver's window to make it the first responder.
  ///
  /// - Returns: Whether the receiver is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    return window.makeFirstResponder(self)
  }

  /// Asks the receiver to give first responder status up.
  ///
  /// - Returns: Whether the receiver is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    return window.makeFirstResponder(nil)
  }

  /// Tells that the receiver is the first responder now.
  open func didBecomeFirstResponder() {}

  /// Tells that the receiver is no longer the first responder.
  open func didResignFirstResponder() {}

  /// Whether the receiver is its window's first responder.
  public var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// The window at the end of the chain; nil where the chain does not reach one.
  var responderWindow: Window? {
    var responder: Responder? = self
    while let current = responder {
      if let window = current as? Window { return window }
      responder = current.next
    }
    return nil
  }

  /// Tells that touches began.
  open func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells that touches moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells that touches were lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells that the system, or a gesture, took touches away.
  open func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Tells that keys went down.
  open func pressesBegan(_ presses: Set<Press>) { next?.pressesBegan(presses) }

  /// Tells that keys repeat.
  open func pressesChanged(_ presses: Set<Press>) { next?.pressesChanged(presses) }

  /// Tells that keys went up.
  open func pressesEnded(_ presses: Set<Press>) { next?.pressesEnded(presses) }

  /// Tells that the system took presses away.
  open func pressesCancelled(_ presses: Set<Press>) { next?.pressesCancelled(presses) }

  /// Tells that the wheel turned over the receiver.
  open func scrolled(_ scroll: Scroll) { next?.scrolled(scroll) }
}
