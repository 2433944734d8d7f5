extension SplitViewController {
  /// Puts the views of the columns that are shown in place, and takes out the others.
  ///
  /// Views that come are laid out one after the other before others go, so that what passes from
  /// one column to another never leaves the window.
  func placeHosts() {
    guard let view = splitView, !flow.shown.isEmpty, flow.running == nil else { return }
    guard !flow.isPlacing else {
      flow.needsPlacing = true
      return
    }
    flow.isPlacing = true
    var rounds = 0
    repeat {
      flow.needsPlacing = false
      layOut()
      View.performWithoutAnimation { placeOnce(in: view) }
      rounds += 1
    } while flow.needsPlacing && rounds < 4
    flow.isPlacing = false
    view.setNeedsLayout()
  }

  private func placeOnce(in view: SplitView) {
    let leaving = view.panes.flatMap { column, pane in
      let kept = flow.shown.contains(column) ? flow.host(column)?.viewIfLoaded : nil
      return pane.contents.filter { $0 !== kept }
    }
    // A stack that leaves shows nothing in place of what another one takes from it.
    let stacks = leaving.compactMap { $0.owner as? NavigationController }
    for stack in stacks { stack.flow.isHeld = true }
    for column in flow.shown.reversed() {
      guard let host = flow.host(column), host.parent === self else { continue }
      put(host, in: view.pane(column))
    }
    for content in leaving where content.superview is SplitPane { content.removeFromSuperview() }
    for stack in stacks { stack.flow.isHeld = false }
  }

  private func put(_ host: ViewController, in pane: SplitPane) {
    let navigation = host as? NavigationController
    if host.view.superview !== pane {
      // What it shows may still be elsewhere in the window, and must not leave that.
      navigation?.flow.isHeld = flow.isCrossing && pane.window != nil
      if host.view.window == nil { navigation?.removeStrays() }
      pane.show(host.view)
      navigation?.flow.isHeld = false
      navigation?.view.setNeedsLayout()
    }
    if flow.isCrossing, pane.window != nil, host.view.superview === pane {
      host.view.layoutIfNeeded()
    }
  }

  // MARK: Layout

  /// Places the columns and the dividers.
  func layOut() {
    guard let view = splitView, !flow.shown.isEmpty else { return }
    measure()
    guard !flow.isCollapsed else {
      var places = SplitPlaces()
      for column in flow.shown { places.frames[column] = view.bounds }
      return view.place(places, shown: flow.shown)
    }
    guard let running = flow.running else {
      return view.place(flow.layout.places(in: flow.shownMode), shown: flow.shown)
    }
    layOut(running, in: view)
  }

  private func layOut(_ running: SplitFlow.Running, in view: SplitView) {
    let (from, to) = (flow.layout.places(in: running.from), flow.layout.places(in: running.to))
    let coming = flow.layout.columns(SplitLayout.counts[running.to] ?? 0)
    let shown = flow.shown + coming.filter { !flow.shown.contains($0) }
    guard running.isDissolve else {
      return view.place(from.moved(to: to, running.progress), shown: shown)
    }
    let isLeaving = flow.shown.contains { $0 != .secondary && !coming.contains($0) }
    var places = isLeaving ? from : to
    places.dimming = from.moved(to: to, running.progress).dimming
    places.dividers = [:]
    view.place(places, shown: shown)
    for column in shown
    where column != .secondary && flow.shown.contains(column) != coming.contains(column) {
      view.pane(column).alpha = isLeaving ? 1 - running.progress : running.progress
    }
  }

  /// Returns the size of a child in a size of the view.
  func columnSize(of container: any ContentContainer, in size: Size) -> Size {
    (container as? ViewController).flatMap(flow.column).map { columnSize($0, in: size) } ?? size
  }

  /// Returns the size that a controller on the one stack will have in its column, or `nil` if the split
  /// is not about to expand.
  func sizeAfterExpanding(_ container: any ContentContainer) -> Size? {
    guard let size = flow.announcedSize, let base = flow.base, flow.announced == .regular,
      let child = base.viewControllers.first(where: { $0 === container })
    else { return nil }
    return columnSize(column(of: child, in: base), in: size)
  }

  private func columnSize(_ column: Column, in size: Size) -> Size {
    let sizeClass = flow.announced ?? traitCollection.horizontalSizeClass
    guard sizeClass != .compact, column != .compact else { return size }
    var layout = flow.layout
    layout.resize(to: size)
    return layout.places.frames[column]?.size ?? size
  }

  /// Returns the traits of a column, which the program may override.
  func columnTraits(of child: ViewController, and imposed: TraitCollection?) -> TraitCollection? {
    guard let column = flow.column(of: child), column != .secondary, column != .compact else {
      return imposed
    }
    let narrow = TraitCollection { $0.horizontalSizeClass = .compact }
    return TraitCollection(traitsFrom: [narrow] + (imposed.map { [$0] } ?? []))
  }
}
