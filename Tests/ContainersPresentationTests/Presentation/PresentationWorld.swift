import ContainersTesting
import TestSupport

@testable import Containers
@testable import ContainersTestSupport

/// Runs a random program of presentations and checks the invariants.
@MainActor
final class PresentationWorld: LawKeeper {
  typealias Program = PresentationProgram

  /// The few pixels make the frames cheap.
  let stage = Stage(size: Size(width: 700, height: 400), scale: 0.05)
  /// The warnings logged so far.
  let log: WarningLog
  private(set) var failures: [String] = []
  /// The calls and steps, in order.
  private(set) var trace: [String] = []
  private(set) var controllers: [PresentationLawController] = []
  private(set) var delegates: [PresentationLawDelegate] = []
  /// The accepted requests.
  private(set) var requests: [PresentationLawRequest] = []
  /// The predicted focus, in a calm program.
  var memory = PresentationFocusModel()
  private let isCalm: Bool
  private var hooks: [Program.Hook]
  private var depth = 0
  /// The number of steps taken in callbacks.
  private var hookCount = 0
  private var interactions: [PercentDrivenInteractiveTransition] = []
  private var latest: PercentDrivenInteractiveTransition? { interactions.last }
  /// The number of warnings that have been accounted for.
  private var knownWarnings = 0
  private var alongsideBalance = 0
  /// The controllers whose presentation is being requested.
  private var requesting: Set<Int> = []

  init(_ program: Program, _ log: WarningLog) {
    self.log = log
    isCalm = program.isCalm
    hooks = []
    for number in 0..<Program.count {
      controllers.append(PresentationLawController(number, isManual: false, world: self))
      delegates.append(
        PresentationLawDelegate { [weak self] in self?.happened(.call($0), of: number) })
      controllers[number].transitioningDelegate = delegates[number]
    }
    containContext()
    contain(Program.child, in: Program.root, Rect(x: 400, y: 20, width: 180, height: 150))
    let holder = Program.presentable.lowerBound
    contain(Program.inner, in: holder, Rect(x: 10, y: 60, width: 160, height: 100))
    controllers[Program.context].definesPresentationContext = true
    controllers[Program.inner].definesPresentationContext = true
    stage.window.rootViewController = controllers[Program.root]
    stage.window.makeKeyAndVisible()
    stage.settle()
    trace = []
    hooks = program.hooks
  }

  func fail(_ failure: String) {
    failures.append(failure)
    trace.append("✗ \(failure)")
  }

  // MARK: Callbacks

  func called(_ callback: ControllerCallback, of number: Int) {
    guard controllers.indices.contains(number) else { return }
    checkFlags(of: controllers[number], in: callback)
    happened(.callback(callback), of: number)
  }

  func happened(_ place: Program.Place, of number: Int) {
    trace.append(indent + "\(number).\(place)")
    for request in requests { request.look() }
    let hook = hooks.firstIndex { $0.controller == number && $0.place == place }
    guard depth < 4, let hook else { return }
    let step = hooks.remove(at: hook).step
    guard !step.runsFrames else { return }
    hookCount += 1
    take(step)
  }

  private var indent: String { String(repeating: "  ", count: depth) }

  // MARK: Steps

  /// Takes a step from outside and checks what holds after it.
  func run(_ step: Program.Step) {
    let focused = stage.window.focusedView
    take(step)
    if isCalm {
      stage.settle()
      memory.follow(step, in: self, from: focused)
    }
    checkWarnings()
    checkRelations()
    if case .settle = step { checkRest() } else if isCalm { checkRest() }
  }

  private func take(_ step: Program.Step) {
    trace.append(indent + "> \(step)")
    depth += 1
    defer { depth -= 1 }
    switch step {
    case .present(let presented, let source, let look, let manner):
      present(presented, from: source, look, manner)
    case .dismiss(let number, let manner): dismiss(number, manner)
    case .drag(let number, let manner): drag(number, manner)
    case .update(let percent): latest?.update(percent)
    case .pause: latest?.pause()
    case .finish: latest?.finish()
    case .cancel: latest?.cancel()
    case .modal(let number, let isModal): controllers[number].isModalInPresentation = isModal
    case .prefer(let number, let side):
      controllers[number].preferredContentSize = Size(width: Double(side), height: 100)
    case .adapt(let number, let style): delegates[number].adaptiveStyle = style
    case .refuse(let number, let isRefused): delegates[number].mayBeDismissed = !isRefused
    case .memoryWarning: stage.application.didReceiveMemoryWarning()
    case .close: stage.window.close()
    case .show: stage.window.makeKeyAndVisible()
    case .root(let number): stage.window.rootViewController = controllers[number]
    case .removeView: controllers[Program.context].viewIfLoaded?.removeFromSuperview()
    case .addView, .leaveParent, .joinParent: changeContext(step)
    default: input(step)
    }
    note()
  }

