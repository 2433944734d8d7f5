import Containers
import ContainersTesting
import TestSupport
import Testing

final class ShelfViewController: ViewController {
  let covers = [20.0, 90, 160].map { View(frame: Rect(x: $0, y: 20, width: 60, height: 90)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    for cover in covers { view.addSubview(cover) }
  }

  func open(_ book: ViewController, at index: Int) {
    book.modalPresentationStyle = .fullScreen
    book.preferredTransition = .zoom { [weak self] _ in self?.covers[index] }
    present(book, animated: true)
  }
}

final class DropAnimator: ViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private var animator: ViewPropertyAnimator?

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration {
    .milliseconds(350)
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    interruptibleAnimator(using: context)?.startAnimation()
  }

  func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    if let animator { return animator }
    let animator = ViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: .easeOut)
    if isPresenting { drop(context, animator) } else { raise(context, animator) }
    animator.addCompletion { position in context.completeTransition(position == .end) }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  private func drop(
    _ context: any ViewControllerContextTransitioning, _ animator: ViewPropertyAnimator
  ) {
    guard let new = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
      return
    }
    let end = context.finalFrame(for: new)
    view.frame = end.offsetBy(dx: 0, dy: -end.maxY)
    context.containerView.addSubview(view)
    animator.addAnimations { view.frame = end }
  }

  private func raise(
    _ context: any ViewControllerContextTransitioning, _ animator: ViewPropertyAnimator
  ) {
    guard let view = context.view(forKey: .from) else { return }
    if let new = context.view(forKey: .to) {
      context.containerView.insertSubview(new, belowSubview: view)
    }
    animator.addAnimations { view.frame.origin.y = -view.frame.height }
  }
}

final class DropTransition: ViewControllerTransitioningDelegate {
  var interaction: PercentDrivenInteractiveTransition?

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

final class NoticeViewController: ViewController {
  let label = Label(text: "Saved")
  private let transition = DropTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    let pan = PanGestureRecognizer()
    pan.addTarget { [weak self] in self?.follow($0) }
    view.addGestureRecognizer(pan)
  }

  func show(over presenter: ViewController) {
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = transition
    presenter.present(self, animated: true)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.alpha = 0
    transitionCoordinator?.animate { [label] _ in label.alpha = 1 }
  }

  private func follow(_ pan: PanGestureRecognizer) {
    let fraction = -pan.translation(in: nil).y / view.bounds.height
    switch pan.state {
    case .began:
      transition.interaction = PercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: transition.interaction?.update(fraction)
    case .ended where fraction > 0.3:
      transition.interaction?.finish()
      transition.interaction = nil
    default:
      transition.interaction?.cancel()
      transition.interaction = nil
    }
  }
}

@MainActor
@Suite("Example: custom transitions", .noWarnings)
struct CustomTransitionsExample {
  let root = ViewController()
  let notice = NoticeViewController()
  let stage: Stage

  init() {
    stage = Stage(root, size: Size(width: 300, height: 200))
    stage.settle()
  }

  @Test("The notice drops from the top edge, with its label fading in alongside, and rises again")
  func dropping() {
    notice.view.backgroundColor = Color(hex: 0x0000FF)
    notice.show(over: root)
    stage.turn()
    stage.advance(by: .milliseconds(100))
    #expect(stage.picture.bitmap[150, 2] & 0xFF == 0xFF)
    #expect(stage.picture.bitmap[150, 198] & 0xFFFFFF != 0x0000FF)
    stage.settle()
    #expect(notice.view.frame == stage.window.bounds)
    #expect(notice.label.alpha == 1)

    root.dismiss(animated: true)
    stage.settle()

    #expect(root.presentedViewController == nil)
  }

  @Test(
    "A drag beyond a third of the way dismisses the notice; a shorter one leaves it",
    arguments: [100.0, 30])
  func dragging(_ distance: Double) {
    notice.show(over: root)
    stage.settle()

    stage.drag(.at(150, 150), by: Point(x: 0, y: -distance))
    stage.settle()

    #expect((root.presentedViewController == nil) == (distance > 60))
    if distance < 60 { #expect(notice.view.frame == stage.window.bounds) }
  }

  @Test("The book zooms out of its cover, and a drag sends it back")
  func zooming() {
    let (shelf, book) = (ShelfViewController(), ViewController())
    stage.window.rootViewController = shelf
    stage.settle()

    shelf.open(book, at: 1)
    stage.turn()
    stage.advance(by: .milliseconds(100))
    #expect(shelf.covers[1].alpha == 0)
    stage.settle()
    #expect(shelf.presentedViewController === book)
    stage.drag(.at(150, 50), by: Point(x: 0, y: 120))
    stage.settle()

    #expect(shelf.presentedViewController == nil)
    #expect(shelf.covers[1].alpha == 1)
  }
}
