import Containers
import ContainersTesting

/// A navigation controller with recorded controllers, on a stage.
@MainActor
final class NavigationScene: NavigationControllerDelegate {
  let transcript = Transcript()
  let navigation: NavigationController
  /// The lowest controller of the stack.
  let root: RecordingController
  let stage: Stage

  init(
    size: Size = Size(width: 400, height: 600), reducesMotion: Bool = false,
    rightToLeft: Bool = false, style: UserInterfaceStyle = .light
  ) {
    root = RecordingController("A", transcript)
    navigation = NavigationController(rootViewController: root)
    stage = Stage(
      navigation, size: size,
      systemTraits: TraitCollection {
        if reducesMotion { $0.accessibilityMotion = .reduced }
        if rightToLeft { $0.layoutDirection = .rightToLeft }
        $0.userInterfaceStyle = style
      })
    stage.settle()
    navigation.delegate = self
    transcript.clear()
  }

  func controller(_ name: String) -> RecordingController {
    let controller = RecordingController(name, transcript)
    controller.whenLoaded = { $0.view.backgroundColor = DynamicColor.systemBackground }
    return controller
  }

  /// Pushes a controller and lets the transition end.
  @discardableResult
  func push(_ name: String = "B", animated: Bool = false) -> RecordingController {
    let controller = controller(name)
    navigation.pushViewController(controller, animated: animated)
    stage.settle()
    return controller
  }

  /// The callbacks without those of layout and loading.
  var order: [String] {
    transcript.linesWithoutLayout.filter { !$0.contains("loadView") && !$0.contains("DidLoad") }
  }

  /// Whether the callbacks of a controller are balanced, counting that the root was visible at first.
  func isBalanced(_ name: String) -> Bool {
    let whole = Transcript()
    if name == "A" {
      whole.add(name, "viewWillAppear")
      whole.add(name, "viewDidAppear")
    }
    for entry in transcript.entries { whole.add(entry.name, entry.callback) }
    return whole.isBalanced(name)
  }

  /// The names of the controllers on the stack.
  var names: [String] { navigation.viewControllers.compactMap(\.title) }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    transcript.add("willShow", "\(viewController.title ?? "")(\(animated))")
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    transcript.add("didShow", "\(viewController.title ?? "")(\(animated))")
  }
}
