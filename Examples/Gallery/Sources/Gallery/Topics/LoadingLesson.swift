import Containers

/// A controller makes its view when somebody first asks for it.
///
/// Until then it costs little, and what is set before is there when the view comes.
///
/// - `viewIfLoaded` and `isViewLoaded` look without loading.
/// - `view` loads: `loadView()` makes the view, and `viewDidLoad()` adds what is always in it.
/// - Setting `view` to `nil` releases it. The next access loads a new one.
final class LoadingLesson: Lesson {
  private let log = LogView(capacity: 8)
  private var thermometer: Thermometer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let steps = [
      Button.tinted("Make a controller") { [weak self] in self?.make() },
      Button.tinted("Set 30 °C") { [weak self] in self?.set(30) },
      Button.tinted("Is it loaded?") { [weak self] in self?.look() },
      Button.tinted("Ask for the view") { [weak self] in self?.load() },
      Button.tinted("Release the view") { [weak self] in self?.release() },
    ]
    add("Step by step", ButtonFlow(steps))
    add("What is called", log)
    make()
  }

  private func make() {
    thermometer = Thermometer { [weak self] in self?.log.add($0) }
    log.add("init()")
  }

  private func set(_ degrees: Int) {
    thermometer?.temperature = degrees
    log.add("temperature = \(degrees)")
  }

  private func look() {
    log.add("isViewLoaded: \(thermometer?.isViewLoaded == true)")
  }

  private func load() {
    guard let view = thermometer?.view else { return }
    log.add("view: \(type(of: view))")
  }

  private func release() {
    thermometer?.view = nil
    log.add("view = nil")
  }
}

/// A controller that tells when it loads.
private final class Thermometer: ViewController {
  private let reading = Label()
  private let tell: (String) -> Void

  /// May be set at any time: before the view is loaded, there is nothing to show it in.
  var temperature = 20 {
    didSet { if isViewLoaded { show() } }
  }

  init(tell: @escaping (String) -> Void) {
    self.tell = tell
    super.init()
  }

  // Overridden only to use another class for the view. It does not call super.
  override func loadView() {
    tell("  loadView()")
    view = StackView(arrangedSubviews: [reading])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
    tell("  viewDidLoad(), which shows \(reading.text ?? "")")
  }

  private func show() { reading.text = "\(temperature) °C" }
}
