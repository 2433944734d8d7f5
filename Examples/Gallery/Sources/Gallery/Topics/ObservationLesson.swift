import Containers

/// A child reports to its container without knowing it.
///
/// An `@Observed` property tells its observers of each change; the observer keeps a token, and
/// stops observing when it lets go of it.
///
/// Whatever is computed from observed properties can be observed, too: here, whether a dial is upright.
final class ObservationLesson: Lesson {
  private let dials = [DialController("North"), DialController("South")]
  private let log = LogView(capacity: 6)
  private var tokens: [ObservationToken] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for dial in dials {
      add(dial.title ?? "", dial, height: 96)
      dial.observe(\.isUpright, options: [.initial, .new]) { [weak self, unowned dial] change in
        self?.log.add("\(dial.title ?? "") is \(change.newValue == true ? "upright" : "turned")")
      }.store(in: &tokens)
      dial.observe(\.angle, options: [.new]) { [weak self] change in
        self?.follow(change.newValue ?? 0, from: dial)
      }.store(in: &tokens)
    }
    add("What the container is told", log)
  }

  /// The other dial turns along, which its own observers are told of, once.
  private func follow(_ angle: Double, from dial: DialController) {
    for other in dials where other !== dial && other.angle != angle { other.angle = angle }
  }
}

/// A child with a dial, which knows of nothing else.
private final class DialController: ViewController {
  @Observed var angle = 0.0
  var isUpright: Bool { angle == 0 }
  private let slider = Slider()
  private let needle = ImageView(
    image: Image(
      systemName: "arrow.up", withConfiguration: Image.SymbolConfiguration(pointSize: 40)))
  private var token: ObservationToken?

  init(_ title: String) {
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    slider.minimumValue = -180
    slider.maximumValue = 180
    slider.accessibility.label = title
    slider.addAction(for: .valueChanged) { [weak self] in
      guard let self else { return }
      angle = abs(slider.value) < 5 ? 0 : slider.value
    }
    token = observe(\.angle, options: [.initial, .new]) { [weak self] _ in self?.show() }
    let row = StackView(arrangedSubviews: [needle, slider])
    row.spacing = 24
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    LayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      row.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func show() {
    needle.transform = Transform(rotationAngle: angle * .pi / 180)
    if slider.value != angle { slider.value = angle }
  }
}
