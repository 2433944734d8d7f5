import ContainersTesting
import Testing

@testable import Containers

/// A view that draws bars, each of them an accessibility element.
private final class Chart: View {
  final class Bar: AccessibilityElement {
    var presses = 0
    var days = 31 { didSet { setNeedsAccessibilityUpdate() } }

    override func describeSemantics(_ semantics: inout Semantics) {
      super.describeSemantics(&semantics)
      semantics.role = .button
      semantics.range = SemanticRange(Double(days), from: 0, to: 31, step: 1)
    }

    override func accessibilityActivate() -> Bool {
      presses += 1
      return true
    }

    override func accessibilityIncrement() { days += 1 }
    override func accessibilityDecrement() { days -= 1 }
  }

  private(set) lazy var bars = ["January", "February"].enumerated().map { index, name in
    let bar = Bar(accessibilityContainer: self)
    bar.accessibility.label = name
    bar.accessibilityFrameInContainerSpace = Rect(
      x: Double(index) * 50, y: 0, width: 40, height: 100)
    return bar
  }
}

/// A view that declares its elements and custom actions by overrides.
final class Legend: View {
  private lazy var entry = AccessibilityElement(accessibilityContainer: self)

  override var accessibilityElements: [any AccessibilityItem]? {
    get {
      entry.accessibility.label = "Sun"
      entry.accessibilityFrameInContainerSpace = bounds
      return [entry]
    }
    set { super.accessibilityElements = newValue }
  }

  override var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { [AccessibilityCustomAction(name: "Hide") { _ in true }] }
    set { super.accessibilityCustomActions = newValue }
  }
}

@MainActor
struct AccessibilityElementTests {
  private let stage = Stage(ViewController())
  private let chart = Chart(frame: Rect(x: 100, y: 50, width: 200, height: 100))

  init() {
    chart.accessibility.label = "Sunshine"
    chart.accessibilityElements = chart.bars
    stage.window.addSubview(chart)
    stage.turn()
  }

  @Test("Elements that are not views belong to their container and use its coordinates")
  func finding() throws {
    #expect(stage.outline == "Sunshine\n  January\n  February")
    let bar = try #require(stage.element("February"))
    #expect(bar.frame == Rect(x: 150, y: 50, width: 40, height: 100))
    #expect(bar.view === chart)
    #expect(bar.element === chart.bars[1])
    chart.frame.origin = Point(x: 110, y: 60)
    #expect(bar.frame == Rect(x: 160, y: 60, width: 40, height: 100))
  }

  @Test("Elements that are not views are operated like views")
  func operating() throws {
    let bar = try #require(stage.element("January"))
    #expect(bar.activate())
    #expect(chart.bars[0].presses == 1)
    bar.decrement()
    bar.decrement()
    bar.increment()
    #expect(bar.semantics.range == SemanticRange(30, from: 0, to: 31, step: 1))
    #expect(!bar.focus())
  }

  @Test("Tapping such an element taps the center of its frame")
  func tapping() {
    var places: [Point] = []
    let tap = TapGestureRecognizer { places.append($0.location(in: chart)) }
    chart.addGestureRecognizer(tap)
    stage.tap("February")
    #expect(places == [Point(x: 70, y: 50)])
  }

  @Test("The elements of a container replace its subviews, in the container's order")
  func ordering() {
    let first = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    first.accessibility.label = "First"
    let second = View(frame: Rect(x: 50, y: 0, width: 20, height: 20))
    second.accessibility.label = "Second"
    chart.addSubview(first)
    chart.addSubview(second)
    #expect(stage.outline == "Sunshine\n  January\n  February")
    chart.accessibilityElements = [second, chart.bars[0], first]
    #expect(stage.outline == "Sunshine\n  Second\n  January\n  First")
    second.isHidden = true
    #expect(stage.outline == "Sunshine\n  January\n  First")
    chart.accessibilityElements = nil
    second.isHidden = false
    #expect(stage.outline == "Sunshine\n  First\n  Second")
  }

  @Test("A view outside the container, or the container itself, is left out")
  func strangers() {
    let other = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    other.accessibility.label = "Other"
    stage.window.addSubview(other)
    chart.accessibilityElements = [chart, other, chart.bars[0]]
    #expect(stage.outline == "Other\nSunshine\n  January")
  }

  @Test("D14a: Custom actions have names and are performed by name")
  func customActions() throws {
    var done: [String] = []
    chart.accessibilityCustomActions = ["Zoom in", "Zoom out"].map { name in
      AccessibilityCustomAction(name: name) { action in
        done.append(action.name)
        return true
      }
    }
    let node = try #require(stage.element("Sunshine"))
    #expect(node.semantics.actions == ["Zoom in", "Zoom out"])
    #expect(node.perform("Zoom out"))
    #expect(!node.perform("Turn"))
    #expect(done == ["Zoom out"])
  }

  @Test("A class can declare elements and actions by overrides")
  func overrides() throws {
    let legend = Legend(frame: Rect(x: 0, y: 0, width: 50, height: 20))
    legend.accessibility.label = "Legend"
    stage.window.addSubview(legend)
    stage.turn()
    #expect(stage.outline.hasPrefix("Legend\n  Sun\n"))
    #expect(try #require(stage.element("Legend")).perform("Hide"))
  }

  @Test("An element does not retain its container, and has no frame without it")
  func lifetime() {
    var container: View? = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    weak let gone = container
    let element = container.map { AccessibilityElement(accessibilityContainer: $0) }
    container = nil
    #expect(gone == nil)
    #expect(element?.accessibilityFrame == .zero)
  }

  @Test("A custom action runs the handler that it has now, and none reports failure")
  func actionHandler() throws {
    var done: [String] = []
    let action = AccessibilityCustomAction(name: "Zoom in") { _ in
      done.append("first")
      return true
    }
    chart.accessibilityCustomActions = [action]
    let node = try #require(stage.element("Sunshine"))
    action.actionHandler = { _ in
      done.append("second")
      return true
    }
    #expect(node.perform("Zoom in"))
    #expect(done == ["second"])
    action.actionHandler = nil
    #expect(!node.perform("Zoom in"))
  }

  @Test("An element that is not a view relates to others and has a hint")
  func elementRelations() throws {
    let events = stage.followAccessibility()
    chart.bars[0].accessibilityRelations[.flowsTo] = [chart.bars[1]]
    stage.turn()
    #expect(events.lines == ["January: flowsTo February"])
    chart.bars[0].accessibility.hint = "Press for days"
    #expect(try #require(stage.element("January")).hint == "Press for days")
  }
}
