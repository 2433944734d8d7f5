import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Presentation with a zoom", .noWarnings)
struct ZoomPresentationTests {
  /// A delegate that records what the user does.
  final class Delegate: AdaptivePresentationControllerDelegate {
    var calls: [String] = []
    func presentationControllerWillDismiss(_ controller: PresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ controller: PresentationController) {
      calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
      calls.append("attempt")
    }
  }

  let scene = GalleryScene()
  let delegate = Delegate()
  var presenter: ViewController { scene.parent }
  var photo: GalleryScene.Photo { scene.photo }
  var isPresented: Bool { presenter.presentedViewController === photo }

  private func present(
    _ options: ViewController.Transition.ZoomOptions? = nil,
    style: ModalPresentationStyle = .fullScreen, animated: Bool = false
  ) {
    photo.preferredTransition = .zoom(options: options) { [scene] _ in scene.thumbnail }
    photo.modalPresentationStyle = style
    photo.presentationController?.delegate = delegate
    presenter.present(photo, animated: animated)
    if !animated { scene.stage.settle() }
  }

  /// Drags from the middle of the image.
  private func drag(by way: Point, steps: Int = 20) {
    scene.stage.grab(.at(75, 60))
    scene.stage.move(to: .at(75 + way.x, 60 + way.y), steps: steps)
  }

  @Test(
    "F201, F210: a preferred zoom applies in both directions, over and instead of the presenter",
    arguments: [ModalPresentationStyle.fullScreen, .overFullScreen])
  func bothDirections(_ style: ModalPresentationStyle) {
    let before = scene.look
    present(style: style, animated: true)
    scene.stage.turn()
    scene.stage.advance(by: .milliseconds(50))
    #expect(scene.thumbnail.alpha == 0)
    #expect(photo.transitionCoordinator?.transitionDuration == .milliseconds(400))
    scene.stage.settle()
    #expect(scene.thumbnail.alpha == 1)
    #expect(photo.view.alpha == 1)

    presenter.dismiss(animated: true)
    scene.stage.turn()
    scene.stage.advance(by: .milliseconds(50))
    #expect(scene.thumbnail.alpha == 0)
    scene.stage.settle()

    #expect(!isPresented)
    #expect(scene.thumbnail.alpha == 1)
    #expect(scene.look == before)
  }

  @Test(
    "F210: a downward drag beyond a third of the way dismisses, as the user's dismissal",
    arguments: [ModalPresentationStyle.fullScreen, .overFullScreen])
  func dismissing(_ style: ModalPresentationStyle) {
    let before = scene.look
    present(style: style)

    drag(by: Point(x: 0, y: 90))
    scene.stage.advance(by: .milliseconds(300))
    #expect(isPresented)
    #expect(delegate.calls == ["will"])
    #expect(scene.thumbnail.alpha == 0)
    scene.stage.drop()
    scene.stage.settle()

    #expect(!isPresented)
    #expect(delegate.calls == ["will", "did"])
    #expect(scene.thumbnail.alpha == 1)
    #expect(scene.look == before)
    #expect(scene.stage.application.animator.isIdle)
  }

  @Test("F210: no drag dismisses a controller that has a transitioning delegate")
  func transitioningDelegate() {
    final class Dissolving: ViewControllerTransitioningDelegate {}
    let dissolving = Dissolving()
    photo.transitioningDelegate = dissolving
    present()

    drag(by: Point(x: 0, y: 90))
    scene.stage.drop()
    scene.stage.settle()

    #expect(isPresented)
    #expect(delegate.calls == [])
    #expect(photo.transitioningDelegate === dissolving)
  }

  @Test("F210: the picture follows the finger and shrinks")
  func following() {
    present()
    drag(by: Point(x: 20, y: 60))
    scene.stage.turn()

    scene.stage.expectPicture(named: "zoom-drag")
    scene.stage.drop()
    scene.stage.settle()
  }

  @Test("F210: a slow drag of less than a third returns")
  func returning() {
    present()
    let before = scene.look
    drag(by: Point(x: 10, y: 50))
    #expect(scene.look != before)
    scene.stage.advance(by: .milliseconds(300))
    scene.stage.drop()
    scene.stage.settle()

    #expect(isPresented)
    #expect(delegate.calls == ["will"])
    #expect(scene.look == before)
    #expect(photo.view.alpha == 1)
    #expect(scene.thumbnail.alpha == 1)
    #expect(photo.view.frame == scene.stage.window.bounds)
  }

  @Test("F210: a fast drag dismisses, however short")
  func flicking() {
    present()
    drag(by: Point(x: 0, y: 50), steps: 3)
    scene.stage.drop()
    scene.stage.settle()

    #expect(!isPresented)
  }

