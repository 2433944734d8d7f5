internal import Glibc

/// The meridians and parallels at regular steps.
///
/// Toward the poles, fewer and fewer meridians continue, so that they do not crowd. Four reach each
/// pole.
public struct Graticule: Hashable, Sendable {
  /// The angle between neighboring lines.
  public let step: Angle
  private let hundredths: Int

  // Each step divides the next, so the meridians that continue farther belong to all finer steps.
  private static let steps = [1, 5, 10, 50, 100, 500, 1500, 4500, 9000]
  private static let coarseSteps = [1000, 3000, 9000]

  /// Creates the finest graticule whose lines keep a spacing at the center of the map.
  ///
  /// - Parameters:
  ///   - radius: The radius of the globe in pixels.
  ///   - spacing: The least distance between lines in pixels.
  public init(forRadius radius: Double, spacing: Double = 36) {
    let least = spacing / radius * (18000 / .pi)
    hundredths =
      [1, 5, 10, 50, 100, 500, 1000, 3000].first { Double($0) >= least } ?? 3000
    step = .degrees(Double(hundredths) / 100)
  }

  /// Sends the potentially visible lines through a pipeline.
  func stream(
    _ projection: Orthographic, from low: SIMD2<Double>, to high: SIMD2<Double>,
    into sink: inout some ShapeSink<SIMD3<Double>>
  ) {
    let seen = Extent(projection, from: low, to: high)
    let latitudes = seen.latitudes.clamped(to: -9000...9000)
    let meridians = multiples(in: seen.longitudes, of: hundredths)
    for longitude in meridians {
      let reach = reach(ofMeridian: longitude)
      let part = latitudes.clamped(to: -reach...reach)
      guard part.lowerBound < part.upperBound else { continue }
      sink.begin(.line)
      // Three points, since the great circle between opposite poles is ambiguous.
      for latitude in [part.lowerBound, (part.lowerBound + part.upperBound) / 2, part.upperBound] {
        sink.add(Self.direction(latitude, longitude))
      }
      sink.end()
    }
    for latitude in multiples(in: latitudes, of: hundredths) where abs(latitude) < 9000 {
      streamParallel(latitude, seen.longitudes, radius: projection.radius, into: &sink)
    }
  }

  private func streamParallel(
    _ latitude: Double, _ longitudes: ClosedRange<Double>, radius: Double,
    into sink: inout some ShapeSink<SIMD3<Double>>
  ) {
    // The pipeline draws great circles between points. One deviates from the parallel by step² / 8
    // · sin φ · cos φ, at most a tenth of a pixel here.
    let step = min(5, (8 * 0.1 / radius * 2).squareRoot() * (180 / .pi)) * 100
    let count = ((longitudes.upperBound - longitudes.lowerBound) / step).rounded(.up)
    sink.begin(.line)
    for index in 0...Int(count) {
      let share = Double(index) / count
      sink.add(
        Self.direction(
          latitude,
          longitudes.lowerBound + share * (longitudes.upperBound - longitudes.lowerBound)))
    }
    sink.end()
  }

  /// Returns the latitude, in hundredths of a degree, at which a meridian ends toward the poles.
  private func reach(ofMeridian longitude: Double) -> Double {
    let steps = Self.steps.contains(hundredths) ? Self.steps : Self.coarseSteps
    let widest = steps.last { Int(longitude.rounded()) % $0 == 0 } ?? hundredths
    guard widest < 9000 else { return 9000 }
    let limit = acos(0.3 * Double(hundredths) / Double(widest)) * (18000 / .pi)
    return (limit / Double(hundredths)).rounded(.down) * Double(hundredths)
  }

  private func multiples(in range: ClosedRange<Double>, of step: Int) -> some Sequence<Double> {
    let first = (range.lowerBound / Double(step)).rounded(.up) * Double(step)
    // A full turn contains its first meridian only once.
    let isTurn = range.upperBound - range.lowerBound >= 36000
    let last = isTurn ? first + 36000 - Double(step) / 2 : range.upperBound
    return stride(from: first, through: last, by: Double(step))
  }

  private static func direction(_ latitude: Double, _ longitude: Double) -> SIMD3<Double> {
    let (latitude, longitude) = (latitude * (.pi / 18000), longitude * (.pi / 18000))
    return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
  }
}

extension Graticule {
  /// The potentially visible latitudes and longitudes of a rectangle, in hundredths of a degree.
  private struct Extent {
    let latitudes: ClosedRange<Double>
    let longitudes: ClosedRange<Double>

    init(_ projection: Orthographic, from low: SIMD2<Double>, to high: SIMD2<Double>) {
      let unit = 18000 / Double.pi
      let toward = projection.toward
      let latitude = asin(min(max(toward.z, -1), 1)) * unit
      let longitude = atan2(toward.y, toward.x) * unit
      let corner = SIMD2(
        max(abs(low.x - projection.center.x), abs(high.x - projection.center.x)),
        max(abs(low.y - projection.center.y), abs(high.y - projection.center.y)))
      let sine = (corner * corner).sum().squareRoot() / projection.radius
      let reach = asin(min(sine, 1)) * unit + 1e-6
      latitudes = latitude - reach...latitude + reach
      let across = cos(latitude / unit)
      let isPoleNear = abs(latitude) + reach >= 9000 || sine >= across
      let aside = isPoleNear ? 18000 : asin(sine / across) * unit + 1e-6
      longitudes = longitude - aside...longitude + aside
    }
  }
}
