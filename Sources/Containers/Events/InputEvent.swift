/// An input event that a platform sends to a window.
public enum InputEvent: Hashable, Sendable {
  /// The mouse moved, with or without buttons pressed.
  case pointerMoved(Point, modifiers: KeyModifierFlags)
  /// A mouse button was pressed.
  case pointerPressed(PointerButton, Point, modifiers: KeyModifierFlags)
  /// A mouse button was released.
  case pointerReleased(PointerButton, Point, modifiers: KeyModifierFlags)
  /// The mouse left the window.
  case pointerLeft
  /// A finger touched the screen.
  case fingerDown(id: Int, Point)
  /// A finger moved.
  case fingerMoved(id: Int, Point)
  /// A finger was lifted.
  case fingerUp(id: Int, Point)
  /// The system canceled a finger's touch.
  case fingerCancelled(id: Int)
  /// The wheel turned at a position.
  ///
  /// `delta` is the distance to move the content, in points; `isPrecise` distinguishes a touchpad
  /// from a wheel with notches.
  case scrolled(Point, delta: Point, modifiers: KeyModifierFlags, isPrecise: Bool = false)
  /// The user dropped something from another program; the location is `nil` if the system doesn't
  /// report it.
  case dropped([DragItem], Point?)
  /// A key was pressed, or repeats.
  case keyDown(Key, isRepeat: Bool)
  /// A key was released.
  case keyUp(Key)
  /// Text was typed, or an input method finished composing it.
  case text(String)
  /// An input method is composing text: the text it currently shows, and the range of selected
  /// characters. The text is empty when composing is canceled.
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

  /// Whether the pointer or a finger moved, or the wheel turned.
  var isMotion: Bool {
    switch self {
    case .pointerMoved, .fingerMoved, .scrolled: true
    default: false
    }
  }
}
