import Containers
import ContainersTesting
import TestSupport
import Testing

/// What a presentation controller puts around the presented view, and how that is laid out.
@MainActor
@Suite("Containers of presentations", .noWarnings)
struct PresentationContainerTests {
  /// A controller whose view is filled by a field with constraints.
  private final class Form: ViewController {
    let field = View()

    override func viewDidLoad() {
      super.viewDidLoad()
      field.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(field)
      LayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        field.topAnchor.constraint(equalTo: view.topAnchor),
        field.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
  }

  /// A presentation at the left edge, over a shade that dismisses it.
  private final class SidePresentation: PresentationController {
    override var frameOfPresentedViewInContainerView: Rect {
      Rect(x: 0, y: 0, width: 200, height: containerView?.bounds.height ?? 0)
    }

    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      let shade = Button(title: "Close")
      shade.frame = containerView?.bounds ?? .zero
      shade.addAction { [weak self] in self?.presentedViewController.dismiss(animated: true) }
      containerView?.insertSubview(shade, at: 0)
    }

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Side: ViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? {
      SidePresentation(presentedViewController: presented, presenting: presenting)
    }
  }

  private let root = ViewController()
  private let presented = Form()
  private let side = Side()
  private let stage: Stage

  init() {
    stage = Stage(root, size: Size(width: 800, height: 400))
    stage.settle()
  }

  private func present(_ style: ModalPresentationStyle, animated: Bool = false) {
    presented.modalPresentationStyle = style
    if style == .custom { presented.transitioningDelegate = side }
    root.present(presented, animated: animated)
    stage.settle()
  }

  @Test(
    "Presented again in a window of another size, a controller lays out its constraints",
    arguments: [ModalPresentationStyle.fullScreen, .overFullScreen])
  func again(_ style: ModalPresentationStyle) {
    present(style)
    #expect(presented.field.frame.width == 760)
    root.dismiss(animated: false)
    stage.settle()
    stage.resize(to: Size(width: 500, height: 400))
    present(style)
    #expect(presented.field.frame.width == 460)
    stage.resize(to: Size(width: 600, height: 400))
    stage.settle()
    #expect(presented.field.frame.width == 560)
  }

  @Test("F103: what is presented in the current context stays where the context is")
  func currentContext() {
    let pane = ViewController()
    pane.definesPresentationContext = true
    root.addChild(pane)
    pane.view.frame = Rect(x: 50, y: 100, width: 350, height: 200)
    root.view.addSubview(pane.view)
    pane.didMove(toParent: root)
    presented.modalPresentationStyle = .currentContext
    pane.present(presented, animated: true)
    stage.settle()
    let frame = presented.view.convert(presented.view.bounds, to: nil)
    #expect(frame == Rect(x: 50, y: 100, width: 350, height: 200))

    root.dismiss(animated: false)
    pane.dismiss(animated: false)
    stage.settle()
    #expect(pane.view.frame == Rect(x: 50, y: 100, width: 350, height: 200))
  }

  @Test("What a presentation controller adds to its container can be pressed")
  func furniture() {
    present(.custom)
    stage.tap(at: Point(x: 600, y: 200))
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("F109: a presentation controller that places the presented view ends no dismissal")
  func placing() {
    presented.loadViewIfNeeded()
    presented.view.backgroundColor = Color(hex: 0xFF0000)
    present(.custom)
    root.dismiss(animated: true)
    stage.turn()
    stage.advance(by: .milliseconds(100))
    presented.view.superview?.setNeedsLayout()
    stage.advance(by: .milliseconds(50))
    let bitmap = stage.picture.bitmap
    #expect(bitmap[100, 4] != 0xFFFF_0000)
    #expect(bitmap[100, 396] == 0xFFFF_0000)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("Escape while a sheet comes dismisses it when it has come")
  func earlyEscape() {
    presented.modalPresentationStyle = .pageSheet
    root.present(presented, animated: true)
    stage.turn()
    stage.advance(by: .milliseconds(100))
    stage.press(.escape)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  /// Content that prefers a size once it has been laid out.
  private final class Content: ViewController {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      preferredContentSize = Size(width: 120, height: 80)
    }
  }

  /// A presentation in the corner, in the size that its controller prefers.
  private final class CornerPresentation: PresentationController {
    override var frameOfPresentedViewInContainerView: Rect {
      Rect(origin: .zero, size: presentedViewController.preferredContentSize)
    }
  }

  private final class Corner: ViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? {
      CornerPresentation(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("C107: a size that the first layout in the window prefers holds from the first frame")
  func sizeFromLayout() {
    let (content, corner) = (Content(), Corner())
    content.modalPresentationStyle = .custom
    content.modalTransitionStyle = .crossDissolve
    content.transitioningDelegate = corner

    root.present(content, animated: true)
    stage.advance(by: .milliseconds(20))

    #expect(content.view.frame == Rect(x: 0, y: 0, width: 120, height: 80))
  }
}
