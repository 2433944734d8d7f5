import Containers
import ContainersTesting

@testable import ContainersTestSupport

/// An environment that runs a random program: a window, controllers that check the invariants, and
/// a model of the possible misuse.
@MainActor
final class LawWorld: LawKeeper {
  let stage = Stage(size: Size(width: 30, height: 30))
  private(set) var controllers: [LawController] = []
  /// The violations, in the order in which they occurred.
  private(set) var failures: [String] = []
  /// The warnings that the model expects but that have not been logged yet.
  private(set) var earned: [String] = []
  private var hooks: [LawProgram.Hook]
  private var depth = 0
  /// The controllers on which outer steps are working, and which no other step may move.
  private var busy: [Int] = []
  /// The controllers with a manually begun transition that has not ended.
  private var begun: Set<Int> = []
  /// The controllers whose appearance is determined by the window alone, so that the model knows
  /// it.
  private var driven: Set<Int> = []
  /// The two controllers of each running transition.
  private var changes: [Int: Set<Int>] = [:]
  /// The number of transitions, each of which must end exactly once.
  private var changeCount = 0
  private var loading: Set<Int> = []

  init(_ program: LawProgram) {
    hooks = program.hooks
    controllers = (0..<LawProgram.controllerCount).map {
      LawController($0, isManual: program.manual.contains($0), world: self)
    }
  }

  func fail(_ failure: String) { failures.append(failure) }

  func called(_ callback: ControllerCallback, of number: Int) {
    let hook = hooks.firstIndex { $0.controller == number && $0.callback == callback }
    guard depth < 3, let hook else { return }
    let step = hooks.remove(at: hook).step
    // A view must not be taken from a controller that is loading it.
    if callback == .viewDidLoad { loading.insert(number) }
    if !step.runsFrames { run(step) }
    if callback == .viewDidLoad { loading.remove(number) }
  }

  /// Ends everything in progress, takes everything apart, and checks the state at rest.
  func finish() {
    for number in begun.sorted() { run(.end(number)) }
    run(.settle)
    if !changes.isEmpty { fail("the changes \(changes.keys.sorted()) never end") }
    checkRest()
    stage.window.rootViewController = nil
    stage.window.close()
    stage.settle()
    controllers = []
  }

  /// Performs a step, unless it would trap or makes no sense.
  func run(_ step: LawProgram.Step) {
    depth += 1
    defer { depth -= 1 }
    switch step {
    case .embed, .remove, .addChild, .addView, .attachBox, .change, .root: place(step)
    case .didMove(let child): if let parent = at(child).parent { didMove(child, to: parent) }
    case .willLeave(let child): at(child).willMove(toParent: nil)
    case .takeOut(let child): takeOut(child)
    case .cut(let child): if !busy.contains(child) { at(child).removeFromParent() }
    case .detachBox(let number): at(number).box.removeFromSuperview()
    case .dropView(let number): drop(number)
    case .begin(let number, let isAppearing, let isAnimated):
      begin(number, isAppearing, isAnimated)
    case .end(let number): end(number)
    case .resize(let side): resize(Size(width: Double(side), height: 30))
    case .stop(let number, let place):
      (place == .box ? at(number).box : at(number).viewIfLoaded)?.removeAllAnimations()
    case .close: stage.window.close()
    case .show:
      let view = stage.window.rootViewController?.viewIfLoaded
      guard view.map({ isConsistent($0, below: nil) }) ?? true else { return }
      stage.window.makeKeyAndVisible()
    case .memoryWarning: stage.application.didReceiveMemoryWarning()
    case .turn: stage.turn()
    case .wait(let milliseconds): stage.advance(by: .milliseconds(milliseconds))
    case .settle: stage.settle()
    }
    noteDriven()
    if depth == 1, case .settle = step { checkRest() }
  }

  private func at(_ number: Int) -> LawController { controllers[number] }

