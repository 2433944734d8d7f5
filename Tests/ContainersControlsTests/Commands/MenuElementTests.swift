import Containers
import ContainersTesting
import Testing

/// Actions, commands and menus that are not on screen.
@MainActor
struct MenuElementTests {
  @Test("An action has a sender only while it runs")
  func performing() {
    var senders: [ObjectIdentifier?] = []
    let handler: Action.Handler = { senders.append($0.sender.map(ObjectIdentifier.init)) }
    let action = Action(title: "Dig", discoverabilityTitle: "Dig here", handler: handler)
    let sender = View()
    action.performWithSender(sender)
    action.performWithSender(nil)
    #expect(senders == [ObjectIdentifier(sender), nil])
    #expect(action.sender == nil)
    #expect(action.discoverabilityTitle == "Dig here")
  }

  @Test("A command is performed by its target, or by the first responder in the chain that can")
  func commands() {
    let (outer, inner) = (DiggingView(), View())
    outer.addSubview(inner)
    let dig = Selector("dig", DiggingView.dig)
    let command = Command(title: "Dig", action: dig, discoverabilityTitle: "Dig here")
    command.performWithSender(inner)
    #expect(outer.digs == 1)
    command.performWithSender(nil, target: outer)
    #expect(outer.digs == 2)
    command.performWithSender(nil)
    #expect(outer.digs == 2)
    #expect(command.discoverabilityTitle == "Dig here")
  }

  @Test("Every leaf of a menu is performed by the same method")
  func leaves() {
    let view = DiggingView()
    var closures = 0
    let leaves: [any MenuLeaf] = [
      Action { _ in closures += 1 },
      KeyCommand(.enter, title: "Dig") { closures += 1 },
      Command(title: "Dig", action: Selector("dig", DiggingView.dig)),
    ]
    for leaf in leaves { leaf.performWithSender(view, target: nil) }
    #expect(closures == 2)
    #expect(view.digs == 1)
  }

  @Test("Replacing the children of a menu keeps all other properties")
  func replacing() {
    let menu = Menu(
      title: "Edit", identifier: "edit", options: .displayInline,
      children: [Action(title: "Cut") { _ in }])
    let other = menu.replacingChildren([])
    #expect(other.title == "Edit")
    #expect(other.identifier == "edit")
    #expect(other.options == .displayInline)
    #expect(other.children.isEmpty)
    #expect(menu.children.count == 1)
  }

  @Test("An uncached provider is called each time that its menu is shown")
  func uncached() {
    let stage = Stage(ViewController(), size: Size(width: 300, height: 300))
    var asked = (cached: 0, uncached: 0)
    let cached: DeferredMenuElement.Provider = { deliver in
      asked.cached += 1
      deliver([Action(title: "Once") { _ in }])
    }
    let button = Button(title: "Open")
    button.frame = Rect(x: 20, y: 20, width: 100, height: 40)
    button.showsMenuAsPrimaryAction = true
    button.menu = Menu(children: [
      DeferredMenuElement(cached),
      .uncached { deliver in
        asked.uncached += 1
        deliver([Action(title: "Always") { _ in }])
      },
    ])
    stage.window.addSubview(button)
    stage.turn()
    for _ in 0..<2 {
      stage.tap("Open")
      stage.settle()
      #expect(stage.element("Once") != nil)
      #expect(stage.element("Always") != nil)
      stage.press(.escape)
      stage.settle()
    }
    #expect(asked.cached == 1)
    #expect(asked.uncached == 2)
  }

  @Test("An open menu can be changed and closed by its interaction")
  func openMenus() {
    let stage = Stage(ViewController(), size: Size(width: 300, height: 300))
    let view = View(frame: stage.window.bounds)
    let source = CopyMenuSource()
    let interaction = ContextMenuInteraction(delegate: source)
    view.addInteraction(interaction)
    stage.window.addSubview(view)
    stage.turn()
    stage.tap(at: Point(x: 50, y: 50), button: .secondary)
    stage.settle()
    #expect(stage.element("Copy") != nil)
    interaction.updateVisibleMenu { $0.replacingChildren([Action(title: "Cut") { _ in }]) }
    stage.settle()
    #expect(stage.element("Cut") != nil)
    #expect(stage.element("Copy") == nil)
    interaction.dismissMenu()
    stage.settle()
    #expect(stage.element("Cut") == nil)
  }

  @Test("An interaction is told when it is added to and removed from a view")
  func interactions() {
    let (one, other) = (View(), View())
    let interaction = TracedInteraction()
    one.addInteraction(interaction)
    other.addInteraction(interaction)
    #expect(interaction.view === other)
    #expect(one.interactions.isEmpty)
    one.removeInteraction(interaction)
    #expect(interaction.view === other)
    other.removeInteraction(interaction)
    #expect(interaction.view == nil)
    #expect(other.interactions.isEmpty)
    #expect(
      interaction.moves == ["will 1", "did 1", "will 0", "did 0", "will 1", "did 1"]
        + ["will 0", "did 0"])
  }

  @Test("The pasteboard has strings while there is text to paste")
  func pasteboard() {
    let stage = Stage(ViewController())
    let pasteboard = stage.window.pasteboard
    pasteboard?.string = nil
    #expect(pasteboard?.hasStrings == false)
    pasteboard?.string = ""
    #expect(pasteboard?.hasStrings == false)
    pasteboard?.string = "55°N 8°E"
    #expect(pasteboard?.hasStrings == true)
  }

  @Test("Undo and redo titles name the action, and a nested group can be undone by itself")
  func undo() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let text = Text()
    manager.beginUndoGrouping()
    text.set("one", manager)
    manager.setActionName("Typing")
    manager.endUndoGrouping()
    #expect(manager.undoMenuTitle(forUndoActionName: "Typing") == "Undo Typing")
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    manager.undoNestedGroup()
    #expect(text.value.isEmpty)
    #expect(manager.redoActionName == "Typing")
    #expect(manager.redoMenuTitle(forUndoActionName: "") == "Redo")
    text.whenSet = { #expect(manager.isRedoing) }
    manager.redo()
    #expect(text.value == "one")
    #expect(!manager.isRedoing)
  }
}

@MainActor
private final class DiggingView: View {
  var digs = 0
  func dig() { digs += 1 }
}

@MainActor
private final class CopyMenuSource: ContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration { _ in Menu(children: [Action(title: "Copy") { _ in }]) }
  }
}

@MainActor
private final class TracedInteraction: Interaction {
  private(set) weak var view: View?
  var moves: [String] = []

  func willMove(to view: View?) { moves.append("will \(view == nil ? 0 : 1)") }

  func didMove(to view: View?) {
    self.view = view
    moves.append("did \(view == nil ? 0 : 1)")
  }
}

@MainActor
private final class Text {
  var value = ""
  var whenSet: () -> Void = {}

  func set(_ value: String, _ manager: UndoManager) {
    let old = self.value
    self.value = value
    whenSet()
    manager.registerUndo(withTarget: self) { $0.set(old, manager) }
  }
}
