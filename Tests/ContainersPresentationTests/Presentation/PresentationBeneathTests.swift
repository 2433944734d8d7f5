import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("What lies beneath a dismissed presentation", .noWarnings)
struct PresentationBeneathTests {
  /// A container of the controller that defines the context.
  enum Container: String, CaseIterable, Sendable {
    case plain, navigation, tabs, pages, split
  }

  /// What lies beneath.
  enum Lower: String, CaseIterable, Sendable {
    case overCurrentContext, currentContext, overFullScreen, pageSheet, formSheet, popover, alert
    case custom

    @MainActor
    func make(_ transcript: Transcript, at view: View) -> ViewController {
      if self == .alert {
        let alert = AlertController(title: "Alert", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "OK", style: .default))
        return alert
      }
      let controller = RecordingController("B", transcript)
      controller.modalPresentationStyle =
        switch self {
        case .overCurrentContext: .overCurrentContext
        case .currentContext: .currentContext
        case .overFullScreen: .overFullScreen
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .popover: .popover
        case .custom: .custom
        case .alert: .none
        }
      controller.popoverPresentationController?.sourceView = view
      return controller
    }
  }

  /// How the upper one goes.
  enum Way: String, CaseIterable, Sendable {
    case itself, presenter, animated, interrupted
  }

  /// A window with a context in a container.
  @MainActor
  private struct Scene {
    let transcript = Transcript()
    let context: RecordingController
    let root: ViewController
    let stage: Stage

    init(_ container: Container) {
      context = RecordingController("C", transcript)
      context.definesPresentationContext = true
      switch container {
      case .plain:
        let parent = ViewController()
        parent.addChild(context)
        context.view.frame = Rect(x: 100, y: 0, width: 700, height: 600)
        parent.view.addSubview(context.view)
        context.didMove(toParent: parent)
        root = parent
      case .navigation: root = NavigationController(rootViewController: context)
      case .tabs:
        let tabs = TabBarController()
        tabs.viewControllers = [context, ViewController()]
        root = tabs
      case .pages:
        let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([context], direction: .forward, animated: false)
        root = pages
      case .split:
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(ViewController(), for: .primary)
        split.setViewController(context, for: .secondary)
        root = split
      }
      stage = Stage(root, size: Size(width: 800, height: 600))
      stage.settle()
    }

    func dismiss(_ upper: ViewController, _ way: Way) {
      switch way {
      case .itself: upper.dismiss(animated: false)
      case .presenter: upper.presentingViewController?.dismiss(animated: false)
      case .animated: upper.dismiss(animated: true)
      case .interrupted:
        upper.dismiss(animated: true)
        stage.advance(by: .milliseconds(100))
        stage.resize(to: Size(width: 820, height: 640))
      }
      stage.settle()
    }
  }

  @Test(
    "Q46: a full screen of the window's root leaves what a context beneath it presents",
    arguments: Container.allCases, [Lower.overCurrentContext, .currentContext])
  func ofRoot(_ container: Container, _ kind: Lower) {
    for way in Way.allCases {
      let scene = Scene(container)
      let lower = kind.make(scene.transcript, at: scene.context.view)
      scene.context.present(lower, animated: false)
      scene.stage.settle()
      let presenter = lower.presentingViewController
      let upper = RecordingController("D", scene.transcript)
      upper.modalPresentationStyle = .fullScreen
      scene.root.present(upper, animated: false)
      scene.stage.settle()
      #expect(upper.view.window != nil, "\(way)")

      scene.dismiss(upper, way)

      #expect(scene.root.presentedViewController == nil || presenter === scene.root, "\(way)")
      #expect(scene.context.presentedViewController === lower, "\(way)")
      #expect(lower.presentingViewController === presenter, "\(way)")
      #expect(lower.view.window != nil, "\(way)")
      #expect(upper.view.window == nil, "\(way)")
      #expect(scene.transcript.isBalanced("B"), "\(way)")
      #expect(scene.transcript.isBalanced("D"), "\(way)")
      lower.dismiss(animated: false)
      scene.stage.settle()
      #expect(scene.context.presentedViewController == nil, "\(way)")
      #expect(scene.context.view.window != nil, "\(way)")
      #expect(scene.transcript.isBalanced("B"), "\(way)")
      #expect(scene.transcript.isBalanced("C"), "\(way)")
    }
  }

  @Test(
    "Q46: of three presentations only what is above the dismissed one goes",
    arguments: Lower.allCases, Lower.allCases)
  func three(_ first: Lower, _ second: Lower) {
    for way in Way.allCases {
      let scene = Scene(.plain)
      let lowest = first.make(scene.transcript, at: scene.context.view)
      scene.context.present(lowest, animated: false)
      scene.stage.settle()
      let middle = second.make(Transcript(), at: lowest.view)
      lowest.present(middle, animated: false)
      scene.stage.settle()
      let upper = RecordingController("D", scene.transcript)
      upper.modalPresentationStyle = .fullScreen
      middle.present(upper, animated: false)
      scene.stage.settle()
      #expect(upper.presentingViewController === middle, "\(way)")

      scene.dismiss(upper, way)

      #expect(lowest.presentedViewController === middle, "\(way)")
      #expect(middle.presentedViewController == nil, "\(way)")
      #expect(lowest.view.window != nil || second == .currentContext, "\(way)")
      #expect(middle.view.window != nil, "\(way)")
      scene.dismiss(middle, .animated)
      #expect(scene.context.presentedViewController === lowest, "\(way)")
      #expect(lowest.view.window != nil, "\(way)")
      scene.dismiss(lowest, .itself)
      #expect(scene.context.presentedViewController == nil, "\(way)")
      #expect(scene.stage.window.overlays.isEmpty, "\(way)")
      for name in ["B", "C", "D"] { #expect(scene.transcript.isBalanced(name), "\(way)") }
    }
  }

  @Test(
    "Q46: what a context presents while a full screen comes or goes stays",
    arguments: Container.allCases, [true, false])
  func during(_ container: Container, _ isComing: Bool) {
    let scene = Scene(container)
    let upper = RecordingController("D", scene.transcript)
    upper.modalPresentationStyle = .fullScreen
    scene.root.present(upper, animated: isComing)
    if isComing {
      scene.stage.advance(by: .milliseconds(100))
    } else {
      scene.stage.settle()
      upper.dismiss(animated: true)
      scene.stage.advance(by: .milliseconds(100))
    }
    let lower = Lower.overCurrentContext.make(scene.transcript, at: scene.context.view)
    scene.context.present(lower, animated: false)
    scene.stage.settle()
    if isComing { scene.dismiss(upper, .animated) }

    #expect(scene.context.presentedViewController === lower)
    #expect(lower.view.window != nil)
    #expect(upper.view.window == nil)
    lower.dismiss(animated: false)
    scene.stage.settle()
    #expect(scene.context.presentedViewController == nil)
    #expect(scene.stage.window.overlays.isEmpty)
    for name in ["B", "C", "D"] { #expect(scene.transcript.isBalanced(name)) }
  }

  @Test(
    "Q46: a full screen of what is presented leaves that in place, wherever it is",
    arguments: Container.allCases, Lower.allCases)
  func ofPresented(_ container: Container, _ kind: Lower) {
    for (way, style) in zip(
      Way.allCases + Way.allCases,
      [ModalPresentationStyle.fullScreen, .fullScreen, .fullScreen, .fullScreen]
        + [.overFullScreen, .currentContext, .overCurrentContext, .pageSheet])
    {
      let scene = Scene(container)
      let lower = kind.make(scene.transcript, at: scene.context.view)
      scene.context.present(lower, animated: false)
      scene.stage.settle()
      let presenter = lower.presentingViewController
      #expect(presenter != nil)
      let upper = RecordingController("D", scene.transcript)
      upper.modalPresentationStyle = style
      lower.present(upper, animated: false)
      scene.stage.settle()
      #expect(upper.presentingViewController === lower, "\(way) \(style)")

      scene.dismiss(upper, way)

      #expect(lower.presentedViewController == nil, "\(way) \(style)")
      #expect(lower.presentingViewController === presenter, "\(way) \(style)")
      #expect(scene.context.presentedViewController === lower, "\(way) \(style)")
      #expect(lower.view.window != nil, "\(way) \(style)")
      #expect(upper.view.window == nil, "\(way) \(style)")
      #expect(scene.transcript.isBalanced("B"), "\(way)")
      #expect(scene.transcript.isBalanced("D"), "\(way)")
      lower.dismiss(animated: false)
      scene.stage.settle()
      #expect(scene.context.presentedViewController == nil, "\(way) \(style)")
      #expect(scene.context.view.window != nil, "\(way) \(style)")
      #expect(scene.stage.window.overlays.isEmpty, "\(way) \(style)")
      #expect(scene.transcript.isBalanced("B"), "\(way)")
      #expect(scene.transcript.isBalanced("C"), "\(way)")
    }
  }
}
