/// An object that handles events or passes them on along the responder chain.
///
/// The default implementation of every event method passes the event to ``next``.
///
/// ```swift
/// final class Inspector: Responder {
///   weak var owner: ViewController?
///
///   override var next: Responder? { owner }
/// }
/// ```
@MainActor
open class Responder {
  /// Creates a responder.
  public init() {}

  /// The description by which nibs create and connect objects of the class, or `nil` if the class
  /// adds nothing to its superclass.
  ///
  /// A class that appears in nibs returns its description here and is listed in the
  /// `ResourceBundle`.
  open class var objectClass: ObjectClass? { nil }

  /// Called after a nib created the receiver and connected all its outlets and actions.
  ///
  /// An override calls super.
  open func awakeFromNib() {}

  /// A description for debugging: the class and the address.
  open var description: String { "<\(type(of: self)): \(address)>" }

  /// The next object in the responder chain, or `nil` at its end.
  open var next: Responder? { nil }

  /// The next object in the view hierarchy: ``next``, except that a presented controller is followed
  /// by the superview of its view.
  var nextInTree: Responder? { next }

  /// Whether the receiver can become the first responder; `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the receiver can resign first responder status; `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// The key commands available while the receiver is in the responder chain of the first
  /// responder.
  ///
  /// If two commands have the same key, the one closer to the first responder runs.
  open var keyCommands: [KeyCommand] { [] }

  /// The undo manager that records changes made through the receiver.
  ///
  /// The default is the undo manager of the next responder, and finally that of the window.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Asks the receiver's window to make the receiver the first responder.
  ///
  /// - Returns: Whether the receiver is now the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    return window.makeFirstResponder(self)
  }

  /// Asks the receiver to resign first responder status.
  ///
  /// Called whenever first responder status moves elsewhere: by code, a press, the keyboard, a
  /// presentation, or a pop. An override that returns `false` without calling super keeps the
  /// status and the focus. When the receiver is covered or leaves the window, it cannot refuse: the
  /// override is called, but its result is ignored.
  ///
  /// - Returns: Whether the receiver is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { responderWindow?.release(self) ?? true }

  /// Called after the receiver becomes the first responder.
  open func didBecomeFirstResponder() {}

  /// Called after the receiver resigns first responder status.
  open func didResignFirstResponder() {}

  /// Whether the receiver is the first responder of its window.
  public var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// The window of the responder, or `nil` if it is not in a window.
  var responderWindow: Window? {
    var responder: Responder? = self
    while let current = responder {
      if let window = current as? Window { return window }
      responder = current.nextInTree
    }
    return nil
  }

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move.
  open func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end.
  open func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system or a gesture cancels touches.
  open func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when keys are pressed.
  open func pressesBegan(_ presses: Set<Press>) { nextForKeys?.pressesBegan(presses) }

  /// Called when held keys repeat.
  open func pressesChanged(_ presses: Set<Press>) { nextForKeys?.pressesChanged(presses) }

  /// Called when keys are released.
  open func pressesEnded(_ presses: Set<Press>) { nextForKeys?.pressesEnded(presses) }

  /// Called when the system cancels key presses.
  open func pressesCancelled(_ presses: Set<Press>) { nextForKeys?.pressesCancelled(presses) }

  /// Called when the scroll wheel turns over the receiver.
  open func scrolled(_ scroll: Scroll) { next?.scrolled(scroll) }

  /// Whether the receiver can currently perform an action.
  ///
  /// The default is `true` for actions that the receiver's type declares, as named by the
  /// ``Selector``. Actions that every responder inherits, such as ``copy(_:)``, are performed only
  /// by responders that override this method and return `true`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !action.isInherited && action.isDeclared(by: self, sender: sender)
  }

  /// Returns the first responder in the chain, starting with the receiver, that can perform an
  /// action, or `nil` if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Responder? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Called before a command that targets the receiver is shown or run.
  ///
  /// An override may change the title, attributes, and state of the command.
  open func validate(_ command: Command) {}

  /// Removes the selection and puts it on the clipboard; see ``canPerformAction(_:withSender:)``.
  open func cut(_ sender: Any?) {}

  /// Puts the selection on the clipboard; see ``canPerformAction(_:withSender:)``.
  open func copy(_ sender: Any?) {}

  /// Inserts the contents of the clipboard; see ``canPerformAction(_:withSender:)``.
  open func paste(_ sender: Any?) {}

  /// Removes the selection; see ``canPerformAction(_:withSender:)``.
  open func delete(_ sender: Any?) {}

  /// Selects the item at the current position; see ``canPerformAction(_:withSender:)``.
  open func select(_ sender: Any?) {}

  /// Selects everything; see ``canPerformAction(_:withSender:)``.
  open func selectAll(_ sender: Any?) {}

  /// Undoes the last change; see ``canPerformAction(_:withSender:)``.
  open func undo(_ sender: Any?) {}

  /// Redoes the last undone change; see ``canPerformAction(_:withSender:)``.
  open func redo(_ sender: Any?) {}
}

extension Responder: @MainActor CustomStringConvertible {
  /// The memory address of the object as written in messages, such as `0x600002a1c040`.
  var address: String { "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16) }
}
