import Containers
import ContainersTesting
import TestSupport
import Testing

final class ForecastViewController: ViewController {
  let forecast = Label(text: "Loading…")
  private let load: @Sendable () async -> String
  private var task: Task<Void, Never>?

  init(load: @escaping @Sendable () async -> String) {
    self.load = load
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    forecast.frame = Rect(x: 20, y: 20, width: 200, height: 20)
    view.addSubview(forecast)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    task = Task { [weak self, load] in
      let text = await load()
      guard !Task.isCancelled else { return }
      self?.forecast.text = text
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    task?.cancel()
  }
}

final class EggTimerViewController: ViewController {
  let label = Label(text: "3")
  private var left = 3
  private var alarm: Alarm?

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = Rect(x: 20, y: 20, width: 100, height: 20)
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tick()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    alarm?.cancel()
  }

  private func tick() {
    guard let application, left > 0 else { return }
    alarm = application.animator.alarm(at: application.now + .seconds(1)) { [weak self] in
      self?.left -= 1
      self?.label.text = self.map { "\($0.left)" }
      self?.tick()
    }
  }
}

final class SpinnerView: View {
  private var link: DisplayLink?
  private(set) var turns = 0.0

  override func didMoveToWindow() {
    super.didMoveToWindow()
    link = window?.host.map { host in
      DisplayLink(host: host) { [weak self] link in self?.spin(link.elapsed) }
    }
    link?.isPaused = false
  }

  private func spin(_ elapsed: Duration) {
    turns += elapsed / .seconds(1)
    transform = Transform(rotationAngle: turns * 2 * .pi)
  }
}

@MainActor
@Suite("Example: concurrency and timers", .noWarnings)
struct ConcurrencyAndTimersExample {
  @Test("What a task has loaded is shown")
  func loading() async {
    let controller = ForecastViewController { "Sunny" }
    let stage = Stage(controller)

    #expect(await stage.wait { controller.forecast.text == "Sunny" })
  }

  @Test("The alarm rings by the stage's clock, and not after the controller has disappeared")
  func alarm() {
    let timer = EggTimerViewController()
    let stage = Stage(timer)

    stage.advance(by: .milliseconds(1900))
    #expect(timer.label.text == "2")
    stage.window.rootViewController = ViewController()
    stage.advance(by: .seconds(5))

    #expect(timer.label.text == "2")
  }

  @Test("The display link counts the time of the frames")
  func link() {
    let controller = ViewController()
    let spinner = SpinnerView(frame: Rect(x: 20, y: 20, width: 20, height: 20))
    controller.view.addSubview(spinner)
    let stage = Stage(controller)
    let start = spinner.turns

    stage.advance(by: .seconds(1))

    #expect(abs(spinner.turns - start - 1) < 0.1)
  }
}
