extension SplitViewController {
  /// Puts the views of the columns that are shown in place, and takes out the others.
  ///
  /// Views that come are laid out one after the other before others go, so that what passes from
  /// one column to another never leaves the window.
  func placeHosts() {
    guard let view = splitView, !shown.isEmpty, flow.motion == nil else { return }
    guard view.placing == .idle else {
      view.placing = .again
      return
    }
    var rounds = 0
    repeat {
      view.placing = .once
      layOut()
      View.performWithoutAnimation { placeOnce(in: view) }
      rounds += 1
    } while view.placing == .again && rounds < 4
    view.placing = .idle
    view.setNeedsLayout()
  }

  private func placeOnce(in view: SplitView) {
    let leaving = view.panes.flatMap { column, pane in
      let kept = shown.contains(column) ? slots.host(column)?.viewIfLoaded : nil
      return pane.contents.filter { $0 !== kept }
    }
    // When another stack takes the top of one that leaves, the latter must not show the next one.
    let stacks = leaving.compactMap { $0.owner as? NavigationController }
    for stack in stacks { stack.flow.isHeld = true }
    for column in shown.reversed() {
      guard let host = slots.host(column), host.parent === self else { continue }
      put(host, in: view.pane(column))
    }
    for content in leaving where content.superview is SplitPane { content.removeFromSuperview() }
    for stack in stacks { stack.flow.isHeld = false }
  }

  private func put(_ host: ViewController, in pane: SplitPane) {
    let navigation = host as? NavigationController
    if host.view.superview !== pane {
      // What the stack shows may still be elsewhere in the window, where it must stay for now.
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
    guard let view = splitView, !shown.isEmpty else { return }
    measure()
    if let motion = flow.motion { return layOut(motion, in: view) }
    var places = SplitPlaces()
    if let mode = flow.mode {
      places = layout.places(in: mode)
    } else {
      for column in shown { places.frames[column] = view.bounds }
    }
    view.place(places, shown: shown)
  }

  private func layOut(_ motion: SplitFlow.Motion, in view: SplitView) {
    let (from, to) = (layout.places(in: motion.from), layout.places(in: motion.to))
    let (coming, leaving) = layout.change(from: motion.from, to: motion.to)
    let seen = shown + coming
    let between = from.moved(to: to, motion.progress)
    guard motion.isDissolve else { return view.place(between, shown: seen) }
    let isLeaving = !leaving.isEmpty
    var places = isLeaving ? from : to
    places.dimming = between.dimming
    places.dividers = [:]
    view.place(places, shown: seen)
    for column in coming + leaving {
      view.pane(column).alpha = isLeaving ? 1 - motion.progress : motion.progress
    }
  }

  /// The columns that are shown, or were until a move began; none before the first time.
  var shown: [Column] {
    switch flow.arrangement {
    case nil: []
    case .columns(let mode, _): layout.columns(in: mode)
    case .collapsed(.compact): [.compact]
    case .collapsed: [.primary]
    }
  }

  /// Returns the size of a child in a size of the view.
  func columnSize(of container: any ContentContainer, in size: Size) -> Size {
    (container as? ViewController).flatMap(slots.column(showing:))
      .map { columnSize($0, in: size) } ?? size
  }

  /// Forwards a size; if the split is about to expand, the controllers on the shared stack get those
  /// of their columns.
  func forwarding(_ size: Size, _ forward: () -> Void) {
    let base = sizeClassToCome == .regular ? base : nil
    base?.flow.sizeElsewhere = { [weak self, weak base] container in
      guard let self, let base,
        let child = base.viewControllers.first(where: { $0 === container })
      else { return nil }
      return columnSize(column(of: child, in: base), in: size)
    }
    forward()
    base?.flow.sizeElsewhere = nil
  }

  private func columnSize(_ column: Column, in size: Size) -> Size {
    guard sizeClassToCome != .compact, column != .compact else { return size }
    var layout = self.layout
    layout.resize(to: size)
    return layout.places.frames[column]?.size ?? size
  }

  /// Returns the traits of a column, which the program may override.
  func columnTraits(of child: ViewController, and imposed: TraitCollection?) -> TraitCollection? {
    guard let column = slots.column(showing: child), column != .secondary, column != .compact else {
      return imposed
    }
    let narrow = TraitCollection { $0.horizontalSizeClass = .compact }
    return TraitCollection(traitsFrom: [narrow] + (imposed.map { [$0] } ?? []))
  }
}
