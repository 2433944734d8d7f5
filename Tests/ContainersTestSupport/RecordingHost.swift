@testable import Containers

/// A window host with a manual clock.
@MainActor
final class RecordingHost: Responder, WindowHost {
  private(set) var now = Duration.zero
  let animator = Animator()
  let pasteboard = Pasteboard(TextStore())
  private(set) var frameRequests = 0
  private(set) var propertyChanges = 0

  func setNeedsFrame() { frameRequests += 1 }
  func beforeLayout(_ work: @escaping @MainActor () -> Void) { work() }
  func afterCommit(_ work: @escaping @MainActor () -> Void) { work() }
  func windowDidShow(_ window: Window) {}
  func windowWantsKey(_ window: Window) { window.focusDidChange(isFocused: true, at: now) }
  func windowDidHide(_ window: Window) {}
  func windowDidChangeProperties(_ window: Window) { propertyChanges += 1 }

  /// Advances the clock to a time and steps the animator, stopping at each deadline on the way.
  func advance(to milliseconds: Int) {
    let goal = Duration.milliseconds(milliseconds)
    animator.commit(at: now)
    while let deadline = animator.nextDeadline, deadline <= goal, deadline >= now {
      now = deadline
      animator.step(to: now)
      animator.commit(at: now)
    }
    now = goal
    animator.step(to: now)
    animator.commit(at: now)
  }

  /// Returns a visible window of 400 × 300 points.
  func makeWindow() -> Window {
    let window = Window(host: self, frame: Rect(x: 0, y: 0, width: 400, height: 300))
    window.makeKeyAndVisible()
    return window
  }
}

/// A clipboard in memory.
@MainActor
private final class TextStore: PasteboardSource {
  var clipboard: String?
  var primarySelection: String?
}

extension Window {
  /// Presses the mouse button, and optionally releases it, at a time in milliseconds.
  func press(_ x: Double, _ y: Double, at time: Int, _ button: PointerButton = .primary) {
    send(.pointerPressed(button, Point(x: x, y: y), modifiers: []), at: .milliseconds(time))
  }

  func move(_ x: Double, _ y: Double, at time: Int) {
    send(.pointerMoved(Point(x: x, y: y), modifiers: []), at: .milliseconds(time))
  }

  func lift(_ x: Double, _ y: Double, at time: Int, _ button: PointerButton = .primary) {
    send(.pointerReleased(button, Point(x: x, y: y), modifiers: []), at: .milliseconds(time))
  }

  func click(_ x: Double, _ y: Double, at time: Int, _ button: PointerButton = .primary) {
    press(x, y, at: time, button)
    lift(x, y, at: time + 20, button)
  }

  func touch(_ finger: Int, _ x: Double, _ y: Double, at time: Int) {
    send(.fingerDown(id: finger, Point(x: x, y: y)), at: .milliseconds(time))
  }

  func slide(_ finger: Int, _ x: Double, _ y: Double, at time: Int) {
    send(.fingerMoved(id: finger, Point(x: x, y: y)), at: .milliseconds(time))
  }

  func raise(_ finger: Int, _ x: Double, _ y: Double, at time: Int) {
    send(.fingerUp(id: finger, Point(x: x, y: y)), at: .milliseconds(time))
  }

  func type(_ code: KeyCode, _ modifiers: KeyModifierFlags = [], characters: String = "") {
    let key = Key(code, characters: characters, modifierFlags: modifiers)
    send(.keyDown(key, isRepeat: false), at: .zero)
    send(.keyUp(key), at: .zero)
  }
}

/// A view that records its callbacks.
@MainActor
final class RecordingView: View {
  var log: [String] = []
  var takesFocus = false
  var takesKeys = false

  override var canBecomeFocused: Bool { takesFocus }
  override var canBecomeFirstResponder: Bool { takesKeys }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    log.append("began\(touches.first?.tapCount ?? 0)")
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    log.append("moved")
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    log.append("ended")
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    log.append("cancelled")
  }
  override func pressesBegan(_ presses: Set<Press>) { log.append("press") }
  override func pressesChanged(_ presses: Set<Press>) { log.append("repeat") }
  override func pressesEnded(_ presses: Set<Press>) { log.append("release") }
  override func pressesCancelled(_ presses: Set<Press>) { log.append("call off") }
  override func scrolled(_ scroll: Scroll) { log.append("scroll \(scroll.delta.y)") }
  override func pointerDidEnter() { log.append("enter") }
  override func pointerDidExit() { log.append("exit") }
  override func didUpdateFocus() { log.append(isFocused ? "focus" : "no focus") }
}
