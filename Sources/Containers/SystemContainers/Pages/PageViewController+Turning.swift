/// The plan of a turn.
struct PageTurnPlan {
  let direction: PageDirection
  let new: [ViewController]
  let back: ViewController?
  let isAnimated: Bool
  let isByUser: Bool
  let isHeld: Bool
}

extension PageViewController {
  /// Begins a turn by the user, after ending any other.
  ///
  /// - Returns: Whether a page turns.
  @discardableResult
  func turn(_ direction: PageDirection, isHeld: Bool = false) -> Bool {
    guard pages.callDepth == 0, dataSource != nil, isOnScreen else { return false }
    if let turn = pages.turn {
      turn.isCut = true
      turn.session?.cut()
    }
    findNeighbors()
    guard pages.isAtRest, let begun = pages.strip.begin(direction) else { return false }
    let leaf = begun.leaf
    calling { delegate?.pageViewController(self, willTransitionTo: leaf.pages) }
    guard pages.waiting == nil, pages.strip.turn == begun else {
      proceed()
      return false
    }
    start(
      PageTurnPlan(
        direction: direction, new: leaf.pages, back: leaf.back, isAnimated: true, isByUser: true,
        isHeld: isHeld), nil)
    return pages.turn != nil
  }

  /// Exchanges the pages.
  func start(_ plan: PageTurnPlan, _ completion: ((Bool) -> Void)?) {
    let old = pages.displayed
    let isCurl = transitionStyle == .pageCurl
    let exchange = PageExchange(
      in: self, from: old, to: plan.new, passing: plan.back,
      order: isCurl ? .curlingPages : .scrollingPages)
    let isReduced = view.traitCollection.accessibilityMotion == .reduced
    let turn = PageTurn(
      exchange, plan.direction, from: old, to: plan.new,
      look: isReduced ? .dissolve : isCurl ? .curl : .slide, isByUser: plan.isByUser,
      isHeld: plan.isHeld, completion: completion)
    let motion = AnimatorMotion(
      PageTurnAnimator(self, turn), turn.interaction,
      isWanted: plan.isAnimated && !old.isEmpty && View.areAnimationsEnabled)
    let session = TransitionSession(exchange, motion) { [weak self, weak turn] isCompleted in
      if let self, let turn { end(turn, isCompleted: isCompleted) }
    }
    turn.session = session
    pages.turn = turn
    session.request()
  }

  /// Called when the exchange is over and its callbacks have been sent.
  private func end(_ turn: PageTurn, isCompleted: Bool) {
    guard pages.turn === turn else { return }
    pages.displayed = (isCompleted ? turn.new : turn.old).filter { $0.parent === self }
    turn.endLook()
    if turn.isByUser, pages.strip.turn != nil {
      pages.strip.end(isCompleted: isCompleted)
      if isCompleted { moveDot(turn.direction) }
    }
    pages.pull = 0
    calling {
      settleMembers(keepsNear: true)
      if turn.isByUser {
        delegate?.pageViewController(
          self, didFinishAnimating: !turn.isCut, previousViewControllers: turn.old,
          transitionCompleted: isCompleted)
      }
      turn.completion?(isCompleted && !turn.isCut)
    }
    turn.session = nil
    pages.turn = nil
    pagesView.setNeedsLayout()
    proceed()
  }
}
