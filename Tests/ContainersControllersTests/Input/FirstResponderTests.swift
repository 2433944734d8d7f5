import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("A first responder that is asked to resign", .noWarnings)
struct FirstResponderTests {
  /// A view that counts how often it is asked, and refuses if it is told to.
  private class Asked: View {
    var refuses = false
    var (asked, resigned) = (0, 0)

    override var canBecomeFirstResponder: Bool { true }
    override var canBecomeFocused: Bool { true }
    override func resignFirstResponder() -> Bool {
      asked += 1
      return refuses ? false : super.resignFirstResponder()
    }
    override func didResignFirstResponder() {
      super.didResignFirstResponder()
      resigned += 1
    }
    override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
      becomeFirstResponder()
    }
  }

  /// What would move the first responder while everything stays in view.
  enum Move: CaseIterable {
    case become, resign, endEditing, focusOther, focusNothing, click, tab, backTab, field,
      controller
  }

  private let root = FocusableController()
  private let stage: Stage
  private let first = Asked()
  private let second = Asked()
  private let field = TextField()

  init() {
    for (index, view) in [first, second, field].enumerated() {
      view.frame = Rect(x: 20, y: 20 + 60 * Double(index), width: 100, height: 40)
      view.accessibility.label = "\(index)"
    }
    stage = Stage(
      NavigationController(rootViewController: root), size: Size(width: 300, height: 400))
    for view in [first, second, field] { root.view.addSubview(view) }
    stage.settle()
    stage.window.moveFocus(to: first)
  }

  private func make(_ move: Move) {
    let window = stage.window
    switch move {
    case .become: second.becomeFirstResponder()
    case .resign: _ = first.resignFirstResponder()
    case .endEditing: window.endEditing(false)
    case .focusOther: window.moveFocus(to: second)
    case .focusNothing: window.moveFocus(to: nil)
    case .click: stage.tap(at: second.convert(second.bounds.center, to: nil))
    case .tab: stage.press(.tab)
    case .backTab: stage.press(.tab, modifierFlags: .shift)
    case .field: field.becomeFirstResponder()
    case .controller: root.becomeFirstResponder()
    }
    stage.settle()
  }

  @Test("F006: its override runs once, whoever moves the first responder", arguments: Move.allCases)
  func agreeing(_ move: Move) {
    make(move)

    #expect(first.asked == 1)
    #expect(first.resigned == 1)
    #expect(!first.isFirstResponder)
  }

  @Test("F006: and may refuse, which keeps the status and the focus", arguments: Move.allCases)
  func refusing(_ move: Move) {
    first.refuses = true
    var next = Asked()
    if move == .become || move == .click || move == .focusOther { next = second }

    make(move)

    #expect(first.asked >= 1)
    #expect(first.resigned == 0)
    #expect(first.isFirstResponder)
    #expect(stage.window.focusedView === first)
    #expect(!next.isFirstResponder)
    #expect(!field.isFirstResponder)
    first.refuses = false
    make(move)
    #expect(!first.isFirstResponder)
  }

  @Test("F006: a refusal is asked for once by a move")
  func once() {
    first.refuses = true
    for (count, move) in [Move.become, .resign, .endEditing, .focusOther, .tab, .field].enumerated()
    {
      make(move)
      #expect(first.asked == count + 1)
    }
  }

  @Test("F006: one that agrees without calling super loses the status", arguments: Move.allCases)
  func withoutSuper(_ move: Move) {
    final class Silent: Asked {
      override func resignFirstResponder() -> Bool { true }
    }
    guard move != .resign else { return }
    let silent = Silent(frame: Rect(x: 20, y: 200, width: 50, height: 20))
    root.view.addSubview(silent)
    stage.window.moveFocus(to: silent)
    #expect(silent.isFirstResponder)

    make(move)

    #expect(!silent.isFirstResponder)
    #expect(silent.resigned == 1)
  }

  @Test(
    "F006: a callback that chooses another first responder in the middle of a change has its way")
  func choosing() {
    final class Choosing: Asked {
      weak var choice: Responder?
      override func didResignFirstResponder() {
        super.didResignFirstResponder()
        choice?.becomeFirstResponder()
      }
    }
    let choosing = Choosing(frame: Rect(x: 20, y: 200, width: 50, height: 20))
    root.view.addSubview(choosing)
    choosing.becomeFirstResponder()
    choosing.choice = field

    #expect(!second.becomeFirstResponder())

    #expect(field.isFirstResponder)
    #expect(choosing.resigned == 1)
    #expect(stage.window.focusedView === field)
  }

  /// What covers or removes the first responder.
  enum Loss: CaseIterable {
    case push, pop, present, fullScreen, remove, removeAncestor, replaceRoot, force
  }

  private func make(_ loss: Loss) {
    let navigation = root.navigationController
    switch loss {
    case .push: navigation?.pushViewController(ViewController(), animated: false)
    case .pop: navigation?.setViewControllers([ViewController()], animated: true)
    case .present, .fullScreen:
      let above = ViewController()
      above.modalPresentationStyle = loss == .present ? .formSheet : .fullScreen
      root.present(above, animated: false)
    case .remove: first.removeFromSuperview()
    case .removeAncestor: root.view.removeFromSuperview()
    case .replaceRoot: stage.window.rootViewController = ViewController()
    case .force: stage.window.endEditing(true)
    }
    stage.settle()
  }

  @Test("F006: its override runs once when it is covered or leaves", arguments: Loss.allCases)
  func leaving(_ loss: Loss) {
    make(loss)

    #expect(first.asked == 1)
    #expect(first.resigned == 1)
    #expect(!first.isFirstResponder)
  }

  @Test(
    "F006: one that is covered or leaves is asked once, but cannot refuse", arguments: Loss.allCases
  )
  func leavingRefused(_ loss: Loss) {
    first.refuses = true

    _ = WarningLog.lines { make(loss) }

    #expect(first.asked == 1)
    #expect(first.resigned == 1)
    #expect(!first.isFirstResponder)
    if loss != .force { #expect(stage.window.focusedView !== first) }
  }

  @Test("F1004: a window that loses the keyboard asks nobody")
  func deactivation() {
    first.refuses = true
    stage.activate(nil)
    stage.settle()
    #expect(first.isFirstResponder)
    stage.activate(stage.window)
    stage.settle()

    #expect(first.asked == 0)
    #expect(stage.window.focusedView === first)
  }

  @Test("F006: a text field's override runs before its delegate is asked")
  func textField() {
    final class Field: TextField {
      var refuses = true
      override func resignFirstResponder() -> Bool {
        refuses ? false : super.resignFirstResponder()
      }
    }
    final class Ending: TextFieldDelegate {
      var asked = 0
      func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
        asked += 1
        return true
      }
    }
    let (own, delegate) = (Field(frame: Rect(x: 20, y: 240, width: 100, height: 30)), Ending())
    own.delegate = delegate
    root.view.addSubview(own)
    own.becomeFirstResponder()

    stage.press(.tab)
    #expect(own.isEditing)
    #expect(delegate.asked == 0)
    own.refuses = false
    stage.press(.tab)

    #expect(!own.isEditing)
    #expect(delegate.asked == 1)
  }
}

/// A controller that can become first responder.
private final class FocusableController: ViewController {
  override var canBecomeFirstResponder: Bool { true }
}
