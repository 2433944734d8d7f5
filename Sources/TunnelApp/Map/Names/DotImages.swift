import Containers

/// The images of town dots and pins, one for each eighth of a pixel that one can be off the pixel grid.
nonisolated final class DotImages {
  /// The kind of place that a dot or pin marks.
  enum Kind: Hashable, Sendable {
    case town, city, capital
    case pin(MapScene.Pin.Kind)

    /// Creates the kind of a label's dot.
    init(_ kind: MapLabel.Kind) {
      switch kind {
      case .capital: self = .capital
      case .town(size: 3): self = .city
      default: self = .town
      }
    }

    /// The distance from the center to the edge, in points at the usual size.
    var radius: Double {
      switch self {
      case .town: 2
      case .city: 2.6
      case .capital: 3.2
      case .pin(.favorite): 6.5
      case .pin(.home): 7
      }
    }
  }

  private struct Key: Hashable {
    let kind: Kind
    let column, row: Int
  }

  private static let steps = 8.0
  /// The width in points of the dark edge around a dot.
  private static let edge = 1.1

  private let scale: Double
  private let magnification: Double
  private var images: [Key: Image] = [:]
  /// The canvas whose scratch memory all images share.
  private let memory = Canvas(bitmap: Bitmap(width: 0, height: 0))

  /// Creates an empty cache for a number of pixels per point.
  ///
  /// - Parameter magnification: The size of the images relative to the usual one.
  init(scale: Double, magnification: Double = 1) {
    (self.scale, self.magnification) = (scale, magnification)
  }

  /// Returns an image of a dot and its corner, which put its center at a point to within a
  /// sixteenth of a pixel.
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
    let room = room(for: key.kind)
    let side = Int(2 * room) + 1
    let bitmap = Bitmap(width: side, height: side)
    let canvas = Canvas(bitmap: bitmap, scale: scale, sharing: memory)
    canvas.translate(
      x: (room + Double(key.column) / Self.steps) / scale,
      y: (room + Double(key.row) / Self.steps) / scale)
    canvas.scale(x: magnification, y: magnification)
    Self.draw(key.kind, on: canvas)
    let image = Image(bitmap: bitmap, scale: scale)
    images[key] = image
    return image
  }

  /// Returns the distance in pixels from the center of a dot to the edge of its image.
  private func room(for kind: Kind) -> Double {
    ((kind.radius + Self.edge) * scale * magnification).rounded(.up) + 1
  }

  private static let disc = Path(ellipseIn: Rect(x: -1, y: -1, width: 2, height: 2))

  private static func draw(_ kind: Kind, on canvas: Canvas) {
    if case .pin(let pin) = kind {
      let side = 2 * kind.radius
      let box = Rect(center: .zero, size: Size(width: side, height: side))
      return (pin == .home ? Drawing.homePin : .favoritePin).draw(on: canvas, in: box)
    }
    func fill(_ radius: Double, _ color: Color) {
      canvas.save()
      canvas.scale(x: radius, y: radius)
      canvas.fill(disc, color)
      canvas.restore()
    }
    fill(kind.radius + edge, Color(white: 0, alpha: 0.55))
    fill(kind.radius, .white)
    guard kind == .capital else { return }
    // A ring around a dot, as on printed maps.
    fill(kind.radius - 1, Color(white: 0.1))
    fill(kind.radius - 2, .white)
  }
}
