import Containers

/// A constraint relates an edge, a size or a center of one view to that of another.
///
/// All of them are solved once a frame. Change a constant, ask for layout in an animation, and the
/// views move.
///
/// Not everything can hold at once: a constraint with a lower *priority* gives way. The blue box wants
/// to be as wide as the slider says, but never touches the green one.
final class ConstraintsLesson: Lesson {
  private let board = View()
  private let (blue, green) = (ColorBox(.systemBlue, "Blue"), ColorBox(.systemGreen, "Green"))
  private lazy var wish = blue.widthAnchor.constraint(equalToConstant: 80)
  private lazy var top = blue.topAnchor.constraint(equalTo: board.topAnchor, constant: 8)
  private let width = Slider()

  override func viewDidLoad() {
    super.viewDidLoad()
    for box in [blue, green] {
      box.translatesAutoresizingMaskIntoConstraints = false
      board.addSubview(box)
    }
    wish.priority = .defaultHigh
    LayoutConstraint.activate([
      board.heightAnchor.constraint(equalToConstant: 160), top, wish,
      blue.leadingAnchor.constraint(equalTo: board.leadingAnchor),
      blue.heightAnchor.constraint(equalToConstant: 60),
      green.trailingAnchor.constraint(equalTo: board.trailingAnchor),
      green.topAnchor.constraint(equalTo: board.topAnchor, constant: 8),
      green.bottomAnchor.constraint(equalTo: board.bottomAnchor, constant: -8),
      green.widthAnchor.constraint(equalTo: board.widthAnchor, multiplier: 0.3),
      blue.trailingAnchor.constraint(lessThanOrEqualTo: green.leadingAnchor, constant: -16),
    ])
    width.minimumValue = 20
    width.maximumValue = 500
    width.value = 80
    width.addAction(for: .valueChanged) { [weak self] in self?.follow() }
    width.widthAnchor.constraint(equalToConstant: 160).isActive = true
    add("Two boxes", board)
    add("Wishes", FormRow("Width of the blue box", width))
    add(Button.tinted("Up or down") { [weak self] in self?.move() })
  }

  private func follow() { wish.constant = width.value }

  private func move() {
    top.constant = top.constant == 8 ? 92 : 8
    View.animate(withDuration: .milliseconds(400), usingSpringWithDamping: 0.7) {
      self.board.layoutIfNeeded()
    }
  }
}

/// A rounded box with a name.
final class ColorBox: View {
  private let label = Label()

  init(_ color: DynamicColor, _ name: String) {
    super.init(frame: .zero)
    backgroundColor = color.faint
    cornerRadius = 8
    label.text = name
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  override var intrinsicContentSize: Size {
    let text = label.intrinsicContentSize
    return Size(width: text.width + 16, height: max(36, text.height + 12))
  }
}
