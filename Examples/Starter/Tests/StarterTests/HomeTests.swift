import Containers
import ContainersTesting
import Testing

@testable import Starter

@MainActor
@Suite("The first screen")
struct HomeTests {
  @Test("Pressing the button counts")
  func counting() {
    let stage = Stage(delegate: AppDelegate())

    stage.tap("Press Me")
    stage.tap("Press Me")

    #expect(stage.element(.text("Pressed 2 times")) != nil)
  }
}
