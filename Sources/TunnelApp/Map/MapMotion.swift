internal import Glibc
import Atlas
import Containers

/// What moves a map's camera by itself: one motion at a time, stopped by whatever comes next.
final class MapMotion {
  private enum Kind {
    case flight(Flight, start: Duration, seconds: Double)
    case glide(velocity: Point, last: Duration)
    case turn(velocity: () -> Point, last: Duration)
  }

  private unowned let map: MapView
  private var kind: Kind?
  private var link: DisplayLink?

  /// Makes a motion of a map that stands still.
  init(map: MapView) { self.map = map }

  /// Whether something moves.
  var isMoving: Bool { kind != nil }

  /// Flies to a camera; without a window, or where things should move less, it is there at once.
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

  /// Glides on at a velocity in points per second, slower and slower.
  func glide(velocity: Point) {
    stop()
    guard let now = map.window?.host?.now, velocity.distance(to: .zero) > 40 else { return }
    run(.glide(velocity: velocity, last: now))
  }

  /// Turns the globe at a velocity that is asked for every frame, in points per second.
  func turn(velocity: @escaping () -> Point) {
    if case .turn = kind { return }
    stop()
    guard let now = map.window?.host?.now else { return }
    run(.turn(velocity: velocity, last: now))
  }

  /// Stops wherever the camera is.
  func stop() {
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
