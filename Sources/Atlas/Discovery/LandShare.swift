internal import Glibc

/// How much of the Earth is land, and how much of the land has land opposite.
///
/// Lakes are land here, ice shelves are not. Both are counted at points that lie evenly on a sphere,
/// with the outlines of ``LandIndex``; the errors of the two shares are below 0.001.
public struct LandShare: Hashable, Sendable {
  /// The share of the Earth that is land.
  public let ofEarth: Double
  /// The share of the land whose antipode is land.
  public let oppositeLand: Double

  /// Counts land at a number of points.
  public init(_ land: LandIndex, points: Int = 200_000) {
    func isLand(_ coordinate: Coordinate) -> Bool {
      [.land, .lake].contains(land.surface(at: coordinate))
    }
    var (found, opposite) = (0, 0)
    for index in 0..<points {
      // A spiral from pole to pole, by the golden angle: each point has the same area.
      let height = 1 - (2 * Double(index) + 1) / Double(points)
      let turn = (Double(index) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
      let point = Coordinate(
        latitudeRadians: asin(height), longitudeRadians: (2 * turn - 1) * .pi)
      guard isLand(point) else { continue }
      found += 1
      if isLand(point.antipode) { opposite += 1 }
    }
    ofEarth = Double(found) / Double(points)
    oppositeLand = found == 0 ? 0 : Double(opposite) / Double(found)
  }
}
