import Containers

/// A view draws itself on a canvas when it is asked to, and never otherwise: `setNeedsDisplay()`
/// asks.
///
/// Paths are filled and stroked with colors and gradients. What takes long is drawn once, into an
/// image.
final class DrawingLesson: Lesson {
  private let star = StarView()
  private let points = Slider()

  override func viewDidLoad() {
    super.viewDidLoad()
    star.heightAnchor.constraint(equalToConstant: 240).isActive = true
    star.accessibility.label = "A star"
    points.minimumValue = 3
    points.maximumValue = 16
    points.value = 5
    points.widthAnchor.constraint(equalToConstant: 160).isActive = true
    points.addAction(for: .valueChanged) { [weak self] in
      guard let self else { return }
      star.points = Int(points.value.rounded())
    }
    let picture = ImageView(image: Self.tiles())
    picture.accessibility.label = "Tiles"
    picture.heightAnchor.constraint(equalToConstant: 96).isActive = true
    add("A path and a gradient", star, FormRow("Points", points))
    add("An image that is drawn once", picture)
  }

  private static func tiles() -> Image {
    GraphicsImageRenderer(size: Size(width: 240, height: 96)).image { canvas in
      for row in 0..<4 {
        for column in 0..<10 {
          let tile = Rect(x: Double(column) * 24, y: Double(row) * 24, width: 24, height: 24)
          canvas.fill(
            Path(roundedRect: tile.insetBy(dx: 2, dy: 2), cornerRadius: 5),
            Color(hue: Double(column) / 10, saturation: 0.6, brightness: 0.95 - Double(row) * 0.12))
        }
      }
    }
  }
}

/// A star with a number of points.
private final class StarView: View {
  var points = 5 { didSet { if points != oldValue { setNeedsDisplay() } } }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  override func draw(_ canvas: Canvas) {
    let middle = Point(x: bounds.width / 2, y: bounds.height / 2)
    let radius = min(bounds.width, bounds.height) / 2 - 8
    var path = Path()
    for corner in 0..<(points * 2) {
      let angle = Double(corner) / Double(points * 2) * 2 * .pi
      let distance = corner.isMultiple(of: 2) ? radius : radius * 0.5
      let spoke = Transform(rotationAngle: angle).apply(Point(x: 0, y: -distance))
      let point = Point(x: middle.x + spoke.x, y: middle.y + spoke.y)
      if corner == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    let warm = [Color(hex: 0xFFCC00), Color(hex: 0xFF2D55)]
    canvas.fill(path, Gradient(warm, shape: .radial(center: middle, radius: radius)))
    canvas.stroke(
      path, Stroke(width: 3, join: .round), DynamicColor.label.resolvedColor(with: traitCollection))
    canvas.stroke(
      Path(
        ellipseIn: Rect(
          x: middle.x - radius, y: middle.y - radius, width: radius * 2, height: radius * 2)),
      Stroke(width: 1, dash: [4, 4]),
      DynamicColor.secondaryLabel.resolvedColor(with: traitCollection))
  }
}
