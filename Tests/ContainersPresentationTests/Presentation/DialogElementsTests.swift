import Containers
import ContainersTesting
import TestSupport
import Testing

/// Presented controllers as assistive technology finds them.
@MainActor
@Suite("Dialogs that are read aloud", .noWarnings)
struct DialogElementsTests {
  private let root = ViewController()
  private let sheet = ViewController()
  private let stage: Stage
  private let below = Button(frame: Rect(x: 10, y: 10, width: 100, height: 30))

  init() {
    stage = Stage(root, size: Size(width: 480, height: 640))
    below.setTitle("Below", for: .normal)
    root.view.addSubview(below)
    let inside = Button(frame: Rect(x: 10, y: 60, width: 100, height: 30))
    inside.setTitle("Inside", for: .normal)
    sheet.view.addSubview(inside)
    sheet.title = "Places"
    stage.turn()
  }

  private func present(_ style: ModalPresentationStyle) {
    sheet.modalPresentationStyle = style
    if style == .popover { sheet.popoverPresentationController?.sourceView = below }
    root.present(sheet, animated: false)
    stage.settle()
  }

  private var dialog: AccessibilityNode? {
    stage.elements.first { [.dialog, .alert].contains($0.semantics.role) }
  }

  @Test(
    "D27: What is presented is a modal dialog named by its controller, and all else is out of reach",
    arguments: [ModalPresentationStyle.pageSheet, .popover, .fullScreen, .formSheet])
  func presented(style: ModalPresentationStyle) {
    present(style)
    #expect(dialog?.label == "Places")
    #expect(dialog?.semantics.states.contains(.modal) == true)
    #expect(dialog?.children.contains { $0.label == "Inside" } == true)
    #expect(stage.element("Below") == nil)
    #expect(!stage.window.moveFocus(to: below))
  }

  @Test("D27: A dialog without a controller's title is named by the controller that it contains")
  func contained() {
    sheet.title = nil
    let child = ViewController()
    child.title = "Inner"
    sheet.addChild(child)
    sheet.view.addSubview(child.view)
    child.didMove(toParent: sheet)
    present(.pageSheet)
    #expect(dialog?.label == "Inner")
  }

  @Test("D27: A sheet that leaves what lies beneath in reach is not modal")
  func undimmed() {
    sheet.modalPresentationStyle = .pageSheet
    let low = SheetPresentationController.Detent.Identifier("low")
    sheet.sheetPresentationController?.detents = [.custom(identifier: low) { _ in 150 }]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = low
    root.present(sheet, animated: false)
    stage.settle()
    #expect(dialog?.semantics.states.contains(.modal) == false)
    #expect(stage.element("Below") != nil)
  }

  @Test("D19, D27: An alert is named by its title and described by its message")
  func alert() throws {
    let alert = AlertController(
      title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    stage.settle()
    let node = try #require(dialog)
    #expect(node.semantics.role == .alert)
    #expect(node.semantics.states.contains(.modal))
    let relations = node.view.accessibilityRelations
    #expect(relations[.labeledBy].map(\.semantics.label) == ["Delete?"])
    #expect(relations[.describedBy].map(\.semantics.label) == ["It is gone then."])
  }

  @Test("D27: A dialog that is dismissed gives the focus back", arguments: [true, false])
  func focus(usesKeys: Bool) {
    if usesKeys { stage.press(.tab) }
    stage.window.moveFocus(to: below)
    present(.pageSheet)
    #expect(!below.isFocused)
    root.dismiss(animated: false)
    stage.settle()
    #expect(below.isFocused)
  }
}
