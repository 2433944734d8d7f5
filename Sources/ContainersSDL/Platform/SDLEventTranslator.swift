internal import CSDL2
internal import Containers
internal import Pixels

/// Translates SDL events to platform events.
@MainActor
struct SDLEventTranslator {
  /// The distance that one notch of the wheel moves the content, in points.
  private static let pointsPerNotch = 48.0

  private var precision = WheelPrecision()
  private var drops = SDLDrops()

  /// Delivers the platform events for an SDL event; there may be none.
  mutating func translate(
    _ event: SDL_Event, at now: Duration, window: (UInt32) -> SDLWindow?,
    _ deliver: (PlatformEvent) -> Void
  ) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: deliver(.quitRequested)
    case SDL_APP_LOWMEMORY: deliver(.memoryWarning)
    case SDL_WINDOWEVENT:
      if let window = window(event.window.windowID) {
        translate(event.window, window, now, deliver)
      }
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE:
      let window = window(event.drop.windowID)
      guard let drop = drops.take(event.drop, window), let window else { return }
      deliver(.input(window: window.identifier, drop, timestamp: now))
    default:
      guard let window = window(windowIdentifier(event)), let input = input(event, window, now)
      else { return }
      deliver(.input(window: window.identifier, input, timestamp: now))
    }
  }

  private func windowIdentifier(_ event: SDL_Event) -> UInt32 {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION: event.motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
    case SDL_MOUSEWHEEL: event.wheel.windowID
    case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
    case SDL_TEXTINPUT: event.text.windowID
    case SDL_TEXTEDITING: event.edit.windowID
    case SDL_TEXTEDITING_EXT: event.editExt.windowID
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: event.tfinger.windowID
    default: 0
    }
  }

  private func translate(
    _ event: SDL_WindowEvent, _ window: SDLWindow, _ now: Duration,
    _ deliver: (PlatformEvent) -> Void
  ) {
    let identifier = window.identifier
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      window.surfaceDidChange()
      guard window.acceptSize() else { return }
      deliver(.resized(window: identifier))
    case SDL_WINDOWEVENT_EXPOSED: deliver(.exposed(window: identifier))
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      deliver(.focusChanged(window: identifier, isFocused: true))
    case SDL_WINDOWEVENT_FOCUS_LOST:
      deliver(.focusChanged(window: identifier, isFocused: false))
    case SDL_WINDOWEVENT_HIDDEN:
      deliver(.visibilityChanged(window: identifier, isVisible: false))
    case SDL_WINDOWEVENT_SHOWN:
      deliver(.visibilityChanged(window: identifier, isVisible: true))
    case SDL_WINDOWEVENT_MINIMIZED:
      deliver(.minimizedChanged(window: identifier, isMinimized: true))
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      deliver(.minimizedChanged(window: identifier, isMinimized: false))
    case SDL_WINDOWEVENT_LEAVE:
      deliver(.input(window: identifier, .pointerLeft, timestamp: now))
    case SDL_WINDOWEVENT_CLOSE: deliver(.closeRequested(window: identifier))
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
      window.displayDidChange()
      deliver(.resized(window: identifier))
    default: break
    }
  }

  private mutating func input(
    _ event: SDL_Event, _ window: SDLWindow, _ now: Duration
  ) -> InputEvent? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION:
      .pointerMoved(point(event.motion.x, event.motion.y, window), modifiers: modifiers)
    case SDL_MOUSEBUTTONDOWN:
      SDLEventTranslator.button(event.button.button).map {
        .pointerPressed($0, point(event.button.x, event.button.y, window), modifiers: modifiers)
      }
    case SDL_MOUSEBUTTONUP:
      SDLEventTranslator.button(event.button.button).map {
        .pointerReleased($0, point(event.button.x, event.button.y, window), modifiers: modifiers)
      }
    case SDL_MOUSEWHEEL: scroll(event.wheel, window, now)
    case SDL_KEYDOWN:
      .keyDown(
        SDLKeys.key(event.key.keysym, text: typedText()), isRepeat: event.key.repeat != 0)
    case SDL_KEYUP: .keyUp(SDLKeys.key(event.key.keysym, text: nil))
    case SDL_TEXTINPUT: .text(SDLKeys.text(of: event.text))
    case SDL_TEXTEDITING, SDL_TEXTEDITING_EXT: SDLTextInput.composition(event)
    case SDL_FINGERDOWN:
      .fingerDown(id: Int(event.tfinger.fingerId), point(event.tfinger, window))
    case SDL_FINGERMOTION:
      .fingerMoved(id: Int(event.tfinger.fingerId), point(event.tfinger, window))
    case SDL_FINGERUP: .fingerUp(id: Int(event.tfinger.fingerId), point(event.tfinger, window))
    default: nil
    }
  }

  private mutating func scroll(
    _ wheel: SDL_MouseWheelEvent, _ window: SDLWindow, _ now: Duration
  ) -> InputEvent {
    // SDL counts to the right and away from the user, which moves the content left and down.
    let notches = Point(x: -Double(wheel.preciseX), y: Double(wheel.preciseY))
    return .scrolled(
      point(wheel.mouseX, wheel.mouseY, window), delta: notches * SDLEventTranslator.pointsPerNotch,
      modifiers: modifiers, isPrecise: precision.isPrecise(notches, at: now))
  }

  /// Returns the text that the current key press types, which SDL reports in the next event.
  private func typedText() -> String? {
    var next = SDL_Event()
    let type = SDL_TEXTINPUT.rawValue
    guard
      SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) > 0,
      next.type == type
    else { return nil }
    return SDLKeys.text(of: next.text)
  }

  private var modifiers: KeyModifierFlags { SDLKeys.modifiers(UInt32(SDL_GetModState().rawValue)) }

  private func point(_ x: Int32, _ y: Int32, _ window: SDLWindow) -> Point {
    Point(x: Double(x) / window.unitsPerPoint, y: Double(y) / window.unitsPerPoint)
  }

  /// Returns the position of a finger, which SDL reports as a fraction of the window.
  private func point(_ finger: SDL_TouchFingerEvent, _ window: SDLWindow) -> Point {
    let size = window.size
    return Point(x: Double(finger.x) * size.width, y: Double(finger.y) * size.height)
  }

  /// Returns the mouse button with a number of SDL, or `nil` for one that is ignored.
  static func button(_ number: UInt8) -> PointerButton? {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: .primary
    case SDL_BUTTON_MIDDLE: .middle
    case SDL_BUTTON_RIGHT: .secondary
    case SDL_BUTTON_X1: .back
    case SDL_BUTTON_X2: .forward
    default: nil
    }
  }
}
