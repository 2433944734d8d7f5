import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite(.noWarnings)
struct AlertKeyboardTests {
  private let scene = AlertScene()

  private func press(_ key: KeyCode) {
    scene.stage.press(key)
    scene.stage.settle()
  }

  // MARK: The window's close button

  @Test("F124, F152: the window's close button chooses the cancel action, as Escape does")
  func closeButton() {
    scene.action("Delete", .destructive)
    scene.action("Cancel", .cancel)
    scene.present()

    scene.stage.close()
    scene.stage.settle()

    #expect(scene.log == ["did-", "Cancel"])
    #expect(scene.stage.window.isVisible)
  }

  @Test("F124, F152: where Escape chooses nothing, the close button closes the window")
  func closeButtonWithoutCancel() {
    scene.action("One")
    scene.action("Two")
    scene.present()

    scene.stage.close()

    #expect(!scene.stage.window.isVisible)
  }

  // MARK: Return

  @Test("F152: Return chooses the preferred action")
  func preferred() {
    scene.action("First")
    scene.alert.preferredAction = scene.action("Second", .destructive)
    scene.action("Cancel", .cancel)
    scene.present()
    press(.enter)
    #expect(scene.log == ["did-", "Second"])
  }

  @Test("F152: Return does nothing while the preferred action is disabled")
  func disabledPreferred() {
    let action = scene.action("First")
    scene.alert.preferredAction = action
    action.isEnabled = false
    scene.action("Cancel", .cancel)
    scene.present()
    press(.enter)
    #expect(scene.isPresented)
  }

  @Test("F152: Without a preferred action, Return chooses the only enabled one not destructive")
  func only() {
    scene.action("Delete", .destructive)
    scene.action("Move").isEnabled = false
    scene.action("Keep")
    scene.present()
    press(.enter)
    #expect(scene.log == ["did-", "Keep"])
  }

  @Test("F152: Return does nothing if there are several such actions, or only a destructive one")
  func several() {
    scene.action("Delete", .destructive)
    scene.present()
    press(.enter)
    #expect(scene.isPresented)
    scene.action("One")
    scene.action("Two")
    press(.enter)
    #expect(scene.isPresented)
  }

  @Test("F152: Return presses the button that visibly has the focus")
  func focused() {
    scene.alert.preferredAction = scene.action("First")
    scene.action("Second")
    scene.action("Cancel", .cancel)
    scene.present(byKeyboard: true)
    press(.downArrow)
    #expect(scene.focus == "Second")
    press(.enter)
    #expect(scene.log == ["did-", "Second"])
  }

  // MARK: Escape

  @Test("F152: Escape chooses the cancel action")
  func escape() {
    scene.action("First")
    scene.action("Cancel", .cancel)
    scene.present()
    press(.escape)
    #expect(scene.log == ["did-", "Cancel"])
  }

  @Test("F152: Without a cancel action, Escape chooses the only action")
  func escapeOnly() {
    scene.action("OK")
    scene.present()
    press(.escape)
    #expect(scene.log == ["did-", "OK"])
  }

  @Test("F152: Without either, Escape does nothing")
  func escapeNothing() {
    scene.action("One")
    scene.action("Two")
    scene.present()
    press(.escape)
    #expect(scene.isPresented)
  }

  @Test("F152: Escape is no key of an alert while the cancel action is disabled")
  func disabledEscape() {
    let action = scene.action("Keep", .cancel)
    scene.action("One")
    scene.action("Two")
    scene.present()
    #expect(scene.alert.keyCommands.contains { $0.title == "Keep" })
    action.isEnabled = false
    #expect(!scene.alert.keyCommands.contains { $0.title == "Keep" })
    press(.escape)
    #expect(scene.isPresented)
  }

  @Test("F152: A command that the app adds for Escape comes first")
  func commandOfApp() {
    scene.action("Cancel", .cancel)
    scene.alert.addKeyCommand(KeyCommand(.escape, title: "Own") { [scene] in scene.add("Own") })
    scene.present()
    press(.escape)
    #expect(scene.log == ["Own"])
    #expect(scene.isPresented)
  }

