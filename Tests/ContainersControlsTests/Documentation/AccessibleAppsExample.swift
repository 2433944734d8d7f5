import Containers
import ContainersTesting
import TestSupport
import Testing

final class RainView: View {
  var millimeters = [12.0, 40, 25] { didSet { setNeedsDisplay(); update() } }
  private let names = ["January", "February", "March"]
  private var bars: [AccessibilityElement] = []

  override var accessibilityElements: [any AccessibilityItem]? {
    get { bars }
    set {}
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  override func draw(_ canvas: Canvas) {
    for index in millimeters.indices { canvas.fill(rect(index), tintColor) }
  }

  private func rect(_ index: Int) -> Rect {
    let height = millimeters[index]
    return Rect(x: Double(index) * 40, y: bounds.height - height, width: 30, height: height)
  }

  private func update() {
    if bars.isEmpty { bars = names.map { _ in AccessibilityElement(accessibilityContainer: self) } }
    for (index, bar) in bars.enumerated() {
      bar.accessibility.label = names[index]
      bar.accessibility.value = "\(Int(millimeters[index])) millimeters"
      bar.accessibilityFrameInContainerSpace = rect(index)
    }
    setNeedsAccessibilityUpdate()
  }
}

final class RainViewController: ViewController {
  let rain = RainView(frame: Rect(x: 20, y: 20, width: 120, height: 60))
  let reload = Button(frame: Rect(x: 160, y: 20, width: 40, height: 32))

  override func viewDidLoad() {
    super.viewDidLoad()
    rain.accessibility.label = "Rainfall"
    rain.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Reset") { [rain] _ in
        rain.millimeters = [0, 0, 0]
        return true
      }
    ]
    reload.image = Image(systemName: "arrow.clockwise")
    reload.accessibility.label = "Reload"
    reload.addAction { [weak self] in self?.load() }
    view.addSubview(rain)
    view.addSubview(reload)
  }

  private func load() {
    rain.millimeters = [20, 30, 10]
    application?.accessibility.post(notification: .announcement, argument: "Reloaded")
  }
}

@MainActor
@Suite("Example: accessibility", .noWarnings)
struct AccessibleAppsExample {
  @Test("The bars are elements in the view that draws them, and follow its values")
  func bars() {
    let rainfall = RainViewController()
    let stage = Stage(rainfall)
    stage.settle()
    #expect(stage.value(of: "February") == "40 millimeters")
    let bar = stage.element("February", in: "Rainfall")
    #expect(bar?.frame == Rect(x: 60, y: 40, width: 30, height: 40))

    let changes = stage.followAccessibility()
    stage.tap("Reload")

    #expect(stage.value(of: "February") == "30 millimeters")
    #expect(changes.lines.contains { $0.contains("Reloaded") })
  }

  @Test("A custom action acts")
  func action() {
    let rainfall = RainViewController()
    let stage = Stage(rainfall)

    #expect(stage.element("Rainfall")?.perform("Reset") == true)

    #expect(rainfall.rain.millimeters == [0, 0, 0])
  }
}
