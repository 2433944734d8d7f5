@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct TextViewPictureTests {
  @Test(
    "Text views match the goldens: read-only, with a selection, composing and mirrored",
    arguments: [("TextViewLight", UserInterfaceStyle.light), ("TextViewDark", .dark)])
  func styles(name: String, style: UserInterfaceStyle) {
    let stage = Stage(ViewController(), size: Size(width: 340, height: 190), scale: 2)
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = style }
    stage.window.backgroundColor = .systemGroupedBackground
    let texts = [
      "A text that is read. It has more lines than there is room for, so that the last is cut off "
        + "where the view ends, as it is scrolled.",
      "Some words are selected here, over\n\nan empty line.",
      "Composed: ", "عنوان طويل مع 12 كلمة\nand English.",
    ]
    let views = texts.enumerated().map { index, text in
      let view = TextView(
        frame: Rect(
          x: 10 + Double(index % 2) * 165, y: 10 + Double(index / 2) * 90, width: 155, height: 80))
      view.text = text
      view.cornerRadius = 6
      stage.window.addSubview(view)
      return view
    }
    views[3].textAlignment = .natural
    stage.turn()
    views[1].becomeFirstResponder()
    views[1].selectedTextRange = TextRange(5..<40)
    stage.turn()
    views[1].area.showsSelection = true
    views[2].area.showsSelection = true
    views[2].setMarkedText("東京", selectedRange: 2..<2)
    stage.settle()
    stage.expectPicture(named: name)
  }
}
