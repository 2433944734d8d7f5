import ContainersTesting
import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

/// A random program of turns, and of everything that may happen in between.
struct PageProgram: SeededProgram {
  /// A step of the program, in which numbers identify pages.
  enum Step: CallbackStep {
    case set(Int, isForward: Bool, isAnimated: Bool)
    case key(isForward: Bool)
    case notch(isForward: Bool)
    case touchpad(Double)
    case grab
    case move(Double)
    case drop
    case resize(Int)
    case present, dismiss
    case sides(Bool)
    case source(Bool)
    case steal(Int)
    case leaveWindow, enterWindow
    case wait(Int)
    case settle

    var runsFrames: Bool {
      switch self {
      case .set, .present, .dismiss, .sides, .source, .steal: false
      default: true
      }
    }
  }

  struct Kind: Sendable {
    let isCurl, isVertical, isSpread: Bool
  }

  let kind: Kind
  var steps: [Step] = []
  var hooks: [CallbackHook<Step>] = []

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isCurl = Bool.random(using: &random)
    kind = Kind(
      isCurl: isCurl, isVertical: Int.random(in: 0..<4, using: &random) == 0,
      isSpread: isCurl && Int.random(in: 0..<3, using: &random) == 0)
    for _ in 0..<Int.random(in: 3...14, using: &random) {
      steps.append(PageProgram.step(&random, inCallback: false))
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let step = PageProgram.step(&random, inCallback: true)
      hooks.append(
        CallbackHook(
          controller: Int.random(in: 0..<PageWorld.count, using: &random),
          callback: ControllerCallback.allCases.randomElement(using: &random) ?? .willAppear,
          step: step))
    }
  }

  private static func step(_ random: inout SeededGenerator, inCallback: Bool) -> Step {
    let page = Int.random(in: 0..<PageWorld.count, using: &random)
    let flag = Bool.random(using: &random)
    switch Int.random(in: 0..<(inCallback ? 8 : 24), using: &random) {
    case 0...3: return .set(page, isForward: flag, isAnimated: Bool.random(using: &random))
    case 4: return .present
    case 5: return .dismiss
    case 6: return .sides(flag)
    case 7: return flag ? .steal(page) : .source(Bool.random(using: &random))
    case 8, 9: return .key(isForward: flag)
    case 10: return .notch(isForward: flag)
    case 11: return .touchpad(Double.random(in: -150...150, using: &random))
    case 12, 13: return .grab
    case 14...16: return .move(Double.random(in: 0...400, using: &random))
    case 17: return .drop
    case 18: return .resize(Int.random(in: 200...900, using: &random))
    case 19: return flag ? .leaveWindow : .enterWindow
    case 20...22: return .wait(Int.random(in: 1...250, using: &random))
    default: return .settle
    }
  }

  var text: String { (["\(kind)"] + lines).joined(separator: "\n") }
}

/// A page view controller in which a program runs, with what is expected of it.
@MainActor
final class PageWorld: PageViewControllerDataSource {
  nonisolated static let count = 8

  private final class Page: ViewController {
    let number: Int
    weak var world: PageWorld?

    init(_ number: Int, _ world: PageWorld) {
      self.number = number
      self.world = world
      super.init()
      title = "\(number)"
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      called(.viewDidLoad)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      world?.transcript.add("\(number)", "viewWillAppear(")
      called(.willAppear)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      world?.transcript.add("\(number)", "viewDidAppear(")
      called(.didAppear)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      world?.transcript.add("\(number)", "viewWillDisappear(")
      called(.willDisappear)
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      world?.transcript.add("\(number)", "viewDidDisappear(")
      called(.didDisappear)
    }
    override func willMove(toParent parent: ViewController?) {
      super.willMove(toParent: parent)
      called(.willMove)
    }
    override func didMove(toParent parent: ViewController?) {
      super.didMove(toParent: parent)
      called(.didMove)
    }

