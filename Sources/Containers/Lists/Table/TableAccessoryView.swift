/// The accessory at the trailing edge of a cell; detail buttons can be pressed.
final class TableAccessoryView: View {
  private let type: TableViewCell.AccessoryType
  var whenTapped: (() -> Void)?

  init(_ type: TableViewCell.AccessoryType) {
    self.type = type
    super.init()
    isUserInteractionEnabled = hasButton
    guard hasButton else { return }
    accessibility.isElement = true
    accessibility.label = Messages.Tables.moreInfo
    accessibility.traits = .button
    pointerStyle = .pointingHand
  }

  /// The width of the accessory, in points, which grows with the text.
  var width: Double {
    let usual: Double =
      switch type {
      case .none: 0
      case .disclosureIndicator: 8
      case .checkmark: 14
      case .detailButton: 22
      case .detailDisclosureButton: 38
      }
    return usual * textScale
  }

  private var tint: Color { tintColor }

  private var faint: Color {
    DynamicColor.inactiveLabel.resolvedColor(with: traitCollection)
  }

  private var isMirrored: Bool { superview?.readsLeftToRight == false }

  private var hasButton: Bool { type == .detailButton || type == .detailDisclosureButton }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: 0).contains(point)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {}

  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {}

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else {
      return
    }
    whenTapped?()
  }

  override func accessibilityActivate() -> Bool {
    guard hasButton else { return false }
    whenTapped?()
    return true
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ canvas: Canvas) {
    canvas.translate(x: isMirrored ? bounds.minX : bounds.maxX, y: bounds.midY)
    canvas.scale(x: textScale, y: textScale)
    switch type {
    case .none: break
    case .disclosureIndicator: drawChevron(canvas)
    case .detailButton: drawInfo(canvas, at: isMirrored ? 11 : -11)
    case .detailDisclosureButton:
      drawInfo(canvas, at: isMirrored ? 27 : -27)
      drawChevron(canvas)
    case .checkmark:
      let start = isMirrored ? 1.0 : -13
      canvas.strokeSign([(start, 0.5), (start + 4, 4.5), (start + 11.5, -5)], tint)
    }
  }

  /// Draws the disclosure chevron at the trailing edge, from where the canvas begins.
  private func drawChevron(_ canvas: Canvas) {
    let (back, tip) = isMirrored ? (7.0, 2.0) : (-7, -2)
    canvas.strokeSign([(back, -5), (tip, 0), (back, 5)], faint)
  }

  private func drawInfo(_ canvas: Canvas, at x: Double) {
    let circle = Rect(center: Point(x: x, y: 0), size: Size(width: 19, height: 19))
    canvas.stroke(
      Path(roundedRect: circle, cornerRadius: 9.5), Stroke(width: 1.5), tint)
    let dot = Rect(center: Point(x: x, y: -4), size: Size(width: 2.4, height: 2.4))
    canvas.fill(Path(roundedRect: dot, cornerRadius: 1.2), tint)
    canvas.strokeSign([(x, -0.5), (x, 5)], tint)
  }
}

extension Canvas {
  /// Draws a line through points, two points wide.
  fileprivate func strokeSign(_ points: [(x: Double, y: Double)], _ color: Color) {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(x: point.x, y: point.y)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    stroke(path, Stroke(width: 2, cap: .round, join: .round), color)
  }
}
