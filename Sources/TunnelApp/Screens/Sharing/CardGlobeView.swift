import Containers

/// A globe as a disc, with the child or the cross in its center.
final class CardGlobeView: View {
  private let picture: Image
  private let mark: AnnotationImage
  private let unit: Double

  /// Creates a view of a square picture that the globe fills.
  ///
  /// - Parameter unit: The number of pixels of a point of the design.
  init(_ picture: Image, mark: AnnotationImage, unit: Double) {
    (self.picture, self.mark, self.unit) = (picture, mark, unit)
    super.init()
    backgroundColor = MapPalette.space
    translatesAutoresizingMaskIntoConstraints = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cornerRadius = bounds.width / 2
    // In the dark the air glows, and in the light the globe floats above the paper.
    shadow =
      traitCollection.userInterfaceStyle == .light
      ? Shadow(
        color: Color(hex: 0x1B2B40).withAlphaComponent(0.4), radius: 34 * unit,
        offset: Point(x: 0, y: 14 * unit))
      : Shadow(color: MapPalette.air.withAlphaComponent(0.5), radius: 44 * unit)
  }

  override func draw(_ canvas: Canvas) {
    let disc = Path(ellipseIn: bounds)
    canvas.saved {
      canvas.clip(to: disc)
      canvas.draw(picture, in: bounds)
    }
    let rim = Path(ellipseIn: bounds.insetBy(dx: unit, dy: unit))
    canvas.stroke(rim, Stroke(width: 2 * unit), MapPalette.air.withAlphaComponent(0.55))
    let size = Size(
      width: mark.drawing.size.width * scale, height: mark.drawing.size.height * scale)
    let corner = bounds.center - Point(x: mark.tip.x * scale, y: mark.tip.y * scale)
    mark.drawing.draw(on: canvas, in: Rect(origin: corner, size: size))
  }

  /// The size of the mark relative to its drawing, which grows with the globe.
  private var scale: Double { bounds.width / 290 }
}
