@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct ContextMenuTests {
  let controller = ViewController()
  let stage: Stage
  let target = FocusCell(frame: Rect(x: 20, y: 20, width: 100, height: 60))
  let source = MenuSource()

  init() {
    stage = Stage(controller)
    controller.view.addSubview(target)
    target.addInteraction(ContextMenuInteraction(delegate: source))
    target.accessibility.label = "Place"
    stage.turn()
  }

  /// The names of all elements but the menus.
  private var titles: [String] {
    stage.elements.filter { $0.semantics.role != .menu }.compactMap(\.label)
  }

  @Test("A secondary click opens the menu at the pointer; a click on an item performs it")
  func click() {
    stage.tap("Place", button: .secondary)
    #expect(source.log == ["asked at 50 30", "will show"])
    #expect(titles == ["Rename", "Share", "Delete"])
    stage.tap("Rename")
    #expect(source.log.suffix(2) == ["ended", "renamed"])
    #expect(titles == ["Place"])
    stage.tap("Place")
    #expect(source.log.count == 4)
  }

  @Test("The delegate's animations run while the menu appears, and its completions when they end")
  func animator() {
    source.fading = target
    stage.tap("Place", button: .secondary)
    stage.advance(by: .milliseconds(16))
    let shown = target.presentation?.alpha ?? 0
    #expect(target.alpha == 0.5)
    #expect(shown > 0.5)
    #expect(shown <= 1)
    #expect(!source.log.contains("faded"))
    stage.settle()
    #expect(source.log.last == "faded")
  }

  @Test("A long press of a finger opens the menu, but holding the mouse button does not")
  func longPress() {
    stage.grab("Place")
    stage.advance(by: .seconds(1))
    stage.drop()
    #expect(source.log.isEmpty)
    stage.send(.fingerDown(id: 1, Point(x: 40, y: 40)))
    stage.advance(by: .seconds(1))
    #expect(titles.contains("Rename"))
    stage.send(.fingerUp(id: 1, Point(x: 40, y: 40)))
    #expect(titles.contains("Rename"))
  }

  @Test("The Menu key and Shift+F10 open the focused view's menu; Escape restores the focus")
  func keys() {
    stage.press(.menu)
    #expect(source.log.isEmpty)
    stage.press(.tab)
    stage.press(.menu)
    #expect(source.log.first == "asked at 50 30")
    stage.press(.escape)
    #expect(stage.window.focusedView === target)
    stage.press(.function(10), modifierFlags: .shift)
    #expect(titles.contains("Rename"))
    stage.press(.downArrow)
    stage.press(.upArrow)
    stage.press(.tab)
    stage.press(.tab, modifierFlags: .shift)
    stage.press(.enter)
    #expect(source.log.last == "renamed")
    #expect(stage.window.focusedView === target)
  }

  @Test("A letter selects the next item that begins with it and skips disabled items")
  func typing() {
    stage.press(.tab)
    stage.press(.menu)
    stage.press(.character("d"))
    stage.press(.character("s"))
    stage.press(.enter)
    #expect(titles.contains("Link"))
  }

  @Test("The shortcut of an item closes the menu and performs the item")
  func shortcuts() {
    source.menu = Menu(children: [
      Action(title: "Share") { _ in },
      KeyCommand(.character("s"), modifierFlags: .control, title: "Save") { [weak source] in
        source?.log.append("saved")
      },
      KeyCommand(.function(2), title: "Rename") { [weak source] in source?.log.append("renamed") },
    ])
    stage.tap("Place", button: .secondary)
    stage.press(.character("s"), modifierFlags: .control)
    #expect(source.log.suffix(2) == ["ended", "saved"])
    #expect(titles == ["Place"])

    stage.tap("Place", button: .secondary)
    stage.press(.function(2))
    #expect(source.log.suffix(2) == ["ended", "renamed"])
    #expect(titles == ["Place"])
  }

  @Test("A key combination of no item closes the menu and is handled as usual")
  func combinations() {
    controller.addKeyCommand(
      KeyCommand(.character("r"), modifierFlags: .control, title: "Reload") { [weak source] in
        source?.log.append("reloaded")
      })
    stage.tap("Place", button: .secondary)
    stage.press(.character("r"), modifierFlags: .control)

    #expect(source.log.suffix(2) == ["ended", "reloaded"])
    #expect(titles == ["Place"])
  }

  @Test("A key combination that is held down leaves the menu open that it opened")
  func heldCombination() {
    controller.addKeyCommand(
      KeyCommand(.character("m"), modifierFlags: .control, title: "Menu") { [weak stage] in
        stage?.tap("Place", button: .secondary)
      })
    let key = Key(.character("m"), characters: "m", modifierFlags: .control)
    stage.send(.keyDown(key, isRepeat: false))
    stage.send(.keyDown(key, isRepeat: true))

    #expect(titles == ["Rename", "Share", "Delete"])
  }

  @Test("A submenu opens by Right, a click or hovering, and closes by Left")
  func submenus() {
    stage.press(.tab)
    stage.press(.menu)
    stage.press(.downArrow)
    stage.press(.rightArrow)
    #expect(titles.contains("Link"))
    stage.press(.leftArrow)
    #expect(!titles.contains("Link"))
    stage.move(to: "Share")
    #expect(titles.contains("Picture"))
    stage.move(to: "Rename")
    #expect(!titles.contains("Picture"))
    stage.tap("Share")
    stage.tap("Link")
    #expect(source.log.last == "link")
    #expect(titles == ["Place"])
  }

  @Test("A submenu without room beside its item is placed below it, and never covers it")
  func narrowSubmenu() throws {
    stage.resize(to: Size(width: 260, height: 300))
    stage.tap("Place", button: .secondary)
    stage.move(to: "Share")

    let line = try #require(stage.element("Share")?.frame)
    let link = try #require(stage.element("Link")?.frame)
    #expect(!line.intersects(link))
  }

  @Test("A submenu that would open under the pointer waits for a press on its item")
  func submenuUnderPointer() {
    stage.resize(to: Size(width: 200, height: 112))
    stage.tap("Place", button: .secondary)
    stage.move(to: "Share", steps: 2)
    #expect(!titles.contains("Link"))
    stage.tap("Share")
    #expect(titles.contains("Link"))
    #expect(source.log.last != "link")
    #expect(source.log.last != "picture")
  }

  @Test("A submenu is placed beside its item and does not cover the item's arrow")
  func submenuEdge() throws {
    stage.resize(to: Size(width: 600, height: 300))
    stage.tap("Place", button: .secondary)
    stage.move(to: "Share")
    let lists = try #require((stage.window.subviews.last as? MenuPresentation)?.lists)
    let line = try #require(stage.element("Share")?.frame)
    try #require(lists.count == 2)
    #expect(lists[1].frame.minX >= line.maxX)
    #expect(lists[1].frame.minX < lists[0].frame.maxX)
  }

  @Test("A menu ends when its window is resized, because what it belongs to may move")
  func resizing() {
    stage.tap("Place", button: .secondary)
    stage.resize(to: Size(width: 500, height: 300))
    stage.settle()
    #expect(stage.element("Rename") == nil)
    #expect(source.log.last == "ended")
  }

  @Test("A press outside the menu closes it and does nothing else")
  func outside() {
    stage.tap("Place", button: .secondary)
    stage.tap(at: Point(x: 390, y: 290))
    #expect(source.log.last == "ended")
    #expect(titles == ["Place"])
    #expect(stage.element("Rename") == nil)
  }

  @Test("Only the menu can be reached while it is open, and nothing of it remains afterward")
  func modal() {
    stage.tap("Place", button: .secondary)
    weak let presentation = stage.window.subviews.last as? MenuPresentation
    #expect(presentation != nil)
    #expect(stage.element("Place")?.view !== target)
    stage.press(.tab)
    #expect(stage.window.focusedView == nil)
    stage.press(.escape)
    stage.settle()
    #expect(presentation == nil)
  }

  @Test("A command is sent along the responder chain, and is disabled if nobody handles it")
  func commands() {
    let editor = Editor(frame: Rect(x: 200, y: 20, width: 100, height: 60))
    controller.view.addSubview(editor)
    source.menu = Menu(children: [
      Command(title: "Copy", action: .copy), Command(title: "Paste", action: .paste),
    ])
    editor.addInteraction(ContextMenuInteraction(delegate: source))
    editor.performed = [.copy]
    stage.tap(at: Point(x: 250, y: 50), button: .secondary)
    #expect(stage.outline == "menu\n  Copy, button\n  Paste, button, disabled")
    stage.tap("Paste")
    #expect(titles == ["Copy", "Paste"])
    stage.tap("Copy")
    #expect(editor.log == ["copy"])
  }

  @Test("Deferred elements replace their placeholder when delivered, and are requested only once")
  func deferred() {
    var deliver: (@MainActor ([MenuElement]) -> Void)?
    var asked = 0
    source.menu = Menu(children: [
      DeferredMenuElement { deliver = $0 },
      DeferredMenuElement { found in
        asked += 1
        found([Action(title: "At once") { _ in }])
      },
    ])
    stage.tap("Place", button: .secondary)
    #expect(titles == ["Loading", "At once"])
    deliver?([Action(title: "Late") { _ in }])
    stage.turn()
    #expect(titles == ["Late", "At once"])
    stage.press(.escape)
    stage.tap("Place", button: .secondary)
    #expect(titles == ["Late", "At once"])
    #expect(asked == 1)
  }

  @Test("An item can keep the menu open; with single selection the other items turn off")
  func choices() {
    var elements: [Action] = []
    elements = ["Map", "Night"].map { title in
      Action(title: title, attributes: .keepsMenuPresented) { _ in }
    }
    source.menu = Menu(options: .singleSelection, children: elements)
    stage.tap("Place", button: .secondary)
    stage.tap("Night")
    #expect(elements.map(\.state) == [.off, .on])
    #expect(stage.outline == "Place\n  Map, button\n  Night, button, selected")
    stage.tap("Map")
    #expect(source.menu?.selectedElements.map(\.title) == ["Map"])
  }

  @Test("The menu stays inside the window and is at most as high as the window")
  func placing() throws {
    source.menu = Menu(
      children: (1...40).map { number in Action(title: "Line \(number)") { _ in } })
    stage.tap("Place", button: .secondary)
    let list = try #require((stage.window.subviews.last as? MenuPresentation)?.lists.first)
    #expect(list.frame.minY == 4)
    #expect(list.frame.maxY == 296)
    stage.press(.end)
    stage.press(.enter)
    #expect(titles == ["Place"])
  }

  @Test("A button's menu opens below it on a press, or on a secondary click")
  func button() {
    let button = Button(title: "More")
    button.frame = Rect(x: 200, y: 100, width: 80, height: 32)
    button.menu = source.menu
    controller.view.addSubview(button)
    stage.turn()
    var opened = 0
    button.addAction(for: .menuActionTriggered) { opened += 1 }
    stage.tap("More")
    #expect(titles == ["Place", "More"])
    stage.tap("More", button: .secondary)
    #expect(titles.contains("Rename"))
    stage.press(.escape)
    button.showsMenuAsPrimaryAction = true
    stage.tap("More")
    let list = (stage.window.subviews.last as? MenuPresentation)?.lists.first
    #expect(list?.frame.origin == Point(x: 200, y: 136))
    stage.press(.escape)
    stage.press(.menu)
    #expect(!titles.contains("Rename"))
    stage.window.moveFocus(to: button)
    stage.press(.menu)
    let again = (stage.window.subviews.last as? MenuPresentation)?.lists.first
    #expect(again?.frame.origin == Point(x: 200, y: 136))
    stage.tap("Rename")
    #expect(source.log.last == "renamed")
    #expect(opened == 3)
    button.menu = nil
    #expect(button.interactions.isEmpty)
  }

  @Test("An interaction belongs to one view, and is removed with its recognizers")
  func interactions() {
    let other = View(frame: Rect(x: 200, y: 20, width: 50, height: 50))
    controller.view.addSubview(other)
    let interaction = target.interactions[0]
    other.addInteraction(interaction)
    #expect(target.interactions.isEmpty)
    #expect(target.gestureRecognizers.isEmpty)
    #expect(interaction.view === other)
    stage.tap("Place", button: .secondary)
    #expect(source.log.isEmpty)
    other.interactions = []
    #expect(interaction.view == nil)
    #expect(other.gestureRecognizers.isEmpty)
  }

  @Test(
    "Menus match the goldens, in light and dark mode",
    arguments: [("menu-light", UserInterfaceStyle.light), ("menu-dark", .dark)])
  func picture(name: String, style: UserInterfaceStyle) {
    let stage = Stage(ViewController(), size: Size(width: 400, height: 250), scale: 2)
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = style }
    let view = FocusCell(frame: stage.window.bounds)
    view.backgroundColor = DynamicColor.systemBackground
    stage.window.rootViewController?.view.addSubview(view)
    source.menu = Menu(
      title: "København",
      children: [
        Action(title: "Dig here", subtitle: "55.68° N 12.57° E", state: .on) { _ in },
        KeyCommand(
          title: "Paste", action: .paste, input: .character("v"), modifierFlags: .control),
        KeyCommand(.function(2), title: "Rename") {},
        Menu(title: "Share", children: [Action(title: "Link") { _ in }]),
        Menu(
          options: .displayInline,
          children: [Action(title: "Delete", attributes: .destructive) { _ in }]),
      ])
    view.addInteraction(ContextMenuInteraction(delegate: source))
    stage.tap(at: Point(x: 20, y: 20), button: .secondary)
    for _ in 0..<3 { stage.press(.downArrow) }
    stage.press(.rightArrow)
    stage.settle()
    stage.expectPicture(named: name)
  }
}

/// A delegate that records the calls it receives.
@MainActor
final class MenuSource: ContextMenuInteractionDelegate {
  var log: [String] = []
  /// Whether to fade the target along with the menu.
  var fading: View?
  lazy var menu: Menu? = Menu(children: [
    Action(title: "Rename") { [weak self] _ in self?.log.append("renamed") },
    Menu(
      title: "Share",
      children: [
        Action(title: "Link") { [weak self] _ in self?.log.append("link") },
        Action(title: "Picture") { [weak self] _ in self?.log.append("picture") },
      ]),
    Action(title: "Delete", attributes: [.destructive, .disabled]) { [weak self] _ in
      self?.log.append("deleted")
    },
    Action(title: "Secret", attributes: .hidden) { _ in },
  ])

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    log.append("asked at \(Int(location.x)) \(Int(location.y))")
    guard let menu else { return nil }
    return ContextMenuConfiguration { _ in menu }
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration, animator: ContextMenuAnimator?
  ) {
    log.append("will show")
    guard let fading else { return }
    animator?.addAnimations { fading.alpha = 0.5 }
    animator?.addCompletion { [weak self] in self?.log.append("faded") }
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: ContextMenuAnimator?
  ) { log.append("ended") }
}
