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

  /// Returns the width of an accessory, in points.
  static func width(of type: TableViewCell.AccessoryType) -> Double {
    switch type {
    case .none: 0
    case .disclosureIndicator: 8
    case .checkmark: 14
    case .detailButton: 22
    case .detailDisclosureButton: 38
    }
  }

  private var tint: Color { tintColor }

  private var faint: Color {
    DynamicColor.tertiaryLabel.resolvedColor(with: traitCollection)
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
    let middle = bounds.midY
    switch type {
    case .none: break
    case .disclosureIndicator: drawChevron(canvas)
    case .detailButton: drawInfo(canvas, at: Point(x: bounds.midX, y: middle))
    case .detailDisclosureButton:
      drawInfo(
        canvas, at: Point(x: isMirrored ? bounds.maxX - 11 : bounds.minX + 11, y: middle))
      drawChevron(canvas)
    case .checkmark:
      var path = Path()
      path.move(to: Point(x: bounds.minX + 1, y: middle + 0.5))
      path.line(to: Point(x: bounds.minX + 5, y: middle + 4.5))
      path.line(to: Point(x: bounds.minX + 12.5, y: middle - 5))
      canvas.stroke(path, Stroke(width: 2, cap: .round, join: .round), tint)
    }
  }

  /// Draws the disclosure chevron at the trailing edge.
  private func drawChevron(_ canvas: Canvas) {
    let tip = isMirrored ? bounds.minX + 2 : bounds.maxX - 2
    let back = isMirrored ? tip + 5 : tip - 5
    var path = Path()
    path.move(to: Point(x: back, y: bounds.midY - 5))
    path.line(to: Point(x: tip, y: bounds.midY))
    path.line(to: Point(x: back, y: bounds.midY + 5))
    canvas.stroke(
      path, Stroke(width: 2, cap: .round, join: .round), faint)
  }

  private func drawInfo(_ canvas: Canvas, at point: Point) {
    let circle = Rect(center: point, size: Size(width: 19, height: 19))
    canvas.stroke(
      Path(roundedRect: circle, cornerRadius: 9.5), Stroke(width: 1.5), tint)
    let dot = Rect(center: Point(x: point.x, y: point.y - 4), size: Size(width: 2.4, height: 2.4))
    canvas.fill(Path(roundedRect: dot, cornerRadius: 1.2), tint)
    var stem = Path()
    stem.move(to: Point(x: point.x, y: point.y - 0.5))
    stem.line(to: Point(x: point.x, y: point.y + 5))
    canvas.stroke(stem, Stroke(width: 2, cap: .round), tint)
  }
}
