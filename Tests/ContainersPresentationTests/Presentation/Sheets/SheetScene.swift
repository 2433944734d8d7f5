import Containers
import ContainersTesting
import Pixels
import Testing

/// A stage on which a controller is presented as a sheet, with a delegate that records what it hears.
@MainActor
final class SheetScene: SheetPresentationControllerDelegate {
  let transcript = Transcript()
  let root: RecordingController
  let presented: RecordingController
  let stage: Stage
  /// What the delegate was asked and told.
  var heard: [String] = []
  var mayDismiss = true

  init(
    _ size: Size = Size(width: 400, height: 800), _ style: ModalPresentationStyle = .pageSheet,
    reducesMotion: Bool = false, userInterfaceStyle: UserInterfaceStyle = .light
  ) {
    root = RecordingController("A", transcript)
    presented = RecordingController("B", transcript)
    presented.modalPresentationStyle = style
    presented.whenLoaded = { $0.view.backgroundColor = SheetScene.color }
    stage = Stage(
      root, size: size,
      systemTraits: TraitCollection {
        $0.userInterfaceStyle = userInterfaceStyle
        if reducesMotion { $0.accessibilityMotion = .reduced }
      })
    stage.settle()
    presented.sheetPresentationController?.delegate = self
  }

  /// The presentation controller of the sheet.
  var sheet: SheetPresentationController {
    guard let sheet = presented.presentationController as? SheetPresentationController else {
      fatalError("The style of the controller is not a sheet.")
    }
    return sheet
  }

  /// Presents the sheet and lets the transition end.
  func present(animated: Bool = false) {
    root.present(presented, animated: animated)
    stage.settle()
    transcript.clear()
    heard = []
  }

  var isPresented: Bool { root.presentedViewController === presented }

  /// The frame of the presented view in the window.
  var frame: Rect { presented.view.convert(presented.view.bounds, to: nil) }

  /// The height of the part of the sheet that is inside the window, by its frame.
  var height: Double { stage.window.bounds.maxY - frame.minY }

  /// The color of the presented view.
  static let color = DynamicColor(Color(red: 1, green: 0, blue: 0))

  /// The height of the sheet on the screen, in points.
  var shownHeight: Double {
    let bitmap = stage.picture.bitmap
    let top = (0..<bitmap.height).first { bitmap[bitmap.width / 2, $0] & 0xFFFFFF == 0xFF0000 }
    return Double(bitmap.height - (top ?? bitmap.height))
  }

  /// The callbacks of the presented controller, without those of layout.
  var callbacks: [String] {
    transcript.lines.filter { $0.hasPrefix("B.view") && !$0.contains("LayoutSubviews") }
  }

  /// Drags the sheet slowly by a distance up, in points, from its middle, and rests the finger.
  ///
  /// Another 3 points in the same direction begin the drag.
  func pull(by distance: Double) {
    grab(distance > 0 ? 5 : -5)
    let start = stage.pointer
    let steps = 10
    for step in 1...steps {
      let way = distance * Double(step) / Double(steps)
      stage.move(to: .point(Point(x: start.x, y: start.y - way)))
    }
    hold()
  }

  /// Presses the mouse button on the sheet and moves it by the distance that begins a drag.
  func grab(_ way: Double = 5) {
    let point = Point(x: frame.midX, y: frame.minY + 60)
    stage.grab(.point(point))
    stage.move(to: .point(Point(x: point.x, y: point.y - way)))
  }

  /// Rests the finger until its speed is zero.
  func hold() { stage.advance(by: .milliseconds(200)) }

  /// Lets go and waits until nothing moves.
  func drop() {
    stage.drop()
    stage.settle()
  }

  // MARK: Delegate

  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    heard.append("should")
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ controller: PresentationController) {
    heard.append("will")
  }

  func presentationControllerDidDismiss(_ controller: PresentationController) {
    heard.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    heard.append("attempt")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: SheetPresentationController
  ) {
    heard.append("detent \(controller.selectedDetentIdentifier?.rawValue ?? "none")")
  }
}
