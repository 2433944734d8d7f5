internal import Glibc

/// The tiles of a level that are visible in an image.
struct ImageryPlan {
  /// The tiles, the nearest to the image's center first.
  private(set) var tiles: [ImageryTile] = []

  // The squared distance of each tile of the level from the center, or infinity if it is not
  // visible.
  private var distances: [Double] = []
  // The texel positions below the corners of a row of cells, and of the row above it.
  private var corners: [SIMD2<Double>] = []
  private var cornersAbove: [SIMD2<Double>] = []
  private static let cell = 32.0

  /// Finds the tiles visible in a part of the plane with a top left corner and a size.
  ///
  /// The part is divided into cells. Each cell marks the tiles between its corners, with a margin
  /// for curvature, so the result may include too many tiles.
  mutating func collect(
    _ projection: Orthographic, from corner: SIMD2<Double>, size: SIMD2<Double>, number: Int,
    level: ImageryLevel
  ) {
    tiles.removeAll(keepingCapacity: true)
    distances.removeAll(keepingCapacity: true)
    distances.append(contentsOf: repeatElement(.infinity, count: level.columns * level.rows))
    let cells = (size / Self.cell).rounded(.up)
    findCorners(projection, from: corner, count: Int(cells.x) + 1, level: level)
    for row in 0..<Int(cells.y) {
      swap(&corners, &cornersAbove)
      let below = corner + [0, Double(row + 1) * Self.cell]
      findCorners(projection, from: below, count: Int(cells.x) + 1, level: level)
      for column in 0..<Int(cells.x) {
        let origin = corner + SIMD2(Double(column), Double(row)) * Self.cell
        guard isSeen(origin, projection) else { continue }
        let middle = origin + Self.cell / 2 - corner - size / 2
        mark(column, origin, projection, level, distance: (middle * middle).sum())
      }
    }
    for index in distances.indices where distances[index] < .infinity {
      tiles.append(
        ImageryTile(level: number, column: index % level.columns, row: index / level.columns))
    }
    tiles.sort {
      distances[$0.row * level.columns + $0.column] < distances[$1.row * level.columns + $1.column]
    }
  }

  private mutating func findCorners(
    _ projection: Orthographic, from start: SIMD2<Double>, count: Int, level: ImageryLevel
  ) {
    corners.removeAll(keepingCapacity: true)
    for column in 0..<count {
      let position = start + SIMD2(Double(column) * Self.cell, 0)
      corners.append(Self.texel(under: position, projection, level))
    }
  }

  // Returns the texel position under a point of the image, or under the nearest point of the limb.
  private static func texel(
    under point: SIMD2<Double>, _ projection: Orthographic, _ level: ImageryLevel
  ) -> SIMD2<Double> {
    var plane = (point - projection.center) / projection.radius
    let square = (plane * plane).sum()
    if square > 1 { plane /= square.squareRoot() }
    let toViewer = max(0, 1 - square).squareRoot()
    let vector =
      plane.x * projection.east - plane.y * projection.north + toViewer * projection.toward
    let longitude = atan2(vector.y, vector.x)
    let latitude = asin(max(-1, min(1, vector.z)))
    return SIMD2(
      (longitude / (2 * .pi) + 0.5) * Double(level.width),
      (0.5 - latitude / .pi) * Double(level.height))
  }

  // Whether the globe reaches into the cell at a point.
  private func isSeen(_ origin: SIMD2<Double>, _ projection: Orthographic) -> Bool {
    let low = origin - projection.center
    let nearest = low.replacing(
      with: (low + Self.cell).replacing(with: 0, where: low + Self.cell .> 0), where: low .< 0)
    return (nearest * nearest).sum() <= (projection.radius + 1) * (projection.radius + 1)
  }

  // Marks the tiles of a cell whose corners are known.
  private mutating func mark(
    _ column: Int, _ origin: SIMD2<Double>, _ projection: Orthographic, _ level: ImageryLevel,
    distance: Double
  ) {
    let size = SIMD2(Double(level.width), Double(level.height))
    var points = (
      cornersAbove[column], cornersAbove[column + 1], corners[column], corners[column + 1]
    )
    var (low, high) = Self.bounds(points)
    if high.x - low.x > size.x / 2 {
      // The cell is on the date line or next to a pole.
      if points.0.x < size.x / 2 { points.0.x += size.x }
      if points.1.x < size.x / 2 { points.1.x += size.x }
      if points.2.x < size.x / 2 { points.2.x += size.x }
      if points.3.x < size.x / 2 { points.3.x += size.x }
      (low, high) = Self.bounds(points)
    }
    let margin = (high - low) * 0.25 + 2
    low -= margin
    high += margin
    let holdsNorth = holds(pole: 1, origin, projection)
    if holdsNorth || holds(pole: -1, origin, projection) {
      (low.x, high.x) = (0, size.x - 1)
      if holdsNorth { low.y = 0 } else { high.y = size.y }
    }
    mark(low, high, level, distance: distance)
  }

  // Whether a pole is visible in the cell at a point.
  private func holds(
    pole: Double, _ origin: SIMD2<Double>, _ projection: Orthographic
  ) -> Bool {
    guard projection.toward.z * pole >= 0 else { return false }
    let point =
      projection.center + projection.radius * pole * SIMD2(projection.east.z, -projection.north.z)
    return all(point .>= origin - 1) && all(point .<= origin + (Self.cell + 1))
  }

  private mutating func mark(
    _ low: SIMD2<Double>, _ high: SIMD2<Double>, _ level: ImageryLevel, distance: Double
  ) {
    let tile = Double(level.tileSize)
    let firstRow = max(0, Int(low.y / tile))
    let lastRow = min(level.rows - 1, Int(high.y / tile))
    guard firstRow <= lastRow else { return }
    // At most once around the Earth. Columns are counted from one turn to the west.
    let first = low.x + Double(level.width)
    let last = min(high.x + Double(level.width), first + Double(level.width) - 1)
    var texel = first
    while true {
      let column = Int(texel) % level.width / level.tileSize
      for row in firstRow...lastRow {
        let index = row * level.columns + column
        distances[index] = min(distances[index], distance)
      }
      if texel >= last { break }
      texel = min(last, texel + tile)
    }
  }

  private static func bounds(
    _ points: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  ) -> (SIMD2<Double>, SIMD2<Double>) {
    (
      pointwiseMin(pointwiseMin(points.0, points.1), pointwiseMin(points.2, points.3)),
      pointwiseMax(pointwiseMax(points.0, points.1), pointwiseMax(points.2, points.3))
    )
  }
}
