import Containers
import ContainersTesting
import TestSupport
import Testing

final class ChessSquaresView: View {
  private(set) var column = 0

  override var canBecomeFocused: Bool { true }

  override func didUpdateFocus() {
    super.didUpdateFocus()
    borderWidth = showsFocus ? 2 : 0
    borderColor = .systemBlue
  }

  override func pressesBegan(_ presses: Set<Press>) {
    switch presses.first?.key.keyCode {
    case .rightArrow where column < 7: column += 1
    case .leftArrow where column > 0: column -= 1
    default: super.pressesBegan(presses)
    }
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    window?.moveFocus(to: self)
  }
}

final class ChessViewController: ViewController {
  let squares = ChessSquaresView(frame: Rect(x: 20, y: 60, width: 240, height: 30))
  let resign = Button(title: "Resign")

  override var preferredFocusEnvironments: [any FocusEnvironment] { [squares] }

  override func viewDidLoad() {
    super.viewDidLoad()
    squares.accessibility.label = "Squares"
    resign.frame = Rect(x: 20, y: 20, width: 120, height: 32)
    view.addSubview(resign)
    view.addSubview(squares)
  }
}

final class PhotoView: ImageView {
  override var canBecomeFocused: Bool { true }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    cornerRadius = 12
    focusEffect = FocusHaloEffect()
  }
}

@MainActor
@Suite("Example: keyboard and focus", .noWarnings)
struct KeyboardAndFocusExample {
  @Test("Tab visits the views in reading order, and the keys go to the focused one")
  func tab() {
    let chess = ChessViewController()
    let stage = Stage(chess)
    #expect(stage.window.focusedView == nil)

    stage.press(.tab)
    #expect(stage.window.focusedView === chess.resign)
    stage.press(.tab)
    #expect(stage.window.focusedView === chess.squares)
    #expect(chess.squares.borderWidth == 2)
    stage.press(.rightArrow)

    #expect(chess.squares.column == 1)
  }

  @Test("An arrow gives the focus to what is preferred, and a key that nobody takes moves it on")
  func preferred() {
    let chess = ChessViewController()
    let stage = Stage(chess)

    stage.press(.downArrow)
    #expect(stage.window.focusedView === chess.squares)
    stage.press(.upArrow)

    #expect(stage.window.focusedView === chess.resign)
  }

  @Test("A click gives the focus without a ring")
  func click() {
    let chess = ChessViewController()
    let stage = Stage(chess)

    stage.tap("Squares")
    #expect(stage.window.focusedView === chess.squares)
    #expect(chess.squares.borderWidth == 0)
    stage.press(.rightArrow)

    #expect(chess.squares.borderWidth == 2)
  }
}
