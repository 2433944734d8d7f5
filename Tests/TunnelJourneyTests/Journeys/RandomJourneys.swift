import Atlas
import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Random events")
struct RandomJourneys {
  @Test(
    "After 10,000 random events the ends are still antipodes, and nothing leaks",
    arguments: [4, 5, 6])
  func monkey(seed: UInt64) async {
    weak var root: TunnelViewController?
    weak var window: Window?
    do {
      let monkey = Monkey(seed: seed)
      root = monkey.tunnel.root
      window = monkey.tunnel.stage.window
      var events = 0
      while events < 10_000 {
        events += monkey.play()
        #expect(monkey.tunnel.root.dig.exit == monkey.tunnel.root.dig.entrance.antipode)
        // An end that is dragged with Shift leaves the other one, and the dig, where they are.
        if !monkey.isAiming {
          #expect(monkey.tunnel.ends[.start] == monkey.tunnel.root.dig.entrance)
          #expect(monkey.tunnel.ends[.target] == monkey.tunnel.root.dig.exit)
        }
        #expect(monkey.tunnel.root.children.count <= 6)
      }
      monkey.rest()
      #expect(monkey.tunnel.ends[.start] == monkey.tunnel.root.dig.entrance)
      #expect(monkey.tunnel.ends[.target] == monkey.tunnel.root.dig.exit)
      #expect(!monkey.tunnel.root.isFlipping)
      #expect(monkey.tunnel.root.children.count == 2)
      #expect(monkey.flips > 20)
      #expect(monkey.drags > 20)
      monkey.tunnel.stage.tap("Radar")
      monkey.tunnel.stage.close()
      monkey.tunnel.stage.advance(by: .seconds(1))
      #expect(monkey.tunnel.stage.platformWindow == nil)
    }
    for _ in 0..<10_000 where root != nil { await Task.yield() }
    #expect(root == nil)
    #expect(window == nil)
  }
}

/// A source of random user input that is the same in every run.
@MainActor
private final class Monkey {
  let tunnel = TunnelStage(size: Size(width: 90, height: 110))
  private(set) var flips = 0
  private(set) var drags = 0
  private var random: SeededGenerator
  private var fingers: Set<Int> = []

  /// The kinds of input, with their frequencies in percent.
  private enum Deed: CaseIterable {
    case move, press, release, wheel, key, touch, resize, focus

    var weight: Int {
      switch self {
      case .move: 38
      case .press: 11
      case .release: 11
      case .wheel: 8
      case .key: 14
      case .touch: 14
      case .resize: 2
      case .focus: 2
      }
    }
  }

  /// Whether an end is dragged with Shift.
  var isAiming: Bool {
    [tunnel.root.maps.start, tunnel.root.maps.target].contains { $0.hold?.isAiming == true }
  }

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Sends a handful of events between two frames, half of the time during a flip or a drag.
  ///
  /// - Returns: The number of events.
  func play() -> Int {
    var count = 0
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      post(.keyUp(Key(.space)))
      tunnel.root.flip()
      flips += 1
    case 2, 3:
      let end = Bool.random(using: &random) ? End.start : .target
      if let element = tunnel.stage.element(end.name) {
        post(.pointerReleased(.primary, .zero, modifiers: []))
        post(.pointerMoved(element.frame.center, modifiers: []))
        post(.pointerPressed(.primary, element.frame.center, modifiers: []))
        post(.pointerMoved(point(), modifiers: []))
        count += 4
        drags += 1
      }
    default: break
    }
    for _ in 0..<Int.random(in: 8...24, using: &random) {
      doSomething()
      count += 1
    }
    tunnel.stage.platform.advance(
      by: .milliseconds([4, 16, 16, 40, 120].randomElement(using: &random) ?? 16))
    tunnel.stage.turn()
    return count
  }

  /// Releases everything and waits until the app is at rest.
  func rest() {
    post(.pointerReleased(.primary, .zero, modifiers: []))
    post(.pointerReleased(.secondary, .zero, modifiers: []))
    for finger in fingers { post(.fingerCancelled(id: finger)) }
    tunnel.stage.resize(to: Size(width: 100, height: 120))
    for _ in 0..<4 {
      tunnel.arrive()
      // Close an open menu or sheet.
      if tunnel.sheet != nil || tunnel.stage.element("Radar") == nil {
        tunnel.stage.press(.escape)
      }
    }
    tunnel.arrive()
  }

  private func doSomething() {
    var number = Int.random(in: 0..<100, using: &random)
    let deed = Deed.allCases.first { deed in
      number -= deed.weight
      return number < 0
    }
    let flags = KeyModifierFlags(rawValue: [0, 0, 0, 1, 2].randomElement(using: &random) ?? 0)
    let buttons: [PointerButton] = [.primary, .primary, .primary, .secondary, .middle]
    let button = buttons.randomElement(using: &random) ?? .primary
    switch deed ?? .move {
    case .move: post(.pointerMoved(point(), modifiers: flags))
    case .press: post(.pointerPressed(button, point(), modifiers: flags))
    case .release: post(.pointerReleased(button, point(), modifiers: flags))
    case .wheel:
      let delta = Double.random(in: -200...200, using: &random)
      post(.scrolled(point(), delta: Point(x: delta / 3, y: delta), modifiers: flags))
    case .key: pressKey(flags)
    case .touch: touch()
    case .resize: resize()
    case .focus:
      guard let window = tunnel.stage.platformWindow?.identifier else { return }
      tunnel.stage.platform.post(
        .focusChanged(window: window, isFocused: Bool.random(using: &random)))
    }
  }

  private func pressKey(_ flags: KeyModifierFlags) {
    let keys: [KeyCode] = [
      .leftArrow, .rightArrow, .upArrow, .downArrow, .enter, .escape, .tab, .space, .home, .menu,
      .function(10), .character("+"), .character("-"), .character("g"), .character("x"),
      .character("/"),
      .delete,
    ]
    let key = Key(keys.randomElement(using: &random) ?? .tab, modifierFlags: flags)
    post(.keyDown(key, isRepeat: Int.random(in: 0..<6, using: &random) == 0))
    if Bool.random(using: &random) { post(.keyUp(key)) }
  }

  private func touch() {
    let finger = Int.random(in: 1...3, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      fingers.insert(finger)
      post(.fingerDown(id: finger, point()))
    case 2, 3: post(.fingerMoved(id: finger, point()))
    default:
      fingers.remove(finger)
      post(
        Bool.random(using: &random)
          ? .fingerUp(id: finger, point()) : .fingerCancelled(id: finger))
    }
  }

  private func resize() {
    guard let window = tunnel.stage.platformWindow else { return }
    let sizes = [(1, 1), (90, 110), (160, 60), (30, 200), (110, 90), (1, 80), (100, 100)]
    let size = sizes.randomElement(using: &random) ?? (90, 110)
    tunnel.stage.platform.resize(
      window, to: Size(width: Double(size.0), height: Double(size.1)))
  }

  private func point() -> Point {
    let size = tunnel.stage.window.bounds.size
    return Point(
      x: Double.random(in: -10...size.width + 10, using: &random),
      y: Double.random(in: -10...size.height + 10, using: &random))
  }

  private func post(_ event: InputEvent) {
    guard let window = tunnel.stage.platformWindow?.identifier else { return }
    tunnel.stage.platform.post(
      .input(window: window, event, timestamp: tunnel.stage.platform.now))
  }
}
