import Atlas
import Containers

/// Drags of the end.
///
/// While Shift is held, the other end stays, and the drop asks for a fall between both.
extension MapViewController {
  /// The state of a drag of the annotation.
  struct Hold {
    var start: Coordinate
    var camera: Camera
    var grip: Point
    var pointer: Point
    /// The place that the other end is opposite of.
    var followed: Coordinate
    /// Whether Shift is held, so that the other end stays.
    var isAiming = false
  }

  /// Whether the annotation is dragged.
  var isDragging: Bool { hold != nil }

  /// Cancels the current drag, and returns the annotation to where it was before.
  ///
  /// - Returns: Whether there was a drag.
  @discardableResult
  func cancelDrag() -> Bool {
    guard let hold else { return false }
    annotation.gestureRecognizers.forEach {
      $0.isEnabled = false
      $0.isEnabled = true
    }
    endDrag(at: hold.start)
    map.camera = hold.camera
    return true
  }

  /// Moves the end along with a drag of its annotation.
  func drag(_ pan: PanGestureRecognizer) {
    let pointer = pan.location(in: map)
    switch pan.state {
    case .began:
      map.motion.stop()
      hideCallout()
      map.window?.moveFocus(to: map)
      let start = pointer - pan.translation(in: map)
      hold = Hold(
        start: currentLocation, camera: map.camera,
        grip: start - map.point(nearest: currentLocation),
        pointer: pointer, followed: currentLocation)
      annotation.setLifted(true)
      follow(pan)
    case .changed:
      hold?.pointer = pointer
      follow(pan)
    case .ended:
      guard hold != nil else { return }
      // Shift may have changed with the release alone.
      aim(pan.modifierFlags.contains(.shift))
      followPointer()
      drop()
    case .cancelled, .failed:
      if let hold { endDrag(at: hold.start) }
    default:
      break
    }
  }

  private func follow(_ pan: PanGestureRecognizer) {
    aim(pan.modifierFlags.contains(.shift))
    followPointer()
    turnAtEdge()
  }

  /// Lets the other end stay from now on, or follow again.
  private func aim(_ isAiming: Bool) {
    guard hold != nil, hold?.isAiming != isAiming else { return }
    hold?.isAiming = isAiming
    onAim?(isAiming ? currentLocation : nil)
  }

  /// Leaves the end where it is; or, with Shift, puts it back opposite the other end and asks for the
  /// fall between both.
  private func drop() {
    guard let hold else { return }
    let place = currentLocation
    guard hold.isAiming else {
      endDrag(at: place)
      settle(at: place)
      return
    }
    endDrag(at: hold.followed)
    if hold.followed == hold.start {
      map.camera = hold.camera
    } else {
      settle(at: hold.followed)
    }
    onAskForFall?(place)
  }

  private func endDrag(at location: Coordinate) {
    guard let hold else { return }
    map.motion.stop()
    annotation.setLifted(false)
    map.setNeedsLayout()
    if location != hold.followed { move(to: location) }
    annotation.coordinate = location
    self.hold = nil
    if hold.isAiming { onAim?(nil) }
  }

  /// Moves the end to the place under the pointer, or to the limb.
  func followPointer() {
    guard let hold else { return }
    let target = hold.pointer - hold.grip
    let place = map.projection.coordinate(nearest: [target.x, target.y])
    guard hold.isAiming else { return move(to: place) }
    guard place != annotation.coordinate else { return }
    annotation.coordinate = place
    map.setNeedsLayout()
    onAim?(place)
  }

  /// Turns the globe while the annotation is held near the edge of the globe or the map.
  private func turnAtEdge() {
    if edgePull == .zero {
      map.motion.stop()
    } else {
      map.motion.turn { [weak self] in self?.edgePull ?? .zero }
    }
  }

  /// The velocity at which the globe turns, in points per second; zero away from the edges.
  private var edgePull: Point {
    guard let hold else { return .zero }
    let target = hold.pointer - hold.grip
    let center = map.bounds.center
    let reach = min(
      map.camera.radius * 0.86, max(1, min(map.bounds.width, map.bounds.height) / 2 - 28))
    let way = target - center
    let distance = way.distance(to: .zero)
    guard distance > reach else { return .zero }
    let strength = min(1, (distance - reach) / 60)
    return way * (-(40 + 130 * strength) * min(1, map.camera.radius / 200) / distance)
  }
}
