internal import CVector
internal import Glibc

/// A place whose distances to others are found eight at a time, in single precision.
///
/// Places are in units of 2²⁴ to half a turn of latitude from the south pole, and to a turn of
/// longitude from 180° W. Their differences are whole but for the target's own fraction, so that
/// near places lose no digit.
struct PlaceTarget {
  let coordinate: Coordinate
  /// The direction of the place, for the tree; the last component is zero.
  let vector: SIMD4<Float>

  private let latitude: Int32
  /// In the upper 24 bits, so that differences wrap around the Earth.
  private let longitude: UInt32
  private let fraction: SIMD2<Float>
  private let cosine: Float

  /// Haversines are off by less than this share of themselves.
  static let precision: Float = 1e-5

  private static let latitudeUnit = Float.pi / 0x1p24

  init(_ coordinate: Coordinate) {
    self.coordinate = coordinate
    let north = Double(coordinate.latitudeNanodegrees + 90_000_000_000) * (0x1p24 / 180e9)
    let east = Double(coordinate.longitudeNanodegrees + 180_000_000_000) * (0x1p24 / 360e9)
    latitude = Int32(north)
    longitude = UInt32(east) << 8
    fraction = SIMD2(
      Float(north - Double(latitude)), Float(east - east.rounded(.towardZero)))
    let fromPole = Float(min(north, 0x1p24 - north)) * Self.latitudeUnit
    let turn = Float(east - 0x1p23) * (2 * Self.latitudeUnit)
    cosine = sin(fromPole)
    let height = cos(fromPole)
    vector = SIMD4(
      cosine * cos(turn), cosine * sin(turn), north < 0x1p23 ? -height : height, 0)
  }

  /// Returns the squares of the sines of half the angles to eight places.
  ///
  /// - Parameters:
  ///   - north: Their latitudes in the upper 24 bits.
  ///   - east: Their longitudes in the upper 24 bits.
  @inline(__always)
  func haversines(north: SIMD8<UInt32>, east: SIMD8<UInt32>) -> SIMD8<Float> {
    let latitudes = unsafeBitCast(north &>> 8, to: SIMD8<Int32>.self)
    let turns = unsafeBitCast((east & ~255) &- longitude, to: SIMD8<Int32>.self)
    let along = Self.sine(
      (vector_convert8(latitudes &- latitude) - fraction.x) * (Self.latitudeUnit / 2))
    let across = Self.sine(
      (vector_convert8(turns) - 256 * fraction.y) * (Self.latitudeUnit / 256))
    // The latitude from the nearer pole.
    let fromPole = 0x1p23 - (vector_convert8(latitudes) - 0x1p23).magnitude
    let cosines = Self.sine(fromPole * Self.latitudeUnit)
    return along * along + cosines * cosine * (across * across)
  }

  /// The sines of angles of −π/2...π/2: a minimax polynomial, off by a few millionths of the sine
  /// at most.
  @inline(__always)
  private static func sine(_ angle: SIMD8<Float>) -> SIMD8<Float> {
    let square = angle * angle
    var sum = square * 2.60831598e-6 - 0.000198106907
    sum = sum * square + 0.00833307858
    sum = sum * square - 0.166666597
    return sum * square * angle + angle
  }
}
