/// The object that dispatches a window's key events to key commands, the focus and responders.
@MainActor
final class PressDispatcher {
  private unowned let window: Window
  /// Whether to drop the text of the last key pressed, because the key ran a command or moved
  /// keyboard input to a responder that it was not meant for.
  private var dropsText = false
  private var presses: [KeyCode: (press: Press, responder: Weak<Responder>)] = [:]

  init(window: Window) { self.window = window }

  /// The responder at which key events start.
  ///
  /// It is the first responder, the focused view, the root view's controller or the window, unless
  /// an overlay keeps the keys from it and receives them instead.
  private var start: Responder {
    // A presentation may have removed the view of the root.
    let root: Responder? = window.rootOwner.flatMap { $0.responderWindow == nil ? nil : $0 }
    let start = window.firstResponder ?? window.focus.validView ?? root ?? window
    let reached = start.beyondBlockedViews
    guard let overlays = window.overlayRouting else { return reached.innermostKeyTarget }
    let target = overlays.keyTarget(for: reached).beyondBlockedViews
    return target.innermostKeyTarget.responderChain.first { !overlays.blocks($0, .keys) } ?? window
  }

  /// Returns a responder as a key input; nil if it does not accept text now.
  ///
  /// A focused view that is not the first responder has refused to be edited.
  private func input(_ responder: Responder) -> (any KeyInput)? {
    if responder === window.focus.view, responder !== window.firstResponder { return nil }
    return responder.takingText
  }

  /// Handles a key that is pressed or repeats.
  func down(_ key: Key, isRepeat: Bool, _ now: Duration) {
    window.focus.isKeyboardInUse = true
    if !isRepeat { window.overlayRouting?.keyWillGoDown(key) }
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

  /// Handles a key that is not a command: moves the focus, performs an editing action, or begins a
  /// press.
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
    presses[key.keyCode] = (press, Weak(start))
    start.pressesBegan([press])
  }

  /// Handles a key that is released, if a responder received its press.
  func up(_ key: Key, _ now: Duration) {
    dropsText = false
    guard let (press, holder) = presses.removeValue(forKey: key.keyCode) else { return }
    holder.object?.pressesEnded([Press(key: press.key, phase: .ended, timestamp: now)])
  }

  /// Handles keys that no responder took, and returns whether it did.
  ///
  /// The arrows move the focus, the Menu key and Shift-F10 open a menu, and Escape dismisses a
  /// presentation.
  func takesUnclaimed(_ presses: Set<Press>) -> Bool {
    guard let press = presses.first else { return false }
    switch (press.key.keyCode, press.key.modifierFlags) {
    case (.menu, []), (.function(10), .shift):
      return press.phase == .began && openMenu()
    case (.escape, []):
      return press.phase == .began && window.overlayRouting?.takesEscape() == true
    case (let code, []):
      return FocusHeading(arrow: code).map { moveFocus($0) } ?? false
    default: return false
    }
  }

  /// Moves the focus to the neighbor in a direction or, if nothing has it, to the view that the
  /// nearest environment prefers.
  private func moveFocus(_ heading: FocusHeading) -> Bool {
    guard window.focusedView == nil else { return window.focus.moveToNeighbor(heading) }
    let preferred = chain(from: start).lazy.compactMap {
      ($0 as? any FocusEnvironment)?.preferredView
    }.first
    return preferred.map { window.focus.pass(to: $0, heading) } ?? false
  }

  /// Opens the menu that the nearest view in the chain has for the Menu key.
  private func openMenu() -> Bool {
    chain(from: start).contains { responder in
      guard let view = responder as? View else { return false }
      return view.interactions.contains { ($0 as? any KeyOpening)?.openByKey() ?? false }
    }
  }

