import Containers

/// The layers that the tunnel crosses, to scale: a narrow bar from the start to the end, or, if it is
/// high enough, the Earth cut through with the tunnel in it.
final class LayersView: View {
  /// The least height of the Earth.
  static let leastDisc = 96.0
  /// The distance from the center to the surface in meters.
  private static let radius = 6_371_000.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override func draw(_ canvas: Canvas) {
    if bounds.height >= Self.leastDisc { drawEarth(canvas) } else { drawBar(canvas) }
  }

  private func drawBar(_ canvas: Canvas) {
    // From the center, at the middle of the bar, to the surface at its ends.
    let layers = Self.stops(scale: 0.5)
    let stops =
      layers.reversed().map { Gradient.Stop(0.5 - $0.location, $0.color) }
      + layers.map { Gradient.Stop(0.5 + $0.location, $0.color) }
    let shape = Gradient.Shape.linear(
      from: Point(x: bounds.minX, y: 0), to: Point(x: bounds.maxX, y: 0))
    canvas.fill(
      Path(roundedRect: bounds, cornerRadius: bounds.height / 2),
      Gradient(stops: stops, shape: shape))
  }

  private func drawEarth(_ canvas: Canvas) {
    let (child, cross) = (AnnotationImage.child.drawing, AnnotationImage.cross.drawing)
    let (tall, low) = (bounds.height * 0.2, bounds.height * 0.12)
    let radius = (bounds.height - tall - low) / 2
    let disc = Rect(
      center: Point(x: bounds.midX, y: bounds.minY + tall + radius),
      size: Size(width: 2 * radius, height: 2 * radius))
    canvas.fill(
      Path(ellipseIn: disc),
      Gradient(
        stops: Self.stops(scale: 1), shape: .radial(center: disc.center, radius: radius)))
    let top = Point(x: disc.midX, y: disc.minY - 1)
    let shaft = Drawing.line([top, Point(x: disc.midX, y: disc.maxY + 1)], 3, SectionPalette.shaft)
    Drawing(size: bounds.size, parts: [shaft]).draw(on: canvas, in: bounds)
    draw(child, tall - 2, Point(x: disc.midX, y: disc.minY + 1 - tall / 2), canvas)
    draw(cross, low - 2, Point(x: disc.midX, y: disc.maxY + 1 + low / 2), canvas)
  }

  private func draw(_ drawing: Drawing, _ height: Double, _ center: Point, _ canvas: Canvas) {
    let width = height * drawing.size.width / drawing.size.height
    drawing.draw(
      on: canvas, in: Rect(center: center, size: Size(width: width, height: height)))
  }

  /// Returns the colors of the layers from the center to the surface.
  private static func stops(scale: Double) -> [Gradient.Stop] {
    SectionPalette.interior.map { Gradient.Stop(scale * $0.meters / radius, $0.color) }
  }
}