  private func input(_ step: Program.Step) {
    switch step {
    case .escape: stage.press(.escape)
    case .clickBeside: stage.tap(at: Point(x: 2, y: 2))
    case .resize(let width, let height):
      resize(Size(width: Double(width), height: Double(height)))
    case .focus(let number):
      if let button = button(number) { stage.window.moveFocus(to: button) }
    case .tab: stage.press(.tab)
    case .click(let number):
      guard let button = button(number) else { return }
      stage.tap(at: button.convert(button.bounds.center, to: nil))
    case .turn: stage.turn()
    case .wait(let milliseconds): stage.advance(by: .milliseconds(milliseconds))
    case .settle: stage.settle()
    default: break
    }
  }

  private func button(_ number: Int) -> Button? {
    controllers[number].viewIfLoaded?.window == nil ? nil : controllers[number].button
  }

  /// Resizes the window: immediately, or in the next turn when called from a callback.
  private func resize(_ size: Size) {
    if depth == 1 {
      stage.resize(to: size)
    } else if let window = stage.platformWindow {
      stage.platform.resize(window, to: size)
    }
  }

  private func changeContext(_ step: Program.Step) {
    let (root, context) = (controllers[Program.root], controllers[Program.context])
    // A view that a presentation has taken out comes back by itself.
    guard context.presentation?.outgoing == nil else { return }
    switch step {
    case .addView where context.parent === root:
      if context.viewIfLoaded?.superview == nil { root.view.addSubview(context.view) }
    case .leaveParent where context.parent === root:
      context.willMove(toParent: nil)
      context.viewIfLoaded?.removeFromSuperview()
      context.removeFromParent()
    case .joinParent where context.parent == nil:
      context.viewIfLoaded?.removeFromSuperview()
      containContext()
    default: break
    }
  }

  private func containContext() {
    contain(Program.context, in: Program.root, Rect(x: 200, y: 20, width: 180, height: 150))
  }

  private func contain(_ child: Int, in parent: Int, _ frame: Rect) {
    let (child, parent) = (controllers[child], controllers[parent])
    parent.addChild(child)
    guard child.parent === parent else { return }
    child.view.frame = frame
    parent.view.addSubview(child.view)
    if child.parent === parent { child.didMove(toParent: parent) }
  }

  // MARK: Requests

  private func present(
    _ number: Int, from source: Int, _ look: Program.Look, _ manner: Program.Manner
  ) {
    let (presented, source) = (controllers[number], controllers[source])
    // Everything else that traps cannot happen to these controllers.
    guard presented !== source, source !== controllers[Program.inner] || presented.children.isEmpty,
      presented.presentation?.incoming == nil, requesting.insert(number).inserted
    else { return }
    defer { requesting.remove(number) }
    let delegate = delegates[number]
    delegate.coming = manner
    delegate.isOfContext = look == .customContext
    presented.modalTransitionStyle = manner.transitionStyle
    presented.modalPresentationStyle = look.style
    let count = hookCount
    let controller = presented.presentationController
    controller?.delegate = delegate
    (controller as? LawPresentationController)?.isOfContext = delegate.isOfContext
    presented.popoverPresentationController?.sourceView = source.button
    guard count == hookCount, presented.presentation?.incoming == nil else { return }
    let presenter = presenter(of: presented, from: source)
    let expected = obstacles(to: presented, from: source, by: presenter)
    let request = PresentationLawRequest("present \(number)")
    let warnings = log.lines.count
    source.present(presented, animated: manner.isAnimated) { [weak self] in
      self?.complete(request, number)
    }
    let refusal = log.lines.dropFirst(warnings).first {
      $0.contains("cannot present \(presented.name)")
    }
    noteInteractions()
    judge(refusal, expected, count, request)
    guard refusal == nil, let presentation = presented.presentation?.incoming as? Presentation
    else { return }
    request.presentations = [Weak(presentation)]
    requests.append(request)
    request.look()
    accompany(presented, number)
    if count == hookCount, presented.presentingViewController !== presenter {
      fail("\(number) is not presented by \(presenter.name)")
    }
  }

