/// Hands the keys of a window to key commands, to the focus and to responders.
@MainActor
final class PressDispatcher {
  private unowned let window: Window
  /// Whether the text of the key that went down last is not wanted: the key ran a command, or led the
  /// keyboard elsewhere, where it was not meant for.
  private var dropsText = false
  private var presses: [KeyCode: (press: Press, responder: WeakResponder)] = [:]

  init(window: Window) { self.window = window }

  /// Where keys begin: the first responder, the focused view, the root view's controller or the window; or the
  /// overlay that keeps them from those.
  private var start: Responder {
    let start = window.firstResponder ?? window.focus.validView ?? window.rootOwner ?? window
    let reached = start.beyondBlockedViews
    guard let overlays = window.overlayRouting else { return reached }
    let target = overlays.keyTarget(for: reached).beyondBlockedViews
    return target.responderChain.first { !overlays.blocks($0, .keys) } ?? window
  }

  /// Returns a responder as what takes typed text; nil where it takes none now.
  ///
  /// A view that has the focus and is not the first responder has refused to be edited.
  private func input(_ responder: Responder) -> (any KeyInput)? {
    if responder === window.focus.view, responder !== window.firstResponder { return nil }
    return responder.takingText
  }

  /// Handles a key that goes down or repeats.
  func down(_ key: Key, isRepeat: Bool, _ now: Duration) {
    window.focus.isKeyboardInUse = true
    window.overlayRouting?.keyWillGoDown()
    if presses[key.keyCode] != nil {
      guard isRepeat else { return up(key, now) }
      return change(key, now)
    }
    let start = start
    if runCommand(for: key, from: start, isRepeat: isRepeat, hasPriority: true) {
      dropsText = true
      return
    }
    if edit(key, start) { return dropsText = false }
    dropsText = runCommand(for: key, from: start, isRepeat: isRepeat, hasPriority: false)
    guard !dropsText else { return }
    press(key, from: start, now)
    dropsText = self.start !== start
  }

  /// Lets a key that is no command move the focus, or act, or be pressed.
  private func press(_ key: Key, from start: Responder, _ now: Duration) {
    if window.overlayRouting?.keyTaker == nil,
      PressDispatcher.movesFocus(key) || PressDispatcher.leavesText(key)
    {
      window.focus.move(key.modifierFlags.contains(.shift) ? .previous : .next)
      return
    }
    if let action = Selector.editing(for: key),
      let target = start.target(forAction: action, withSender: window)
    {
      target.perform(action, with: window)
      return
    }
    let press = Press(key: key, phase: .began, timestamp: now)
    presses[key.keyCode] = (press, WeakResponder(responder: start))
    start.pressesBegan([press])
  }

  /// Handles a key that goes up; one that no responder was told of is left out.
  func up(_ key: Key, _ now: Duration) {
    dropsText = false
    guard let (press, holder) = presses.removeValue(forKey: key.keyCode) else { return }
    holder.responder?.pressesEnded([Press(key: press.key, phase: .ended, timestamp: now)])
  }

  /// Takes keys that no responder wanted: arrows, which move the focus, those for a menu, and Escape, which
  /// dismisses a presentation.
  func takesUnclaimed(_ presses: Set<Press>) -> Bool {
    guard let press = presses.first else { return false }
    switch (press.key.keyCode, press.key.modifierFlags) {
    case (.menu, []), (.function(10), .shift):
      return press.phase == .began && openMenu()
    case (.escape, []):
      return press.phase == .began && window.overlayRouting?.takesEscape() == true
    case (let code, []):
      return FocusHeading(arrow: code).map { window.focus.moveToNeighbour($0) } ?? false
    default: return false
    }
  }

  /// Opens what the nearest view in the chain has for the Menu key.
  private func openMenu() -> Bool {
    chain(from: start).contains { responder in
      guard let view = responder as? View else { return false }
      return view.interactions.contains { ($0 as? any KeyOpening)?.openByKey() ?? false }
    }
  }

  /// Hands typed text to the first in the chain that takes text.
  func type(_ text: String) {
    guard !dropsText else { return }
    for responder in chain(from: start) {
      if let input = input(responder) {
        return window.textInputSession.insert(text, into: input)
      }
    }
  }

  /// Cancels every press.
  func cancelAll(_ now: Duration) {
    let held = presses.values.sorted { $0.press.timestamp < $1.press.timestamp }
    presses = [:]
    for (press, holder) in held {
      holder.responder?.pressesCancelled([Press(key: press.key, phase: .cancelled, timestamp: now)])
    }
  }

  /// Cancels the presses of responders that have left the window.
  func cancelUnreachable(at now: Duration) {
    for (code, (press, holder)) in presses
    where holder.responder.map({ $0.responderWindow !== window }) ?? true {
      presses[code] = nil
      holder.responder?.pressesCancelled([Press(key: press.key, phase: .cancelled, timestamp: now)])
    }
  }

  /// Cancels the presses that some responders hold; nobody hears of those keys again until they go up.
  func cancelPresses(at now: Duration, where isMeant: (Responder) -> Bool) {
    for (code, (press, holder)) in presses {
      guard let responder = holder.responder, isMeant(responder) else { continue }
      presses[code] = (press, WeakResponder(responder: nil))
      responder.pressesCancelled([Press(key: press.key, phase: .cancelled, timestamp: now)])
    }
  }

  /// Lets a first responder that takes text do what the key does in a text.
  private func edit(_ key: Key, _ start: Responder) -> Bool {
    guard start === window.firstResponder, let input = start as? any KeyInput,
      let command = EditingCommand(key)
    else { return false }
    return window.textInputSession.perform(command, on: input)
  }

  private func change(_ key: Key, _ now: Duration) {
    guard let (_, holder) = presses[key.keyCode] else { return }
    let press = Press(key: key, phase: .changed, timestamp: now)
    holder.responder?.pressesChanged([press])
  }

  /// Runs the first command in the chain for a key that can be used.
  ///
  /// What the system does with the key comes first, unless the command wants to: a responder that
  /// takes text keeps typed keys from the commands behind it, and Tab moves the focus.
  private func runCommand(
    for key: Key, from start: Responder, isRepeat: Bool, hasPriority: Bool
  ) -> Bool {
    if !hasPriority, PressDispatcher.movesFocus(key) { return false }
    for responder in chain(from: start) {
      for command in responder.keyCommands
      where command.matches(key) && command.wantsPriorityOverSystemBehavior == hasPriority {
        guard let run = command.runner(from: start) else { continue }
        if !isRepeat || command.repeats { run() }
        return true
      }
      if !hasPriority, key.typesText, input(responder) != nil { return false }
    }
    return false
  }

  private static func movesFocus(_ key: Key) -> Bool {
    key.keyCode == .tab && key.modifierFlags.isSubset(of: .shift)
  }

  /// Whether a key moves the focus out of what keeps Tab for itself.
  private static func leavesText(_ key: Key) -> Bool {
    key.keyCode == .tab && key.modifierFlags.subtracting(.shift) == .control
  }

  /// The responders that keys reach, from one on.
  private func chain(from start: Responder) -> some Sequence<Responder> {
    sequence(first: start, next: \.nextForKeys)
  }
}

extension Key {
  /// Whether the key types something; with Alt it does where the layout has another character there.
  fileprivate var typesText: Bool {
    guard !characters.isEmpty, modifierFlags.isDisjoint(with: [.control, .command]) else {
      return false
    }
    return !modifierFlags.contains(.alternate) || characters.first.map(KeyCode.character) != keyCode
  }
}
