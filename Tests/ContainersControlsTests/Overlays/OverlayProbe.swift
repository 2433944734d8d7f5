@testable import Containers

/// A view that can be focused and records the input that reaches it.
final class OverlayProbe: View {
  /// The recorded input, in order.
  private(set) var log: [String] = []
  var commands: [KeyCommand] = []
  /// The area that responds to hit testing, or nil for all of the bounds.
  var ownArea: Rect?
  var preferred: [any FocusEnvironment] = []

  override var canBecomeFocused: Bool { true }
  override var keyCommands: [KeyCommand] { commands }
  override var preferredFocusEnvironments: [any FocusEnvironment] { preferred }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    (ownArea ?? bounds).contains(point)
  }

  /// Adds a key command that is recorded when it runs.
  func addCommand(_ key: KeyCode) {
    commands.append(
      KeyCommand(key, title: "\(key)") { [weak self] in self?.log.append("ran \(key)") })
  }

  /// Returns the input recorded since the last call.
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) { log.append("began") }
  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    log.append("cancelled")
  }
  override func scrolled(_ scroll: Scroll) { log.append("scrolled") }
  override func pointerDidEnter() { log.append("entered") }
  override func pointerDidExit() { log.append("left") }
  override func pressesBegan(_ presses: Set<Press>) {
    log += presses.map { "press \($0.key.keyCode)" }
    super.pressesBegan(presses)
  }
  override func pressesCancelled(_ presses: Set<Press>) {
    log += presses.map { "cancelled \($0.key.keyCode)" }
  }
}
