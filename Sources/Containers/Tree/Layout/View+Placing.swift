extension View {
  /// Sets the pixel-aligned frames of the subviews that constraints place.
  func placeSubviews() {
    guard let layout = viewLayout, layout.placesSubviews || layout.engine != nil else { return }
    layout.engine?.update()
    if layout.engine != nil { takeOwnSize() }
    guard layout.placesSubviews else { return }
    let grid = PixelGrid(scale: attachedWindow?.scale ?? 1)
    for subview in storedSubviews where subview.isPlacedByEngine {
      subview.takePlace(on: grid)
    }
    constraintsDidPlace()
  }

  private func takePlace(on grid: PixelGrid) {
    guard let layout = viewLayout, let member = layout.member, let engine = member.engine else {
      return
    }
    engine.update()
    let place = grid.align(engine.frame(of: member))
    let size = properties.bounds.size
    guard place.center != properties.center || place.size != size else { return }
    // Its animations lead to the new place: a layout, which may only round it, ends none of them.
    let moving = animations
    moving?.isResizing = true
    if place.center != properties.center {
      layout.taking = place.size == size ? .last : .centerBeforeBounds
      center = place.center
    }
    if place.size != size {
      layout.taking = .last
      bounds = Rect(origin: properties.bounds.origin, size: place.size)
    }
    layout.taking = .nothing
    moving?.isResizing = false
  }

  /// Sets the size that constraints give to a root view.
  private func takeOwnSize() {
    guard superview == nil, let layout = viewLayout, !layout.followsMask,
      let member = layout.member,
      let engine = member.engine, !engine.isAmbiguous(member)
    else { return }
    let size = PixelGrid(scale: attachedWindow?.scale ?? 1).align(engine.frame(of: member)).size
    let old = properties.bounds
    guard size != old.size else { return }
    let corner = Rect(center: properties.center, size: old.size).origin
    layout.taking = .last
    // A visible window only requests the size, and keeps its own until the response arrives.
    bounds = Rect(origin: old.origin, size: size)
    center = Rect(origin: corner, size: properties.bounds.size).center
    layout.taking = .nothing
  }

  /// Notifies the engine that the frame was set.
  func frameDidChange() {
    guard let layout = viewLayout else { return }
    if layout.taking == .nothing, layout.followsMask { layout.memberDidChange() }
    if layout.taking != .centerBeforeBounds { insetsFollowFrame() }
  }

  /// Adds the view to the engine of its hierarchy if constraints place it.
  func enterEngine() {
    guard let layout = viewLayout, !layout.followsMask, layout.member == nil, superview != nil
    else { return }
    let engine = layoutEngine
    engine.touch(engine.member(self))
  }

  /// Adds the constraints of the view and its descendants to the engine of the new hierarchy.
  func constraintsDidEnter() {
    if flags.contains(.leftEngine) || viewLayout?.engine != nil {
      joinEngine()
    } else {
      enterEngine()
    }
  }

  /// Adds the constraints of the view and its descendants to the engine of their hierarchy, from
  /// which they may have come as well.
  func joinEngine() {
    flags.remove(.leftEngine)
    viewLayout?.engine = nil
    visitLayouts { view, layout in
      for record in view.layoutRecords {
        record.member = nil
        // A view that held them has been deinitialized.
        for constraint in record.mentions where constraint.holder == nil { constraint.letGo() }
      }
    }
    var engine: LayoutEngine?
    visitLayouts { view, layout in
      for constraint in layout.constraints {
        let joined = engine ?? layoutEngine
        engine = joined
        constraint.join(joined)
      }
      view.enterEngine()
    }
  }

  /// Removes the constraints of the view and its descendants from the engine before the view leaves
  /// its superview.
  ///
  /// Constraints to items outside the view become inactive.
  func constraintsWillLeave() {
    let top = root
    let engine = top.viewLayout?.engine
    guard engine != nil || top.flags.contains(.leftEngine) else { return }
    visitLayouts { view, layout in
      for record in view.layoutRecords {
        for constraint in record.mentions where constraint.holder?.isInside(self) != true {
          constraint.letGo()
        }
        if let member = record.member { engine?.remove(member) }
        record.member = nil
      }
      for constraint in layout.constraints {
        constraint.engine = nil
        engine?.touch(constraint)
      }
      flags.insert(.leftEngine)
    }
  }

  /// The layout objects of the view and its guides.
  private var layoutRecords: [LayoutRecord] {
    guard let viewLayout else { return [] }
    return [viewLayout] + viewLayout.guides.map(\.layoutRecord)
  }

  /// Calls a closure for the view and its descendants that have a layout object.
  private func visitLayouts(_ body: (View, ViewLayout) -> Void) {
    if let viewLayout { body(self, viewLayout) }
    for subview in storedSubviews { subview.visitLayouts(body) }
  }
}
