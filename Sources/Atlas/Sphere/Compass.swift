/// The directions of the horizon at a place; at the poles those of the place's own meridian.
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
