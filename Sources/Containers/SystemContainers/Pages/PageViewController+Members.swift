/// The children: the pages that are shown, and those beside them.
extension PageViewController: SystemContainer {
  var childForKeys: ViewController? { viewControllers?.first }

  var childForContentSize: ViewController? {
    pages.strip.shown.count == 1 ? pages.strip.shown.first : nil
  }

  var sizeAroundContent: Size {
    Size(width: 0, height: controlInset > 0 ? PageViewController.controlHeight : 0)
  }

  /// Adds a page as a child, or revokes its removal.
  func add(_ page: ViewController) {
    if let member = pages.members.first(where: { $0.controller === page }) {
      guard member.move == .leaving else { return }
      member.move = .coming
      page.willMove(toParent: self)
      return
    }
    pages.members.append(PageMember(page))
    addChild(page)
  }

  /// Completes the moves of the pages in place, and removes the others.
  ///
  /// - Parameter keepsNear: Whether to keep neighboring pages until the data source has answered
  ///   again, because most remain neighbors.
  func settleMembers(keepsNear: Bool = false) {
    let kept = pages.strip.shown + pages.strip.neighbors + pages.displayed
    func stays(_ member: PageMember) -> Bool {
      member.move != .leaving && kept.contains { $0 === member.controller }
    }
    let others = pages.members.filter { !stays($0) }
    for member in pages.members where member.move == .coming && stays(member) {
      member.move = .here
      member.controller.didMove(toParent: self)
    }
    for member in others where !keepsNear || member.move == .leaving {
      let isDisplayed = pages.displayed.contains { $0 === member.controller }
      if !isDisplayed, !isWanted(member) { release(member) }
    }
  }

  /// Whether a callback has made a page one to show, or one that is near.
  private func isWanted(_ member: PageMember) -> Bool {
    let pages = pages.strip.shown + pages.strip.neighbors
    return member.move != .leaving && pages.contains { $0 === member.controller }
  }

  private func release(_ member: PageMember) {
    let page = member.controller
    if member.move != .leaving {
      member.move = .leaving
      page.willMove(toParent: nil)
    }
    // The callback may have set the page again.
    guard member.move == .leaving, pages.members.contains(where: { $0 === member }) else { return }
    pages.members.removeAll { $0 === member }
    page.removeFromParent()
  }

  /// Called when a page was added to another parent, or was removed by the program.
  func childDidLeave(_ child: ViewController) {
    guard pages.members.contains(where: { $0.controller === child }) else { return }
    pages.members.removeAll { $0.controller === child }
    let wasShown = pages.strip.shown.contains { $0 === child }
    if let turn = pages.turn, (turn.old + turn.new).contains(where: { $0 === child }) {
      turn.session?.cut()
    }
    pages.displayed.removeAll { $0 === child }
    if wasShown { pages.strip.drop(child) } else { pages.strip.forget() }
    restAfterCommit()
  }

  // MARK: Neighbors

  /// Requests both neighbors from the data source, if they are needed and nothing is in progress.
  func findNeighbors() {
    guard let dataSource, pages.isAtRest, isOnScreen, pages.strip.needsNeighbors else { return }
    let (strip, generation) = (pages.strip, pages.strip.generation)
    var sides: (before: PageStrip<ViewController>.Side, after: PageStrip<ViewController>.Side) = (
      .end, .end
    )
    calling {
      sides = strip.neighbors { page, direction in
        switch direction {
        case .forward: dataSource.pageViewController(self, viewControllerAfter: page)
        case .reverse: dataSource.pageViewController(self, viewControllerBefore: page)
        }
      }
    }
    guard generation == pages.strip.generation else { return proceed() }
    pages.strip.take(sides)
    calling { bringNear() }
    if pages.waiting != nil { proceed() }
  }

  private func bringNear() {
    let neighbors = pages.strip.neighbors
    for page in neighbors {
      checkParent(of: page)
      guard !pages.strip.shown.contains(where: { $0 === page }) else {
        misuse(
          "The data source of \(name) answered \(page.name), which is shown, as its own neighbor: "
            + "return another page, or nil at the end.")
      }
      add(page)
      page.loadViewIfNeeded()
    }
    settleMembers()
  }

  /// Called when the pages are at rest.
  func rest() {
    guard pages.isAtRest else { return }
    countDots()
    preferredContentSizeMayHaveChanged()
    findNeighbors()
    // Nothing was asked for, so there are no neighbors to keep.
    if pages.strip.needsNeighbors || pages.strip.shown.isEmpty, pages.turn == nil {
      calling { settleMembers() }
      if pages.waiting != nil { proceed() }
    }
  }

  private func restAfterCommit() {
    viewIfLoaded?.window?.host?.afterCommit { [weak self] in self?.rest() }
  }

  func sourceDidChange() {
    pages.strip.forget()
    pages.needsDots = true
    loseHold()
    restAfterCommit()
  }

  func setDoubleSided(_ isDoubleSided: Bool) {
    guard isDoubleSided != pages.isDoubleSided else { return }
    pages.isDoubleSided = isDoubleSided
    sidesDidChange()
  }

  func sidesDidChange() {
    pages.strip.hasBacks =
      transitionStyle == .pageCurl && isDoubleSided && pages.strip.pagesAtOnce == 1
    pages.strip.forget()
    restAfterCommit()
  }
}
