internal import Glibc

extension Camera {
  /// Returns the camera moved so that a coordinate appears at a position, with its heading
  /// unchanged.
  ///
  /// A position off the globe is moved to the nearest point on the limb. If no camera with this
  /// heading holds the coordinate there (near a pole, far to the side), the result is the one that
  /// brings it nearest.
  ///
  /// - Parameter position: The offset from the center of the map, in the unit of the radius; y
  ///   points down.
  public func holding(_ coordinate: Coordinate, at position: SIMD2<Double>) -> Camera {
    var plane = SIMD2(position.x, -position.y) / radius
    let length = (plane * plane).sum().squareRoot()
    // Stay slightly inside the limb; on it the direction would be lost.
    if length > 1 - 1e-12 { plane *= (1 - 1e-12) / length }
    // From here on, east is right and north is up.
    let (c, s) = (cos(heading.radians), sin(heading.radians))
    plane = SIMD2(plane.x * c + plane.y * s, plane.y * c - plane.x * s)

    let place = SineCosine(nanodegrees: coordinate.latitudeNanodegrees)
    let width = max(place.cosine, 1e-15)
    // On the unit sphere, x = cos φ sin(λ − λ0). The vertical coordinate and the depth are (sin φ,
    // cos φ cos(λ − λ0)) rotated by the center's latitude φ0.
    let sine = max(-1, min(1, plane.x / width))
    let cosine = (1 - sine * sine).squareRoot()
    let x = width * sine
    let depth = (1 - x * x - plane.y * plane.y).squareRoot()
    let candidates = [cosine, -cosine].map { cosine -> Camera in
      let latitude = atan2(place.sine, width * cosine) - atan2(plane.y, depth)
      let wrapped =
        latitude > .pi ? latitude - 2 * .pi : latitude < -.pi ? latitude + 2 * .pi : latitude
      return Camera(
        center: Coordinate(
          latitudeRadians: max(-.pi / 2, min(.pi / 2, wrapped)),
          longitudeRadians: -atan2(sine, cosine), from: coordinate.longitudeNanodegrees),
        radius: radius, heading: heading)
    }
    return candidates[0].misses(coordinate, at: plane, near: center)
      <= candidates[1].misses(coordinate, at: plane, near: center) ? candidates[0] : candidates[1]
  }

  /// Returns the camera moved like a rolling ball: by longitude across the heading, by latitude
  /// along it.
  ///
  /// The latitude stops at the poles. Close to them, where parallels are short, the longitude
  /// changes as it does at 80° of latitude.
  ///
  /// - Parameter distance: How far the center of the map moves, in the unit of the radius; y points
  ///   down.
  public func rolled(by distance: SIMD2<Double>) -> Camera {
    let plane = SIMD2(distance.x, -distance.y) / radius
    let (c, s) = (cos(heading.radians), sin(heading.radians))
    let (east, north) = (plane.x * c + plane.y * s, plane.y * c - plane.x * s)
    let latitude = SineCosine(nanodegrees: center.latitudeNanodegrees)
    let radians = atan2(latitude.sine, latitude.cosine) - north
    return Camera(
      center: Coordinate(
        latitudeRadians: max(-.pi / 2, min(.pi / 2, radians)),
        longitudeRadians: -east / max(latitude.cosine, 0.174),
        from: center.longitudeNanodegrees),
      radius: radius, heading: heading)
  }

  /// Returns a penalty for how badly the camera holds a coordinate: mainly the miss, then the
  /// distance from the old center.
  private func misses(
    _ coordinate: Coordinate, at plane: SIMD2<Double>, near old: Coordinate
  ) -> Double {
    let unit = Orthographic(camera: Camera(center: center, radius: 1), center: .zero)
    let vector = UnitVector(coordinate).components
    let seen = SIMD2((vector * unit.east).sum(), (vector * unit.north).sum())
    let off = seen - plane
    let behind = max(0, -(vector * unit.toward).sum())
    let miss = (off * off).sum().squareRoot() + behind
    return miss * 1e6 + UnitVector(center).angle(to: UnitVector(old)).radians
  }

  /// Returns the camera with another radius, keeping the place at a position fixed.
  ///
  /// If the position is off the globe, or would end up near or beyond the limb, the center stays
  /// fixed instead.
  ///
  /// - Parameters:
  ///   - radius: The new radius, already clamped by the caller.
  ///   - position: The offset from the center of the map, in the unit of the radius; y points down.
  public func zoomed(to radius: Double, about position: SIMD2<Double>) -> Camera {
    let zoomed = Camera(center: center, radius: radius, heading: heading)
    let length = (position * position).sum().squareRoot()
    let projection = Orthographic(camera: self, center: .zero)
    guard length > 0, length < 0.95 * radius, let held = projection.coordinate(at: position) else {
      return zoomed
    }
    return zoomed.holding(held, at: position)
  }
}
