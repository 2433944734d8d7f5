import ContainersTesting
import Testing

@testable import Containers

/// A control of a program's own that is only stepped.
private final class Dial: View {
  var number = 5.0

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.range = SemanticRange(number, from: 0, to: 10, step: 1)
  }

  override func accessibilityIncrement() { number = min(10, number + 1) }
  override func accessibilityDecrement() { number = max(0, number - 1) }
}

@MainActor
@Suite("Setting the number of an element")
struct AccessibilityValueTests {
  private let stage = Stage(ViewController())

  private func node(_ view: View) throws -> AccessibilityNode {
    view.frame = Rect(x: 10, y: 10, width: 200, height: 40)
    view.accessibility.label = "Number"
    stage.window.addSubview(view)
    return try #require(stage.element("Number"))
  }

  @Test("D15: A slider is set within its range, and sends its event")
  func slider() throws {
    let slider = Slider()
    slider.maximumValue = 10
    var sent: [Double] = []
    slider.addAction(Action { _ in sent.append(slider.value) }, for: .valueChanged)
    let node = try node(slider)
    #expect(node.setValue(4))
    #expect(node.setValue(99))
    #expect(sent == [4, 10])
    #expect(!node.setValue(.nan))
    slider.isEnabled = false
    #expect(!node.setValue(1))
  }

  @Test("D15: A stepper and a page control are set")
  func others() throws {
    let stepper = Stepper()
    #expect(try node(stepper).setValue(7))
    #expect(stepper.value == 7)
    stepper.removeFromSuperview()
    let pages = PageControl()
    pages.numberOfPages = 5
    #expect(try node(pages).setValue(3))
    #expect(pages.currentPage == 2)
  }

  @Test("D15: What can only be stepped is stepped there, and what cannot be changed stays")
  func stepped() throws {
    let dial = Dial()
    #expect(try node(dial).setValue(8.2))
    #expect(dial.number == 8)
    dial.removeFromSuperview()
    #expect(try !node(ProgressView()).setValue(1))
  }
}
