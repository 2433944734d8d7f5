import Containers

/// A page about a topic: what it is about, and below that what there is to try, in cards.
class Lesson: ViewController {
  /// What the page is about.
  var topic: Topic?
  let scrollView = ScrollView()
  /// The header and the cards.
  let column = StackView()

  /// The greatest width of the column, in points.
  private static let width = 640.0

  required override init() { super.init() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    column.axis = .vertical
    column.spacing = 24
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    let wide = column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32)
    wide.priority = LayoutPriority(999)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -32),
      column.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: Self.width), wide,
    ])
    if let topic { column.addArrangedSubview(LessonHeader(topic)) }
  }

  /// Adds views in a card.
  ///
  /// An empty caption takes no room.
  func add(_ caption: String, _ views: View...) {
    column.addArrangedSubview(Card(caption, views))
  }

  /// Adds buttons beside each other, without a card.
  func add(_ buttons: Button...) {
    column.addArrangedSubview(ButtonFlow(buttons))
  }

  /// Adds a card that another controller fills, whose height is in points.
  func add(_ caption: String, _ child: ViewController, height: Double) {
    addChild(child)
    column.addArrangedSubview(Card(caption, filling: child.view, height: height))
    child.didMove(toParent: self)
  }
}
