import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("The description of a hierarchy")
struct HierarchyDescriptionTests {
  final class Map: View {
    override func draw(_ canvas: Canvas) {
      canvas.fill(Path(rect: bounds), Color(white: 1))
    }
  }

  /// Returns the lines of a description without the addresses, which differ between runs.
  func lines(_ description: String) -> [String] {
    description.replacing(/0x[0-9a-f]+/, with: "0x").split(separator: "\n").map(String.init)
  }

  @Test("of controllers contains class, state, and view, indented by containment")
  func controllers() {
    let root = ViewController()
    let (shown, away, unloaded) = (ViewController(), ViewController(), ViewController())
    shown.title = "Shown"
    let stage = Stage(root)
    for child in [shown, away, unloaded] { root.addChild(child) }
    shown.view.frame = Rect(x: 10, y: 20, width: 30.5, height: 40)
    root.view.addSubview(shown.view)
    away.loadViewIfNeeded()

    #expect(
      lines(root.hierarchyDescription) == [
        "<ViewController 0x>, state: appeared, view: <View 0x (0 0; 400 300)>",
        "   | <ViewController 0x “Shown”>, state: appearing, view: <View 0x (10 20; 30.5 40)>",
        "   | <ViewController 0x>, state: disappeared, view: <View 0x (0 0; 400 300)>, "
          + "view not in the window",
        "   | <ViewController 0x>, state: disappeared, view: not loaded",
      ])
    stage.window.close()
    stage.settle()
    #expect(
      lines(root.hierarchyDescription)[0]
        == "<ViewController 0x>, state: disappeared, view: <View 0x (0 0; 400 300)>, "
        + "window not shown")
  }

  @Test("of views contains class, frame, and everything that affects their appearance")
  func views() {
    let root = ViewController()
    let stage = Stage(root)
    root.view.backgroundColor = Color(hex: 0x2F6FA7).withAlphaComponent(0.5)
    let map = Map(frame: Rect(x: 0, y: 0, width: 20, height: 10))
    map.alpha = 0.25
    map.clipsToBounds = true
    let inner = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    inner.isHidden = true
    inner.isUserInteractionEnabled = false
    inner.bounds.origin = Point(x: 3, y: 4)
    map.addSubview(inner)
    root.view.addSubview(map)
    stage.settle()
    inner.transform = Transform(rotationAngle: 1)
    inner.setNeedsLayout()

    let described = lines(stage.window.hierarchyDescription)

    #expect(described.count == 4)
    #expect(described[0] == "<Window: 0x; frame = (0 0; 400 300)>")
    #expect(
      described[1] == "   | <View: 0x; frame = (0 0; 400 300); root view of ViewController; "
        + "autoresize = W+H; background = #2F6FA7 at 0.5>")
    #expect(
      described[2] == "   |    | <Map: 0x; frame = (0 0; 20 10); alpha = 0.25; clips; "
        + "layer = 20 × 10 pixels, painted 1 times>")
    #expect(described[3].hasPrefix("   |    |    | <View: 0x"))
    #expect(
      described[3].hasSuffix(
        "; bounds = (3 4; 1 1); transformed; hidden; interaction off; needs layout>"))
  }

  @Test("is what printHierarchy prints")
  func printing() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        let root = ViewController()
        root.title = "Printed"
        root.printHierarchy()
        root.view.printHierarchy()
      }
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.contains("“Printed”>, state: disappeared, view: not loaded\n"))
    #expect(text.contains("root view of ViewController; autoresize = W+H"))
  }
}
