import Containers
import ContainersTesting
import Testing

@MainActor
struct ControlsPictureTests {
  @Test("Buttons in all styles and states, labels and the activity indicator match the goldens")
  func controls() {
    let stage = Stage(ViewController(), size: Size(width: 340, height: 190), scale: 2)
    stage.window.backgroundColor = Color(hex: 0x14181F)
    stage.window.overrideUserInterfaceStyle = .dark
    let kinds: [(String, Button.Configuration)] = [
      ("Plain", .plain()), ("Bordered", .bordered()), ("Filled", .filled()),
    ]
    for (row, (title, kind)) in kinds.enumerated() {
      for (column, state) in ["", "pressed", "off", "focus"].enumerated() {
        let button = Button(title: title)
        button.configuration = kind
        button.configuration?.buttonSize = .small
        button.frame = Rect(
          x: 10 + Double(column) * 82, y: 10 + Double(row) * 42, width: 74, height: 32)
        if row == 0 { button.icon = drawPlus }
        if row == 0 { button.iconSize = 12 }
        stage.window.addSubview(button)
        button.isHighlighted = state == "pressed"
        button.isEnabled = state != "off"
        if state == "focus", row == 1 { focus(button, on: stage) }
      }
    }
    let label = Label(
      text: "A label of several words, which breaks", font: .headline, textColor: .white)
    label.numberOfLines = 2
    label.frame = Rect(x: 10, y: 135, width: 200, height: 46)
    label.textAlignment = .center
    stage.window.addSubview(label)
    let wheel = ActivityIndicatorView(frame: Rect(x: 240, y: 143, width: 30, height: 30))
    wheel.color = .white
    stage.window.addSubview(wheel)
    wheel.startAnimating()
    stage.turn()

    stage.expectPicture(named: "controls")
  }

  private func focus(_ button: Button, on stage: Stage) {
    for _ in 0..<20 where !button.isFocused { stage.press(.tab) }
  }

  private func drawPlus(_ canvas: Canvas, _ rect: Rect, _ color: Color) {
    var path = Path()
    path.move(to: Point(x: rect.midX, y: rect.minY))
    path.line(to: Point(x: rect.midX, y: rect.maxY))
    path.move(to: Point(x: rect.minX, y: rect.midY))
    path.line(to: Point(x: rect.maxX, y: rect.midY))
    canvas.stroke(path, Stroke(width: 1.5, cap: .round), color)
  }
}
