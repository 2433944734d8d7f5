import Atlas
import Containers

/// A search for the position of a wide area's label: of a sea only on water, of Antarctica only on
/// its land.
nonisolated struct AreaNames {
  private let seas: SeaIndex
  private let countries: CountryIndex

  /// The distances in degrees between candidate positions, and how many there are to either side.
  private static let (latitudeStep, longitudeStep) = (8.0, 12.0)
  private static let (latitudes, longitudes) = (2, 15)

  /// Creates a search over the seas and countries of the Earth.
  init(seas: SeaIndex, countries: CountryIndex) {
    self.seas = seas
    self.countries = countries
  }

  /// Whether a cap can contain a candidate position of a label.
  ///
  /// No position is more than a fixed latitude away.
  static func mayPlace(_ label: MapLabel, in cap: Cap) -> Bool {
    let way = label.vector.coordinate.latitude - cap.center.coordinate.latitude
    return abs(way) <= cap.radius.degrees + Double(latitudes) * latitudeStep
  }

  /// Returns the position of a label: its previous one if still possible, otherwise the one nearest
  /// to its best position.
  ///
  /// - Parameters:
  ///   - standing: The position of the label in the previous image; nil if it had none.
  ///   - area: The area that must contain the whole label.
  ///   - obstacles: The areas that the label must avoid.
  /// - Returns: Nil if no position is suitable.
  func place(
    for label: MapLabel, size: Size, standing: UnitVector?, in projection: Orthographic, area: Rect,
    around obstacles: [Rect]
  ) -> UnitVector? {
    func fits(_ vector: UnitVector) -> Bool {
      guard let position = projection.position(of: vector) else { return false }
      let rect = Rect(center: Point(x: position.x, y: position.y), size: size)
      return area.contains(rect) && !obstacles.contains { $0.intersects(rect) }
        && isGround(of: label, vector, rect, projection)
    }
    if let standing, fits(standing) { return standing }
    let home = label.vector.coordinate
    return Self.steps.lazy.compactMap { home.moved(by: $0) }.map { UnitVector($0) }.first(
      where: fits)
  }

  /// Whether a label in a direction, with a rectangle around it, lies on what it names.
  private func isGround(
    of label: MapLabel, _ vector: UnitVector, _ rect: Rect, _ projection: Orthographic
  ) -> Bool {
    let coordinate = vector.coordinate
    guard label.identifier.kind == .ocean || label.identifier.kind == .sea else {
      return countries.country(at: coordinate)?.id == label.identifier.number
        && Self.corners(of: rect).allSatisfy { projection.coordinate(at: $0) != nil }
    }
    return seas.sea(at: coordinate)?.id == label.identifier.number
      && !isWater(in: rect.insetBy(dx: -4, dy: -2), projection).contains(false)
  }

  private static func corners(of rect: Rect) -> [SIMD2<Double>] {
    [
      SIMD2(rect.minX, rect.minY), SIMD2(rect.maxX, rect.minY),
      SIMD2(rect.minX, rect.maxY), SIMD2(rect.maxX, rect.maxY),
    ]
  }

  /// Returns the share of a rectangle that lies on the globe and on water, from 0 to 1.
  func water(in rect: Rect, _ projection: Orthographic) -> Double {
    let samples = isWater(in: rect, projection)
    return Double(samples.count { $0 }) / Double(samples.count)
  }

  /// Whether there is water at each of 27 points of a rectangle, three in each of nine columns.
  private func isWater(
    in rect: Rect, _ projection: Orthographic
  ) -> LazyMapCollection<Range<Int>, Bool> {
    (0..<27).lazy.map { index in
      let (column, row) = index.quotientAndRemainder(dividingBy: 3)
      let x = rect.minX + rect.width * Double(column) / 8
      let y = rect.minY + rect.height * Double(row) / 2
      return projection.coordinate(at: SIMD2(x, y)).flatMap { seas.sea(at: $0) } != nil
    }
  }

  /// The steps in latitude and longitude to try, shortest first.
  private static let steps: [SIMD2<Double>] = {
    let all = (-latitudes...latitudes).flatMap { row in
      (-longitudes..<longitudes).map {
        SIMD2(Double(row) * latitudeStep, Double($0) * longitudeStep)
      }
    }
    return all.sorted { ($0 * $0).sum() < ($1 * $1).sum() }
  }()
}

nonisolated extension Coordinate {
  /// Returns the coordinate moved by degrees to the north and east; nil beyond a pole.
  fileprivate func moved(by way: SIMD2<Double>) -> Coordinate? {
    let east = longitude + way.y
    return Coordinate(
      latitude: latitude + way.x,
      longitude: east >= 180 ? east - 360 : east < -180 ? east + 360 : east)
  }
}
