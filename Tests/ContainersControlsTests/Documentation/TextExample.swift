import Containers
import ContainersTesting
import TestSupport
import Testing

final class NewsViewController: ViewController {
  let headline = Label(text: "Tunnel completed", font: .headline)
  let story = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    var text = StyledText(runs: [StyledText.Run("The last meter was dug ")])
    let bold = TextStyle(font: .system(size: 14, weight: .bold), underlineStyle: .single)
    text.runs.append(StyledText.Run("yesterday", style: bold))
    text.runs.append(StyledText.Run(", after forty years of work."))
    story.styledText = text
    story.numberOfLines = 0
    headline.adjustsFontForContentSizeCategory = true
    let column = StackView(arrangedSubviews: [headline, story])
    column.axis = .vertical
    column.frame = Rect(x: 20, y: 20, width: 200, height: 120)
    view.addSubview(column)
  }
}

final class CallSignViewController: ViewController, TextFieldDelegate, TextViewDelegate {
  let sign = TextField()
  let notes = TextView()
  private(set) var entered: String?
  private(set) var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    sign.accessibility.label = "Call sign"
    sign.maximumLength = 6
    sign.delegate = self
    sign.frame = Rect(x: 20, y: 20, width: 200, height: 32)
    notes.accessibility.label = "Notes"
    notes.delegate = self
    notes.frame = Rect(x: 20, y: 60, width: 360, height: 200)
    view.addSubview(sign)
    view.addSubview(notes)
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy { $0.isLetter || $0.isNumber }
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    entered = textField.text
    notes.becomeFirstResponder()
    return false
  }

  func textViewDidChange(_ textView: TextView) { count = textView.text.count }
}

@MainActor
func height(of text: String, width: Double) -> Double {
  TextLayout(text, style: TextStyle(font: .body), width: width).size.height
}

@MainActor
@Suite("Example: text", .noWarnings)
struct TextExample {
  @Test("A styled text wraps, and setting the text removes its styles")
  func styles() {
    let news = NewsViewController()
    let stage = Stage(news)
    stage.settle()
    let string = "The last meter was dug yesterday, after forty years of work."
    #expect(news.story.styledText?.string == string)
    #expect(height(of: string, width: 200) > height(of: "The", width: 200) * 1.5)

    news.story.text = "Again"

    #expect(news.story.styledText?.runs.count ?? 0 <= 1)
  }

  @Test("The delegate refuses characters, the limit drops some, and Enter moves on")
  func field() {
    let signs = CallSignViewController()
    let stage = Stage(signs)

    stage.tap("Call sign")
    stage.type("oz 1-bii7")
    stage.press(.enter)
    stage.type("heard")

    #expect(signs.entered == "oz1bii")
    #expect(signs.notes.text == "heard")
    #expect(signs.count == 5)
  }

  @Test("Typing is undone at once, and a text set in code is not")
  func undo() {
    let signs = CallSignViewController()
    let stage = Stage(signs)

    signs.notes.text = "set "
    stage.tap("Notes")
    stage.press(.end)
    stage.type("two words")
    stage.press(.character("z"), modifierFlags: .control)
    #expect(signs.notes.text == "set ")
    stage.press(.character("z"), modifierFlags: .control)
    #expect(signs.notes.text == "set ")
    stage.press(.character("z"), modifierFlags: [.control, .shift])

    #expect(signs.notes.text == "set two words")
  }

  @Test("Control moves by words, Tab stays in a text view, and Control+Tab leaves it")
  func keys() {
    let signs = CallSignViewController()
    let stage = Stage(signs)

    stage.tap("Notes")
    stage.type("two words")
    stage.press(.backspace, modifierFlags: .control)
    stage.press(.tab)
    #expect(signs.notes.text == "two \t")
    stage.press(.tab, modifierFlags: .control)

    #expect(stage.window.focusedView === signs.sign)
  }
}
