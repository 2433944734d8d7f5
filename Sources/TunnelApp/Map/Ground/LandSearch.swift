import Atlas
import Containers
internal import Glibc

/// Finds how close a map may look at a place and still show some land.
nonisolated struct LandSearch {
  /// Whether there is land at a coordinate.
  let land: LandIndex

  /// Returns the greatest radius of the globe, at most a given one, at which a picture centred on a
  /// coordinate shows land; at least that of the hemisphere, in points.
  ///
  /// Every corner of every coast counts that could be seen from nearer than the best so far, so that
  /// no island is missed, however small.
  func radius(around centre: Coordinate, size: Size, from closest: Double, limits: ZoomLimits)
    -> Double
  {
    if land.isLand(at: centre) { return closest }
    let view = View(centre: centre, half: SIMD2(size.width, size.height) * 0.46)
    var best = max(limits.smallest, view.radius(showing: UnitVector(land.nearestLand(to: centre))))
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

  private static func vector(_ degrees: SIMD2<Double>) -> UnitVector {
    let (longitude, latitude) = (degrees.x * .pi / 180, degrees.y * .pi / 180)
    let width = cos(latitude)
    return UnitVector(
      direction: [width * cos(longitude), width * sin(longitude), sin(latitude)])
  }

  /// A picture around a coordinate, as large as it may be.
  private struct View {
    let plane: Orthographic
    let half: SIMD2<Double>

    init(centre: Coordinate, half: SIMD2<Double>) {
      plane = Orthographic(camera: Camera(centre: centre, radius: 1), centre: .zero)
      self.half = half
    }

    /// The greatest radius at which a direction is in the picture, or one as near to it as an angle
    /// in radians; 0 where it is behind the globe.
    func radius(showing vector: UnitVector, within reach: Double = 0) -> Double {
      guard (vector.components * plane.toward).sum() >= -reach else { return 0 }
      let x = abs((vector.components * plane.east).sum()) - reach
      let y = abs((vector.components * plane.north).sum()) - reach
      return min(half.x / max(x, 1e-9), half.y / max(y, 1e-9))
    }
  }
}
