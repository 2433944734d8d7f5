import Atlas
import Containers
internal import Glibc

extension MapView {
  /// Adds the gestures that move the map by touch, mouse and wheel.
  func addGestures() {
    addPinHover()
    addPan(.primary)
    addPan(.middle)
    addPinch()
    addDoubleTap()
    addTwoFingerTap()
    let press = DigPressRecognizer { [weak self] gesture in
      guard let self, gesture.state == .began else { return }
      dig(at: gesture.location(in: self))
    }
    press.delegate = self
    addGestureRecognizer(press)
  }

  /// Requests a dig at a point.
  ///
  /// A point off the globe is ignored.
  func dig(at point: Point) {
    motion.stop()
    guard let coordinate = projection.coordinate(at: [point.x, point.y]) else { return }
    onDigHere?(coordinate)
  }

  private func addPan(_ button: PointerButton) {
    var grip: GlobeGrip?
    let pan = PanGestureRecognizer { [weak self] gesture in
      guard let self, let pan = gesture as? PanGestureRecognizer else { return }
      let point = pan.location(in: self)
      switch pan.state {
      case .began, .changed:
        if grip == nil {
          motion.stop()
          pointerStyle = .closedHand
          grip = GlobeGrip(at: point - pan.translation(in: self), on: self)
        }
        grip?.move(to: point, on: self)
      case .ended, .cancelled, .failed:
        grip = nil
        pointerStyle = .openHand
        if pan.state == .ended { motion.glide(velocity: pan.velocity(in: self)) }
      default:
        break
      }
    }
    pan.button = button
    addGestureRecognizer(pan)
  }

  /// Zooms out at the middle of two fingers that tap.
  private func addTwoFingerTap() {
    let tap = TapGestureRecognizer { [weak self] gesture in
      guard let self, gesture.state == .ended else { return }
      flyCloser(by: 0.5, about: gesture.location(in: self))
    }
    tap.numberOfTouchesRequired = 2
    tap.delaysTouchesEnded = false
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  private func flyCloser(by factor: Double, about point: Point) {
    motion.fly(
      to: camera.zoomed(
        to: zoomLimits.clamp(camera.radius * factor),
        about: [point.x - bounds.width / 2, point.y - bounds.height / 2]))
    onChange?(.width)
  }

  private func addPinch() {
    var last = 1.0
    var twist: Angle?
    var held: Coordinate?
    let pinch = PinchGestureRecognizer { [weak self] gesture in
      guard let self, let pinch = gesture as? PinchGestureRecognizer else { return }
      if pinch.state == .began {
        motion.stop()
        last = 1
        let point = pinch.location(in: self)
        held = projection.coordinate(at: [point.x, point.y])
        twist = nil
      }
      guard pinch.state == .began || pinch.state == .changed else { return }
      let point = pinch.location(in: self)
      zoom(by: pinch.scale / last, about: point)
      last = pinch.scale
      if pinch.numberOfTouches == 2 {
        let way = pinch.location(ofTouch: 1, in: self) - pinch.location(ofTouch: 0, in: self)
        let angle = Angle.radians(atan2(way.y, way.x))
        if let twist { turn(by: .degrees(twist.degrees - angle.degrees)) }
        twist = angle
      }
      // The fingers move one after the other, and each moves their midpoint.
      guard let held else { return }
      camera = camera.holding(held, at: [point.x - bounds.width / 2, point.y - bounds.height / 2])
    }
    addGestureRecognizer(pinch)
  }

  private func addDoubleTap() {
    let double = TapGestureRecognizer { [weak self] gesture in
      guard let self, gesture.state == .ended else { return }
      let isOut = gesture.touches.first?.modifierFlags.contains(.shift) ?? false
      flyCloser(by: isOut ? 0.5 : 2, about: gesture.location(in: self))
    }
    double.numberOfTapsRequired = 2
    // Controls on top of the map must not wait for a second tap.
    double.delaysTouchesEnded = false
    double.delegate = self
    addGestureRecognizer(double)
    addTap(unless: double)
  }

  private func addTap(unless double: GestureRecognizer) {
    let tap = TapGestureRecognizer { [weak self] gesture in
      guard let self, gesture.state == .ended else { return }
      onTap?(coordinate(orPinAt: gesture.location(in: self)))
    }
    tap.delaysTouchesEnded = false
    tap.delegate = self
    tap.require(toFail: double)
    addGestureRecognizer(tap)
  }
}

extension MapView: GestureRecognizerDelegate {
  /// Leaves touches on the views above the map to those views.
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    touch.view === self
  }
}