    private func called(_ callback: ControllerCallback) { world?.run(callback, of: number) }
  }

  let program: PageProgram
  let transcript = Transcript()
  let pager: PageViewController
  let root = ViewController()
  let stage: Stage
  private let thief = ViewController()
  private(set) var failures: [String] = []
  private var pages: [Int: Page] = [:]
  private var hooks: [CallbackHook<PageProgram.Step>]
  private var isHolding = false
  /// The requests and the completions that came.
  private var requests = 0
  private var completions = 0

  init(_ program: PageProgram) {
    self.program = program
    hooks = program.hooks
    pager = PageViewController(
      transitionStyle: program.kind.isCurl ? .pageCurl : .scroll,
      navigationOrientation: program.kind.isVertical ? .vertical : .horizontal,
      options: .init(spineLocation: program.kind.isSpread ? .mid : .min, interPageSpacing: 10))
    root.addChild(pager)
    root.view.addSubview(pager.view)
    pager.view.frame = root.view.bounds
    pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pager.didMove(toParent: root)
    stage = Stage(root, scale: 0.05)
    pager.dataSource = self
    let saved = hooks
    hooks = []
    set(2, isForward: true, isAnimated: false)
    stage.settle()
    hooks = saved
  }

  private func page(_ number: Int) -> Page {
    if let page = pages[number] { return page }
    let page = Page(number, self)
    pages[number] = page
    return page
  }

  /// References to everything that must not outlive the program.
  var kept: [(String, () -> Bool)] {
    var kept: [(String, () -> Bool)] = pages.values.map { page in
      ("page \(page.number)", { [weak page] in page != nil })
    }
    kept.append(("the pager", { [weak pager] in pager != nil }))
    return kept
  }

  // MARK: Steps

  func run(_ callback: ControllerCallback, of number: Int) {
    guard
      let index = hooks.firstIndex(where: { $0.controller == number && $0.callback == callback })
    else { return }
    run(hooks.remove(at: index).step)
  }

  func run(_ step: PageProgram.Step) {
    let middle = Point(x: 150, y: 100)
    switch step {
    case .set(let page, let isForward, let isAnimated):
      set(page, isForward: isForward, isAnimated: isAnimated)
    case .key(let isForward): stage.press(isForward ? .pageDown : .pageUp)
    case .notch(let isForward):
      stage.scroll(.point(middle), by: Point(x: 0, y: isForward ? -48 : 48))
    case .touchpad(let distance):
      let way = program.kind.isVertical ? Point(x: 0, y: distance) : Point(x: distance, y: 0)
      stage.scroll(.point(middle), by: way, isPrecise: true)
    case .grab:
      guard !isHolding else { return }
      isHolding = true
      stage.grab(.point(middle))
    case .move(let place):
      guard isHolding else { return }
      let end = program.kind.isVertical ? Point(x: 150, y: place) : Point(x: place, y: 100)
      stage.move(to: .point(end), steps: 3)
    case .drop: drop()
    case .resize(let width): stage.resize(to: Size(width: Double(width), height: 300))
    case .present:
      guard root.presentedViewController == nil, root.viewIfLoaded?.window != nil else { return }
      quietly { root.present(ViewController(), animated: true) }
    case .dismiss: quietly { root.dismiss(animated: true) }
    case .sides(let isDouble):
      if !program.kind.isSpread { pager.isDoubleSided = isDouble }
    case .source(let isSet): pager.dataSource = isSet ? self : nil
    case .steal(let number): steal(number)
    case .leaveWindow: pager.view.removeFromSuperview()
    case .enterWindow:
      if pager.view.superview == nil {
        pager.view.frame = root.view.bounds
        root.view.addSubview(pager.view)
      }
    case .wait(let time): stage.advance(by: .milliseconds(time))
    case .settle: stage.settle()
    }
  }

  private func quietly(_ body: () -> Void) {
    WarningReceiver.$current.withValue({ _ in }, operation: body)
  }

