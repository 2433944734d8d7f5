import Containers
import ContainersTesting
import TestSupport
import Testing

final class ThermometerViewController: ViewController {
  private let reading = Label()
  var temperature = 20 { didSet { showTemperature() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    reading.frame = Rect(x: 10, y: 10, width: 100, height: 20)
    view.addSubview(reading)
    showTemperature()
  }

  private func showTemperature() {
    guard isViewLoaded else { return }
    reading.text = "\(temperature) °C"
  }
}

@MainActor
@Suite("Example: loading", .noWarnings)
struct LoadingExample {
  @Test("A value set before the view is loaded does not load it, and is shown once it is loaded")
  func settingBeforeLoading() {
    let controller = ThermometerViewController()

    controller.temperature = 25
    #expect(!controller.isViewLoaded)
    let stage = Stage(controller)

    #expect(stage.element("25 °C") != nil)
  }
}
