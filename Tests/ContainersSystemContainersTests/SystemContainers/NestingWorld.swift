import ContainersTesting
import Testing

@testable import Containers
@testable import ContainersTestSupport

/// The containers and the stage of a program, with the twins of the stack and of the tabs.
@MainActor
final class NestingWorld: ProgramWorld {
  let transcript = Transcript()
  let stage: Stage
  private(set) var failures: [String] = []
  private let controllers: [RecordingController]
  private let navigation = NavigationController()
  private let tabs = TabBarController()
  private let pages = PageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let split: SplitViewController?
  private let source: PageSource
  private let root: ViewController
  private let presented = ViewController()
  private var hooks: [NestingProgram.Hook]
  private var stack = NavigationStack<Int>()
  private var strip = TabStrip<Int>()

  init(_ program: NestingProgram) {
    controllers = (0..<NestingProgram.count).map { [transcript] in
      RecordingController("\($0)", transcript)
    }
    hooks = program.hooks
    source = PageSource(controllers[4], controllers[5])
    pages.dataSource = source
    pages.setViewControllers([controllers[4]], direction: .forward, animated: false)
    navigation.setViewControllers([controllers[0]], animated: false)
    split = program.nesting == .tabs ? nil : SplitViewController(style: .doubleColumn)
    split?.setViewController(controllers[6], for: .primary)
    let others: [ViewController] =
      program.nesting == .splitInTabs ? [split].compactMap(\.self) : [ViewController()]
    tabs.viewControllers = [navigation] + others + [controllers[7]]
    if program.nesting == .tabsInSplit { split?.setViewController(tabs, for: .secondary) }
    root = program.nesting == .tabsInSplit ? split ?? tabs : tabs
    // As few pixels as possible: nothing looks at them.
    stage = Stage(root, size: Size(width: 700, height: 400), scale: 0.05)
    _ = stack.set([0])
    _ = strip.set([0, 1, 2])
    for (number, controller) in controllers.enumerated() {
      controller.whenCalled = { [weak self] in self?.run(in: $0, of: number) }
    }
  }

  /// All controllers, and whether they still exist.
  var everybody: [(name: String, isKept: () -> Bool)] {
    let containers = [navigation, tabs, pages, split].compactMap(\.self)
    return (controllers + containers).map { controller in
      (
        "\(type(of: controller)) \(controller.title ?? "")",
        { [weak controller] in controller != nil }
      )
    }
  }

  private func run(in callback: String, of number: Int) {
    let due = hooks.firstIndex {
      $0.controller == number && callback.lowercased().contains("\($0.callback)".lowercased())
    }
    guard let due else { return }
    run(hooks.remove(at: due).step)
  }

  // MARK: Steps

  func run(_ step: NestingProgram.Step) {
    switch step {
    case .push(let number, let isAnimated):
      guard !numbers.contains(number) else { return }
      _ = stack.set(numbers + [number])
      navigation.pushViewController(controller(number), animated: isAnimated)
    case .pop(let isAnimated):
      _ = stack.set(numbers.count > 1 ? numbers.dropLast() : numbers)
      navigation.popViewController(animated: isAnimated)
    case .set(let numbers, let isAnimated):
      _ = stack.set([0] + numbers)
      navigation.setViewControllers(([0] + numbers).map(controller), animated: isAnimated)
    case .select(let index):
      strip.select(at: index)
      tabs.selectedIndex = index
      return check(tabs.selectedIndex == strip.index, "after \(step) the tab is not \(strip.index)")
    default: return runOther(step)
    }
    check(numbers == stack.elements, "after \(step) the stack is \(numbers), not \(stack.elements)")
  }

