import Containers
import ContainersTesting
import TestSupport
import Testing

extension Selector {
  static let removeMark = Selector("removeMark", MarksViewController.removeMark)
}

final class MarksViewController: ViewController, ContextMenuInteractionDelegate {
  private(set) var marks: [String] = []
  let board = View(frame: Rect(x: 20, y: 20, width: 300, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    board.backgroundColor = .secondarySystemBackground
    board.accessibility.label = "Board"
    board.addInteraction(ContextMenuInteraction(delegate: self))
    view.addSubview(board)
  }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: "Remove", action: .removeMark, input: .delete),
      KeyCommand(.character("n"), modifierFlags: .control, title: "Add") { [weak self] in
        self?.add("Mark")
      },
    ]
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .removeMark ? !marks.isEmpty : super.canPerformAction(action, withSender: sender)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    let add = Action(title: "Add here") { [weak self] _ in self?.add("Mark at \(Int(location.x))") }
    let remove = KeyCommand(title: "Remove", action: .removeMark, input: .delete)
    return ContextMenuConfiguration { _ in
      Menu(children: [add, Menu(options: .displayInline, children: [remove])])
    }
  }

  func add(_ mark: String) {
    marks.append(mark)
    undoManager?.registerUndo(withTarget: self) { $0.removeMark() }
    undoManager?.setActionName("Add Mark")
  }

  func removeMark() {
    let mark = marks.removeLast()
    undoManager?.registerUndo(withTarget: self) { $0.add(mark) }
    undoManager?.setActionName("Remove Mark")
  }
}

@MainActor
@Suite("Example: menus and undo", .noWarnings)
struct MenusAndUndoExample {
  @Test("The menu adds at the place of the click, and removing is gray without marks")
  func menu() {
    let marks = MarksViewController()
    let stage = Stage(marks)

    stage.tap("Board", button: .secondary)
    stage.settle()
    #expect(stage.element("Remove")?.traits.contains(.notEnabled) == true)
    stage.tap("Add here")
    stage.settle()

    #expect(marks.marks == ["Mark at 150"])
  }

  @Test("Keys add and remove, and undo and redo both")
  func keys() {
    let marks = MarksViewController()
    let stage = Stage(marks)

    stage.press(.delete)
    #expect(marks.marks.isEmpty)
    stage.press(.character("n"), modifierFlags: .control)
    stage.press(.character("n"), modifierFlags: .control)
    stage.press(.delete)
    #expect(marks.marks.count == 1)
    #expect(marks.undoManager?.undoMenuItemTitle == "Undo Remove Mark")
    stage.press(.character("z"), modifierFlags: .control)
    #expect(marks.marks.count == 2)
    stage.press(.character("z"), modifierFlags: .control)
    stage.press(.character("z"), modifierFlags: .control)
    #expect(marks.marks.isEmpty)
    stage.press(.character("y"), modifierFlags: .control)

    #expect(marks.marks.count == 1)
  }

  @Test("The Menu key opens the menu of the focused view only, and Escape closes it")
  func menuKey() {
    let marks = MarksViewController()
    let stage = Stage(marks)

    stage.tap("Board", button: .secondary)
    stage.settle()
    stage.press(.escape)
    stage.settle()

    #expect(stage.element("Add here") == nil)
    #expect(marks.marks.isEmpty)
  }
}