  private func dismiss(_ number: Int, _ manner: Program.Manner) {
    let controller = controllers[number]
    let presenter = controller.presentingAncestor ?? controller.presentingInForce
    let chain = presenter.map(chain) ?? []
    let isBusy = chain.contains(where: \.phase.isInProgress)
    let place = chain.last.flatMap { self.number(of: $0.presentedController) }
    let usual = place.map { delegates[$0].going }
    if let front = chain.last, let place {
      delegates[place].going = manner
      front.presentedController.modalTransitionStyle = manner.transitionStyle
    }
    let (count, warnings) = (hookCount, log.lines.count)
    let request = PresentationLawRequest("dismiss \(number)")
    controller.dismiss(animated: manner.isAnimated) { [weak self] in
      self?.complete(request, number)
    }
    let refusal = log.lines.dropFirst(warnings).first { $0.contains("cannot dismiss") }
    noteInteractions()
    judge(refusal, isBusy ? [.inProgress] : [], count, request)
    guard refusal == nil else {
      // A later dismissal by the user, which nobody drives, must not find the manner of this one.
      if let place, let usual { delegates[place].going = usual }
      return
    }
    request.isDismissal = true
    request.presentations = chain.map { Weak($0) }
    requests.append(request)
    request.look()
    accompany(controller, number)
  }

  private func drag(_ number: Int, _ manner: Program.Manner) {
    guard let presentation = controllers[number].presentation?.incoming as? Presentation
    else { return }
    let animator = PresentationLawAnimator(manner.isOwn ? manner : .block) { [weak self] in
      self?.happened(.call($0), of: number)
    }
    let interaction = PercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = manner != .drivenLater
    if presentation.beginInteractiveDismissal(animator, interaction) {
      interactions.append(interaction)
    }
  }

  /// Compares whether and why a request was refused with what is expected, unless a step in a
  /// callback has changed the situation.
  private func judge(
    _ refusal: String?, _ expected: [PresentationObstacle], _ count: Int,
    _ request: PresentationLawRequest
  ) {
    guard count == hookCount else { return }
    request.isRefused = refusal != nil
    let isAsExpected =
      refusal.map { line in expected.contains { line.contains($0.reason) } } ?? expected.isEmpty
    if !isAsExpected {
      fail("\(request.name) is refused: \(refusal ?? "no"), and expected were \(expected)")
    }
  }

  private func complete(_ request: PresentationLawRequest, _ number: Int) {
    request.completions += 1
    if request.completions > 1 { fail("the completion of \(request.name) runs twice") }
    if request.isRefused { fail("the completion of \(request.name) runs, though it was refused") }
    let controller = controllers.indices.contains(number) ? controllers[number] : nil
    if hookCount == 0, controller?.isBeingPresented == true || controller?.isBeingDismissed == true
    {
      fail("\(number) is still being presented or dismissed in a completion")
    }
    happened(.call(.completion), of: number)
  }

  /// Adds to the transition of a controller, if one is about to begin.
  private func accompany(_ controller: ViewController, _ number: Int) {
    guard let coordinator = controller.transitionCoordinator else { return }
    alongsideBalance += 1
    coordinator.animate { [weak self] _ in
      self?.happened(.call(.alongside), of: number)
    } completion: { [weak self] _ in
      self?.alongsideBalance -= 1
      self?.happened(.call(.alongsideEnd), of: number)
    }
  }

  /// Takes over the interactions that the delegates have made.
  private func noteInteractions() {
    interactions += delegates.compactMap(\.interaction)
    for delegate in delegates { delegate.interaction = nil }
  }

  /// Records the state of all requests.
  private func note() { for request in requests { request.look() } }

  // MARK: The end

  /// Ends everything in progress, dismisses what is left, checks the state at rest, and takes
  /// everything apart.
  func finish() {
    hooks = []
    stage.window.makeKeyAndVisible()
    for _ in 0..<8 {
      stage.settle()
      for interaction in interactions { interaction.finish() }
    }
    stage.settle()
    checkRest()
    guard failures.isEmpty else { return }
    for _ in 0..<Program.count {
      for controller in controllers where controller.presentation?.outgoing != nil {
        take(.dismiss(controller.number, .instant))
      }
      stage.settle()
    }
    checkRest()
    checkEmpty()
    checkRequests()
    if alongsideBalance != 0 { fail("\(alongsideBalance) coordinators never end") }
    if failures.isEmpty { probeFocus() }
    checkWarnings()
    stage.window.rootViewController = nil
    stage.window.close()
    stage.settle()
    (controllers, delegates, interactions) = ([], [], [])
  }

  /// Checks the warnings since the last time: refusals were judged, the others must be known.
  private func checkWarnings() {
    for line in log.lines.dropFirst(knownWarnings) {
      let isKnown = Self.knownWarnings.contains { line.contains($0) }
      if !isKnown { fail("unexpected warning: \(line)") }
    }
    knownWarnings = log.lines.count
  }

  private static let knownWarnings = [
    "cannot present", "cannot dismiss", "released the context of a transition",
    "so that controller is dropped",
  ]
}
