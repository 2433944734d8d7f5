import ContainersTesting

@testable import Containers
@testable import ContainersTestSupport

/// A request to present or dismiss that was accepted.
@MainActor
final class PresentationLawRequest {
  let name: String
  var isDismissal = false
  var isRefused = false
  var presentations: [Weak<Presentation>] = []
  var completions = 0
  /// Whether the presentation was in place at some time after the request.
  private(set) var wasInPlace = false
  init(_ name: String) { self.name = name }

  /// Records the state of the presentations.
  func look() {
    if presentations.contains(where: { $0.object?.phase == .presented }) { wasInPlace = true }
  }

  /// The number of times that the completion may have run once nothing is in progress.
  var expected: ClosedRange<Int> {
    guard isDismissal else { return wasInPlace ? 1...1 : 0...1 }
    return wasInPlace ? 0...1 : 1...1
  }
}

extension PresentationWorld {
  // MARK: Predictions

  /// Returns the number of a controller.
  func number(of controller: ViewController?) -> Int? {
    (controller as? PresentationLawController)?.number
  }

  /// Returns the presentations over a controller, from the nearest to the frontmost.
  func chain(over controller: ViewController) -> [Presentation] {
    var chain: [Presentation] = []
    var presenter = controller
    while let next = presenter.presentation?.outgoing as? Presentation {
      chain.append(next)
      presenter = next.presentedController
    }
    return chain
  }

  /// Returns the controller that should present.
  func presenter(of presented: ViewController, from source: ViewController) -> ViewController {
    let ancestors = Array(sequence(first: source, next: \.parent))
    let context = ancestors.first(where: \.definesPresentationContext)
    let outermost = ancestors.last ?? source
    return coversContext(presented) ? context ?? outermost : outermost
  }

  /// Whether a presentation covers the context and not the window.
  private func coversContext(_ presented: ViewController) -> Bool {
    let style = presented.modalPresentationStyle
    let delegate = number(of: presented).map { delegates[$0] }
    let isCompact = stage.window.traitCollection.horizontalSizeClass == .compact
    switch delegate?.adaptiveStyle ?? .automatic {
    case .automatic where isCompact && style != .custom: return false
    case .automatic, .none, style: break
    default: return false
    }
    switch style {
    case .currentContext, .overCurrentContext: return true
    case .custom: return delegate?.isOfContext ?? false
    default: return false
    }
  }

  /// Returns the reasons for one of which a presentation is refused.
  func obstacles(
    to presented: ViewController, from source: PresentationLawController,
    by presenter: ViewController
  ) -> [PresentationObstacle] {
    if source.viewIfLoaded?.attachedWindow == nil { return [.noWindow] }
    var reasons: [PresentationObstacle] = []
    if presented.modalPresentationStyle == .popover,
      source.button.window == nil
        || source.button.window !== presenter.viewIfLoaded?.window
    {
      reasons.append(.sourceElsewhere)
    }
    if presenter.viewIfLoaded?.attachedWindow == nil { reasons.append(.noWindow) }
    guard reasons.isEmpty else { return reasons }
    if let outgoing = presenter.presentation?.outgoing as? Presentation {
      return [outgoing.phase.isInProgress ? .inProgress : .presentsAlready]
    }
    let incoming = presenter.presentation?.incoming as? Presentation
    return incoming?.phase.isInProgress == true ? [.inProgress] : []
  }

  // MARK: Invariants

  /// Checks Q70 in a callback.
  func checkFlags(of controller: PresentationLawController, in callback: ControllerCallback) {
    let (state, number) = (controller.state, controller.number)
    if controller.isBeingPresented, state != .appearing, callback != .didAppear {
      fail("\(number) is being presented in \(callback), while it is \(state)")
    }
    if controller.isBeingDismissed, state != .disappearing, callback != .didDisappear {
      fail("\(number) is being dismissed in \(callback), while it is \(state)")
    }
    let isFlagged = controller.isBeingPresented || controller.isBeingDismissed
    if isFlagged, !PresentationProgram.presentable.contains(number) {
      fail("\(number) is being presented or dismissed in \(callback), but its container is")
    }
  }

