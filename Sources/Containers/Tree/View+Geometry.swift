extension View {
  /// What ``frame`` reads and sets.
  var storedFrame: Rect {
    get {
      let size = properties.bounds.size
      guard properties.isTransformed else { return Rect(center: properties.center, size: size) }
      let half = Rect(center: .zero, size: size)
      let corners = [
        Point(x: half.minX, y: half.minY), Point(x: half.maxX, y: half.minY),
        Point(x: half.minX, y: half.maxY), Point(x: half.maxX, y: half.maxY),
      ].compactMap(properties.transform.apply)
      let xs = corners.map(\.x)
      let ys = corners.map(\.y)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return Rect(center: properties.center, size: .zero) }
      return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
        .offsetBy(dx: properties.center.x, dy: properties.center.y)
    }
    set {
      guard properties.isTransformed else {
        setPlace(newValue)
        return
      }
      let origin = properties.bounds.origin
      guard let flat = properties.transform.affine, flat.b == 0, flat.c == 0, flat.a != 0,
        flat.d != 0
      else {
        setCenter(newValue.center)
        setBounds(Rect(origin: origin, size: newValue.size))
        return
      }
      setCenter(newValue.center - Point(x: flat.tx, y: flat.ty))
      let size = Size(width: newValue.width / abs(flat.a), height: newValue.height / abs(flat.d))
      setBounds(Rect(origin: origin, size: size))
    }
  }

  /// What setting ``bounds`` does.
  func setBounds(_ newValue: Rect) {
    let old = properties.bounds
    guard newValue != old else { return }
    check(newValue)
    if newValue.size != old.size, leavesToHost(newValue.size) {
      setBounds(Rect(origin: newValue.origin, size: old.size))
      return
    }
    willChange(.bounds)
    properties.bounds = newValue
    setNeedsRender()
    if newValue.size != old.size {
      if viewLayout != nil { frameDidChange() }
      sizeDidChange(from: old.size)
    }
    boundsDidChange(from: old)
  }

  /// What setting ``center`` does.
  func setCenter(_ newValue: Point) {
    guard newValue != properties.center else { return }
    checkFinite(newValue.x + newValue.y, "center")
    willChange(.center)
    properties.center = newValue
    setNeedsRender()
    if viewLayout != nil { frameDidChange() }
  }

  /// Gives the view the frame that it would have without its transform.
  func setPlace(_ frame: Rect) {
    let (center, old) = (frame.center, properties.bounds)
    guard frame.size != old.size else {
      setCenter(center)
      return
    }
    let bounds = Rect(origin: old.origin, size: frame.size)
    check(bounds)
    if leavesToHost(frame.size) { return setPlace(Rect(origin: frame.origin, size: old.size)) }
    let isMoved = center != properties.center
    if isMoved {
      checkFinite(center.x + center.y, "center")
      willChange(.center)
    }
    willChange(.bounds)
    if isMoved { properties.center = center }
    properties.bounds = bounds
    setNeedsRender()
    if viewLayout != nil { frameDidChange() }
    sizeDidChange(from: old.size)
    boundsDidChange(from: old)
  }

  /// Whether the view is a shown window, whose size is not the program's to set but to ask for, as this does.
  private func leavesToHost(_ size: Size) -> Bool {
    // A view with the flag is a window, as its initializer alone sets it.
    flags.contains(.window) && unsafeDowncast(self, to: Window.self).asksHost(for: size)
  }

  private func sizeDidChange(from old: Size) {
    markNeedsLayout()
    flags.insert(.needsDisplay)
    if subviewList != nil, autoresizesSubviews { resizeSubviews(from: old) }
  }

  private func check(_ bounds: Rect) {
    checkFinite(bounds.minX + bounds.minY + bounds.width + bounds.height, "bounds")
  }

  /// The flat transform about the center; of a transform in space, only what is flat.
  public var transform: Transform {
    get { properties.transform.affine ?? .identity }
    set { transform3D = Transform3D(newValue) }
  }

  /// The transform about the center, with perspective.
  public var transform3D: Transform3D {
    get { properties.transform }
    set {
      guard newValue != properties.transform else { return }
      willChange(.transform)
      properties.transform = newValue
      setNeedsRender()
    }
  }

  /// Returns a point of another view's bounds in the receiver's; nil stands for the window.
  public func convert(_ point: Point, from view: View?) -> Point {
    (view ?? window ?? root).convert(point, to: self)
  }

  /// Returns a point of the receiver's bounds in another view's; nil stands for the window.
  public func convert(_ point: Point, to view: View?) -> Point {
    let target = view ?? window ?? root
    if target === superview { return toSuperview.apply(point) }
    if superview === target.superview, superview != nil || target === self {
      return target.fromSuperview.apply(toSuperview.apply(point))
    }
    if target.superview === self { return target.fromSuperview.apply(point) }
    return target.toAncestor(nil).inverted?.apply(toAncestor(nil).apply(point)) ?? .zero
  }

  /// Returns a rectangle of the receiver's bounds in another view's; nil stands for the window.
  ///
  /// Between views that are rotated to each other it is the smallest upright rectangle, taken twice:
  /// in the nearest view that holds both, and around that one in the other view.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    let target = view ?? window ?? root
    let ancestor = chain.first { target.isDescendant(of: $0) }
    let shared = toAncestor(ancestor).apply(rect)
    return target.toAncestor(ancestor).inverted?.apply(shared) ?? .zero
  }

  /// Returns a rectangle of another view's bounds in the receiver's; nil stands for the window.
  ///
  /// Between views that are rotated to each other it is the smallest upright rectangle, taken twice:
  /// in the nearest view that holds both, and around that one in the receiver.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    (view ?? window ?? root).convert(rect, to: self)
  }

  /// Whether the view's transform leaves it an area on the screen.
  var hasArea: Bool {
    guard properties.isTransformed, let flat = properties.transform.affine else { return true }
    return flat.inverted != nil
  }

  /// Returns a point of the superview's bounds in the receiver's.
  func pointFromSuperview(_ point: Point) -> Point {
    guard !properties.isTransformed else { return fromSuperview.apply(point) }
    let middle = properties.bounds.center
    return Point(
      x: point.x - properties.center.x + middle.x, y: point.y - properties.center.y + middle.y)
  }

  private func checkFinite(_ sum: Double, _ name: String) {
    guard sum.isFinite else {
      misuse("\(self) cannot have a \(name) that is infinite or not a number.")
    }
  }

  /// The view at the top of the hierarchy.
  var root: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// From the view's bounds to the superview's; perspective is left out.
  private var toSuperview: Transform {
    let center = properties.center
    let middle = properties.bounds.center
    if !properties.isTransformed {
      return Transform(translationX: center.x - middle.x, y: center.y - middle.y)
    }
    return Transform(translationX: -middle.x, y: -middle.y)
      .concatenating(transform)
      .concatenating(Transform(translationX: center.x, y: center.y))
  }

  private var fromSuperview: Transform { toSuperview.inverted ?? .identity }

  /// From the view's bounds to those of a view above, or of the top of the hierarchy.
  private func toAncestor(_ ancestor: View?) -> Transform {
    var result = Transform.identity
    var view: View? = self
    while let current = view, current !== ancestor, current.superview != nil {
      result = result.concatenating(current.toSuperview)
      view = current.superview
    }
    return result
  }
}