  private func runOther(_ step: NestingProgram.Step) {
    switch step {
    case .goBack: stage.press(.back)
    case .drag(let share, let drops): drag(from: 4, by: 600 * share, drops: drops)
    case .tap(let index):
      let width = stage.window.bounds.width
      stage.tap(at: Point(x: width * (Double(index) + 0.5) / 3, y: stage.window.bounds.height - 10))
    case .turnPage(let isForward): stage.press(isForward ? .pageDown : .pageUp)
    case .dragPage(let share, let drops): drag(from: 350, by: 300 * share, drops: drops)
    case .show(let isPrimary): split?.show(isPrimary ? .primary : .secondary)
    case .hide: split?.hide(.primary)
    case .showDetail: controllers[6].showDetailViewController(ViewController(), sender: nil)
    case .present(let number): present(number)
    case .dismiss: if root.presentedViewController != nil { root.dismiss(animated: true) }
    case .resize(let number):
      stage.window.frame.size = Size(width: [320, 520, 700, 1100][number], height: 400)
    case .leaveWindow:
      if root.presentedViewController == nil { stage.window.rootViewController = nil }
    case .enterWindow: stage.window.rootViewController = root
    case .drop: stage.drop()
    case .memoryWarning: stage.application.didReceiveMemoryWarning()
    case .turn: stage.turn()
    case .wait(let milliseconds): stage.advance(by: .milliseconds(milliseconds))
    default: stage.settle()
    }
    // A person changes stacks and tabs too, and so does what a callback calls.
    _ = stack.set(numbers)
    strip.select(at: tabs.selectedIndex)
  }

  private func drag(from x: Double, by way: Double, drops: Bool) {
    stage.grab(.point(Point(x: x, y: 200)))
    stage.move(to: .point(Point(x: x + way, y: 200)), steps: 4)
    if drops { stage.drop() }
  }

  private func present(_ number: Int) {
    guard root.presentedViewController == nil, root.viewIfLoaded?.window != nil else { return }
    presented.modalPresentationStyle =
      [.fullScreen, .formSheet, .pageSheet, .overFullScreen][number]
    root.present(presented, animated: number > 1)
  }

  private func controller(_ number: Int) -> ViewController {
    number == NestingProgram.pages ? pages : controllers[number]
  }

  private var numbers: [Int] {
    navigation.viewControllers.compactMap { controller in
      controller === pages
        ? NestingProgram.pages : controllers.firstIndex { $0 === controller }
    }
  }

  // MARK: Laws

  private func check(_ condition: Bool, _ law: @autoclosure () -> String) {
    if !condition { failures.append(law()) }
  }

  /// Lets everything come to rest, and checks what must hold then.
  func finish() {
    hooks = []
    stage.drop()
    stage.settle()
    if root.presentedViewController != nil { root.dismiss(animated: false) }
    stage.settle()
    stage.window.rootViewController = root
    stage.settle()
    for (index, controller) in controllers.enumerated() {
      check(transcript.isBalanced("\(index)"), "\(index) is not balanced")
      let last = transcript.entries.last {
        $0.name == "\(index)"
          && ["viewDidAppear", "viewDidDisappear"].contains(
            String($0.callback.prefix { $0 != "(" }))
      }
      let isVisible = last?.callback.hasPrefix("viewDidAppear") == true
      check(
        (controller.viewIfLoaded?.window != nil) == isVisible,
        "\(index) is \(isVisible ? "visible without" : "in") a window")
    }
    check(
      Set(navigation.children.map(ObjectIdentifier.init))
        == Set(navigation.viewControllers.map(ObjectIdentifier.init)),
      "the children of the navigation controller are not its stack")
    if let split, split.viewIfLoaded?.window != nil {
      let isCompact = split.traitCollection.horizontalSizeClass == .compact
      check(split.isCollapsed == isCompact, "the split is \(isCompact ? "not " : "")collapsed")
    }
    // A tool tip stays as long as the focus is on its control.
    check(stage.window.overlays.allSatisfy { $0.kind == .tooltip }, "overlays are left")
    stage.window.rootViewController = nil
    stage.settle()
  }
}

/// Two pages that alternate without end.
private final class PageSource: PageViewControllerDataSource {
  private unowned let first, second: ViewController

  init(_ first: ViewController, _ second: ViewController) {
    (self.first, self.second) = (first, second)
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { viewController === second ? first : nil }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { viewController === first ? second : nil }
}
