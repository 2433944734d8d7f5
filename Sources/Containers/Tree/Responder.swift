/// An object that can handle events, or pass them on to the next in the chain.
///
/// Every method that is not overridden passes its event to ``next``.
@MainActor
open class Responder {
  /// Makes a responder.
  public init() {}

  /// The class and address, to tell the object from others when it is printed.
  open var description: String { "<\(type(of: self)): \(address)>" }

  /// The next object in the chain; nil at its end.
  open var next: Responder? { nil }

  /// Whether the receiver agrees to become the first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the receiver agrees to give first responder status up; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// The key commands that the receiver offers while it is in the chain of the first responder.
  ///
  /// Of two for one key the one that is nearer to the first responder runs.
  open var keyCommands: [KeyCommand] { [] }

  /// What records the changes made here, so that they can be undone: that of the next in the chain
  /// unless overridden, at last the window's.
  open var undoManager: UndoManager? { next?.undoManager }

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
  open func pressesBegan(_ presses: Set<Press>) { nextForKeys?.pressesBegan(presses) }

  /// Tells that keys repeat.
  open func pressesChanged(_ presses: Set<Press>) { nextForKeys?.pressesChanged(presses) }

  /// Tells that keys went up.
  open func pressesEnded(_ presses: Set<Press>) { nextForKeys?.pressesEnded(presses) }

  /// Tells that the system took presses away.
  open func pressesCancelled(_ presses: Set<Press>) { nextForKeys?.pressesCancelled(presses) }

  /// Tells that the wheel turned over the receiver.
  open func scrolled(_ scroll: Scroll) { next?.scrolled(scroll) }

  /// Whether the receiver performs an action now.
  ///
  /// Unless overridden it is true of what the receiver's type has: an action is looked for along
  /// the chain by the type that its ``Selector`` names. Actions that every responder has, such as
  /// ``copy(_:)``, are performed only by those that override this and say so.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !action.isInherited && action.isDeclared(by: self, sender: sender)
  }

  /// Returns the first in the chain, from the receiver on, that performs an action; nil where none
  /// does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Responder? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Tells that a command of which the receiver is the target is about to be shown or run: its
  /// title, attributes and state may be changed.
  open func validate(_ command: Command) {}

  /// Removes what is selected and puts it on the clipboard; see ``canPerformAction(_:withSender:)``.
  open func cut(_ sender: Any?) {}

  /// Puts what is selected on the clipboard; see ``canPerformAction(_:withSender:)``.
  open func copy(_ sender: Any?) {}

  /// Inserts what is on the clipboard; see ``canPerformAction(_:withSender:)``.
  open func paste(_ sender: Any?) {}

  /// Removes what is selected; see ``canPerformAction(_:withSender:)``.
  open func delete(_ sender: Any?) {}

  /// Selects what is at hand; see ``canPerformAction(_:withSender:)``.
  open func select(_ sender: Any?) {}

  /// Selects everything; see ``canPerformAction(_:withSender:)``.
  open func selectAll(_ sender: Any?) {}

  /// Takes the last change back; see ``canPerformAction(_:withSender:)``.
  open func undo(_ sender: Any?) {}

  /// Makes the last change that was taken back again; see ``canPerformAction(_:withSender:)``.
  open func redo(_ sender: Any?) {}
}

extension Responder: @MainActor CustomStringConvertible {
  /// Where the object lies in memory, as messages write it: `0x600002a1c040`.
  var address: String { "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16) }
}
