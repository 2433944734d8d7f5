import Containers
import ContainersScenes
import ContainersTesting
import TestSupport
import Testing

final class NoteController: ViewController {
  var field: TextField?

  func clear() { field?.text = "" }

  override class var objectClass: ObjectClass? {
    ObjectClass(
      NoteController.self, make: NoteController.init(coder:),
      [.outlet("field", \.field), .action(Selector("clear", NoteController.clear))])
  }
}

@MainActor
func makeNote(fromScenesIn folder: String) -> ViewController? {
  let resources = ResourceBundle(
    path: folder, classes: [NoteController.objectClass].compactMap { $0 })
  return Storyboard(name: "Main", bundle: resources).instantiateInitialViewController()
}

@MainActor
@Suite("Example: storyboards", .noWarnings)
struct StoryboardsExample {
  private static let main = """
    { "format": "containers.storyboard", "version": 1, "initial": "note", "scenes": [
      { "id": "note", "class": "NoteController", "outlets": { "field": "field" },
        "view": { "subviews": [
          { "id": "field", "class": "TextField", "set": { "placeholder": "Note" } },
          { "id": "clear", "class": "Button", "set": { "title": "Clear" },
            "actions": [{ "on": "primaryActionTriggered", "send": "clear", "to": "owner" }] } ],
          "constraints": ["field.top = safeArea.top + 16", "H:|-[field]-[clear]-|",
            "clear.centerY = field.centerY"] } } ] }
    """

  @Test("A note is made from a storyboard, and its button clears it")
  func note() throws {
    let files = try TemporaryResources(["Main.storyboard.json": Self.main])
    let note = makeNote(fromScenesIn: files.path)
    let controller = try #require(note as? NoteController)
    let resources = ResourceBundle(
      path: files.path, classes: [NoteController.objectClass].compactMap { $0 })
    try Storyboard(name: "Main", bundle: resources).validate()
    let stage = Stage(controller)
    controller.field?.text = "Milk"
    stage.tap("Clear")

    #expect(controller.field?.text == "")
  }
}