  @Test("F152: The keys of an alert are commands with the titles of their actions")
  func titles() {
    scene.action("Delete", .destructive)
    scene.action("Keep", .cancel)
    scene.present()
    #expect(
      scene.alert.keyCommands.map(\.title) == [
        "Keep", "Keep", "Next button", "Previous button", "Next button", "Previous button",
      ])
  }

  // MARK: Focus

  @Test("F152: Opened by key, the preferred action has the focus, or else the cancel action")
  func focusOnAction() {
    scene.action("First")
    scene.action("Cancel", .cancel)
    scene.present(byKeyboard: true)
    #expect(scene.focus == "Cancel")

    let other = AlertScene()
    other.action("First")
    other.alert.preferredAction = other.action("Second")
    other.action("Cancel", .cancel)
    other.present(byKeyboard: true)
    #expect(other.focus == "Second")
  }

  @Test("F007: Opened by mouse, no action has the focus, and Tab starts in the alert")
  func mouse() {
    scene.action("First")
    scene.action("Cancel", .cancel)
    scene.stage.tap("Beneath")
    scene.root.present(scene.alert, animated: true)
    scene.stage.settle()
    #expect(scene.stage.window.focusedView == nil)
    press(.tab)
    #expect(["First", "Cancel"].contains(scene.focus))
  }

  @Test("F152: The first text field is edited when the alert appears", arguments: [false, true])
  func field(byKeyboard: Bool) {
    scene.alert.addTextField { $0.accessibility.label = "Name" }
    scene.action("OK")
    scene.present(byKeyboard: byKeyboard)
    scene.stage.type("Ada")
    #expect(scene.alert.textFields?.first?.isEditing == true)
    #expect(scene.alert.textFields?.first?.text == "Ada")
  }

  @Test("F152: Tab stays among the fields and the buttons")
  func tab() {
    scene.alert.addTextField { $0.accessibility.label = "Name" }
    scene.action("OK")
    scene.action("Cancel", .cancel)
    scene.present(byKeyboard: true)
    var visited = [scene.focus]
    for _ in 0..<3 {
      press(.tab)
      visited.append(scene.focus)
    }
    #expect(visited == ["Name", "Cancel", "OK", "Name"])
  }

  @Test("F152: Return in a field moves to the next one, and in the last chooses the action")
  func returnInFields() {
    scene.alert.addTextField { $0.accessibility.label = "Name" }
    scene.alert.addTextField { $0.accessibility.label = "Password" }
    scene.alert.preferredAction = scene.action("Log In")
    scene.action("Cancel", .cancel)
    scene.present()
    press(.enter)
    #expect(scene.focus == "Password")
    #expect(scene.alert.textFields?.last?.isEditing == true)
    press(.enter)
    #expect(scene.log == ["did-", "Log In"])
  }

  @Test("F152: Return in a field passes over a disabled one")
  func disabledField() {
    scene.alert.addTextField { $0.accessibility.label = "Name" }
    scene.alert.addTextField { $0.isEnabled = false }
    scene.alert.addTextField { $0.accessibility.label = "Password" }
    scene.action("Cancel", .cancel)
    scene.present()
    press(.enter)
    #expect(scene.focus == "Password")
  }

  @Test("F152: A field stays edited if Return has nothing to choose")
  func idleReturn() {
    scene.alert.addTextField()
    scene.action("One")
    scene.action("Two")
    scene.present()
    press(.enter)
    #expect(scene.isPresented)
    #expect(scene.alert.textFields?.first?.isEditing == true)
  }

  @Test("F152: A delegate that refuses Return keeps the field and the alert")
  func refusedReturn() {
    final class Refusing: TextFieldDelegate {
      func textFieldShouldReturn(_ textField: TextField) -> Bool { false }
    }
    let delegate = Refusing()
    scene.alert.addTextField { $0.delegate = delegate }
    scene.action("OK")
    scene.present()
    press(.enter)
    #expect(scene.isPresented)
    #expect(scene.alert.textFields?.first?.isEditing == true)
  }

  @Test("F152: The arrow keys move among the buttons, over a disabled one, and stop at the ends")
  func arrows() {
    scene.action("First")
    scene.action("Second").isEnabled = false
    scene.action("Third")
    scene.action("Cancel", .cancel)
    scene.present(byKeyboard: true)
    #expect(scene.focus == "Cancel")
    var visited: [String?] = []
    for key in [KeyCode.upArrow, .upArrow, .upArrow, .downArrow, .downArrow, .downArrow] {
      press(key)
      visited.append(scene.focus)
    }
    #expect(visited == ["Third", "First", "First", "Third", "Cancel", "Cancel"])
  }

  @Test("F152: Beside each other, buttons are reached by the arrow in their direction")
  func mirroredArrows() {
    for (direction, key) in [
      (TraitEnvironmentLayoutDirection.leftToRight, KeyCode.rightArrow), (.rightToLeft, .leftArrow),
    ] {
      let scene = AlertScene()
      scene.stage.window.traitOverrides.layoutDirection = direction
      scene.action("OK")
      scene.action("Cancel", .cancel)
      scene.present(byKeyboard: true)
      #expect(scene.focus == "Cancel")
      scene.stage.press(key)
      #expect(scene.focus == "OK")
    }
  }

  @Test("F006: The focus returns to the view that had it before the alert")
  func focusReturns() {
    scene.action("OK")
    scene.present(byKeyboard: true)
    press(.escape)
    #expect(scene.focus == "Beneath")
  }
}
