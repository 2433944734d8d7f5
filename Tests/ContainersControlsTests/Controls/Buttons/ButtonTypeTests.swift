import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Types and background images of buttons")
struct ButtonTypeTests {
  private let green = Image.drawn(size: Size(width: 90, height: 60), scale: 1) { $0.fill(.green) }
  private let blue = Image.drawn(size: Size(width: 30, height: 30), scale: 1) { $0.fill(.blue) }

  @Test("F1207: A system button has the tint, a custom one the color of text")
  func plain() {
    let system = Button(type: .system)
    system.setTitle("System", for: .normal)
    #expect(system.currentTitleColor == system.tintColor)
    #expect(system.buttonType == .system)
    let custom = Button(type: .custom)
    custom.setTitle("Custom", for: .normal)
    #expect(
      custom.currentTitleColor == DynamicColor.label.resolvedColor(with: custom.traitCollection))
    #expect(custom.buttonType == .custom)
    #expect(custom.accessibility.label == "Custom")
  }

  @Test(
    "F1207: A button with a symbol has its size and a name",
    arguments: [
      (Button.ButtonType.close, "Close"), (.contactAdd, "Add"), (.detailDisclosure, "More info"),
      (.infoLight, "More info"), (.infoDark, "More info"),
    ])
  func symbols(type: Button.ButtonType, name: String) {
    let button = Button(type: type)
    #expect(button.currentImage != nil)
    #expect(button.accessibility.label == name)
    #expect(!button.bounds.isEmpty)
  }

  @Test("F1208: A background image fills the button in its state and gives it at least its size")
  func background() {
    let button = Button(title: "Go")
    let stage = Stage(ViewController(), size: Size(width: 100, height: 70))
    stage.window.addSubview(button)
    button.setBackgroundImage(green, for: .normal)
    button.setBackgroundImage(blue, for: .selected)
    #expect(button.intrinsicContentSize == Size(width: 90, height: 60))
    button.frame = Rect(x: 0, y: 0, width: 100, height: 70)
    stage.settle()
    #expect(stage.picture.bitmap[3, 3] == Color.green.premultiplied)
    button.isSelected = true
    stage.settle()
    #expect(stage.picture.bitmap[96, 66] == Color.blue.premultiplied)
    #expect(button.backgroundImage(for: .highlighted)?.size == green.size)
    #expect(button.currentBackgroundImage?.size == blue.size)
  }

  @Test("F1208: A pressed or disabled button fades an image that is not meant for the state")
  func faded() {
    let button = Button(title: "")
    let stage = Stage(ViewController(), size: Size(width: 100, height: 70))
    stage.window.addSubview(button)
    button.frame = Rect(x: 0, y: 0, width: 100, height: 70)
    button.setBackgroundImage(green, for: .normal)
    button.isEnabled = false
    stage.settle()
    #expect(stage.picture.bitmap[3, 3] != Color.green.premultiplied)
    button.setBackgroundImage(green, for: .disabled)
    stage.settle()
    #expect(stage.picture.bitmap[3, 3] == Color.green.premultiplied)
    button.setBackgroundImage(nil, for: .disabled)
    button.setBackgroundImage(nil, for: .normal)
    #expect(button.currentBackgroundImage == nil)
  }
}
