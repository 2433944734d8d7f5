import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Overrides of labels and image views", .noWarnings)
struct LabelOverridesTests {
  final class RoomyLabel: Label {
    var drawn: [Rect] = []
    var asked = 0

    override func textRect(forBounds bounds: Rect, limitedToNumberOfLines count: Int) -> Rect {
      asked += 1
      let inner = bounds.insetBy(dx: 8, dy: 4)
      return super.textRect(forBounds: inner, limitedToNumberOfLines: count)
        .insetBy(dx: -8, dy: -4)
    }

    override func drawText(in rect: Rect, on canvas: Canvas) {
      drawn.append(rect)
      super.drawText(in: rect.insetBy(dx: 8, dy: 4), on: canvas)
    }
  }

  @Test("A label with padding is larger by that in every measurement")
  func room() {
    let (plain, roomy) = (Label(), RoomyLabel())
    for label in [plain, roomy] { label.text = "Some text" }

    let size = plain.intrinsicContentSize
    #expect(
      roomy.intrinsicContentSize == Size(width: size.width + 16, height: size.height + 8))
    #expect(roomy.sizeThatFits(.zero) == roomy.intrinsicContentSize)
    #expect(roomy.asked == 3)
  }

  @Test("Text wraps at the width that remains inside the padding")
  func breaking() {
    let (plain, roomy) = (Label(), RoomyLabel())
    for label in [plain, roomy] {
      label.text = "Some words that need more than one line"
      label.numberOfLines = 0
    }

    let size = plain.sizeThatFits(Size(width: 84, height: 0))
    #expect(roomy.sizeThatFits(Size(width: 100, height: 0)).height == size.height + 8)
  }

  @Test("Drawing draws the text in the bounds, or nothing if there is none")
  func drawing() {
    let controller = ViewController()
    let stage = Stage(controller)
    let label = RoomyLabel(frame: Rect(x: 10, y: 10, width: 100, height: 30))
    controller.view.addSubview(label)
    stage.turn()
    #expect(label.drawn.isEmpty)

    label.text = "Drawn"
    stage.turn()

    #expect(label.drawn == [Rect(x: 0, y: 0, width: 100, height: 30)])
  }

  @Test("The text rectangle is centered vertically and as wide as the text")
  func rectangle() {
    let label = Label()
    label.text = "Text"
    let size = label.sizeThatFits(.zero)
    let bounds = Rect(x: 5, y: 5, width: 200, height: 100)

    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    label.textAlignment = .right
    let right = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)

    #expect(rect.minX == 5)
    #expect(abs(rect.midY - 55) < 0.001)
    #expect(rect.width <= size.width)
    #expect(rect.width > size.width - 1)
    #expect(abs(right.maxX - 205) < 0.001)
  }

  @Test("A label without text has an empty rectangle at any size")
  func nothing() {
    let rect = Label().textRect(
      forBounds: Rect(x: 0, y: 0, width: 50, height: 50), limitedToNumberOfLines: 1)

    #expect(rect.width == 0)
  }

  @Test("Cells and buttons set text, styled text, and font through the properties")
  func properties() {
    final class Log: Label {
      var calls: [String] = []
      override var text: String? { didSet { calls.append("text") } }
      override var styledText: StyledText? { didSet { calls.append("styledText") } }
      override var font: Font { didSet { calls.append("font") } }
      override var textColor: Color { didSet { calls.append("textColor") } }
      override var textAlignment: TextAlignment { didSet { calls.append("textAlignment") } }
    }
    let label = Log(text: "One", font: .headline, textColor: .white)
    label.styledText = StyledText("Two")
    label.text = nil
    label.textAlignment = .center

    #expect(
      label.calls == ["text", "font", "textColor", "styledText", "text", "textAlignment"])
  }

  @Test("The image of an image view is set through the property, also by the initializer")
  func image() {
    final class Log: ImageView {
      var count = 0
      override var image: Image? { didSet { count += 1 } }
    }
    let view = Log(image: nil)
    view.image = Image(systemName: "star")

    #expect(view.count == 2)
  }
}
