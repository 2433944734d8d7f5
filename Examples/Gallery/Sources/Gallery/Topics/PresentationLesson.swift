import Containers

/// Any controller presents any other, over the whole window or over a part of it.
///
/// The style says how much it covers, and whether the presenter's view stays: only `fullScreen` and
/// `currentContext` remove it, and only then is the presenter told that it disappears.
///
/// The current context is the nearest controller around the presenter with `definesPresentationContext`:
/// in this program, the page beside the sidebar.
///
/// In a narrow window, sheets are attached to the bottom edge and can be dragged.
final class PresentationLesson: Lesson {
  private static let styles: [(title: String, style: ModalPresentationStyle)] = [
    ("Page sheet", .pageSheet), ("Form sheet", .formSheet), ("Full screen", .fullScreen),
    ("Over full screen", .overFullScreen), ("Current context", .currentContext),
    ("Over current context", .overCurrentContext),
  ]
  private static let motions: [(title: String, style: ModalTransitionStyle)] = [
    ("Cover", .coverVertical), ("Dissolve", .crossDissolve), ("Flip", .flipHorizontal),
  ]
  private let motion = SegmentedControl(items: motions.map(\.title))
  private let isModal = Switch()

  override func viewDidLoad() {
    super.viewDidLoad()
    motion.selectedSegmentIndex = 0
    motion.accessibility.label = "Motion"
    let buttons = Self.styles.map { entry in
      Button.tinted(entry.title) { [weak self] in self?.present(entry.title, entry.style) }
    }
    add("Styles", ButtonFlow(buttons))
    add("Options", motion, FormRow("Only the button ends it", isModal))
  }

  private func present(_ title: String, _ style: ModalPresentationStyle) {
    let page = PresentedPage()
    page.title = title
    page.isModalInPresentation = isModal.isOn
    let stack = NavigationController(rootViewController: page)
    stack.modalPresentationStyle = style
    stack.modalTransitionStyle = Self.motions[max(0, motion.selectedSegmentIndex)].style
    present(stack, animated: true)
  }
}

/// A page that closes itself.
final class PresentedPage: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .done,
      primaryAction: Action { [weak self] _ in self?.close() })
    let text = Label.note("Done closes this, and so does Escape, unless only the button may.")
    text.textAlignment = .center
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    let safe = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      text.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      text.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
      text.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
    ])
  }
}
