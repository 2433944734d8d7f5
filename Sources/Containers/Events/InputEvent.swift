/// What a platform tells a window that a person did.
public enum InputEvent: Hashable, Sendable {
  /// The mouse moved, with whatever buttons are down.
  case pointerMoved(Point, modifiers: KeyModifierFlags)
  /// A mouse button went down.
  case pointerPressed(PointerButton, Point, modifiers: KeyModifierFlags)
  /// A mouse button went up.
  case pointerReleased(PointerButton, Point, modifiers: KeyModifierFlags)
  /// The mouse left the window.
  case pointerLeft
  /// A finger touched the screen.
  case fingerDown(id: Int, Point)
  /// A finger moved.
  case fingerMoved(id: Int, Point)
  /// A finger was lifted.
  case fingerUp(id: Int, Point)
  /// The system took a finger's touch away.
  case fingerCancelled(id: Int)
  /// The wheel turned: position, distance to move the content in points.
  case scrolled(Point, delta: Point, modifiers: KeyModifierFlags)
  /// A key went down, or repeats.
  case keyDown(Key, isRepeat: Bool)
  /// A key went up.
  case keyUp(Key)
  /// Text was typed, or an input method has finished composing it.
  case text(String)
  /// An input method composes a text, empty when it gives up: what it shows now, and which of its
  /// characters are selected.
  case textComposed(String, selection: Range<Int>)
}

extension InputEvent {
  /// Whether a button or a finger went down.
  var beginsPress: Bool {
    switch self {
    case .pointerPressed, .fingerDown: true
    default: false
    }
  }
}
