import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("A back button that is shown follows the item beneath", .noWarnings)
struct BackButtonFollowingTests {
  let scene = NavigationScene()

  /// A change of the item beneath, and the label of the back button afterward.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let label: String
    let make: @MainActor @Sendable (ViewController) -> Void

    init(
      _ description: String, _ label: String,
      _ make: @MainActor @escaping @Sendable (ViewController) -> Void
    ) {
      (testDescription, self.label, self.make) = (description, label, make)
    }
  }

  nonisolated static let changes = [
    Change("title", "New") { $0.title = "New" },
    Change("item title", "New") { $0.navigationItem.title = "New" },
    Change("no title", "Back") { $0.title = nil },
    Change("empty title", "Back") { $0.title = "" },
    Change("long title", "Back") { $0.title = "A title of 21 letters" },
    Change("backButtonTitle", "Home") { $0.navigationItem.backButtonTitle = "Home" },
    Change("backBarButtonItem", "Up") {
      $0.navigationItem.backBarButtonItem = BarButtonItem(title: "Up", target: nil, action: nil)
    },
    Change("its title", "Down") {
      let item = BarButtonItem(title: "Up", target: nil, action: nil)
      $0.navigationItem.backBarButtonItem = item
      item.title = "Down"
    },
    Change("generic", "Back") { $0.navigationItem.backButtonDisplayMode = .generic },
    Change("minimal", "Back") { $0.navigationItem.backButtonDisplayMode = .minimal },
    Change("several", "Last") {
      $0.title = "First"
      $0.navigationItem.backButtonTitle = "Second"
      $0.navigationItem.backButtonTitle = nil
      $0.title = "Last"
    },
  ]

  /// The labels of the back buttons that are shown.
  private func labels(_ stage: Stage, _ bar: NavigationBar) -> [String] {
    let edge = bar.convert(bar.bounds, to: nil).minX + 40
    return stage.elements.filter {
      $0.semantics.role == .button && $0.frame.minX < edge && $0.frame.minY < 60
    }.compactMap(\.semantics.label)
  }

  @Test("F310: at once, while the one above is at rest", arguments: changes)
  func atRest(_ change: Change) {
    scene.push()

    change.make(scene.root)
    scene.stage.turn()

    #expect(labels(scene.stage, scene.navigation.navigationBar) == [change.label])
  }

  @Test("F310: while the push runs", arguments: changes)
  func pushing(_ change: Change) {
    scene.navigation.pushViewController(scene.controller("B"), animated: true)
    scene.stage.advance(by: .milliseconds(120))

    change.make(scene.root)
    scene.stage.turn()
    scene.stage.settle()

    #expect(labels(scene.stage, scene.navigation.navigationBar) == [change.label])
  }

  @Test("F310: in a bar without a navigation controller", arguments: changes)
  func bare(_ change: Change) {
    let (lower, root) = (ViewController(), ViewController())
    lower.title = "A"
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 400, height: 44))
    root.view.addSubview(bar)
    bar.items = [lower.navigationItem, NavigationItem(title: "B")]
    let stage = Stage(root, size: Size(width: 400, height: 300))
    stage.settle()
    #expect(labels(stage, bar) == ["A"])

    change.make(lower)
    stage.turn()

    #expect(labels(stage, bar) == [change.label])
  }

  @Test("F310: later changes of the same item too, after a pop that was given up")
  func later() {
    let item = BarButtonItem(title: "One", target: nil, action: nil)
    scene.root.navigationItem.backBarButtonItem = item
    scene.push()
    scene.stage.drag(.point(Point(x: 4, y: 300)), to: .point(Point(x: 60, y: 300)))
    scene.stage.settle()
    #expect(scene.names == ["A", "B"])

    for title in ["Two", "Three"] {
      item.title = title
      scene.stage.turn()
      #expect(labels(scene.stage, scene.navigation.navigationBar) == [title])
    }
    scene.root.navigationItem.backBarButtonItem = nil
    scene.stage.turn()

    #expect(labels(scene.stage, scene.navigation.navigationBar) == ["A"])
    scene.stage.tap("A")
    scene.stage.settle()
    #expect(scene.names == ["A"])
  }

  @Test("F310: and what lies further below changes nothing")
  func further() {
    scene.push("B")
    scene.push("C")

    scene.root.title = "Z"
    scene.root.navigationItem.backButtonDisplayMode = .minimal
    scene.stage.turn()

    #expect(labels(scene.stage, scene.navigation.navigationBar) == ["B"])
  }

  @Test("F312: a large title that does as the one below follows it at once")
  func largeTitle() {
    scene.navigation.navigationBar.prefersLargeTitles = true
    scene.push("B")
    scene.push("C")
    let full = scene.navigation.navigationBar.frame.height

    scene.root.navigationItem.largeTitleDisplayMode = .never
    scene.stage.turn()
    #expect(scene.navigation.navigationBar.frame.height == full - 52)
    scene.root.navigationItem.largeTitleDisplayMode = .always
    scene.stage.turn()

    #expect(scene.navigation.navigationBar.frame.height == full)
  }

  @Test("F310: a backAction at the root makes a back button, which every way back runs")
  func rootAction() {
    var count = 0
    scene.root.navigationItem.backAction = Action { _ in count += 1 }
    scene.stage.turn()
    #expect(labels(scene.stage, scene.navigation.navigationBar) == ["Back"])

    scene.stage.tap("Back")
    scene.stage.press(.leftArrow, modifierFlags: .alternate)
    #expect(count == 2)
    #expect(scene.names == ["A"])
    scene.stage.drag(.point(Point(x: 4, y: 300)), to: .point(Point(x: 350, y: 300)))
    scene.stage.settle()
    #expect(count == 2)
    scene.root.navigationItem.backAction = nil
    scene.stage.turn()

    #expect(labels(scene.stage, scene.navigation.navigationBar) == [])
  }
}
