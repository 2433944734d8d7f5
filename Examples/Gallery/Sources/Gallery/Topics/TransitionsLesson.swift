import Containers

/// `transition(from:to:duration:options:)` exchanges two children of a container.
///
/// The library adds the new view, removes the old one, and sends the appearance calls; the options
/// choose the effect.
///
/// One transition runs at a time. A second request ends the first one, so nothing is ever lost.
final class TransitionsLesson: Lesson {
  private let effects: [(title: String, options: AnimationOptions)] = [
    ("Dissolve", .transitionCrossDissolve), ("Flip", .transitionFlipFromRight),
    ("Flip up", .transitionFlipFromBottom), ("Curl", .transitionCurlUp),
  ]
  private let swatches = SwatchesController()
  private lazy var effect = SegmentedControl(items: effects.map(\.title))
  private let duration = Slider()

  override func viewDidLoad() {
    super.viewDidLoad()
    effect.selectedSegmentIndex = 0
    effect.accessibility.label = "Effect"
    duration.minimumValue = 0.1
    duration.maximumValue = 2
    duration.value = 0.5
    add("Two children change places", swatches, height: 220)
    add(Button.tinted("Next") { [weak self] in self?.turn() })
    add("How", effect, FormRow("Duration", duration))
    duration.widthAnchor.constraint(equalToConstant: 160).isActive = true
  }

  private func turn() {
    swatches.next(
      effects[max(0, effect.selectedSegmentIndex)].options, .seconds(duration.value))
  }
}

/// A container that shows one color after the other.
private final class SwatchesController: ViewController {
  private let colors: [DynamicColor] = [.systemPink, .systemOrange, .systemGreen, .systemTeal]
  private var index = 0
  private var swatch = ViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    paint(swatch)
    addChild(swatch)
    view.addSubview(swatch.view)
    swatch.didMove(toParent: self)
  }

  private func paint(_ controller: ViewController) {
    controller.view.backgroundColor = colors[index]
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func next(_ options: AnimationOptions, _ duration: Duration) {
    index = (index + 1) % colors.count
    let (old, new) = (swatch, ViewController())
    swatch = new
    paint(new)
    old.willMove(toParent: nil)
    addChild(new)
    transition(from: old, to: new, duration: duration, options: options) { [weak self] _ in
      old.removeFromParent()
      new.didMove(toParent: self)
    }
  }
}
