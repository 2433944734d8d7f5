import Atlas
import Containers

/// Where on a picture a name may stand: on its place, beside or under its dot, around the end of the tunnel.
nonisolated struct LabelPlaces {
  /// Points from a dot's middle to its edge.
  static let dot = 4.0
  /// Points from a dot to its name.
  static let gap = 5.0
  /// Points from a dot to the edge of what stands on it, at the most.
  private static let cover = 20.0
  /// Points up or down to the end within which a dot is neither over nor under it.
  private static let beside = 4.0
  /// Points between a name and what it keeps clear of.
  private static let distance = 2.0
  /// How far the name of a country may step aside on a whole globe, in points.
  private static let aside = 8.0
  /// How far it may on the ground where that is farther: 250 km, in radii of the Earth.
  private static let nearby = 250_000 / Ellipsoid.meanRadius
  /// How far that of a continent may: 2000 km, in radii of the Earth.
  private static let nearbyOfContinent = 2_000_000 / Ellipsoid.meanRadius
  /// Points around a mark within which the end of the tunnel still belongs to it: it may be lifted.
  private static let lift = 16.0

  private let projection: Orthographic
  private let marks: ArraySlice<Rect>
  /// What marks the end of the tunnel; nil where it is out of sight.
  private let mark: Rect?
  /// Where the end of the tunnel is seen; nil where it is out of sight.
  private let end: Point?

  /// Takes the places of a scene.
  init(_ scene: MapScene) {
    projection = scene.projection
    let marks = scene.obstacles.prefix(scene.markCount)
    self.marks = marks
    let end = scene.end.flatMap { scene.projection.position(of: $0) }.map {
      Point(x: $0.x, y: $0.y)
    }
    self.end = end
    mark = end.flatMap { end in
      marks.first { $0.insetBy(dx: -Self.lift, dy: -Self.lift).contains(end) }
    }
  }

  /// Returns where a direction is seen; nil where that is too near the limb for a name.
  func point(of vector: UnitVector, hasDot: Bool) -> Point? {
    guard let position = projection.position(of: vector),
      (vector.components * projection.toward).sum() > (hasDot ? 0.3 : 0.16)
    else { return nil }
    return Point(x: position.x, y: position.y)
  }

  /// Returns where a name of a size may stand, the best first.
  ///
  /// - Parameters:
  ///   - point: Where its place is seen; nil where it may stand at the end of the tunnel only.
  ///   - goesOver: Whether beside a mark it stands rather over than under it.
  func candidates(
    for label: MapLabel, at point: Point?, size: Size, goesOver: Bool = false
  ) -> LabelCandidates {
    var candidates = LabelCandidates()
    func append(_ rect: Rect?) {
      candidates.append(rect.flatMap { isOnGlobe($0) ? $0 : nil })
    }
    func append(center: Point?, down: Double = 0) {
      append(center.map { Rect(center: $0 + Point(x: 0, y: down), size: size) })
    }
    if label.namesEnd {
      append(center: point)
      // Beside a mark a name may reach over the rim of a small globe.
      let sides: [4 of Side] =
        goesOver ? [.over, .under, .right, .left] : [.under, .right, .left, .over]
      for index in sides.indices { candidates.append(beside(sides[index], size)) }
    } else if let point, label.hasDot {
      appendSides(ofDot: point, size, append)
      guard case .capital = label.identifier.kind else { return candidates }
      append(center: point, down: size.height / 2 + Self.dot)
      append(center: point, down: -size.height / 2 - Self.dot)
    } else {
      append(center: point)
      if label.isShiftable {
        // Clear of another name, and of two; of those of countries for a continent. A name stays near its place, or
        // it would stand in another country, or on another continent.
        let isContinent = label.identifier.kind == .continent
        let nearby = isContinent ? Self.nearbyOfContinent : Self.nearby
        let reach = max(Self.aside, nearby * projection.radius)
        let step = min(size.height + (isContinent ? 14 : 4), reach)
        append(center: point, down: step)
        append(center: point, down: -step)
        if 2 * step <= reach {
          append(center: point, down: 2 * step)
          append(center: point, down: -2 * step)
        }
      }
    }
    return candidates
  }

  /// A side of what marks the end of the tunnel.
  enum Side {
    case under, over, right, left
  }

  /// Returns where a name of a size stands beside the mark of the end, right and left of it with its foot on the
  /// height of the end; nil where that is out of sight.
  func beside(_ side: Side, _ size: Size) -> Rect? {
    guard let mark, let end else { return nil }
    let (down, across) = (size.height / 2 + Self.distance, size.width / 2 + 2 * Self.distance)
    let level = min(max(mark.minY, end.y - size.height / 2), mark.maxY)
    let center =
      switch side {
      case .under: Point(x: mark.midX, y: mark.maxY + down)
      case .over: Point(x: mark.midX, y: mark.minY - down)
      case .right: Point(x: mark.maxX + across, y: level)
      case .left: Point(x: mark.minX - across, y: level)
      }
    return Rect(center: center, size: size)
  }

  /// Adds right and left of a dot; under or over what stands on the dot.
  private func appendSides(ofDot point: Point, _ size: Size, _ append: (Rect?) -> Void) {
    if let cover = marks.first(where: { $0.contains(point) }) {
      func place(_ y: Double) -> Rect? {
        abs(y - point.y) < Self.cover + size.height / 2
          ? Rect(center: Point(x: point.x, y: y), size: size) : nil
      }
      // What lies over the end is not named under it, as if it lay there, nor the other way round.
      let way = end.map { point.y - $0.y } ?? 0
      let over =
        way > Self.beside ? nil : place(cover.minY - size.height / 2 - Self.distance)
      let under =
        way < -Self.beside ? nil : place(cover.maxY + size.height / 2 + Self.distance)
      if over != nil || under != nil {
        append(under)
        return append(over)
      }
    }
    let y = point.y - size.height / 2
    let width = size.width + Self.gap + Self.dot
    append(Rect(x: point.x - Self.dot, y: y, width: width, height: size.height))
    append(Rect(x: point.x + Self.dot - width, y: y, width: width, height: size.height))
  }

  /// Whether all corners of a rectangle lie on the globe.
  private func isOnGlobe(_ rect: Rect) -> Bool {
    let dx = max(abs(rect.minX - projection.centre.x), abs(rect.maxX - projection.centre.x))
    let dy = max(abs(rect.minY - projection.centre.y), abs(rect.maxY - projection.centre.y))
    return dx * dx + dy * dy <= projection.radius * projection.radius
  }
}
