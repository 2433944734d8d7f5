import Containers

/// A gesture can drive a transition.
///
/// A `PercentDrivenInteractiveTransition` moves everything that the animator animates by a
/// fraction, and finishes or cancels it when the user lets go. A canceled dismissal restores what
/// was there, and the appearance calls say so.
final class InteractionLesson: Lesson {
  private let state = Label.note("The notice was not shown yet.")

  override func viewDidLoad() {
    super.viewDidLoad()
    add("A notice that is dragged up", state)
    add(Button.tinted("Show it") { [weak self] in self?.open() })
  }

  private func open() {
    let notice = NoticeController { [weak self] in self?.state.text = $0 }
    present(notice, animated: true)
  }
}

/// A notice that is dragged away.
private final class NoticeController: ViewController, ViewControllerTransitioningDelegate {
  private var interaction: PercentDrivenInteractiveTransition?
  private let tell: (String) -> Void

  init(tell: @escaping (String) -> Void) {
    self.tell = tell
    super.init()
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = DynamicColor.systemIndigo.faint
    let text = Label(
      text: "Drag me up. Below a third I come back.",
      font: .preferredFont(forTextStyle: .title2))
    text.numberOfLines = 0
    text.textAlignment = .center
    let close = Button.tinted("Close") { [weak self] in
      self?.close()
    }
    let column = StackView.column(text, close, spacing: 24)
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    LayoutConstraint.activate([
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
    ])
    let pan = PanGestureRecognizer()
    pan.addTarget { [weak self] in self?.follow($0) }
    view.addGestureRecognizer(pan)
  }

  private func follow(_ pan: PanGestureRecognizer) {
    let fraction = -pan.translation(in: nil).y / view.bounds.height
    switch pan.state {
    case .began where transitionCoordinator == nil:
      interaction = PercentDrivenInteractiveTransition()
      dismiss(animated: true, completion: nil)
    case .changed:
      interaction?.update(fraction)
    case .ended where fraction > 0.3:
      interaction?.finish()
      interaction = nil
    default:
      interaction?.cancel()
      interaction = nil
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("It was dismissed.")
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    DropAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    DropAnimator(isPresenting: false)
  }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    interaction
  }
}
