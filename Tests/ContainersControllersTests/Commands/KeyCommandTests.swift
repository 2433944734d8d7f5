import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Key commands of a controller")
struct KeyCommandTests {
  @Test("An added command runs until it is removed, alongside those of an override")
  func adding() {
    final class Controller: ViewController {
      var log: [String] = []
      override var keyCommands: [KeyCommand] {
        super.keyCommands + [KeyCommand(.home, title: "Own") { self.log.append("own") }]
      }
    }
    let controller = Controller()
    let stage = Stage(controller)
    let command = KeyCommand(.character("f"), modifierFlags: .control, title: "Find") {
      controller.log.append("find")
    }
    controller.addKeyCommand(command)
    controller.addKeyCommand(command)
    #expect(controller.keyCommands.count == 2)
    stage.press(.character("f"), modifierFlags: .control)
    stage.press(.home)
    controller.removeKeyCommand(command)
    controller.removeKeyCommand(command)
    stage.press(.character("f"), modifierFlags: .control)
    stage.press(.home)
    #expect(controller.log == ["find", "own", "own"])
  }
}
