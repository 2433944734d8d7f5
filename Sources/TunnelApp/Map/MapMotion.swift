internal import Glibc
import Atlas
import Containers

/// An animated motion of a map's camera.
///
/// There is only one at a time; a new one stops it.
final class MapMotion {
  private enum Kind {
    case flight(Flight, start: Duration, seconds: Double)
    case glide(velocity: Point, last: Duration)
    case turn(velocity: () -> Point, last: Duration)
  }

  private unowned let map: MapView
  private var kind: Kind?
  private var link: DisplayLink?

  /// Creates a motion for a map at rest.
  init(map: MapView) { self.map = map }

  /// Whether a motion is running.
  var isMoving: Bool { kind != nil }

  /// The camera at the end of a flight; nil unless one is under way.
  var destination: Camera? {
    if case .flight(let flight, _, _) = kind { flight.camera(at: 1) } else { nil }
  }

  /// Flies to a camera, or jumps there if there is no window or reduced motion is on.
  func fly(to camera: Camera) {
    stop()
    guard let now = map.window?.host?.now, camera != map.camera,
      map.traitCollection.accessibilityMotion != .reduced
    else {
      map.camera = camera
      return
    }
    let flight = Flight(
      from: map.camera, to: camera, extent: max(1, min(map.bounds.width, map.bounds.height)),
      limits: map.zoomLimits)
    run(.flight(flight, start: now, seconds: min(1.6, max(0.45, 0.45 + 0.28 * flight.length))))
  }

  /// Decelerates from a velocity in points per second, unless reduced motion is on.
  func glide(velocity: Point) {
    stop()
    guard let now = map.window?.host?.now, velocity.distance(to: .zero) > 40,
      map.traitCollection.accessibilityMotion != .reduced
    else { return }
    run(.glide(velocity: velocity, last: now))
  }

  /// Turns the globe at a velocity in points per second, queried in every frame.
  func turn(velocity: @escaping () -> Point) {
    if case .turn = kind { return }
    stop()
    guard let now = map.window?.host?.now else { return }
    run(.turn(velocity: velocity, last: now))
  }

  /// Stops the motion with the camera where it is.
  func stop() {
    if destination != nil { map.restingCamera = map.camera }
    kind = nil
    link?.isPaused = true
    link = nil
  }

  private func run(_ kind: Kind) {
    self.kind = kind
    guard let host = map.window?.host else { return }
    let link = DisplayLink(animator: host.animator) { [weak self] link in
      self?.step(to: link.timestamp)
    }
    link.isPaused = false
    self.link = link
  }

  private func step(to now: Duration) {
    switch kind {
    case .flight(let flight, let start, let seconds):
      let progress = min(1, (now - start).seconds / seconds)
      map.camera = flight.camera(at: TimingCurve.easeInOut.progress(at: progress))
      if progress >= 1 { stop() }
    case .glide(let velocity, let last):
      let elapsed = (now - last).seconds
      let before = map.camera
      map.pan(by: velocity * elapsed)
      let slower = velocity * exp(-elapsed / 0.32)
      kind = .glide(velocity: slower, last: now)
      if slower.distance(to: .zero) < 12 || (elapsed > 0 && map.camera == before) { stop() }
    case .turn(let velocity, let last):
      kind = .turn(velocity: velocity, last: now)
      map.pan(by: velocity() * (now - last).seconds)
      map.onTurn?()
    case nil:
      stop()
    }
  }
}
