import Containers
import ContainersTesting

@testable import ContainersTestSupport

/// Runs a random program in a container of pages and checks the invariants.
@MainActor
final class SessionWorld: ControllerWorld {
  let stage = Stage(size: Size(width: 60, height: 30))
  var failures: [String] = []
  /// The calls and steps, in order.
  var trace: [String] = []
  private var root: LawController!
  private var holder: LawController!
  private var pages: [LawController] = []
  private var inner: [LawController] = []
  private let place = View(frame: Rect(x: 0, y: 0, width: 30, height: 20))
  private var current: LawController?
  /// The destination pages, by transition.
  private var coming: [Int: LawController] = [:]
  private var count = 0
  private var innerCount = 0
  private var interactions: [PercentDrivenInteractiveTransition] = []
  var hooks: [SessionProgram.Hook]
  var depth = 0

  init(_ program: SessionProgram) {
    hooks = []
    root = LawController(0, isManual: false, world: self)
    holder = LawController(1, isManual: false, world: self)
    pages = (0..<SessionProgram.pageCount).map {
      LawController($0 + 2, isManual: false, world: self)
    }
    inner = (0..<2).map {
      LawController($0 + 2 + SessionProgram.pageCount, isManual: false, world: self)
    }
    contain(holder, in: root, root.view)
    holder.view.addSubview(place)
    place.autoresizingMask = .flexibleWidth
    contain(inner[0], in: pages[0], pages[0].view)
    contain(pages[0], in: holder, place)
    current = pages[0]
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
    hooks = program.hooks
  }

  var controllers: [LawController] { [root, holder] + pages + inner }

  func perform(_ step: SessionProgram.Step) {
    switch step {
    case .slide(let page, let means, let interaction, let milliseconds):
      slide(pages[page], means, interaction, .milliseconds(milliseconds))
    case .plain(let page, let milliseconds):
      plain(pages[page], .milliseconds(milliseconds))
    case .update(let percent): interactions.last?.update(percent)
    case .pause(let isLatest): interaction(isLatest)?.pause()
    case .finish(let isLatest): interaction(isLatest)?.finish()
    case .cancel(let isLatest): interaction(isLatest)?.cancel()
    case .inner(let milliseconds): changeInner(.milliseconds(milliseconds))
    case .takeOut(let page): pages[page].viewIfLoaded?.removeFromSuperview()
    case .detachPlace: place.removeFromSuperview()
    case .attachPlace: holder.view.addSubview(place)
    case .hide: stage.window.close()
    case .unhide: stage.window.makeKeyAndVisible()
    case .resize(let side): resize(Size(width: Double(side), height: 30))
    case .stop: place.removeAllAnimations()
    case .turn: stage.turn()
    case .wait(let milliseconds): stage.advance(by: .milliseconds(milliseconds))
    case .settle: stage.settle()
    }
  }

  /// Ends the pending interaction, shows everything again and checks the state at rest, then takes
  /// everything apart.
  func finish() {
    hooks = []
    stage.window.makeKeyAndVisible()
    holder.view.addSubview(place)
    for _ in 0...count where !coming.isEmpty {
      for interaction in interactions { interaction.finish() }
      stage.settle()
    }
    stage.settle()
    if !coming.isEmpty { fail("the transitions \(coming.keys.sorted()) never end") }
    if innerCount != 0 { fail("\(innerCount) inner transitions never end") }
    checkRest()
    stage.window.rootViewController = nil
    stage.window.close()
    stage.settle()
    (root, holder, current, pages, inner, interactions) = (nil, nil, nil, [], [], [])
  }

  private func checkRest() {
    let isIn = current?.parent === holder && current?.viewIfLoaded?.superview != nil
    let expected = (isIn ? current?.viewIfLoaded : nil).map { [$0] } ?? []
    if place.subviews != expected {
      let numbers = place.subviews.map { ($0.next as? LawController)?.number ?? -1 }
      fail("the place holds \(numbers), where \(current?.number ?? -1) is the present page")
    }
    for controller in controllers {
      let isSeen = controller.isInShownWindow
      if controller.state != (isSeen ? .appeared : .disappeared) {
        fail("\(controller.number) is \(controller.state), and in a window: \(isSeen)")
      }
    }
    if !stage.application.animator.isIdle { fail("something still moves") }
  }

  private func contain(_ child: LawController, in parent: LawController, _ view: View) {
    parent.addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func interaction(_ isLatest: Bool) -> PercentDrivenInteractiveTransition? {
    isLatest ? interactions.last : interactions.dropLast().last
  }

  private func slide(
    _ page: LawController, _ means: SlidingAnimator.Means,
    _ interaction: SessionProgram.Interaction, _ duration: Duration
  ) {
    guard let (old, number) = prepare(page) else { return }
    let animator = SlidingAnimator(means)
    animator.duration = duration
    var percentDriven: PercentDrivenInteractiveTransition?
    if interaction != .none {
      let made = PercentDrivenInteractiveTransition()
      made.wantsInteractiveStart = interaction == .fromStart
      interactions.append(made)
      percentDriven = made
    }
    holder.transition(
      from: old, to: page, using: animator, interactionController: percentDriven
    ) { [weak self] in
      self?.ended(number, old, page, isCompleted: $0)
    }
  }

  private func plain(_ page: LawController, _ duration: Duration) {
    guard let (old, number) = prepare(page) else { return }
    holder.transition(from: old, to: page, duration: duration) { [weak self] _ in
      self?.ended(number, old, page, isCompleted: page.parent != nil)
    }
  }

  private func prepare(_ page: LawController) -> (old: LawController, number: Int)? {
    guard let old = current, old !== page, old.parent === holder,
      !coming.values.contains(where: { $0 === page }), old.viewIfLoaded?.superview === place
    else { return nil }
    holder.addChild(page)
    guard current === old, old.parent === holder, page.parent === holder else { return nil }
    count += 1
    coming[count] = page
    return (old, count)
  }

  private func ended(
    _ number: Int, _ old: LawController, _ page: LawController, isCompleted: Bool
  ) {
    trace.append(String(repeating: "  ", count: depth) + "completion \(number), \(isCompleted)")
    guard coming.removeValue(forKey: number) != nil else { return fail("\(number) ends twice") }
    if isCompleted { current = page }
    let gone = isCompleted ? old : page
    if gone !== current, !coming.values.contains(where: { $0 === gone }) {
      gone.removeFromParent()
    }
    if isCompleted, page.parent === holder { page.didMove(toParent: holder) }
  }

  private func changeInner(_ duration: Duration) {
    guard innerCount == 0, let old = inner.first(where: { $0.parent != nil }),
      let new = inner.first(where: { $0.parent == nil })
    else { return }
    let parent = pages[0]
    parent.addChild(new)
    guard old.parent === parent, new.parent === parent else { return }
    innerCount += 1
    parent.transition(from: old, to: new, duration: duration) { [weak self] _ in
      self?.innerCount -= 1
      old.removeFromParent()
      if new.parent === parent { new.didMove(toParent: parent) }
    }
  }

  /// Resizes the window: immediately, or in the next turn when called from a callback.
  private func resize(_ size: Size) {
    if depth == 1 {
      stage.resize(to: size)
    } else if let window = stage.platformWindow {
      stage.platform.resize(window, to: size)
    }
  }
}
