import Atlas
import Containers

/// A scale bar as long as a round distance on the ground at the center of the map, with its label.
final class ScaleBarView: View {
  /// The ground covered by a point at the center of the map, in meters.
  var metersPerPoint = 1.0 {
    didSet { if metersPerPoint != oldValue { update() } }
  }

  /// Whether the label wraps to two lines.
  var isNarrow = false {
    didSet { if isNarrow != oldValue { update() } }
  }

  /// The scale of the label relative to its default size.
  var shownTextScale = 1.0 {
    didSet {
      guard shownTextScale != oldValue else { return }
      label.font = Typography.noteValue.scaled(by: shownTextScale)
      update()
    }
  }

  /// The maximum length of the bar in points.
  var longest = 110.0 {
    didSet { if longest != oldValue { update() } }
  }

  private let label = Label()
  private var length = 0.0

  init() {
    super.init()
    isUserInteractionEnabled = false
    label.font = Typography.noteValue
    label.numberOfLines = 2
    label.textColor = NotePlate.text
    addSubview(label)
    registerForTraitChanges([UnitsTrait.self]) { (view: Self, _) in view.update() }
    update()
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let text = label.sizeThatFits(size)
    return Size(width: max(length + 2, text.width), height: text.height + 8)
  }

  override func layoutSubviews() {
    let text = label.sizeThatFits(bounds.size)
    label.frame = Rect(x: 0, y: 0, width: text.width, height: text.height)
  }

  override func draw(_ canvas: Canvas) {
    var path = Path()
    let bottom = bounds.height - 1.5
    path.move(to: Point(x: 1, y: bottom - 4))
    path.line(to: Point(x: 1, y: bottom))
    path.line(to: Point(x: 1 + length, y: bottom))
    path.line(to: Point(x: 1 + length, y: bottom - 4))
    let line = Stroke(width: 1.5, cap: .round, join: .round)
    canvas.stroke(path, line, NotePlate.text)
  }

  /// Chooses the longest distance of 1, 2 or 5 times a power of ten that fits.
  private func update() {
    let units = traitCollection[UnitsTrait.self]
    let meters = units.roundDistance(atMost: longest * metersPerPoint)
    length = meters / metersPerPoint
    label.text = Self.words(units.distance(meters: meters), isNarrow: isNarrow)
    setNeedsDisplay()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// Returns the label of a bar.
  static func words(_ length: String, isNarrow: Bool) -> String {
    isNarrow ? Messages.Maps.narrowScale(length) : Messages.Maps.scale(length)
  }
}
