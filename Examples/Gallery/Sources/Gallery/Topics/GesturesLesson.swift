import Containers

/// A gesture recognizer watches the touches of a view and of what is inside it.
///
/// Recognizers compete: the first one that is sure takes the touches, unless a delegate lets
/// several act together, as the pinch and the rotation do here. A mouse drag is a touch.
final class GesturesLesson: Lesson, GestureRecognizerDelegate {
  private let board = View()
  private let card = ColorBox(.systemIndigo, "Move me")
  private let log = LogView(capacity: 4)
  private var start = Transform.identity

  override func viewDidLoad() {
    super.viewDidLoad()
    board.addSubview(card)
    board.heightAnchor.constraint(equalToConstant: 260).isActive = true
    card.frame = Rect(x: 24, y: 24, width: 140, height: 90)
    addRecognizers()
    add("Drag, pinch, turn, click twice, press long", board)
    add("What was recognized", log)
  }

  private func addRecognizers() {
    let pan = PanGestureRecognizer()
    pan.addTarget { [weak self] in self?.move($0) }
    let pinch = PinchGestureRecognizer()
    pinch.addTarget { [weak self] in self?.change($0, "pinch", .init(scaleX: $0.scale, y: $0.scale))
    }
    let turn = RotationGestureRecognizer()
    turn.addTarget { [weak self] in
      self?.change($0, "rotation", Transform(rotationAngle: $0.rotation))
    }
    let twice = TapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    twice.addTarget { [weak self] in self?.reset($0) }
    let long = LongPressGestureRecognizer()
    long.addTarget { [weak self] in self?.note($0, "long press") }
    for recognizer in [pinch, turn] as [GestureRecognizer] { recognizer.delegate = self }
    for recognizer in [pan, pinch, turn, twice, long] as [GestureRecognizer] {
      card.addGestureRecognizer(recognizer)
    }
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    !(recognizer is PanGestureRecognizer || other is PanGestureRecognizer)
  }

  private func note(_ recognizer: GestureRecognizer, _ name: String) {
    if recognizer.state != .changed { log.add("\(name): \(recognizer.state)") }
  }

  private func move(_ pan: PanGestureRecognizer) {
    note(pan, "pan")
    let step = pan.translation(in: board)
    pan.setTranslation(.zero, in: board)
    card.center.x = min(max(card.center.x + step.x, 0), board.bounds.width)
    card.center.y = min(max(card.center.y + step.y, 0), board.bounds.height)
  }

  private func change(_ recognizer: GestureRecognizer, _ name: String, _ change: Transform) {
    note(recognizer, name)
    if recognizer.state == .began { start = card.transform }
    card.transform = change.concatenating(start)
  }

  private func reset(_ tap: TapGestureRecognizer) {
    note(tap, "double click")
    View.animate(withDuration: .milliseconds(500), usingSpringWithDamping: 0.6) {
      self.card.transform = .identity
      self.card.center = Point(x: 94, y: 69)
    }
  }
}
