internal import Glibc

extension ScrollView {
  /// The scale of the zoomed view; 1 by default.
  ///
  /// Zooming requires a delegate that returns the view; see
  /// ``ScrollViewDelegate/viewForZooming(in:)``.
  public var zoomScale: Double {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether the user can zoom.
  var mayZoom: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

  private var zoomedView: View? { delegate?.viewForZooming(in: self) }

  /// Whether two fingers are moving the content.
  var isPinching: Bool {
    zoomPhase == .pinching && pinchGestureRecognizer.numberOfTouches > 1
  }

  func makePinch() -> PinchGestureRecognizer {
    let pinch = PinchGestureRecognizer()
    pinch.delegate = self
    pinch.addTarget { [weak self] in self?.follow($0) }
    return pinch
  }

  func zoom(to scale: Double, isAnimated: Bool) {
    let scale = limited(scale)
    guard zoomedView != nil else { return }
    guard scale != zoomScale else {
      // An animation has an end to report, even if nothing changes.
      if isAnimated, zoomPhase == .none { changeZoom(isAnimated: true) {} }
      return
    }
    let middle = Point(x: bounds.width / 2, y: bounds.height / 2)
    changeZoom(isAnimated: isAnimated) {
      self.setScale(scale, around: middle)
      self.show(self.clamped(self.contentOffset))
    }
  }

  func zoom(toShow rect: Rect, isAnimated: Bool) {
    guard let view = zoomedView, !rect.isEmpty, !bounds.isEmpty else { return }
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    changeZoom(isAnimated: isAnimated) {
      self.setScale(scale, around: .zero)
      let middle = view.convert(rect.center, to: self)
      self.show(
        self.clamped(
          middle - Point(x: self.bounds.width / 2, y: self.bounds.height / 2)))
    }
  }

  /// Zooms by a factor on behalf of the wheel or a key.
  func zoom(by factor: Double, around point: Point) {
    let scale = limited(zoomScale * factor)
    guard scale != zoomScale, zoomPhase == .none else { return }
    settlePhase()
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    setScale(scale, around: point)
    show(clamped(contentOffset))
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
  }

  private func limited(_ scale: Double) -> Double {
    guard scale.isFinite else {
      misuse("\(self) cannot be zoomed to \(scale): a zoomScale is a finite number above 0.")
    }
    return min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  private func changeZoom(isAnimated: Bool, _ change: () -> Void) {
    settlePhase()
    guard isAnimated, zoomPhase == .none else { return change() }
    advanceZoom(to: .settling)
    View.animate(withDuration: .milliseconds(300), animations: change) { [weak self] _ in
      self?.zoomDidSettle()
    }
  }

  private func zoomDidSettle() {
    guard zoomPhase == .settling else { return }
    advanceZoom(to: .none)
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }

  /// Scales the zoomed view, keeping the content at a point of the scroll view in place.
  private func setScale(_ scale: Double, around point: Point) {
    guard let view = zoomedView, scale > 0 else { return }
    let origin = view.frame.origin
    let anchor = contentOffset + point
    let moved = origin + (anchor - origin) * (scale / storedZoomScale)
    storedZoomScale = scale
    view.transform = Transform(scaleX: scale, y: scale)
    let size = Size(width: view.bounds.width * scale, height: view.bounds.height * scale)
    view.center = Rect(origin: origin, size: size).center
    storedContentSize = size
    setNeedsLayout()
    show(moved - point)
    delegate?.scrollViewDidZoom(self)
  }

  private func follow(_ pinch: PinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      advanceZoom(to: .pinching)
      settlePhase()
      // The delegate may have ended the pinch when it was told of the end of a motion.
      guard zoomPhase == .pinching else { return }
      pinchStart = (zoomScale, pinch.location(in: self) - contentOffset)
      delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    case .changed: continuePinch(pinch)
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  private func continuePinch(_ pinch: PinchGestureRecognizer) {
    guard let (scale, last) = pinchStart, pinch.numberOfTouches > 1 else { return }
    let point = pinch.location(in: self) - contentOffset
    // Moving both fingers also scrolls the content.
    show(contentOffset - (point - last))
    pinchStart = (scale, point)
    setScale(resisted(scale * pinch.scale), around: point)
  }

  private func endPinch() {
    guard zoomPhase == .pinching else { return }
    let point = pinchStart?.1 ?? .zero
    pinchStart = nil
    let scale = limited(zoomScale)
    guard scale != zoomScale else {
      advanceZoom(to: .none)
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
      return
    }
    advanceZoom(to: .settling)
    View.animate(withDuration: .milliseconds(250), options: .curveEaseOut) {
      setScale(scale, around: point)
      show(clamped(contentOffset))
    } completion: { [weak self] _ in
      self?.zoomDidSettle()
    }
  }

  /// Returns the scale of a pinch, with increasing resistance beyond the limits.
  private func resisted(_ scale: Double) -> Double {
    let limit = limited(scale)
    guard bouncesZoom, limit > 0, scale > 0 else { return limit }
    return limit * pow(scale / limit, 0.35)
  }
}
