import Containers

/// A popover points at what it belongs to, and follows it.
///
/// It chooses a side with room among those that are permitted, and takes the size that its content
/// prefers. In a narrow window it becomes a sheet, unless its delegate says that it stays.
final class PopoversLesson: Lesson {
  private let stays = Switch()

  override func viewDidLoad() {
    super.viewDidLoad()
    let sides: [(title: String, directions: PopoverArrowDirection)] = [
      ("Any side", .any), ("Below", .up), ("Above", .down), ("At the right", .left),
    ]
    let buttons = sides.map { side in
      let button = Button(title: "")
      button.configuration = .tinted()
      button.configuration?.title = side.title
      button.addAction { [weak self, unowned button] in self?.open(button, side.directions) }
      return button
    }
    add("Where", ButtonFlow(buttons))
    add("In a narrow window", FormRow("Stays a popover", stays))
  }

  private func open(_ button: Button, _ directions: PopoverArrowDirection) {
    let content = TipController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = Size(width: 240, height: 96)
    // Reading the presentation controller makes it, so the style is set before.
    let popover = content.popoverPresentationController
    popover?.sourceView = button
    popover?.permittedArrowDirections = directions
    popover?.delegate = self
    present(content, animated: true)
  }
}

extension PopoversLesson: AdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    stays.isOn ? .none : .automatic
  }
}

/// What the popover shows.
private final class TipController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let text = Label.note("A click outside or Escape closes this.")
    text.textAlignment = .center
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    let safe = view.safeAreaLayoutGuide
    let end = text.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16)
    // A sheet that becomes a popover is narrower than both margins for a moment.
    end.priority = LayoutPriority(999)
    LayoutConstraint.activate([
      text.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      text.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16), end,
    ])
  }
}
