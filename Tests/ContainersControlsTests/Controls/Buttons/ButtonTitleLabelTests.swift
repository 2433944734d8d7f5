import Containers
import ContainersTesting
import Testing

@MainActor
struct ButtonTitleLabelTests {
  private let stage = Stage(ViewController(), size: Size(width: 200, height: 80))
  private let button = Button(title: "Dig here")

  init() {
    button.frame = Rect(x: 20, y: 20, width: 140, height: 40)
    stage.window.addSubview(button)
    stage.turn()
  }

  @Test("A button looks the same whether or not its title label was accessed")
  func picture() throws {
    let before = stage.picture.bitmap
    let label = try #require(button.titleLabel)
    stage.turn()
    #expect(label.text == "Dig here")
    #expect(label.isDescendant(of: button))
    let after = stage.picture.bitmap
    for y in 0..<before.height {
      for x in 0..<before.width where before[x, y] != after[x, y] {
        Issue.record("The pixel at \(x), \(y) is another.")
        return
      }
    }
  }

  @Test("The label has the button's title and color")
  func following() {
    let label = button.titleLabel
    button.setTitle("Stop", for: .normal)
    button.setTitleColor(.red, for: .normal)
    #expect(label?.text == "Stop")
    #expect(label?.textColor == .red)
    #expect(label === button.titleLabel)
  }

  @Test("The label has the font of the title")
  func font() {
    let narrow = button.intrinsicContentSize
    button.titleLabel?.font = .boldSystemFont(ofSize: 24)
    #expect(button.titleFont == .boldSystemFont(ofSize: 24))
    #expect(button.intrinsicContentSize.width > narrow.width)
  }

  @Test("A title of several lines is shown where the button has room")
  func lines() {
    button.setTitle("Dig here as deep as you can", for: .normal)
    button.titleLabel?.numberOfLines = 2
    button.titleLabel?.textAlignment = .center
    button.frame.size = Size(width: 140, height: 60)
    stage.turn()
    #expect(button.titleLabel?.isTruncated == false)
  }

  @Test("Assistive technology sees only the button")
  func accessibility() {
    _ = button.titleLabel
    #expect(button.titleLabel?.accessibility.isElement == false)
    #expect(button.accessibility.label == "Dig here")
  }
}
