/// The bubble of a popover, which holds the view of the presented controller, and its arrow.
final class PopoverView: View {
  /// Where the popover lies; only its proportions matter here.
  var placement: PopoverPlacement? { didSet { if placement != oldValue { setNeedsLayout() } } }
  /// The view in the bubble, or `nil` if there is none or it has moved elsewhere.
  var content: View? {
    get { bubble.subviews.first }
    set {
      guard newValue !== content else { return }
      content?.removeFromSuperview()
      if let newValue { bubble.addSubview(newValue) }
      setNeedsLayout()
    }
  }
  private let bubble = View()
  private let arrow = PopoverArrowView()

  init() {
    super.init()
    bubble.clipsToBounds = true
    // At most one pixel on any screen.
    bubble.borderWidth = 0.5
    bubble.borderColor = DynamicColor.separator
    bubble.shadow = Shadow(
      color: Color(white: 0, alpha: 0.25), radius: 20, offset: Point(x: 0, y: 6))
    arrow.isUserInteractionEnabled = false
    arrow.setDynamicColor(.separator, for: \PopoverArrowView.lineColor)
    setFill(.popoverBackground)
    [bubble, arrow].forEach(addSubview)
  }

  /// Sets the color of the bubble and the arrow.
  func setFill(_ color: DynamicColor) {
    bubble.backgroundColor = color
    arrow.setDynamicColor(color, for: \PopoverArrowView.fillColor)
  }

  override func layoutSubviews() {
    bubble.frame = bounds.inset(by: placement?.arrowInsets ?? .zero)
    bubble.cornerRadius = placement?.cornerRadius ?? PopoverPlacement.cornerRadius
    content?.frame = bubble.bounds
    let frame = arrowFrame
    arrow.isHidden = frame == nil
    guard let placement, let frame else { return }
    arrow.direction = placement.direction
    let overlap = 1 / max(1, traitCollection.displayScale)
    let isHorizontal = placement.direction == .left || placement.direction == .right
    let isBefore = placement.direction == .up || placement.direction == .left
    arrow.frame = Rect(
      x: frame.minX - (isHorizontal && !isBefore ? overlap : 0),
      y: frame.minY - (isHorizontal || isBefore ? 0 : overlap),
      width: frame.width + (isHorizontal ? overlap : 0),
      height: frame.height + (isHorizontal ? 0 : overlap))
  }

  /// The frame of the arrow in the view, without the strip over the bubble.
  private var arrowFrame: Rect? {
    placement.flatMap { placement in
      placement.arrowFrame?.offsetBy(dx: -placement.frame.minX, dy: -placement.frame.minY)
    }
  }

  /// Returns whether a point is in the bubble or the arrow; the space beside the arrow is outside.
  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    if bounds.inset(by: placement?.arrowInsets ?? .zero).contains(point) { return true }
    guard let frame = arrowFrame, frame.contains(point) else { return false }
    // The flanks rise at 45 degrees.
    return switch placement?.direction {
    case .up?: abs(point.x - frame.midX) <= point.y - frame.minY
    case .down?: abs(point.x - frame.midX) <= frame.maxY - point.y
    case .left?: abs(point.y - frame.midY) <= point.x - frame.minX
    default: abs(point.y - frame.midY) <= frame.maxX - point.x
    }
  }
}

extension DynamicColor {
  /// The default background of a popover, which is elevated.
  static let popoverBackground = systemBackground
}
