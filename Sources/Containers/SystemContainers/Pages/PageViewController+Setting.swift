/// Setting pages: the model changes in the call, and one visible change follows the other.
extension PageViewController {
  /// Implements ``setViewControllers(_:direction:animated:completion:)``.
  func set(
    _ controllers: [ViewController], _ direction: PageDirection, isAnimated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    check(controllers, isAnimated: isAnimated)
    let leaf =
      pages.isMovingSpine
      ? PageStrip.Leaf(pages: controllers, back: nil) : pages.strip.leaf(controllers)
    let request = PageRequest(leaf, direction, isAnimated: isAnimated, completion)
    let dropped = pages.waiting
    pages.waiting = request
    dropDrag()
    View.performWithoutAnimation { pull(0) }
    calling {
      adopt(leaf)
      if let turn = pages.turn, let phase = turn.session?.phase, phase != .ending, phase != .ended {
        turn.isCut = true
        turn.session?.cut()
      }
      dropped?.completion?(false)
    }
    proceed()
  }

  /// Traps if controllers cannot be shown.
  private func check(_ controllers: [ViewController], isAnimated: Bool) {
    let required = pages.strip.requiredCount(isAnimated: isAnimated)
    guard controllers.count == required || pages.isMovingSpine && 1...2 ~= controllers.count else {
      misuse(
        "\(name) was given \(controllers.count) pages but needs \(required): set one page, or two "
          + "with the spine in the middle or for an animated double-sided curl.")
    }
    if controllers.count == 2, controllers[0] === controllers[1] {
      misuse("\(name) was given \(controllers[0].name) twice: set two different pages.")
    }
    for page in controllers { checkParent(of: page) }
  }

  func checkParent(of page: ViewController) {
    guard let parent = page.parent, parent !== self else { return }
    misuse(
      "\(name) cannot show \(page.name), which is a child of \(parent.name): remove it from that "
        + "parent first.")
  }

  /// Runs a closure that calls out; requests made meanwhile wait.
  func calling(_ body: () -> Void) {
    pages.callDepth += 1
    body()
    pages.callDepth -= 1
  }

  /// Sets the pages to show, and notifies those that come and those that leave.
  private func adopt(_ leaf: PageStrip<ViewController>.Leaf) {
    pages.strip.show(leaf.pages)
    pages.needsDots = true
    let wanted = leaf.pages + (leaf.back.map { [$0] } ?? [])
    for page in wanted where pages.waiting?.leaf == leaf { add(page) }
    for member in pages.members
    where pages.waiting?.leaf == leaf && member.move != .leaving
      && !wanted.contains(where: { $0 === member.controller })
    {
      member.move = .leaving
      member.controller.willMove(toParent: nil)
    }
  }

  /// Runs the request that waits, unless something is in progress, or else comes to rest.
  func proceed() {
    while pages.turn == nil, pages.callDepth == 0, let request = pages.waiting {
      pages.waiting = nil
      run(request)
    }
    rest()
  }

  private func run(_ request: PageRequest) {
    guard isOnScreen else {
      calling {
        putPagesIn()
        settleMembers()
        request.completion?(true)
      }
      return
    }
    let old = pages.displayed
    let new = request.leaf.pages
    guard !new.elementsEqual(old, by: ===) else {
      calling {
        settleMembers()
        request.completion?(true)
      }
      return
    }
    start(
      PageTurnPlan(
        direction: request.direction, new: new, back: request.leaf.back,
        isAnimated: request.isAnimated, isByUser: false, isHeld: false),
      request.completion)
  }

  /// Whether the pages are visible, so that a turn can be animated.
  var isOnScreen: Bool { appearance == .appeared && viewIfLoaded?.window?.shown != nil }
}
