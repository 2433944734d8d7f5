import ContainersTesting
import TestSupport
import Testing

@testable import Containers

/// A delegate that records, refuses and changes the menu.
@MainActor
private final class MenuDelegate: ApplicationDelegate {
  var log: [String] = []
  var refuses = false
  var build: (MenuBuilder) -> Void = { _ in }

  func buildMenu(with builder: MenuBuilder) { build(builder) }

  func application(_ application: Application, shouldClose window: Window) -> Bool {
    log.append("close")
    return !refuses
  }

  func applicationShouldTerminate(_ application: Application) -> Bool {
    log.append("quit")
    return !refuses
  }
}

@MainActor
@Suite("The main menu")
struct MainMenuTests {
  private let stage: Stage
  private let delegate = MenuDelegate()

  init() {
    stage = Stage(ViewController(), size: Size(width: 400, height: 300))
    stage.application.delegate = delegate
    stage.settle()
  }

  @Test("F1212: Ctrl+W closes the window, unless the delegate refuses")
  func closing() {
    delegate.refuses = true
    stage.press(.character("w"), modifierFlags: .control)
    #expect(stage.window.isVisible)
    delegate.refuses = false
    stage.press(.character("w"), modifierFlags: .control)
    #expect(!stage.window.isVisible)
    #expect(delegate.log == ["close", "close"])
  }

  @Test("F1212: Ctrl+Q ends the application, unless the delegate refuses")
  func quitting() {
    delegate.refuses = true
    stage.press(.character("q"), modifierFlags: .control)
    #expect(!stage.application.isTerminated)
    delegate.refuses = false
    stage.press(.character("q"), modifierFlags: .control)
    #expect(stage.application.isTerminated)
  }

  @Test("F1212: Ctrl+M minimizes the window, F11 lets it fill the display and gives it back")
  func placing() {
    stage.press(.function(11))
    #expect(stage.window.isFullScreen)
    stage.press(.function(11))
    #expect(!stage.window.isFullScreen)
    stage.press(.character("m"), modifierFlags: .control)
    #expect(stage.window.isMinimized)
  }

  @Test("F1212: F10 opens the menu, whose commands run, and which names what would be undone")
  func opening() {
    final class Note {}
    let note = Note()
    var undone = 0
    stage.window.undoManager?.registerUndo(withTarget: note) { _ in undone += 1 }
    stage.window.undoManager?.setActionName("Writing")
    stage.press(.function(10))
    #expect(stage.element("File") != nil)
    stage.tap("Edit")
    stage.tap("Undo Writing")
    #expect(undone == 1)
    stage.press(.function(10))
    stage.tap("Window")
    stage.tap("Minimize")
    #expect(stage.window.isMinimized)
  }

  @Test("F1212: A command nearer to the focus has precedence")
  func nearer() {
    let root = ViewController()
    stage.window.rootViewController = root
    var count = 0
    root.addKeyCommand(
      KeyCommand(.character("w"), modifierFlags: .control, title: "Own") { count += 1 })
    stage.settle()
    stage.press(.character("w"), modifierFlags: .control)
    #expect(count == 1)
    #expect(delegate.log.isEmpty)
  }

  @Test("F1213: The delegate adds commands with keys and removes others, with theirs")
  func building() {
    var count = 0
    delegate.build = { builder in
      builder.remove(menu: .quit)
      let command = KeyCommand(.character("k"), modifierFlags: .control, title: "Count") {
        count += 1
      }
      builder.insertChild(Menu(title: "Own", children: [command]), atEndOfMenu: .root)
    }
    stage.press(.character("k"), modifierFlags: .control)
    #expect(count == 1)
    stage.press(.character("q"), modifierFlags: .control)
    #expect(!stage.application.isTerminated)
    #expect(stage.application.mainMenu.children.map(\.title).last == "Own")
  }

  @Test("F1213: Keys are kept until the menu is to be built again; without the root there are none")
  func rebuilding() {
    stage.press(.function(11))
    #expect(stage.window.isFullScreen)
    delegate.build = { $0.remove(menu: .root) }
    stage.press(.function(11))
    #expect(!stage.window.isFullScreen)
    stage.application.setNeedsMenuRebuild()
    stage.press(.function(11))
    #expect(!stage.window.isFullScreen)
    stage.press(.function(10))
    #expect(stage.element("File") == nil)
    #expect(stage.application.mainMenu.children.isEmpty)
  }
}