  /// Checks that both sides of each presentation know each other.
  func checkRelations() {
    for controller in controllers {
      if let presented = controller.presentedViewController {
        let presenter = presented.presentingViewController
        let isAbove = sequence(first: controller as ViewController, next: \.parent)
          .contains { $0 === presenter }
        if !isAbove { fail("\(controller.number) presents one that another presents") }
      }
      if let incoming = controller.presentation?.incoming {
        let outgoing = incoming.presentingController?.presentation?.outgoing
        if outgoing !== incoming {
          fail("\(controller.number) is presented by one that does not know")
        }
        if (incoming as? Presentation)?.phase == .ended {
          fail("\(controller.number) has an ended presentation")
        }
      }
      if let outgoing = controller.presentation?.outgoing,
        outgoing.presentedController.presentation?.incoming !== outgoing
      {
        fail("\(controller.number) presents one that does not know")
      }
    }
  }

  /// Checks that nothing is in progress but what the user holds, and what is visible.
  func checkRest() {
    let present = controllers.compactMap { $0.presentation?.incoming as? Presentation }
    let busy = present.filter { $0.phase.isInProgress }
    for one in busy where !isHeld(one) && stage.window.isVisible {
      fail("the presentation of \(one.presentedController.name) stays \(one.phase)")
    }
    guard busy.isEmpty, stage.window.isVisible else { return }
    let unaware = Set(
      present.filter { $0.tellsPresenter && $0.presenterPlace == nil }
        .compactMap { $0.presentingController.map { ObjectIdentifier($0) } })
    for controller in controllers {
      let isUnaware = sequence(first: controller as ViewController, next: \.parent)
        .contains { unaware.contains(ObjectIdentifier($0)) }
      let (state, number) = (controller.state, controller.number)
      if state != (controller.isInShownWindow ? .appeared : .disappeared), !isUnaware {
        fail("\(number) is \(state), and in a window: \(controller.isInShownWindow)")
      }
      if controller.isBeingPresented || controller.isBeingDismissed {
        fail("\(number) is still being presented or dismissed")
      }
      if controller.presentation?.incoming != nil, !controller.isInShownWindow,
        controller.presentation?.outgoing == nil
      {
        let presenter = controller.presentingViewController?.viewIfLoaded?.window
        if presenter != nil { fail("\(number) is presented but not visible") }
      }
    }
    for one in present where one.presenterPlace != nil {
      let view = one.presentingController?.viewIfLoaded
      if view?.superview != nil { fail("the view of a presenter is not taken out") }
    }
    checkOverlays(present)
    if !stage.application.animator.isIdle { fail("something still moves") }
  }

  private func isHeld(_ presentation: Presentation) -> Bool {
    presentation.session?.phase == .interactive
  }

  /// Checks that each open presentation has its overlay, and that the focus is in the top one.
  private func checkOverlays(_ present: [Presentation]) {
    let containers = present.compactMap(\.containerView).filter { $0.window != nil }
    let overlays = stage.window.overlays.filter { $0.kind == .presentation }
    if Set(containers.map { ObjectIdentifier($0) })
      != Set(overlays.map { ObjectIdentifier($0.view) })
    {
      fail("\(overlays.count) overlays stand for \(containers.count) containers")
    }
    guard let focused = stage.window.focusedView else { return }
    guard let top = overlays.lastIndex(where: { $0.blocking.contains(.focus) && $0.scope == nil })
    else { return }
    if !overlays[top...].contains(where: { focused.isDescendant(of: $0.view) }) {
      fail("the focus is beneath \(overlays[top].view.subviews.map(\.identity))")
    }
  }

  /// Checks that nothing is left when all has been dismissed.
  func checkEmpty() {
    for controller in controllers {
      let state = controller.presentation
      if state?.incoming != nil || state?.outgoing != nil {
        fail("\(controller.number) is still presented or presenting")
      }
    }
    if stage.window.overlayRouting != nil { fail("overlays are left: \(stage.window.overlays)") }
    if !stage.window.presentations.all.isEmpty { fail("the window still knows presentations") }
    let views = stage.window.subviews.filter { !($0.next is LawController) }
    if !views.isEmpty { fail("views are left: \(views.map(\.identity))") }
  }

