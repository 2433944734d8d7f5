import Containers
import Lessons

/// The source of a lesson.
final class SourceController: ViewController {
  private let topic: Topic
  private let text = TextView()

  init(_ topic: Topic) {
    self.topic = topic
    super.init()
    title = topic.file
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.isEditable = false
    text.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
    text.textContainerInset = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    text.semanticContentAttribute = .forceLeftToRight
    text.textAlignment = .left
    text.accessibility.label = "Source of \(topic.title)"
    text.text = Lessons.source(named: topic.file) ?? "\(topic.file) is not there."
    text.frame = view.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(text)
    setContentScrollView(text)
    if navigationController?.presentingViewController != nil {
      navigationItem.rightBarButtonItem = BarButtonItem(
        systemItem: .done,
        primaryAction: Action { [weak self] _ in self?.close() })
    }
  }
}