  private func place(_ step: LawProgram.Step) {
    let before = busy.count
    defer { busy.removeSubrange(before...) }
    switch step {
    case .embed(let child, let parent, let place): embed(child, parent, place)
    case .remove(let child):
      guard !busy.contains(child), at(child).parent != nil else { return }
      busy.append(child)
      at(child).willMove(toParent: nil)
      takeOut(child)
      at(child).removeFromParent()
    case .addChild(let child, let parent):
      guard mayAdd(child, to: parent) else { return }
      busy += [child, parent]
      takeOut(child)
      at(parent).addChild(at(child))
    case .addView(let child, let parent, let place):
      guard !busy.contains(child) else { return }
      busy += [child, parent]
      addView(child, parent, place)
    case .attachBox(let number):
      let controller = at(number)
      controller.loadViewIfNeeded()
      guard !busy.contains(number), mayAdd(controller.box, to: controller.view) else { return }
      busy.append(number)
      controller.view.addSubview(controller.box)
    case .change(let old, let new, let milliseconds, let isFlip):
      change(old, new, .milliseconds(milliseconds), isFlip ? .transitionFlipFromLeft : [])
    case .root(let number): setRoot(number)
    default: break
    }
  }

  private func embed(_ child: Int, _ parent: Int, _ place: LawProgram.Place) {
    guard mayAdd(child, to: parent) else { return }
    busy += [child, parent]
    // The view may stay in place until it is added, unless an outer step relies on it or it is in
    // neither parent's view.
    let above = at(child).viewIfLoaded?.superview.flatMap(controllerAbove)
    if depth > 1 || above != nil && above !== at(child).parent && above !== at(parent) {
      takeOut(child)
    }
    at(parent).addChild(at(child))
    guard at(child).parent === at(parent) else { return }
    addView(child, parent, place)
    if at(child).parent === at(parent) { didMove(child, to: at(parent)) }
  }

  private func addView(_ child: Int, _ parent: Int, _ place: LawProgram.Place) {
    let (one, other) = (at(child), at(parent))
    guard child != parent, one !== stage.window.rootViewController else { return }
    one.loadViewIfNeeded()
    other.loadViewIfNeeded()
    guard let view = one.viewIfLoaded, let root = other.viewIfLoaded else { return }
    guard one.parent == nil || one.parent === other else { return }
    let target = place == .root ? root : other.box
    guard mayAdd(view, to: target) else { return }
    noteMoved(child)
    target.addSubview(view)
  }

  private func takeOut(_ child: Int) {
    noteMoved(child)
    at(child).viewIfLoaded?.removeFromSuperview()
  }

  private func drop(_ number: Int) {
    let controller = at(number)
    guard !busy.contains(number), !loading.contains(number),
      controller.viewIfLoaded?.superview == nil
    else { return }
    controller.box.removeFromSuperview()
    controller.view = nil
  }

  private func setRoot(_ number: Int?) {
    let root = number.map(at)
    guard root?.parent == nil, !(number.map(busy.contains) ?? false) else { return }
    if let number {
      busy.append(number)
      noteMoved(number)
      guard root?.viewIfLoaded.map({ mayAdd($0, to: stage.window) }) ?? true else { return }
    }
    stage.window.rootViewController = root
  }

  private func change(
    _ old: Int, _ new: Int, _ duration: Duration, _ options: AnimationOptions
  ) {
    guard old != new, !busy.contains(old), !busy.contains(new),
      let parent = at(old).parent as? LawController, !parent.isManual,
      at(old).viewIfLoaded?.superview != nil, mayAdd(new, to: parent.number)
    else { return }
    busy += [old, new, parent.number]
    takeOut(new)
    parent.addChild(at(new))
    at(old).willMove(toParent: nil)
    at(new).loadViewIfNeeded()
    guard at(old).parent === parent, at(new).parent === parent,
      let superview = at(old).viewIfLoaded?.superview, mayAdd(at(new).view, to: superview)
    else { return }
    changeCount += 1
    let change = changeCount
    // From here on the library does the work, which any callback may disturb.
    busy.removeLast(3)
    changes[change] = [old, new]
    parent.transition(
      from: at(old), to: at(new), duration: duration, options: options,
      completion: { [weak self, weak parent] _ in
        guard let self, let parent else { return }
        if changes.removeValue(forKey: change) == nil { fail("change \(change) ends twice") }
        guard !controllers.isEmpty else { return }
        if at(old).parent === parent { at(old).removeFromParent() }
        if at(new).parent === parent { didMove(new, to: parent) }
      })
    if let coordinator = at(new).transitionCoordinator, changes[change] != nil {
      follow(coordinator, change)
    }
  }

