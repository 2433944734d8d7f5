import ContainersTesting

@testable import Containers

/// A window whose root presents a popover from a view of 60 × 40 points in its center.
@MainActor
final class PopoverScene {
  let stage: Stage
  let transcript = Transcript()
  let root: RecordingController
  let presented: RecordingController
  let source = PressedView(frame: Rect(x: 0, y: 0, width: 60, height: 40))
  let delegate = PopoverDelegate()

  var popover: PopoverPresentationController {
    guard let popover = presented.popoverPresentationController else {
      fatalError("The style is no popover.")
    }
    return popover
  }

  init(
    size: Size = Size(width: 800, height: 600), scale: Double = 1,
    traits: TraitCollection = TraitCollection()
  ) {
    root = RecordingController("A", transcript)
    presented = RecordingController("B", transcript)
    stage = Stage(root, size: size, scale: scale, systemTraits: traits)
    source.center = Point(x: size.width / 2, y: size.height / 2)
    root.view.addSubview(source)
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = Size(width: 200, height: 100)
    popover.sourceView = source
    popover.delegate = delegate
    delegate.transcript = transcript
    stage.turn()
    transcript.clear()
  }

  /// Presents the popover and waits until it is in place.
  func present() {
    root.present(presented, animated: false)
    stage.settle()
  }

  /// The frame of the bubble in the window, without its arrow.
  var bubble: Rect { presented.view.convert(presented.view.bounds, to: nil) }
  /// The frame of the bubble and its arrow in the window.
  var frame: Rect? { popover.presentedView?.frame }
  /// Whether all pixels of a part of the window have one color.
  func isFilled(_ rect: Rect, with color: UInt32) -> Bool {
    let bitmap = stage.picture(of: rect).bitmap
    return (0..<bitmap.height).allSatisfy { y in
      (0..<bitmap.width).allSatisfy { bitmap[$0, y] == color }
    }
  }

  var isPresented: Bool { root.presentedViewController === presented }
}

/// A view that counts the presses and scrolls that reach it.
final class PressedView: View {
  private(set) var pressCount = 0
  private(set) var scrollCount = 0

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) { pressCount += 1 }

  override func scrolled(_ scroll: Scroll) { scrollCount += 1 }
}

/// A delegate that records its calls.
final class PopoverDelegate: PopoverPresentationControllerDelegate {
  var transcript: Transcript?
  var style = ModalPresentationStyle.automatic
  var mayDismiss = true
  var wrap: ((ViewController) -> ViewController)?
  var whenPreparing: ((PopoverPresentationController) -> Void)?
  var reposition: ((inout Rect, inout View) -> Void)?

  private func record(_ call: String) { transcript?.add("delegate", call, isInWindow: false) }

  func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle {
    style
  }

  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? {
    wrap?(controller.presentedViewController)
  }

  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    record("shouldDismiss")
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ controller: PresentationController) {
    record("willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: PresentationController) {
    record("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    record("didAttemptToDismiss")
  }

  func prepareForPopoverPresentation(_ controller: PopoverPresentationController) {
    record("prepare")
    whenPreparing?(controller)
  }

  func popoverPresentationController(
    _ controller: PopoverPresentationController, willRepositionPopoverTo rect: inout Rect,
    in view: inout View
  ) {
    record("willReposition")
    reposition?(&rect, &view)
  }
}
