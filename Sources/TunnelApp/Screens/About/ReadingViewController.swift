import Containers

/// A page of text that scrolls.
final class ReadingViewController: ViewController {
  private let content = StackView()
  private let scroll = ScrollView()

  /// Creates a page with parts one below the other.
  init(_ title: String, _ parts: [View]) {
    super.init()
    self.title = title
    content.axis = .vertical
    content.spacing = 14
    parts.forEach(content.addArrangedSubview)
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [scroll] }

  override func loadView() { view = scroll }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.backgroundColor = Theme.raised
    scroll.accessibility.label = title
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    let (guide, margins) = (scroll.contentLayoutGuide, scroll.layoutMarginsGuide)
    LayoutConstraint.activate([
      guide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: margins.trailingAnchor).yielding(),
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
    ])
  }
}