  /// Passes typed text to the first responder in the chain that accepts text.
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
      holder.object?.pressesCancelled([Press(key: press.key, phase: .cancelled, timestamp: now)])
    }
  }

  /// Cancels the presses held by responders that have left the window.
  func cancelUnreachable(at now: Duration) {
    for (code, (press, holder)) in presses
    where holder.object.map({ $0.responderWindow !== window }) ?? true {
      presses[code] = nil
      holder.object?.pressesCancelled([Press(key: press.key, phase: .cancelled, timestamp: now)])
    }
  }

  /// Cancels the presses held by responders that satisfy a predicate; nobody receives these keys
  /// again until they are released.
  func cancelPresses(at now: Duration, where isMeant: (Responder) -> Bool) {
    for (code, (press, holder)) in presses {
      guard let responder = holder.object, isMeant(responder) else { continue }
      presses[code] = (press, Weak(nil))
      responder.pressesCancelled([Press(key: press.key, phase: .cancelled, timestamp: now)])
    }
  }

  /// Lets a first responder that accepts text handle the key as an editing command.
  private func edit(_ key: Key, _ start: Responder) -> Bool {
    guard start === window.firstResponder, let input = start as? any KeyInput,
      let command = EditingCommand(key)
    else { return false }
    return window.textInputSession.perform(command, on: input)
  }

  private func change(_ key: Key, _ now: Duration) {
    guard let (_, holder) = presses[key.keyCode] else { return }
    let press = Press(key: key, phase: .changed, timestamp: now)
    holder.object?.pressesChanged([press])
  }

  /// Runs the first available key command in the chain that matches a key.
  ///
  /// The system's use of a key takes precedence unless the command asks for priority: a responder
  /// that accepts text or moves by keys keeps them from commands further along the chain, and Tab moves
  /// the focus. Last come commands of what is beside the chain, the nearest first.
  private func runCommand(
    for key: Key, from start: Responder, isRepeat: Bool, hasPriority: Bool
  ) -> Bool {
    if !hasPriority, PressDispatcher.movesFocus(key) { return false }
    func runFirst(of commands: [KeyCommand]) -> Bool {
      for command in commands
      where command.matches(key) && command.wantsPriorityOverSystemBehavior == hasPriority {
        guard let run = command.runner(from: start) else { continue }
        if !isRepeat || command.repeats { run() }
        return true
      }
      return false
    }
    for responder in chain(from: start) {
      if runFirst(of: responder.keyCommands) { return true }
      if !hasPriority, keeps(key, responder) { return false }
    }
    return !hasPriority
      && chain(from: start).contains { responder in
        ((responder as? any ViewOwner)?.ownedInSight ?? []).contains {
          runFirst(of: ($0 as? any WindowCommanding)?.windowCommands ?? [])
        }
      }
  }

  /// Returns whether a responder keeps a key from the commands further along the chain.
  private func keeps(_ key: Key, _ responder: Responder) -> Bool {
    key.typesText && input(responder) != nil
      || (responder as? any KeyClaiming)?.claims(key) == true
  }

  private static func movesFocus(_ key: Key) -> Bool {
    key.keyCode == .tab && key.modifierFlags.isSubset(of: .shift)
  }

  /// Returns whether a key moves the focus out of a view that uses Tab itself.
  private static func leavesText(_ key: Key) -> Bool {
    key.keyCode == .tab && key.modifierFlags.subtracting(.shift) == .control
  }

  /// Returns the responders that key events reach, starting with the given one.
  private func chain(from start: Responder) -> some Sequence<Responder> {
    sequence(first: start, next: \.nextForKeys)
  }
}

extension Responder {
  /// The responder itself or, if it is a controller or its root view, the controller inside to which
  /// keys go while nothing there has the focus.
  fileprivate var innermostKeyTarget: Responder {
    let owner = self as? any ViewOwner ?? (self as? View)?.owner
    guard let target = owner?.ownedKeyTarget, target !== owner else { return self }
    return target
  }
}

extension Key {
  /// Whether the key types text.
  ///
  /// With Alt it does only if the layout has another character there.
  var typesText: Bool {
    guard !characters.isEmpty, modifierFlags.isDisjoint(with: [.control, .command]) else {
      return false
    }
    return !modifierFlags.contains(.alternate) || characters.first.map(KeyCode.character) != keyCode
  }
}
