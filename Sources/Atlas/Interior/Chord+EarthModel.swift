extension Chord {
  /// The chord on the sphere of the Earth model that takes the place of this one.
  ///
  /// Scaling the axes of the WGS84 ellipsoid turns it into the sphere, and straight lines into
  /// straight lines. So both ends are on the surface of the model, shares of the length stay what
  /// they are, and a tunnel to the antipode passes through the center.
  var onEarthModel: Chord {
    let earth = Ellipsoid.wgs84
    let axes = SIMD3(earth.equatorialRadius, earth.equatorialRadius, earth.polarRadius)
    let scale = EarthModel.radius / axes
    return Chord(start: start * scale, end: end * scale)
  }

  /// The greatest depth below the surface of the Earth model, in meters.
  var deepest: Double {
    let chord = onEarthModel
    let half = chord.length / 2
    // The difference of the radius and the distance from the center, which loses digits if the
    // chord is short.
    return half * half / (EarthModel.radius + chord.distanceFromCenter)
  }
}
