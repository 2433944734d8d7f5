@testable import Containers
@testable import ContainersTestSupport

/// Runs a random program of overlays in a window and checks the invariants.
@MainActor
final class OverlayWorld {
  private(set) var failures: [String] = []
  private(set) var trace: [String] = []
  /// The overlays that were begun, by number.
  private(set) var overlays: [Int: Overlay] = [:]
  /// The number of times that each overlay has ended.
  private var ends: [Int: Int] = [:]
  private var hooks: [OverlayProgram.Step]
  /// Whether a press took the focus from the content, and an overlay kept it from returning.
  private var hasLostFocus = false
  private var depth = 0

  let host = RecordingHost()
  let window: Window
  /// The view that the focus returns to.
  let content = LawView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  private var time = 0

  init(_ program: OverlayProgram) {
    hooks = program.hooks.reversed()
    window = host.makeWindow()
    window.addSubview(content)
    window.send(.keyDown(Key(.function(5)), isRepeat: false), at: .zero)
    window.moveFocus(to: content)
    content.onCallback = { [weak self] in self?.callBack("content") }
  }

  func run(_ step: OverlayProgram.Step) {
    act(step)
    check()
  }

  /// Ends all overlays and checks that nothing remains.
  func finish() {
    hooks = []
    for overlay in window.overlays { overlay.end() }
    advance()
    check()
    if window.overlayRouting != nil {
      failures.append("overlays are left: \(window.overlays.count)")
    }
    if window.subviews.count > 1 { failures.append("\(window.subviews.count) views are left") }
    for (number, overlay) in overlays where overlay.phase != .ended || ends[number] != 1 {
      failures.append("\(number) is \(overlay.phase) and has ended \(ends[number] ?? 0) times")
    }
    if !hasLostFocus, window.focusedView !== content { failures.append("the focus is not back") }
    // Release the views, so that the caller can check that nothing else retains them.
    overlays = [:]
  }

  private func act(_ step: OverlayProgram.Step) {
    depth += 1
    defer { depth -= 1 }
    trace.append(String(repeating: "  ", count: depth) + "\(step)")
    switch step {
    case .begin(let kind, let number, let over, let hasWayOut, let isNarrow):
      begin(kind, number, over: over, hasWayOut: hasWayOut, isNarrow: isNarrow)
    case .end(let number): overlays[number]?.end()
    case .resume(let number):
      guard let overlay = overlays[number], overlay.phase != .ended else { return }
      overlay.begin(in: window)
    case .remove(let number):
      if let overlay = overlays[number], overlay.phase != .ended {
        overlay.view.removeFromSuperview()
      }
    case .focus(let number):
      // The focus would be lost together with a view that is leaving.
      if let overlay = overlays[number], overlay.phase == .open, overlay.memory != nil {
        window.moveFocus(to: overlay.view)
      }
    case .press(let x, let y):
      // Events never arrive inside callbacks.
      guard depth == 1 else { return }
      window.press(x, y, at: time)
      window.lift(x, y, at: time)
      // The press may have taken the focus from the content. Restore it where that is allowed.
      if window.focusedView == nil { hasLostFocus = !window.moveFocus(to: content) }
    case .key(let code):
      guard depth == 1 else { return }
      window.send(.keyDown(Key(code), isRepeat: false), at: .milliseconds(time))
      window.send(.keyUp(Key(code)), at: .milliseconds(time))
    case .advance: advance()
    }
  }

  private func begin(
    _ kind: OverlayKind, _ number: Int, over: Int?, hasWayOut: Bool, isNarrow: Bool
  ) {
    guard overlays[number] == nil else { return }
    let view = LawView(frame: Rect(x: 40 * Double(number % 8), y: 100, width: 60, height: 100))
    view.onCallback = { [weak self] in self?.callBack("view \(number)") }
    view.takesFocus = kind.usualBlocking.contains(.focus)
    let overlay = Overlay(view, kind: kind)
    overlays[number] = overlay
    if let source = over.flatMap({ overlays[$0] }), source.phase == .open {
      overlay.source = source.view
    }
    if isNarrow { overlay.scope = content }
    overlay.pressOutside = .ends
    if hasWayOut {
      overlay.leave = { [weak self] completion in
        self?.callBack("way out of \(number)")
        self?.host.animator.alarm(at: .milliseconds((self?.time ?? 0) + 100)) { completion() }
      }
    }
    overlay.onEnd = { [weak self] in
      self?.ends[number, default: 0] += 1
      self?.callBack("end of \(number)")
    }
    overlay.begin(in: window)
  }

  private func callBack(_ name: String) {
    guard depth < 5, let hook = hooks.popLast() else { return }
    trace.append(String(repeating: "  ", count: depth) + "in \(name):")
    act(hook)
  }

  private func advance() {
    time += 200
    host.advance(to: time)
  }

  /// Checks the invariants that hold between two steps.
  private func check() {
    let entries = (window.overlayRouting as? OverlayStack)?.tree.entries ?? []
    var seen: [Int: OverlayTree<ObjectIdentifier>.Entry] = [:]
    var last: [Int?: OverlayTree<ObjectIdentifier>.Entry] = [:]
    for entry in entries {
      if let parent = entry.parent, seen[parent] == nil {
        failures.append("\(entry.age) does not lie over what it belongs to")
      }
      // A narrow presentation lies in the content, and so beneath the wide ones that block it.
      let isFree = entry.kind == .presentation && entry.scope != nil
      if !isFree, let sibling = last[entry.parent],
        (sibling.kind, sibling.age) >= (entry.kind, entry.age)
      {
        failures.append("\(entry.age) does not lie over its sibling \(sibling.age)")
      }
      seen[entry.age] = entry
      if !isFree { last[entry.parent] = entry }
    }
    for (first, second) in zip(window.overlays, window.overlays.dropFirst())
    where first.view.superview === second.view.superview {
      let siblings = first.view.superview?.subviews ?? []
      let places = [first, second].map { overlay in siblings.firstIndex { $0 === overlay.view } }
      if let lower = places[0], let upper = places[1], lower > upper {
        failures.append("views lie in another order than their overlays")
      }
    }
    for (number, overlay) in overlays {
      let isIn = window.overlays.contains { $0 === overlay }
      if isIn != (overlay.phase == .open || overlay.phase == .leaving) {
        failures.append("\(number) is \(overlay.phase), and in the window: \(isIn)")
      }
      if isIn != (overlay.view.window === window) {
        failures.append("\(number) is \(overlay.phase), its view in the window: \(!isIn)")
      }
      if (ends[number] ?? 0) != (overlay.phase == .ended ? 1 : 0) {
        failures.append("\(number) is \(overlay.phase), and was told \(ends[number] ?? 0) times")
      }
    }
  }
}

/// A focusable view that lets a program act in its callbacks.
final class LawView: View {
  var onCallback: (() -> Void)?
  /// Whether the view can be focused, which is false for overlays that do not restore the focus.
  var takesFocus = true
  override var canBecomeFocused: Bool { takesFocus }
  override func willMove(toWindow newWindow: Window?) { onCallback?() }
  override func didMoveToWindow() { onCallback?() }
  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) { onCallback?() }
}
