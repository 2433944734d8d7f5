import Containers
import ContainersTesting

@testable import ContainersTestSupport

/// An environment that runs a random program on a carousel and checks the results against the
/// invariants.
@MainActor
final class CarouselWorld: ControllerWorld {
  /// A transition, from the call to the completion.
  private struct Change {
    let old: LawController
    let new: LawController
    /// The number of callbacks and steps before the call.
    let firstLine: Int
    let stepCount: Int
    /// The number of transitions up to and including this one.
    let ordinal: Int
    /// Whether nothing else was in progress at the call and the old page was visible.
    let isAlone: Bool
  }

  let stage = Stage(size: Size(width: 30, height: 30))
  private(set) var root: LawController!
  private(set) var carousel: Carousel!
  private(set) var pages: [LawController] = []
  private let other = ViewController()
  var failures: [String] = []
  /// The calls and steps, in order.
  var trace: [String] = []
  var hooks: [CarouselProgram.Hook]
  var depth = 0
  private var stepCount = 0
  /// The number of steps in progress that disturb a transition.
  private var disturbances = 0
  private var changes: [Int: Change] = [:]
  private var changeCount = 0
  private var beginCount = 0

  init(_ program: CarouselProgram) {
    hooks = program.hooks
    root = LawController(0, isManual: false, world: self)
    carousel = Carousel(1, isEager: program.isEager, world: self)
    pages = (0..<CarouselProgram.pageCount).map {
      LawController($0 + 2, isManual: false, world: self)
    }
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    run(.embed)
    run(.settle)
    run(.show(0, milliseconds: 0, isFlip: false))
    run(.settle)
  }

  /// All controllers, to check that they are released.
  var controllers: [LawController] { [root, carousel] + pages }

  func perform(_ step: CarouselProgram.Step) {
    if !step.runsFrames { stepCount += 1 }
    disturbances += step.disturbs ? 1 : 0
    defer { disturbances -= step.disturbs ? 1 : 0 }
    switch step {
    case .show(let page, let milliseconds, let isFlip):
      show(page, .milliseconds(milliseconds), isFlip ? .transitionFlipFromLeft : [])
    case .drop: carousel.drop()
    case .takeOut(let page): pages[page].viewIfLoaded?.removeFromSuperview()
    case .detachPlace: carousel.place.removeFromSuperview()
    case .attachPlace: attachPlace()
    case .detach: carousel.viewIfLoaded?.removeFromSuperview()
    case .attach: attach()
    case .remove:
      carousel.willMove(toParent: nil)
      carousel.viewIfLoaded?.removeFromSuperview()
      carousel.removeFromParent()
    case .embed: embed()
    case .hide: stage.window.close()
    case .unhide: stage.window.makeKeyAndVisible()
    case .root(let new): setRoot(new)
    case .stop: carousel.place.removeAllAnimations()
    case .resize(let side): resize(Size(width: Double(side), height: 30))
    case .turn: stage.turn()
    case .wait(let milliseconds): stage.advance(by: .milliseconds(milliseconds))
    case .settle: stage.settle()
    }
  }

  /// Shows everything again, checks the state at rest, and then takes everything apart.
  func finish() {
    // Hooks that have not run by now never will.
    hooks = []
    stage.settle()
    setRoot(.carousel)
    stage.window.makeKeyAndVisible()
    embed()
    attachPlace()
    stage.settle()
    if !changes.isEmpty { fail("the changes \(changes.keys.sorted()) never end") }
    checkRest()
    checkExchange()
    stage.window.rootViewController = nil
    stage.window.close()
    stage.settle()
    (root, carousel, pages) = (nil, nil, [])
  }

  private func checkRest() {
    let current = carousel.current
    let isIn = current?.parent === carousel && current?.viewIfLoaded?.superview != nil
    let expected = (isIn ? current?.viewIfLoaded : nil).map { [$0] } ?? []
    let seen = carousel.place.subviews
    if seen != expected {
      let numbers = seen.map { ($0.next as? LawController)?.number ?? -1 }
      fail("the place holds \(numbers), where \(current?.number ?? -1) is the present page")
    }
    for controller in controllers {
      let isSeen = controller.isInShownWindow
      if controller.state != (isSeen ? .appeared : .disappeared) {
        fail("\(controller.number) is \(controller.state), and in a window: \(isSeen)")
      }
    }
  }

  /// Checks an undisturbed transition against the exact order.
  private func checkExchange() {
    guard let next = pages.first(where: { $0 !== carousel.current }) else { return }
    show(pages.firstIndex { $0 === next } ?? 0, .milliseconds(60), [])
    stage.settle()
    if carousel.place.subviews != [next.view] { fail("the last change does not show its page") }
    checkRest()
  }

  private func show(_ page: Int, _ duration: Duration, _ options: AnimationOptions) {
    let new = pages[page]
    changeCount += 1
    let number = changeCount
    var isBegun = false
    carousel.show(
      new, duration, options,
      began: { old in
        isBegun = true
        beginCount += 1
        changes[number] = Change(
          old: old, new: new, firstLine: trace.count, stepCount: stepCount,
          ordinal: beginCount,
          isAlone: disturbances == 0 && changes.isEmpty && old.state == .appeared
            && new.state == .disappeared)
      },
      ended: { [weak self] isFinished in
        guard isBegun else { return }
        self?.changeDidEnd(number, isFinished)
      })
  }

  private func changeDidEnd(_ number: Int, _ isFinished: Bool) {
    trace.append(String(repeating: "  ", count: depth) + "completion \(number), \(isFinished)")
    guard let change = changes.removeValue(forKey: number) else {
      fail("change \(number) ends twice")
      return
    }
    // Only an undisturbed transition has an exact order.
    guard change.isAlone, stepCount == change.stepCount, beginCount == change.ordinal else {
      return
    }
    if !isFinished { fail("change \(number) is unfinished, and nothing came between") }
    let (old, new) = (change.old.number, change.new.number)
    let callbacks = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
    let names = callbacks.flatMap { ["\(old).\($0)", "\(new).\($0)"] }
    let order = trace[change.firstLine...].map { $0.drop { $0 == " " } }
      .filter { names.contains(String($0)) }
    let expected = [
      "\(old).willDisappear", "\(new).willAppear", "\(new).didAppear", "\(old).didDisappear",
    ]
    if order.map(String.init) != expected { fail("change \(number) has the order \(order)") }
    if change.old.viewIfLoaded?.superview === carousel.place {
      fail("the old view is in the place when change \(number) ends")
    }
  }

  private func attachPlace() {
    guard carousel.place.superview == nil, carousel.isViewLoaded else { return }
    carousel.view.addSubview(carousel.place)
  }

  private func attach() {
    guard carousel.parent === root, carousel.viewIfLoaded?.superview == nil else { return }
    root.view.addSubview(carousel.view)
  }

  private func embed() {
    root.addChild(carousel)
    attach()
    if carousel.parent === root, carousel.viewIfLoaded?.superview != nil {
      carousel.didMove(toParent: root)
    }
  }

  private func setRoot(_ new: CarouselProgram.Root) {
    stage.window.rootViewController =
      switch new {
      case .carousel: root
      case .other: other
      case .none: nil
      }
  }

  /// Simulates a resize by the user: immediately, or in the next turn if called from a callback.
  private func resize(_ size: Size) {
    if depth == 1 {
      stage.resize(to: size)
    } else if let window = stage.platformWindow {
      stage.platform.resize(window, to: size)
    }
  }
}
