/// The arrow of a popover, with a strip that covers the border of the bubble beneath its base.
final class PopoverArrowView: View {
  /// The direction that the arrow points in.
  var direction = PopoverArrowDirection.up {
    didSet { if direction != oldValue { setNeedsDisplay() } }
  }
  /// The color of the inside.
  var fillColor = Color.clear { didSet { if fillColor != oldValue { setNeedsDisplay() } } }
  /// The color of the border, one pixel wide.
  var lineColor = Color.clear { didSet { if lineColor != oldValue { setNeedsDisplay() } } }

  override func draw(_ canvas: Canvas) {
    var inside = Self.outline
    let (base, strip) = (PopoverPlacement.arrow, overlap)
    inside.line(to: Point(x: base.width, y: base.height + strip))
    inside.line(to: Point(x: 0, y: base.height + strip))
    inside.close()
    canvas.fill(placed(inside), fillColor)
    canvas.saved {
      canvas.clip(to: placed(inside))
      canvas.stroke(placed(Self.outline), Stroke(width: 2 / canvas.scale), lineColor)
    }
  }

  /// The height of the strip over the bubble.
  private var overlap: Double {
    max(0, min(bounds.width, bounds.height) - PopoverPlacement.arrow.height)
  }

  /// Returns a path of an arrow that points up, turned to point in the direction of this one.
  private func placed(_ path: Path) -> Path {
    switch direction {
    case .down: path.apply(Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.height))
    case .left: path.apply(Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    case .right: path.apply(Transform(a: 0, b: 1, c: -1, d: 0, tx: bounds.width, ty: 0))
    default: path
    }
  }

  /// The flanks of an arrow that points up, from one foot to the other, with rounded feet and tip.
  private static let outline: Path = {
    let (width, height) = (PopoverPlacement.arrow.width, PopoverPlacement.arrow.height)
    let middle = width / 2
    // The corners that are rounded, and the distances from them at which the curves begin. The upper
    // corner lies so high that its curve ends at the edge.
    let (foot, top) = (Point(x: 3.5, y: height), Point(x: middle, y: -1.9))
    let length = foot.distance(to: top)
    let (low, high) = (foot + (top - foot) * (4 / length), top + (foot - top) * (4.5 / length))
    func mirrored(_ point: Point) -> Point { Point(x: width - point.x, y: point.y) }
    var path = Path()
    path.move(to: Point(x: 0, y: height))
    path.quad(to: low, control: foot)
    path.line(to: high)
    path.quad(to: mirrored(high), control: top)
    path.line(to: mirrored(low))
    path.quad(to: Point(x: width, y: height), control: mirrored(foot))
    return path
  }()
}