  /// Checks that completions were neither lost nor doubled.
  func checkRequests() {
    for request in requests where !request.expected.contains(request.completions) {
      fail(
        "the completion of \(request.name) has run \(request.completions) times, "
          + "and was in place: \(request.wasInPlace)")
    }
  }

  /// Checks that the focus still comes back, by two presentations over each other.
  func probeFocus() {
    guard let root = stage.window.rootViewController as? PresentationLawController,
      root.isInShownWindow
    else { return }
    let styles: [ModalPresentationStyle] = [.overFullScreen, .fullScreen]
    for (number, style) in zip(PresentationProgram.presentable, styles) {
      controllers[number].modalPresentationStyle = style
      delegates[number].adaptiveStyle = .automatic
    }
    let first = controllers[PresentationProgram.presentable.lowerBound]
    let second = controllers[PresentationProgram.presentable.lowerBound + 1]
    stage.window.moveFocus(to: root.button)
    root.present(first, animated: false)
    stage.settle()
    stage.window.moveFocus(to: first.button)
    first.present(second, animated: false)
    stage.settle()
    second.dismiss(animated: false)
    stage.settle()
    if stage.window.focusedView !== first.button {
      fail("the focus does not come back to the first")
    }
    root.dismiss(animated: false)
    stage.settle()
    if stage.window.focusedView !== root.button { fail("the focus does not come back to the root") }
    checkEmpty()
    checkRest()
  }
}

/// Where the focus returns to, as far as it can be predicted.
@MainActor
struct PresentationFocusModel {
  private struct Entry {
    let controller: ViewController
    var focused: View?
  }
  /// The presentations, from the lowest up, each with the view focused beneath it.
  private var entries: [Entry] = []
  /// Whether something was presented in a context that lies beneath another presentation, where the
  /// order of the two cannot be predicted.
  private var isLost = false

  /// Follows a step, after which everything is at rest, and checks the focus.
  mutating func follow(
    _ step: PresentationProgram.Step, in world: PresentationWorld, from former: View?
  ) {
    let focused = world.stage.window.focusedView
    let gone = entries.filter { $0.controller.presentation?.incoming == nil }
    if let lowest = gone.first { leave(gone, lowest, world, from: former, to: focused) }
    if case .present(let number, _, _, _) = step {
      let controller = world.controllers[number]
      let isKnown = entries.contains { $0.controller === controller }
      if let incoming = controller.presentation?.incoming, !isKnown {
        let covered = incoming.presentingController?.viewIfLoaded
        let isHidden = entries.contains { entry in
          let other = entry.controller.presentation?.incoming as? Presentation
          return other?.fillsWindow == true
            && covered.map { other?.containerView.map($0.isDescendant) != true } ?? true
        }
        if isHidden { isLost = true }
        let isBeneath = covered.map { former?.isWithin($0) ?? false } ?? false
        entries.append(
          Entry(controller: controller, focused: incoming.fillsWindow || isBeneath ? former : nil))
      }
    }
  }

  private mutating func leave(
    _ gone: [Entry], _ lowest: Entry, _ world: PresentationWorld, from former: View?,
    to focused: View?
  ) {
    let index = entries.firstIndex { $0.controller === lowest.controller } ?? 0
    let above = entries.dropFirst(index + 1).first { entry in
      !gone.contains { $0.controller === entry.controller }
    }
    func isGone(_ view: View?) -> Bool {
      gone.contains { entry in view.map { $0.isWithin(entry.controller.view) } ?? false }
    }
    if let above, isGone(above.focused) {
      let place = entries.firstIndex { $0.controller === above.controller } ?? 0
      entries[place].focused = lowest.focused
    }
    entries.removeAll { entry in gone.contains { $0.controller === entry.controller } }
    guard former != nil, !isLost else { return }
    if !isGone(former) {
      if focused !== former { world.fail("the focus does not stay where the user has put it") }
    } else if above == nil, let expected = lowest.focused, !isGone(expected),
      expected.window != nil, expected.isFocusable, focused !== expected
    {
      world.fail("the focus does not come back to \(expected.identity) of \(owner(of: expected))")
    }
  }

  private func owner(of view: View) -> String {
    let controller =
      sequence(first: view as Responder, next: \.next)
      .first { $0 is ViewController } as? ViewController
    return controller?.name ?? ""
  }
}
