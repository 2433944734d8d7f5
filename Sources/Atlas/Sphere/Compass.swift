/// The unit vectors that point east and north at a place.
///
/// At a pole, they follow the meridian of the coordinate's own longitude.
struct Compass {
  let east: SIMD3<Double>
  let north: SIMD3<Double>

  init(_ coordinate: Coordinate) {
    let latitude = SineCosine(nanodegrees: coordinate.latitudeNanodegrees)
    let longitude = SineCosine(nanodegrees: coordinate.longitudeNanodegrees)
    east = SIMD3(-longitude.sine, longitude.cosine, 0)
    north = SIMD3(
      -latitude.sine * longitude.cosine, -latitude.sine * longitude.sine, latitude.cosine)
  }
}
