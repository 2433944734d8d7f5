extension View {
  /// Implements ``frame``.
  var storedFrame: Rect {
    get {
      let size = properties.bounds.size
      guard properties.isTransformed else { return Rect(center: properties.center, size: size) }
      let half = Rect(center: .zero, size: size)
      let corners = [
        Point(x: half.minX, y: half.minY), Point(x: half.maxX, y: half.minY),
        Point(x: half.minX, y: half.maxY), Point(x: half.maxX, y: half.maxY),
      ].compactMap(transform3D.apply)
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
      guard let flat = transform3D.affine, flat.b == 0, flat.c == 0, flat.a != 0,
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

  /// Sets the frame that the view has without its transform.
  func setUntransformedFrame(_ rect: Rect) {
    guard properties.isTransformed else {
      frame = rect
      return
    }
    center = rect.center
    bounds.size = rect.size
  }

  /// Implements the setter of ``bounds``.
  func setBounds(_ newValue: Rect) {
    guard newValue != properties.bounds else { return }
    check(newValue)
    boundsWillChange(to: newValue)
    let old = properties.bounds
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
    if newValue.origin != old.origin { insetsOfSubviewsFollow() }
    boundsDidChange(from: old)
  }

  /// Implements the setter of ``center``.
  func setCenter(_ newValue: Point) {
    guard newValue != properties.center else { return }
    checkFinite(newValue.x + newValue.y, "center")
    willChange(.center)
    properties.center = newValue
    setNeedsRender()
    if viewLayout != nil { frameDidChange() }
  }

  /// Sets the frame that the view would have without its transform.
  func setPlace(_ frame: Rect) {
    let center = frame.center
    guard frame.size != properties.bounds.size else {
      setCenter(center)
      return
    }
    boundsWillChange(to: Rect(origin: properties.bounds.origin, size: frame.size))
    let old = properties.bounds
    let bounds = Rect(origin: old.origin, size: frame.size)
    check(bounds)
    if leavesToHost(frame.size) { return setPlace(Rect(origin: frame.origin, size: old.size)) }
    let (isMoved, recorder) = (center != properties.center, AnimationRecorder.current)
    if isMoved {
      checkFinite(center.x + center.y, "center")
      willChange(.center, in: recorder)
    }
    willChange(.bounds, in: recorder)
    if isMoved { properties.center = center }
    properties.bounds = bounds
    setNeedsRender()
    if viewLayout != nil { frameDidChange() }
    sizeDidChange(from: old.size)
    boundsDidChange(from: old)
  }

  private func sizeDidChange(from old: Size) {
    markNeedsLayout()
    flags.insert(.needsDisplay)
    if subviewList != nil, autoresizesSubviews { resizeSubviews(from: old) }
  }

  private func check(_ bounds: Rect) {
    checkFinite(bounds.minX + bounds.minY + bounds.width + bounds.height, "bounds")
  }

  /// A copy of the properties, from which to read those that code has to be called for.
  ///
  /// Called code must not work on the stored ones; see the class body.
  var copiedProperties: ViewProperties {
    let properties = properties
    return properties
  }

  /// Changes properties that code has to be called for.
  func changeProperties(_ change: (inout ViewProperties) -> Void) {
    var properties = properties
    change(&properties)
    self.properties = properties
  }

  /// The two-dimensional transform about the center.
  ///
  /// For a three-dimensional transform, only its two-dimensional part.
  public var transform: Transform {
    get { transform3D.affine ?? .identity }
    set { transform3D = Transform3D(newValue) }
  }

  /// The three-dimensional transform about the center, with perspective.
  public var transform3D: Transform3D {
    get { copiedProperties.transform }
    set {
      guard newValue != transform3D else { return }
      willChange(.transform)
      changeProperties { $0.transform = newValue }
      setNeedsRender()
    }
  }

  /// Converts a point from another view's coordinates to the receiver's; `nil` stands for the
  /// window.
  public func convert(_ point: Point, from view: View?) -> Point {
    (view ?? window ?? root).convert(point, to: self)
  }

  /// Converts a point from the receiver's coordinates to another view's; `nil` stands for the
  /// window.
  public func convert(_ point: Point, to view: View?) -> Point {
    let target = view ?? window ?? root
    if target === superview { return toSuperview.apply(point) }
    if superview === target.superview, superview != nil || target === self {
      return target.fromSuperview.apply(toSuperview.apply(point))
    }
    if target.superview === self { return target.fromSuperview.apply(point) }
    return target.toAncestor(nil).inverted?.apply(toAncestor(nil).apply(point)) ?? .zero
  }

  /// Converts a rectangle from the receiver's coordinates to another view's; `nil` stands for the
  /// window.
  ///
  /// If the views are rotated relative to each other, the result is a bounding box of a bounding
  /// box: the first in the nearest common ancestor, the second around that one in the other view.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    let target = view ?? window ?? root
    let ancestor = chain.first { target.isDescendant(of: $0) }
    let shared = toAncestor(ancestor).apply(rect)
    return target.toAncestor(ancestor).inverted?.apply(shared) ?? .zero
  }

  /// Converts a rectangle from another view's coordinates to the receiver's; `nil` stands for the
  /// window.
  ///
  /// If the views are rotated relative to each other, the result is a bounding box of a bounding
  /// box: the first in the nearest common ancestor, the second around that one in the receiver.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    (view ?? window ?? root).convert(rect, to: self)
  }

  /// Whether the transform of the view leaves it a nonzero area on screen.
  var hasArea: Bool {
    guard properties.isTransformed, let flat = transform3D.affine else { return true }
    return flat.inverted != nil
  }

  /// Converts a point from the superview's coordinates to the receiver's.
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

  /// The transform from the view's coordinates to the superview's, without perspective.
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

  /// The transform from the view's coordinates to those of an ancestor, or of the top of the
  /// hierarchy.
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
