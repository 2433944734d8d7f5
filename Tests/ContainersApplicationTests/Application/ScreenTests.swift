@testable import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Screens")
struct ScreenTests {
  @Test("F1211: The main screen is that of the key window, and empty without an application")
  func main() {
    #expect(Screen.main.bounds == .zero)
    #expect(Screen.main.scale == 1)
    let stage = Stage(ViewController(), size: Size(width: 300, height: 200), scale: 2)
    var seen: Screen?
    stage.application.beforeLayout { seen = Screen.main }
    stage.window.setNeedsLayout()
    stage.settle()
    #expect(seen?.scale == 2)
    #expect(seen.map { $0.bounds.origin } == .zero)
    #expect(seen.map { $0.bounds.isEmpty } == false)
    #expect(seen?.traitCollection == stage.application.systemTraits)
  }

  @Test("F1211: The key window of an application is the one with the keyboard")
  func keyWindow() {
    let stage = Stage(ViewController())
    #expect(stage.application.keyWindow === stage.window)
    stage.window.close()
    #expect(stage.application.keyWindow == nil)
  }
}
