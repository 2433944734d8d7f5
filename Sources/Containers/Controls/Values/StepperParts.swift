/// The views of a stepper: a background, two signs, and the line between them.
@MainActor
final class StepperParts: ControlPart {
  private let less = StepperSign(isPlus: false)
  private let more = StepperSign(isPlus: true)
  private let line = ControlPart()

  init() {
    super.init()
    cornerRadius = 8
    clipsToBounds = true
    for part in [less, more, line] { addSubview(part) }
  }

  /// Updates the frames and colors of the parts from the stepper's state.
  func update(_ stepper: Stepper) {
    let size = Size(
      width: min(94, stepper.bounds.width), height: min(32, stepper.bounds.height))
    frame = Rect(center: stepper.bounds.center, size: size)
    backgroundColor = stepper.color(.tertiarySystemFill)
    borderWidth = stepper.isHighContrast ? 1 : 0
    borderColor = stepper.color(.label)
    let half = size.width / 2
    for (sign, direction) in [(less, -1.0), (more, 1)] {
      let isLeft = (direction < 0) != stepper.isRightToLeft
      sign.frame = Rect(x: isLeft ? 0 : half, y: 0, width: half, height: size.height)
      sign.color =
        stepper.color(stepper.canStep(direction) ? .label : .inactiveLabel)
      let isPressed = stepper.pressedDirection == direction && stepper.canStep(direction)
      sign.backgroundColor = isPressed ? stepper.color(.systemFill) : nil
    }
    line.frame = Rect(x: half - 0.5, y: 7, width: 1, height: max(0, size.height - 14))
    line.backgroundColor = stepper.color(.separator)
  }
}

/// A plus or minus sign.
@MainActor
private final class StepperSign: ControlPart {
  let isPlus: Bool
  var color = Color.black { didSet { if color != oldValue { setNeedsDisplay() } } }

  init(isPlus: Bool) {
    self.isPlus = isPlus
    super.init()
  }

  override func draw(_ canvas: Canvas) {
    let (middle, arm) = (bounds.center, 6.5)
    var path = Path()
    path.move(to: Point(x: middle.x - arm, y: middle.y))
    path.line(to: Point(x: middle.x + arm, y: middle.y))
    if isPlus {
      path.move(to: Point(x: middle.x, y: middle.y - arm))
      path.line(to: Point(x: middle.x, y: middle.y + arm))
    }
    canvas.stroke(path, Stroke(width: 1.75, cap: .round), color)
  }
}
