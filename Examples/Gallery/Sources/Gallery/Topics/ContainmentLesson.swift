import Containers

/// A container shows the views of other controllers inside its own.
///
/// It knows its children, places their root views, and nothing deeper. The children know nothing of
/// it.
///
/// The relation comes before the view, so that events and appearance find their way when the view
/// arrives: `addChild`, then the view, then `didMove(toParent:)`. The way back mirrors it.
final class ContainmentLesson: Lesson {
  private let log = LogView(capacity: 6)
  private lazy var flip = FlipController { [weak self] in self?.log.add($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("A container with two children", flip, height: 240)
    add(Button.tinted("Flip") { [weak self] in self?.flip.flip() })
    add("Who belongs to whom", log)
  }
}

/// A container that turns one child over to show the other.
private final class FlipController: ViewController {
  private let front = SideController("Front", .systemBlue, "sun.max.fill")
  private let back = SideController("Back", .systemIndigo, "moon.fill")
  private lazy var visible: ViewController = front
  private let tell: (String) -> Void

  init(tell: @escaping (String) -> Void) {
    self.tell = tell
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(front)
    view.addSubview(front.view)
    front.didMove(toParent: self)
    report()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    visible.view.frame = view.bounds.insetBy(dx: 24, dy: 24)
  }

  func flip() {
    let (old, new) = visible === front ? (front, back) : (back, front)
    guard transitionCoordinator == nil, old.parent === self else { return }
    visible = new
    old.willMove(toParent: nil)
    addChild(new)
    new.view.frame = old.view.frame
    transition(from: old, to: new, duration: .milliseconds(500), options: .transitionFlipFromRight)
    {
      [weak self] _ in
      old.removeFromParent()
      new.didMove(toParent: self)
      self?.report()
    }
  }

  private func report() {
    tell("children: \(children.map { $0.title ?? "" }.joined(separator: ", "))")
  }
}

/// A child, which does not know where it is.
private final class SideController: ViewController {
  private let color: DynamicColor
  private let symbol: String

  init(_ title: String, _ color: DynamicColor, _ symbol: String) {
    self.color = color
    self.symbol = symbol
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color.faint
    view.cornerRadius = 16
    let label = Label(text: title, font: .preferredFont(forTextStyle: .title1))
    let picture = ImageView(
      image: Image(
        systemName: symbol, withConfiguration: Image.SymbolConfiguration(pointSize: 40)))
    picture.tintColor = .label
    let column = StackView(arrangedSubviews: [picture, label])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    LayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