  @Test("F210: an upward or sideways drag does nothing", arguments: [(0.0, -50.0), (60, 20)])
  func otherDirections(_ x: Double, _ y: Double) {
    present()
    let before = scene.look
    drag(by: Point(x: x, y: y), steps: 3)
    #expect(scene.look == before)
    scene.stage.drop()
    scene.stage.settle()

    #expect(isPresented)
    #expect(delegate.calls.isEmpty)
  }

  @Test("F210: the app may refuse the drag, knowing where and how fast it is")
  func refusing() {
    var options = ViewController.Transition.ZoomOptions()
    var asked: [(location: Point, speed: Double, willBegin: Bool)] = []
    options.interactiveDismissShouldBegin = {
      asked.append(($0.location, $0.velocity.dy, $0.willBegin))
      return false
    }
    present(options)
    drag(by: Point(x: 0, y: 100))
    scene.stage.drop()
    scene.stage.settle()

    #expect(isPresented)
    #expect(delegate.calls.isEmpty)
    #expect(asked.count == 1)
    #expect(asked.first?.location == Point(x: 75, y: 60))
    #expect(asked.first.map { $0.speed > 0 && $0.willBegin } == true)
  }

  @Test("F124, F210: a drag of what must not be dismissed is an attempt")
  func modal() {
    photo.isModalInPresentation = true
    present()
    let before = scene.look
    drag(by: Point(x: 0, y: 100))
    #expect(scene.look == before)
    scene.stage.drop()
    scene.stage.settle()

    #expect(isPresented)
    #expect(delegate.calls == ["attempt"])
  }

  @Test(
    "F210: in scrollable content the drag dismisses only at the top edge, and else scrolls",
    arguments: [0.0, 30])
  func scrolling(_ offset: Double) {
    present()
    let scroll = ScrollView(frame: photo.view.bounds)
    scroll.contentSize = Size(width: 150, height: 800)
    photo.view.addSubview(scroll)
    scroll.contentOffset.y = offset
    scene.stage.settle()

    drag(by: Point(x: 0, y: 90))
    if offset > 0 { #expect(scroll.contentOffset.y < offset) }
    scene.stage.advance(by: .milliseconds(300))
    scene.stage.drop()
    scene.stage.settle()

    #expect(isPresented == (offset > 0))
  }

  @Test("F210: an upward drag at the top edge scrolls")
  func scrollingUp() {
    present()
    let scroll = ScrollView(frame: photo.view.bounds)
    scroll.contentSize = Size(width: 150, height: 800)
    photo.view.addSubview(scroll)
    scene.stage.settle()

    drag(by: Point(x: 0, y: -50))
    #expect(scroll.contentOffset.y > 30)
    scene.stage.drop()
    scene.stage.settle()

    #expect(isPresented)
  }

  @Test("F002, F210: without a source view or with reduced motion the dragged picture dissolves")
  func dissolving() {
    present()
    scene.stage.window.traitOverrides.accessibilityMotion = .reduced
    drag(by: Point(x: 0, y: 90))
    #expect(scene.thumbnail.alpha == 1)
    scene.stage.drop()
    scene.stage.settle()

    #expect(!isPresented)
    #expect(photo.view.alpha == 1)
  }

  @Test("F210: when the controller is presented without a zoom, the drag is gone")
  func without() {
    present()
    presenter.dismiss(animated: false)
    scene.stage.settle()
    photo.preferredTransition = nil
    presenter.present(photo, animated: false)
    scene.stage.settle()

    drag(by: Point(x: 0, y: 100))
    scene.stage.drop()
    scene.stage.settle()

    #expect(isPresented)
    #expect(photo.view.gestureRecognizers.isEmpty)
  }

  @Test(
    "F001: a drag that is interrupted leaves both views as they were",
    arguments: ["resize", "root"])
  func interruption(_ kind: String) {
    present()
    drag(by: Point(x: 0, y: 60))
    switch kind {
    case "resize": scene.stage.resize(to: Size(width: 170, height: 220))
    default: scene.stage.window.rootViewController = ViewController()
    }
    scene.stage.advance(by: .milliseconds(300))
    scene.stage.drop()
    scene.stage.settle()

    #expect(photo.view.alpha == 1)
    #expect(scene.thumbnail.alpha == 1)
    #expect(isPresented == (kind != "root"))
    if kind == "resize" { #expect(photo.view.frame == scene.stage.window.bounds) }
  }

  @Test("F010: after the dismissal nothing retains the presented controller")
  func memory() {
    weak var released: ViewController?
    do {
      let controller = ViewController()
      released = controller
      controller.modalPresentationStyle = .fullScreen
      controller.preferredTransition = .zoom { [scene] _ in scene.thumbnail }
      presenter.present(controller, animated: true)
    }
    scene.stage.settle()
    drag(by: Point(x: 0, y: 120))
    scene.stage.drop()
    scene.stage.settle()

    #expect(presenter.presentedViewController == nil)
    #expect(released == nil)
  }
}
