import ContainersTesting
import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
struct RandomInputTests {
  @Test("10,000 random events leave every gesture, touch, and press at rest and never trap")
  func randomEvents() {
    var random = SeededGenerator(seed: 20_261_121)
    let host = RecordingHost()
    let window = host.makeWindow()
    let zoo = Zoo()
    zoo.fill(window)
    var now = 0
    for _ in 0..<10_000 {
      now += Int.random(in: 0...60, using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 { host.advance(to: max(now, 0)) }
      act(on: window, zoo, &random, at: now)
    }
    window.focusDidChange(isFocused: true, at: .milliseconds(now))
    window.focusDidChange(isFocused: false, at: .milliseconds(now))
    host.advance(to: now + 5000)

    #expect(window.touchDispatcher.pointerTouch == nil)
    #expect(window.touchDispatcher.arena.contenders.isEmpty)
    #expect(zoo.recognizers.allSatisfy { $0.state == .possible && $0.touches.isEmpty })
    #expect(zoo.balance == 0)
    #expect(zoo.recognized > 100)
    #expect(host.animator.isIdle)
  }

  private func act(
    on window: Window, _ zoo: Zoo, _ random: inout SeededGenerator, at now: Int
  ) {
    let point = Point(
      x: Double.random(in: -20...420, using: &random),
      y: Double.random(in: -20...320, using: &random))
    let finger = Int.random(in: 0..<4, using: &random)
    let button: PointerButton =
      [.primary, .primary, .secondary, .middle].randomElement(using: &random) ?? .primary
    let keys: [KeyCode] = [.tab, .space, .enter, .escape, .leftArrow, .character("q")]
    let key = Key(keys.randomElement(using: &random) ?? .tab)
    let moment = Duration.milliseconds(now)
    switch Int.random(in: 0..<26, using: &random) {
    case 0..<4: window.send(.pointerPressed(button, point, modifiers: []), at: moment)
    case 4..<9: window.send(.pointerMoved(point, modifiers: []), at: moment)
    case 9..<12: window.send(.pointerReleased(button, point, modifiers: []), at: moment)
    case 12: window.send(.pointerLeft, at: moment)
    case 13..<15: window.send(.fingerDown(id: finger, point), at: moment)
    case 15..<17: window.send(.fingerMoved(id: finger, point), at: moment)
    case 17..<19: window.send(.fingerUp(id: finger, point), at: moment)
    case 19: window.send(.fingerCancelled(id: finger), at: moment)
    case 20: window.send(.scrolled(point, delta: point, modifiers: []), at: moment)
    case 21:
      window.send(.keyDown(key, isRepeat: Bool.random(using: &random)), at: moment)
    case 22: window.send(.keyUp(key), at: moment)
    case 23: window.focusDidChange(isFocused: Bool.random(using: &random), at: moment)
    case 24:
      window.take(
        size: Size(width: abs(point.x), height: abs(point.y)), scale: window.scale)
    default: zoo.disturb(window, &random)
    }
  }
}

/// Views with every recognizer and control, which move around.
@MainActor
private final class Zoo {
  private var views: [View] = []
  private(set) var recognizers: [GestureRecognizer] = []
  private(set) var recognized = 0
  /// The number of gestures that have begun but not ended.
  private(set) var balance = 0

  func fill(_ window: Window) {
    var parent: View = window
    for level in 0..<6 {
      let inset = Double(level) * 15
      let view: View =
        level == 4
        ? Control(frame: Rect(x: 10, y: 10, width: 380 - inset, height: 280 - inset))
        : View(frame: Rect(x: 10, y: 10, width: 380 - inset, height: 280 - inset))
      view.isMultipleTouchEnabled = level.isMultiple(of: 2)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(view)
      views.append(view)
      addRecognizers(to: view, level)
      if level.isMultiple(of: 2) { parent = view }
    }
  }

  private func addRecognizers(to view: View, _ level: Int) {
    let single = TapGestureRecognizer()
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    if level.isMultiple(of: 3) { single.require(toFail: double) }
    let press = LongPressGestureRecognizer()
    press.minimumPressDuration = .milliseconds(level * 100)
    let all = [single, double, press, PanGestureRecognizer(), PinchGestureRecognizer()]
    for recognizer in all.prefix(2 + level % 4) {
      view.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
      recognizer.onChange = { [weak self] in self?.note($0) }
    }
  }

  private func note(_ recognizer: GestureRecognizer) {
    recognized += 1
    if recognizer is TapGestureRecognizer { return }
    switch recognizer.state {
    case .began: balance += 1
    case .ended, .cancelled: balance -= 1
    default: break
    }
    // Now and then, a gesture removes the view it is on.
    if recognized.isMultiple(of: 50) { recognizer.view?.removeFromSuperview() }
    if recognized.isMultiple(of: 77) {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  func disturb(_ window: Window, _ random: inout SeededGenerator) {
    guard let view = views.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: view.removeFromSuperview()
    case 1: View.animate(withDuration: .milliseconds(200)) { view.alpha = 1.5 - view.alpha }
    case 2: view.isHidden.toggle()
    case 3: view.isUserInteractionEnabled.toggle()
    default:
      for view in views where view.superview == nil { window.addSubview(view) }
    }
  }
}
