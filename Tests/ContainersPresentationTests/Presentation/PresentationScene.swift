import Containers
import ContainersTesting
import Pixels

/// A root with a child, on a stage, that present recorded controllers.
@MainActor
struct PresentationScene {
  let transcript = Transcript()
  /// The root of the window.
  let root: RecordingController
  /// A child that fills the root.
  let child: RecordingController
  let stage: Stage

  init(size: Size = Size(width: 800, height: 600), reducesMotion: Bool = false) {
    let root = RecordingController("A", transcript)
    let child = RecordingController("C", transcript)
    root.whenLoaded = { root in
      root.addChild(child)
      child.view.frame = root.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    self.root = root
    self.child = child
    stage = Stage(
      root, size: size,
      systemTraits: TraitCollection {
        if reducesMotion { $0.accessibilityMotion = .reduced }
      })
    stage.settle()
    transcript.clear()
  }

  /// Makes a controller to present.
  func controller(
    _ name: String = "B", _ style: ModalPresentationStyle = .fullScreen
  ) -> RecordingController {
    let controller = RecordingController(name, transcript)
    controller.modalPresentationStyle = style
    controller.whenLoaded = { $0.view.backgroundColor = Self.color }
    return controller
  }

  /// Presents a controller and lets the transition end.
  @discardableResult
  func present(
    _ name: String = "B", _ style: ModalPresentationStyle = .fullScreen,
    from presenter: ViewController? = nil, animated: Bool = false
  ) -> RecordingController {
    let controller = controller(name, style)
    (presenter ?? root).present(controller, animated: animated)
    stage.settle()
    return controller
  }

  /// The color of presented views.
  private static let color = DynamicColor(Color(red: 1, green: 0, blue: 0))

  /// Returns the distance in points from the top of the window to where a presented view is on the
  /// screen, or `nil` if it is not.
  func top(of controller: ViewController) -> Int? {
    let bitmap = stage.picture.bitmap
    let x = bitmap.width / 2
    return (0..<bitmap.height).first { y in
      bitmap[x, y] & 0xFF0000 > 0 && bitmap[x, y] & 0xFF00 < 0xFF00
    }
  }

  /// The first of each callback but those of layout and containment, without the child's.
  var order: [String] {
    transcript.firstLines.filter {
      !$0.hasPrefix("C.") && !$0.contains("LayoutSubviews") && !$0.contains("ove(")
    }
  }
}
