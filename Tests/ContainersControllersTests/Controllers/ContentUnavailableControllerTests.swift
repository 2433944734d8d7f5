import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("Controllers without content")
struct ContentUnavailableControllerTests {
  /// A controller that shows that it has no content, and counts how often it is asked.
  private final class Empty: ViewController {
    var isEmpty = true
    var states: [ContentUnavailableConfigurationState] = []

    override func updateContentUnavailableConfiguration(
      using state: ContentUnavailableConfigurationState
    ) {
      states.append(state)
      var content = ContentUnavailableConfiguration.search()
      content.secondaryText = "Nothing here"
      contentUnavailableConfiguration = isEmpty ? content : nil
    }
  }

  private func shown(in controller: ViewController) -> View? {
    controller.view.subviews.first { $0 is ContentUnavailableView }
  }

  @Test("F1121: A controller is asked before its first layout, and again when it wants to be")
  func asked() {
    let controller = Empty()
    let stage = Stage(controller, size: Size(width: 320, height: 400))
    stage.settle()
    #expect(controller.states.count == 1)
    #expect(shown(in: controller)?.frame == controller.view.bounds)
    #expect(controller.contentUnavailableConfiguration is ContentUnavailableConfiguration)

    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.states.count == 1)
    stage.settle()
    #expect(controller.states.count == 2)
    #expect(shown(in: controller) == nil)
    #expect(controller.contentUnavailableConfiguration == nil)
  }

  @Test("F1121: A controller is asked again when its traits change")
  func traits() {
    let controller = Empty()
    let stage = Stage(controller, size: Size(width: 320, height: 400))
    stage.settle()
    controller.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(controller.states.count == 2)
    #expect(controller.states.last?.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.contentUnavailableConfigurationState == controller.states.last)
  }

  @Test("F1121: The same view shows another configuration of the kind")
  func reuse() throws {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 320, height: 400))
    controller.contentUnavailableConfiguration = ContentUnavailableConfiguration.loading()
    stage.settle()
    let view = try #require(shown(in: controller))
    controller.contentUnavailableConfiguration = ContentUnavailableConfiguration.search()
    stage.settle()
    #expect(shown(in: controller) === view)
    controller.contentUnavailableConfiguration = ListContentConfiguration.cell()
    stage.settle()
    #expect(view.superview == nil)
    #expect(controller.view.subviews.contains { $0 is ListContentView })
    controller.contentUnavailableConfiguration = nil
    stage.settle()
    #expect(controller.view.subviews.isEmpty)
  }

  @Test("F1121: What is set before the view is loaded appears with it, and follows its size")
  func early() {
    let controller = ViewController()
    controller.contentUnavailableConfiguration = ContentUnavailableConfiguration.loading()
    #expect(controller.viewIfLoaded == nil)
    let stage = Stage(controller, size: Size(width: 320, height: 400))
    stage.settle()
    stage.resize(to: Size(width: 600, height: 300))
    stage.settle()
    #expect(shown(in: controller)?.frame.size == Size(width: 600, height: 300))
  }

  @Test("F1121: In a table it stays in its place while the table scrolls")
  func table() throws {
    let controller = TableViewController(style: .plain)
    controller.contentUnavailableConfiguration = ContentUnavailableConfiguration.loading()
    let stage = Stage(controller, size: Size(width: 320, height: 400))
    stage.settle()
    let view = try #require(shown(in: controller))
    controller.tableView.contentOffset.y = -60
    stage.settle()
    #expect(view.frame == controller.tableView.bounds)
  }

  @Test("F1121: A controller lets go of what it no longer shows")
  func release() {
    let stage = Stage(ViewController(), size: Size(width: 320, height: 400))
    weak var view: View?
    weak var controller: ViewController?
    do {
      let shown = Empty()
      stage.window.rootViewController = shown
      stage.settle()
      controller = shown
      view = self.shown(in: shown)
      #expect(view != nil)
    }
    stage.window.rootViewController = ViewController()
    stage.settle()
    #expect(controller == nil)
    #expect(view == nil)
  }
}
