import Atlas
import Containers
internal import Glibc

/// A search for how close a map may zoom in on a place and still show some land.
nonisolated struct LandSearch {
  /// The land to search.
  let land: LandIndex

  /// Returns the largest radius of the globe, in points, at which an image centered on a coordinate
  /// shows land.
  ///
  /// The result is at most `closest` and at least that of a whole hemisphere. The search considers
  /// every vertex of every coast that could beat the best so far, so that it misses no island,
  /// however small.
  func radius(around center: Coordinate, size: Size, from closest: Double, limits: ZoomLimits)
    -> Double
  {
    if land.isLand(at: center) { return closest }
    let view = View(center: center, half: SIMD2(size.width, size.height) * 0.46)
    var best = max(limits.smallest, view.radius(showing: UnitVector(land.nearestLand(to: center))))
    let cells = land.polygons
    let reach = cells.cellSize.radians * 0.75
    for cell in 0..<cells.rows * cells.columns {
      let bounds = cells.bounds(ofCell: cell)
      let middle = Self.vector(
        SIMD2(bounds.west + bounds.east, bounds.south + bounds.north) / 2)
      guard best < closest, view.radius(showing: middle, within: reach) > best else { continue }
      cells.forEachPiece(inCell: cell) { piece in
        if piece.coversCell { best = max(best, view.radius(showing: middle)) }
        for number in piece.rings {
          for corner in cells.ring(number, inCell: cell) {
            best = max(best, view.radius(showing: Self.vector(corner)))
          }
        }
      }
    }
    return min(best, closest)
  }

  /// Returns the largest radius of the globe, in points, at which an image centered on a coordinate
  /// shows the nearest land, with some room around it.
  func radius(showingLandNearestTo center: Coordinate, size: Size) -> Double {
    View(center: center, half: SIMD2(size.width, size.height) * 0.37)
      .radius(showing: UnitVector(land.nearestLand(to: center)))
  }

  private static func vector(_ degrees: SIMD2<Double>) -> UnitVector {
    let (longitude, latitude) = (degrees.x * .pi / 180, degrees.y * .pi / 180)
    let width = cos(latitude)
    return UnitVector(
      direction: [width * cos(longitude), width * sin(longitude), sin(latitude)])
  }

  /// An image around a coordinate, at any zoom.
  private struct View {
    let plane: Orthographic
    let half: SIMD2<Double>

    init(center: Coordinate, half: SIMD2<Double>) {
      plane = Orthographic(camera: Camera(center: center, radius: 1), center: .zero)
      self.half = half
    }

    /// Returns the largest radius at which the image includes a direction, or one within an angle
    /// in radians of it; 0 if it is behind the globe.
    func radius(showing vector: UnitVector, within reach: Double = 0) -> Double {
      guard (vector.components * plane.toward).sum() >= -reach else { return 0 }
      let x = abs((vector.components * plane.east).sum()) - reach
      let y = abs((vector.components * plane.north).sum()) - reach
      return min(half.x / max(x, 1e-9), half.y / max(y, 1e-9))
    }
  }
}
