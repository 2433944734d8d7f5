import Containers
import ContainersTesting
import Testing

@MainActor
private final class ReturnDelegate: TextFieldDelegate {
  var allows = true

  func textFieldShouldReturn(_ textField: TextField) -> Bool { allows }
}

@MainActor
@Suite("Enter in text fields")
struct ReturnKeyTests {
  private let first = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
  private let second = TextField(frame: Rect(x: 0, y: 40, width: 100, height: 30))
  private let stage = Stage(ViewController())

  init() {
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    stage.settle()
    first.becomeFirstResponder()
  }

  @Test("F1216: Enter moves on from a field of the type next, and from no other")
  func next() {
    stage.press(.enter)
    #expect(first.isFirstResponder)
    first.returnKeyType = .next
    stage.press(.enter)
    #expect(second.isFirstResponder)
    #expect(second.returnKeyType == .default)
    for type in [ReturnKeyType.go, .search, .send, .join, .route, .done, .continue] {
      second.returnKeyType = type
      stage.press(.enter)
      #expect(second.isFirstResponder)
    }
  }

  @Test("F1216: A delegate that forbids Enter keeps the focus")
  func refusing() {
    let delegate = ReturnDelegate()
    delegate.allows = false
    first.delegate = delegate
    first.returnKeyType = .next
    stage.press(.enter)
    #expect(first.isFirstResponder)
  }
}
