import Atlas
import Containers

/// The candidate positions of a label in an image: on its place, next to or below its dot, or
/// around the end of the tunnel.
nonisolated struct LabelPlaces {
  /// The distance from the center of a dot to its edge, in points.
  static let dot = 4.0
  /// The distance from the center of a dot to its label, in points.
  static let gap = 5.0
  /// The same two distances for a pin.
  private static let (pin, gapOfPin) = (9.0, 10.0)
  /// The maximum distance from a dot to the edge of a mark that covers it, in points.
  private static let cover = 20.0
  /// The vertical distance in points from the end within which a dot counts as neither above nor
  /// below it.
  private static let beside = 4.0
  /// The distance between a label and what it avoids, in points.
  private static let distance = 2.0
  /// How far the label of a country may move aside on a whole globe, in points.
  private static let aside = 8.0
  /// How far it may move aside on the ground if that is farther: 250 km, in radii of the Earth.
  private static let nearby = 250_000 / Ellipsoid.meanRadius
  /// The same for a continent: 2000 km, in radii of the Earth.
  private static let nearbyOfContinent = 2_000_000 / Ellipsoid.meanRadius
  /// The distance in points from a mark within which the end still belongs to it, because a drag
  /// lifts the mark.
  private static let lift = 16.0

  private let projection: Orthographic
  private let marks: ArraySlice<Rect>
  /// The mark of the end of the tunnel; nil if it is out of sight.
  private let mark: Rect?
  /// The position of the end of the tunnel; nil if it is out of sight.
  private let end: Point?
  /// The frame of the dug place's name below the mark, under which the name of its country goes; nil
  /// for none.
  var spot: Rect?

  /// Creates the positions for a scene.
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

  /// Returns the point of a direction; nil if it is behind the globe or too near the limb for a
  /// label.
  func point(of vector: UnitVector, hasDot: Bool) -> Point? {
    guard let position = projection.position(of: vector),
      (vector.components * projection.toward).sum() > (hasDot ? 0.3 : 0.16)
    else { return nil }
    return Point(x: position.x, y: position.y)
  }

  /// Appends the possible frames of a label, the best first.
  ///
  /// - Parameters:
  ///   - point: The point of the label's place; nil if the label may only be at the end of the
  ///     tunnel.
  ///   - goesOver: Whether the label prefers to be above rather than below a mark.
  ///   - hasPin: Whether a pin stands for the label's dot.
  func append(
    framesOf label: MapLabel, at point: Point?, size: Size, goesOver: Bool = false,
    hasPin: Bool = false, to candidates: inout LabelCandidates
  ) {
    func append(_ rect: Rect?) {
      candidates.append(rect.flatMap { isOnGlobe($0) ? $0 : nil })
    }
    func append(center: Point?, down: Double = 0) {
      append(center.map { Rect(center: $0 + Point(x: 0, y: down), size: size) })
    }
    if label.namesEnd {
      // What is dug at is named beside the mark, however small that is.
      append(center: label.identifier.kind == .spot && mark != nil ? nil : point)
      // Next to a mark, a label may extend beyond the rim of a small globe.
      let sides: [4 of Side] =
        goesOver ? [.over, .under, .right, .left] : [.under, .right, .left, .over]
      for index in sides.indices { candidates.append(beside(sides[index], size)) }
    } else if let point, label.hasDot {
      appendSides(ofDot: point, hasPin: hasPin, size, append)
      guard case .capital = label.identifier.kind else { return }
      let dot = hasPin ? Self.pin : Self.dot
      append(center: point, down: size.height / 2 + dot)
      append(center: point, down: -size.height / 2 - dot)
    } else {
      append(center: point)
      if label.isShiftable {
        // Step clear of one label, then of two. A continent clears those of countries. The label
        // stays near its place, or it would appear to be in another country or on another
        // continent.
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
  }

  /// A side of the mark of the end.
  enum Side {
    case under, over, right, left
  }

  /// Returns the frame of a label next to the mark of the end.
  ///
  /// To the right and left, its bottom is level with the end. Nil if the end is out of sight.
  func beside(_ side: Side, _ size: Size) -> Rect? {
    guard let mark, let end else { return nil }
    let (down, across) = (size.height / 2 + Self.distance, size.width / 2 + 2 * Self.distance)
    let level = min(max(mark.minY, end.y - size.height / 2), mark.maxY)
    let center =
      switch side {
      case .under: Point(x: mark.midX, y: (spot ?? mark).maxY + down)
      case .over: Point(x: mark.midX, y: mark.minY - down)
      case .right: Point(x: mark.maxX + across, y: level)
      case .left: Point(x: mark.minX - across, y: level)
      }
    return Rect(center: center, size: size)
  }

  /// Appends the frames to the right and left of a dot, or below and above a mark that covers it.
  private func appendSides(
    ofDot point: Point, hasPin: Bool, _ size: Size, _ append: (Rect?) -> Void
  ) {
    if let cover = marks.first(where: { $0.contains(point) }) {
      func place(_ y: Double) -> Rect? {
        abs(y - point.y) < Self.cover + size.height / 2
          ? Rect(center: Point(x: point.x, y: y), size: size) : nil
      }
      // A place above the end must not be labeled below it, as if it were there, nor the other way
      // around.
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
    let (dot, gap) = hasPin ? (Self.pin, Self.gapOfPin) : (Self.dot, Self.gap)
    let width = size.width + gap + dot
    append(Rect(x: point.x - dot, y: y, width: width, height: size.height))
    append(Rect(x: point.x + dot - width, y: y, width: width, height: size.height))
  }

  /// Whether all corners of a rectangle are on the globe.
  private func isOnGlobe(_ rect: Rect) -> Bool {
    let dx = max(abs(rect.minX - projection.center.x), abs(rect.maxX - projection.center.x))
    let dy = max(abs(rect.minY - projection.center.y), abs(rect.maxY - projection.center.y))
    return dx * dx + dy * dy <= projection.radius * projection.radius
  }
}
