import Containers
import ContainersTesting

@testable import ContainersTestSupport

/// A root with a pane, whose controller defines a presentation context, and a button beside it.
@MainActor
final class PaneScene {
  let transcript = Transcript()
  let root = ViewController()
  let pane: RecordingController
  let presented: RecordingController
  /// The view around the pane.
  let holder = View(frame: Rect(x: 0, y: 0, width: 450, height: 400))
  let covered = Button(title: "Covered")
  let beside = Button(title: "Beside")
  let inside = Button(title: "Inside")
  let delegate = AnimatorDelegate(SlidingAnimator())
  let stage: Stage
  /// The titles of the buttons that were pressed.
  private(set) var presses: [String] = []

  /// The place of the pane in the window.
  static let place = Rect(x: 50, y: 100, width: 350, height: 200)

  init(_ style: ModalPresentationStyle) {
    pane = RecordingController("P", transcript)
    presented = RecordingController("B", transcript)
    presented.modalPresentationStyle = style
    root.loadViewIfNeeded()
    root.view.addSubview(holder)
    root.view.addSubview(beside)
    beside.frame = Rect(x: 600, y: 20, width: 100, height: 40)
    covered.frame = Rect(x: 20, y: 20, width: 100, height: 40)
    inside.frame = Rect(x: 20, y: 120, width: 100, height: 40)
    root.addChild(pane)
    pane.definesPresentationContext = true
    pane.view.frame = PaneScene.place
    pane.view.addSubview(covered)
    holder.addSubview(pane.view)
    pane.didMove(toParent: root)
    presented.loadViewIfNeeded()
    presented.view.addSubview(inside)
    stage = Stage(root, size: Size(width: 800, height: 400))
    for button in [covered, beside, inside] {
      button.addAction { [weak self, weak button] in
        self?.presses.append(button?.accessibility.label ?? "")
      }
    }
  }

  /// Presents the controller over the pane.
  func present() {
    pane.present(presented, animated: false)
    stage.settle()
  }

  /// Dismisses what is presented over the pane.
  func dismiss() {
    pane.dismiss(animated: false)
    stage.settle()
  }

  /// Requests a transition, drags it half way, does something, and abandons the transition.
  func abandon(_ request: () -> Void, meanwhile: () -> Void = {}) {
    presented.transitioningDelegate = delegate
    delegate.abandon(on: stage, request, meanwhile: meanwhile)
  }

  /// Clicks a button where it lies in the window.
  func click(_ button: Button) { stage.tap(at: button.convert(button.bounds.center, to: nil)) }

  var focused: View? { stage.window.focusedView }

  func focus(_ view: View) { stage.window.moveFocus(to: view) }

  /// The frame of the pane's view in the window.
  var shown: Rect { pane.view.convert(pane.view.bounds, to: nil) }
}
