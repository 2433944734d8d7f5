import Atlas
import Containers

/// A small card with an arrow that points at a place on a map.
final class BubbleView: View {
  /// The place that the arrow points at.
  var coordinate: Coordinate {
    didSet { if coordinate != oldValue { superview?.setNeedsLayout() } }
  }

  private let content: View
  private let card = View()
  private let arrow = ArrowView()

  /// Creates a bubble sized to fit its content.
  init(_ content: View, at coordinate: Coordinate) {
    self.content = content
    self.coordinate = coordinate
    super.init()
    card.raise(
      cornerRadius: 10,
      shadow: Shadow(color: Color(white: 0, alpha: 0.45), radius: 12, offset: Point(x: 0, y: 3)))
    card.addSubview(content)
    [card, arrow].forEach(addSubview)
  }

  /// Points at a rectangle from above, or from below if there is no room above, while staying
  /// inside an area.
  ///
  /// If there is no room below either, the bubble covers the rectangle, without an arrow.
  ///
  /// - Returns: Whether the bubble fits above or below.
  @discardableResult
  func point(at target: Rect, in area: Rect) -> Bool {
    let room = area.insetBy(dx: Self.margin, dy: Self.margin)
    let fitting = content.sizeThatFits(
      Size(
        width: max(0, room.width - 2 * Self.inset), height: max(0, room.height - 2 * Self.inset)))
    let size = Size(
      width: min(fitting.width + 2 * Self.inset, max(0, room.width)),
      height: fitting.height + 2 * Self.inset)
    let reach = Self.clearance + ArrowView.height
    let side: Side =
      if target.minY - reach - size.height >= room.minY {
        .above
      } else if target.maxY + reach + size.height <= room.maxY {
        .below
      } else {
        .over
      }
    let x = max(room.minX, min(target.midX - size.width / 2, room.maxX - size.width))
    let y =
      switch side {
      case .above: target.minY - reach - size.height
      case .below: target.maxY + Self.clearance
      case .over: max(room.minY, min(target.midY - size.height / 2, room.maxY - size.height))
      }
    frame = Rect(
      x: x, y: y, width: size.width,
      height: size.height + (side == .over ? 0 : ArrowView.height))
    card.frame = Rect(
      x: 0, y: side == .below ? ArrowView.height : 0, width: size.width, height: size.height)
    content.frame = card.bounds.insetBy(dx: Self.inset, dy: Self.inset)
    arrow.isHidden = side == .over
    arrow.pointsUp = side == .below
    let tip = max(card.cornerRadius + 8, min(target.midX - x, size.width - card.cornerRadius - 8))
    arrow.frame = Rect(
      x: tip - ArrowView.height, y: side == .below ? 1 : size.height - 1,
      width: 2 * ArrowView.height, height: ArrowView.height)
    return side != .over && room.minY <= frame.minY && frame.maxY <= room.maxY
  }

  /// The position of a bubble relative to its target.
  private enum Side { case above, below, over }

  /// The padding between the content and the edges of the card, in points.
  private static let inset = 10.0
  /// The distance between the tip of the arrow and its target, in points.
  private static let clearance = 2.0
  /// The minimum distance between the card and the edges of the map, in points.
  private static let margin = 4.0
}

/// The arrow of a bubble.
private final class ArrowView: View {
  static let height = 8.0

  /// Whether the arrow points up rather than down.
  var pointsUp = false {
    didSet { if pointsUp != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ canvas: Canvas) {
    let (base, tip) = pointsUp ? (bounds.maxY, bounds.minY) : (bounds.minY, bounds.maxY)
    var path = Path()
    path.move(to: Point(x: bounds.minX, y: base))
    path.line(to: Point(x: bounds.midX, y: tip))
    path.line(to: Point(x: bounds.maxX, y: base))
    path.close()
    canvas.fill(path, seen(Theme.raised))
  }
}