  /// Checks that the coordinator of a transition ends exactly once, before the transition's own
  /// completion.
  private func follow(_ coordinator: any ViewControllerTransitionCoordinator, _ change: Int) {
    var ends = 0
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      ends += 1
      guard let self else { return }
      if ends > 1 || changes[change] == nil { fail("the coordinator of \(change) ends late") }
    }
  }

  /// Whether a running transition involves a controller.
  private func isChanging(_ number: Int) -> Bool { changes.values.contains { $0.contains(number) } }

  /// Simulates a resize by the user: immediately, or in the next turn if called from a callback.
  private func resize(_ size: Size) {
    if depth == 1 {
      stage.resize(to: size)
    } else if let window = stage.platformWindow {
      stage.platform.resize(window, to: size)
    }
  }

  private func begin(_ number: Int, _ isAppearing: Bool, _ isAnimated: Bool) {
    let controller = at(number)
    if isAppearing { controller.loadViewIfNeeded() }
    driven.insert(number)
    switch (controller.state, isAppearing) {
    case (.disappeared, true), (.disappearing, true), (.appeared, false), (.appearing, false):
      begun.insert(number)
    default: earned.append("Unbalanced “\(number)”")
    }
    controller.beginAppearanceTransition(isAppearing, animated: isAnimated)
  }

  private func end(_ number: Int) {
    if begun.remove(number) == nil { earned.append("Unbalanced “\(number)”") }
    at(number).endAppearanceTransition()
  }

  private func didMove(_ child: Int, to parent: ViewController) {
    let superview = at(child).viewIfLoaded?.superview
    let above = superview.flatMap(controllerAbove)
    if superview == nil || above != nil && above !== parent {
      earned.append("didMove “\(child)”")
    }
    at(child).didMove(toParent: parent)
  }

  /// Compares the logged warnings with the expected ones.
  func check(_ warnings: [String]) {
    let expected = earned
    earned = []
    guard warnings.count == expected.count else {
      fail("\(warnings.count) warnings, where the program earned \(expected): \(warnings)")
      return
    }
    for (warning, expected) in zip(warnings, expected) {
      let words = expected.split(separator: " ")
      for word in words where !warning.contains(word) { fail("“\(warning)” for \(expected)") }
    }
  }

  /// Whether `addChild` would neither trap nor interfere with other steps.
  private func mayAdd(_ child: Int, to parent: Int) -> Bool {
    guard !busy.contains(child), at(child) !== stage.window.rootViewController else { return false }
    var current: ViewController? = at(parent)
    while let candidate = current {
      if candidate === at(child) { return false }
      current = candidate.parent
    }
    return true
  }

  /// Whether `addSubview` would not trap: no cycle, and no view outside that of its parent.
  private func mayAdd(_ view: View, to superview: View) -> Bool {
    guard !superview.isDescendant(of: view) else { return false }
    return isConsistent(view, below: controllerAbove(superview))
  }

  private func isConsistent(_ view: View, below above: ViewController?) -> Bool {
    var nearest = above
    if let controller = view.next as? ViewController {
      if let above, let parent = controller.parent, parent !== above { return false }
      nearest = controller
    }
    return view.subviews.allSatisfy { isConsistent($0, below: nearest) }
  }

  private func controllerAbove(_ view: View) -> ViewController? {
    var responder: Responder? = view
    while let current = responder {
      if let controller = current as? ViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// Records the controllers that something other than the window drives, until they are at rest
  /// outside it.
  private func noteDriven() {
    for controller in controllers {
      var parent = controller.parent as? LawController
      while let current = parent {
        if current.isManual || driven.contains(current.number) { driven.insert(controller.number) }
        parent = current.parent as? LawController
      }
    }
  }

  private func noteMoved(_ number: Int) {
    if isChanging(number) { driven.insert(number) }
  }

  private func checkRest() {
    let root = stage.window.rootViewController
    for view in stage.window.subviews where view.next is ViewController && view.next !== root {
      fail("the view of another controller than the root fills the window")
    }
    for controller in controllers where begun.isEmpty && changes.isEmpty {
      let number = controller.number
      guard controller.state == .appeared || controller.state == .disappeared else {
        fail("\(number) is left \(controller.state)")
        continue
      }
      let isAppeared = controller.state == .appeared
      if driven.contains(number) {
        if !isAppeared, !controller.isInShownWindow { driven.remove(number) }
      } else if isAppeared != controller.isInShownWindow {
        fail("\(number) is \(controller.state), and in a window: \(controller.isInShownWindow)")
      }
    }
  }
}
