import Containers

/// Assistive technology sees a tree of elements: each with a role, a name, a value, and what can be
/// done with it.
///
/// Controls and labels describe themselves. A view of one's own says what it is, and a group of
/// views may become one element.
///
/// Tests use the same names: an element that cannot be found by a test cannot be found by ear.
final class AccessibilityLesson: Lesson {
  private let screen = StackView()
  private let tree = Label()
  private let rating = RatingView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let mute = Switch()
    let name = TextField()
    name.borderStyle = .roundedRect
    name.placeholder = "Name"
    name.accessibility.label = "Name"
    mute.addAction(for: .valueChanged) { [weak self] in self?.describe() }
    name.addAction(for: .editingChanged) { [weak self] in self?.describe() }
    rating.onChange = { [weak self] in self?.describe() }
    screen.axis = .vertical
    screen.spacing = 12
    for view in [name, FormRow("Mute", mute), rating] { screen.addArrangedSubview(view) }
    add("A screen", screen)
    tree.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
    tree.numberOfLines = 0
    // Otherwise the tree would have itself in it.
    tree.accessibility.isElement = false
    add("Its tree", tree)
    add(
      Button.tinted("Say something") { [weak self] in
        self?.application?.accessibility.post(notification: .announcement, argument: "Something.")
      })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    describe()
  }

  private func describe() { tree.text = AccessibilityTree(of: screen).outline }
}

/// Five stars, which are one adjustable element.
private final class RatingView: View {
  private let stars = (0..<5).map { _ in ImageView() }
  private var rating = 3 { didSet { show() } }
  var onChange: (() -> Void)?

  init() {
    super.init(frame: .zero)
    for star in stars { addSubview(star) }
    accessibility.isElement = true
    accessibility.label = "Rating"
    accessibility.role = .slider
    accessibility.traits = .adjustable
    let tap = TapGestureRecognizer()
    tap.addTarget { [weak self] tap in
      self?.rate(Int(tap.location(in: self).x / 32) + 1)
    }
    addGestureRecognizer(tap)
    show()
  }

  override var canBecomeFocused: Bool { true }
  override var intrinsicContentSize: Size { Size(width: 160, height: 32) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, star) in stars.enumerated() {
      star.frame = Rect(x: Double(index) * 32 + 4, y: 4, width: 24, height: 24)
    }
  }

  override func accessibilityIncrement() { rate(rating + 1) }
  override func accessibilityDecrement() { rate(rating - 1) }

  override func pressesBegan(_ presses: Set<Press>) {
    switch presses.first?.key.keyCode {
    case .rightArrow: rate(rating + 1)
    case .leftArrow: rate(rating - 1)
    default: super.pressesBegan(presses)
    }
  }

  private func rate(_ new: Int) {
    rating = min(max(new, 1), stars.count)
    onChange?()
  }

  private func show() {
    accessibility.value = "\(rating) of \(stars.count)"
    for (index, star) in stars.enumerated() {
      let look = Image.SymbolConfiguration(pointSize: 22)
      star.image = Image(systemName: index < rating ? "star.fill" : "star", withConfiguration: look)
      star.tintColor = DynamicColor.systemOrange
    }
  }
}
