import Containers
import ContainersTesting
import Glibc
import Testing

@MainActor
@Suite("Printed descriptions")
struct DescriptionTests {
  /// Returns the printed text of a value without the address, which differs between runs.
  private func printed(_ value: Any) -> String {
    var text = ""
    print(value, terminator: "", to: &text)
    return text.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test("Rectangles, points, and sizes print their numbers")
  func geometry() {
    #expect(printed(Rect(x: 1, y: 2.5, width: 320, height: 200)) == "(1.0, 2.5, 320.0, 200.0)")
    #expect(printed(Point(x: -1, y: 0.1)) == "(-1.0, 0.1)")
    #expect(printed(Size(width: 3, height: .infinity)) == "(3.0, inf)")
    #expect(printed([Point(x: 1, y: 2)]) == "[(1.0, 2.0)]")
  }

  @Test("A view prints its class, address, frame, and nondefault properties")
  func views() {
    let label = Label(text: "Hello “you”\n")
    label.frame = Rect(x: 10, y: 20, width: 30.5, height: 40)
    label.isHidden = true
    label.layoutIfNeeded()

    #expect(
      printed(label).hasPrefix(
        "<Label: 0x; frame = (10 20; 30.5 40); label = \"Hello “you”\\n\"; hidden"))
    #expect(printed(label).hasSuffix(">"))
    #expect("\(label)" == label.description)
  }

  @Test("A window prints its title")
  func windows() {
    let stage = Stage(ViewController())
    stage.window.title = "Notes"

    #expect(
      printed(stage.window).hasPrefix("<Window: 0x; frame = (0 0; 400 300); title = \"Notes\""))
  }

  @Test("A controller prints its class, title, state, and view")
  func controllers() {
    let controller = ViewController()
    controller.title = "Notes"
    #expect(
      printed(controller) == "<ViewController 0x “Notes”>, state: disappeared, view: not loaded")

    let stage = Stage(controller)
    stage.turn()

    #expect(
      printed(controller)
        == "<ViewController 0x “Notes”>, state: appeared, view: <View 0x (0 0; 400 300)>")
  }

  @Test("Any other responder prints its class and address")
  func responders() {
    #expect(printed(Responder()) == "<Responder: 0x>")
  }

  @Test("A subclass can print more")
  func overriding() {
    final class Gauge: View {
      override var description: String { "gauge, \(super.description)" }
    }
    #expect(printed(Gauge()).hasPrefix("gauge, <Gauge: 0x; frame = (0 0; 0 0)"))
  }
}
