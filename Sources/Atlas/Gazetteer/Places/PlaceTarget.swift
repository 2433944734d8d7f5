internal import CGlobe
internal import Glibc

/// A place whose nearest neighbor is searched for.
struct PlaceTarget {
  let coordinate: Coordinate
  /// The direction of the place, for the tree.
  ///
  /// The last component is zero.
  let vector: SIMD4<Float>
  /// The place in the form that distances are computed from.
  let place: vector_place_target

  /// The upper bound of the relative error of haversines.
  static let precision = vector_place_precision

  private static let latitudeUnit = Float.pi / 0x1p24

  init(_ coordinate: Coordinate) {
    self.coordinate = coordinate
    let north = Double(coordinate.latitudeNanodegrees + 90_000_000_000) * (0x1p24 / 180e9)
    let east = Double(coordinate.longitudeNanodegrees + 180_000_000_000) * (0x1p24 / 360e9)
    let fromPole = Float(min(north, 0x1p24 - north)) * Self.latitudeUnit
    let turn = Float(east - 0x1p23) * (2 * Self.latitudeUnit)
    let cosine = sin(fromPole)
    let height = cos(fromPole)
    place = vector_place_target(
      latitude: Int32(north), longitude: UInt32(east) << 8,
      north: Float(north - north.rounded(.towardZero)),
      east: Float(east - east.rounded(.towardZero)), cosine: cosine)
    vector = SIMD4(
      cosine * cos(turn), cosine * sin(turn), north < 0x1p23 ? -height : height, 0)
  }
}
