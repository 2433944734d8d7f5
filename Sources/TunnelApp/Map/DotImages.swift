import Containers

/// The dots of towns as pictures, one for each eighth of a pixel that a dot may stand off a whole one.
nonisolated final class DotImages {
  /// What a dot stands for.
  enum Kind: Hashable, Sendable {
    case town, city, capital

    /// Makes the kind of a label's dot.
    init(_ kind: MapLabel.Kind) {
      switch kind {
      case .capital: self = .capital
      case .town(size: 3): self = .city
      default: self = .town
      }
    }

    fileprivate var radius: Double {
      switch self {
      case .town: 2
      case .city: 2.6
      case .capital: 3.2
      }
    }
  }

  private struct Key: Hashable {
    let kind: Kind
    let column, row: Int
  }

  private static let steps = 8.0
  /// Points that the dark edge reaches over the dot.
  private static let edge = 1.1

  private let scale: Double
  private var images: [Key: Image] = [:]

  /// Makes no picture yet, for a number of pixels per point.
  init(scale: Double) { self.scale = scale }

  /// Returns a dot and its corner, which bring its middle to a point, to a sixteenth of a pixel.
  func image(of kind: Kind, at point: Point) -> (image: Image, corner: Point) {
    let place = Point(
      x: (point.x * scale * Self.steps).rounded(), y: (point.y * scale * Self.steps).rounded())
    let corner = Point(
      x: (place.x / Self.steps).rounded(.down), y: (place.y / Self.steps).rounded(.down))
    let key = Key(
      kind: kind, column: Int(place.x - corner.x * Self.steps),
      row: Int(place.y - corner.y * Self.steps))
    let room = room(for: kind)
    return (image(key), Point(x: (corner.x - room) / scale, y: (corner.y - room) / scale))
  }

  private func image(_ key: Key) -> Image {
    if let image = images[key] { return image }
    let side = (2 * room(for: key.kind) + 1) / scale
    let image = Image.drawn(size: Size(width: side, height: side), scale: scale) { canvas in
      let middle = Point(
        x: (room(for: key.kind) + Double(key.column) / Self.steps) / scale,
        y: (room(for: key.kind) + Double(key.row) / Self.steps) / scale)
      Self.draw(key.kind, at: middle, on: canvas)
    }
    images[key] = image
    return image
  }

  /// Pixels from the middle of a dot to the edge of its picture.
  private func room(for kind: Kind) -> Double {
    ((kind.radius + Self.edge) * scale).rounded(.up) + 1
  }

  private static func draw(_ kind: Kind, at point: Point, on canvas: Canvas) {
    func disc(_ radius: Double) -> Path {
      Path(ellipseIn: Rect(center: point, size: Size(width: 2 * radius, height: 2 * radius)))
    }
    canvas.fill(disc(kind.radius + edge), Color(white: 0, alpha: 0.55))
    canvas.fill(disc(kind.radius), .white)
    guard kind == .capital else { return }
    // A ring with a point in it, as on printed maps.
    canvas.fill(disc(kind.radius - 1), Color(white: 0.1))
    canvas.fill(disc(kind.radius - 2), .white)
  }
}