  private func drop() {
    guard isHolding else { return }
    isHolding = false
    stage.drop()
  }

  private func set(_ number: Int, isForward: Bool, isAnimated: Bool) {
    let count = pager.pages.strip.requiredCount(isAnimated: isAnimated)
    let numbers = (0..<count).map { (number + $0) % PageWorld.count }
    let new = numbers.map(page)
    guard new.allSatisfy({ $0.parent == nil || $0.parent === pager }) else { return }
    requests += 1
    pager.setViewControllers(
      new, direction: isForward ? .forward : .reverse, animated: isAnimated
    ) { [weak self] _ in self?.completions += 1 }
  }

  /// Adds a page to another parent, and gives it back at the end.
  private func steal(_ number: Int) {
    guard let page = pages[number], page.parent === pager else { return }
    thief.addChild(page)
    page.viewIfLoaded?.removeFromSuperview()
    page.willMove(toParent: nil)
    page.removeFromParent()
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { neighbor(viewController, -1) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { neighbor(viewController, 1) }

  private func neighbor(_ page: ViewController, _ step: Int) -> ViewController? {
    if pager.pages.turn != nil { failures.append("the data source is asked during a turn") }
    guard let page = page as? Page else { return nil }
    let next = page.number + step
    return 0..<PageWorld.count ~= next ? self.page(next) : nil
  }

  // MARK: Laws

  func finish() {
    drop()
    hooks = []
    run(.enterWindow)
    stage.settle()
    quietly { root.dismiss(animated: false) }
    stage.settle()
    run(.settle)
    check()
  }

  private func check() {
    let strip = pager.pages.strip
    let displayed = pager.pagesView.subviews
    let shown = strip.shown.compactMap(\.viewIfLoaded)
    if Set(displayed) != Set(shown) || displayed.count != strip.shown.count {
      failures.append("shown are \(displayed.count) views, and not those of \(strip.shown)")
    }
    for (index, page) in strip.shown.enumerated() {
      let place = pager.geometry.place(index)
      if page.view.frame != place {
        failures.append("\(page.title ?? "") is at \(page.view.frame), not at \(place)")
      }
    }
    for number in pages.keys where !transcript.isBalanced("\(number)") {
      failures.append("\(number) is not balanced")
    }
    for (number, page) in pages where page.appearance == .appeared {
      if !strip.shown.contains(page) { failures.append("\(number) has appeared, but is not shown") }
    }
    for page in strip.shown where page.appearance != .appeared {
      failures.append("\(page.title ?? "") is shown, but \(page.appearance)")
    }
    let wanted = Set(strip.shown + strip.neighbors)
    if Set(pager.children) != wanted { failures.append("children are \(pager.children)") }
    if pager.pages.turn != nil || pager.pages.waiting != nil { failures.append("not at rest") }
    if requests != completions {
      failures.append("\(requests) requests, but \(completions) completions")
    }
    if !stage.application.animator.isIdle { failures.append("the animator is not idle") }
    if pager.pages.members.contains(where: { $0.move != .here }) {
      failures.append("a page was not told where it is")
    }
  }
}

@MainActor
@Suite("Page invariants")
struct PageLawTests {
  static func report(of program: PageProgram) -> LawReport {
    let log = WarningLog()
    return WarningReceiver.$current.withValue({ log.add($0) }) {
      var report = LawReport()
      var kept: [(String, () -> Bool)] = []
      do {
        let world = PageWorld(program)
        for step in program.steps { world.run(step) }
        world.finish()
        report.failures = world.failures + log.lines.map { "warning: \($0)" }
        report.trace = world.transcript.lines
        kept = world.kept
      }
      for (name, isAlive) in kept where isAlive() {
        report.failures.append("\(name) is never released")
      }
      return report
    }
  }

  @Test(
    "F001, F003, F005, F010, F602, Q1: whatever happens, pages are balanced and where they belong",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    PageProgram.check(part: part, usual: 500, PageLawTests.report)
  }
}
