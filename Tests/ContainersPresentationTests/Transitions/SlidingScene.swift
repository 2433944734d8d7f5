import Containers
import ContainersTesting

/// A parent with a container view filled by one child, and another child to transition to.
@MainActor
struct SlidingScene {
  let transcript = Transcript()
  let parent: RecordingController
  let old: RecordingController
  let new: RecordingController
  let container = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))
  let stage: Stage

  init() {
    parent = RecordingController("P", transcript)
    old = RecordingController("A", transcript)
    new = RecordingController("B", transcript)
    stage = Stage(parent, size: Size(width: 200, height: 100))
    container.autoresizingMask = .flexibleWidth
    parent.view.addSubview(container)
    parent.addChild(old)
    old.view.frame = container.bounds
    old.view.backgroundColor = Color(hex: 0xFF0000)
    new.view.backgroundColor = Color(hex: 0x0000FF)
    container.addSubview(old.view)
    old.didMove(toParent: parent)
    stage.settle()
    transcript.clear()
  }

  /// Slides from one child to the other, and updates the containment as a container should.
  func slide(
    _ animator: any ViewControllerAnimatedTransitioning,
    _ interaction: (any ViewControllerInteractiveTransitioning)? = nil, back: Bool = false
  ) {
    let (from, to) = back ? (new, old) : (old, new)
    parent.addChild(to)
    parent.transition(from: from, to: to, using: animator, interactionController: interaction) {
      [parent, transcript] isCompleted in
      transcript.add("call", "completion(\(isCompleted))")
      let (gone, stays) = isCompleted ? (from, to) : (to, from)
      gone.willMove(toParent: nil)
      gone.removeFromParent()
      if isCompleted { stays.didMove(toParent: parent) }
    }
  }

  /// The fraction of the red view that the blue view covers, from 0 to 1.
  var progress: Double {
    stage.turn()
    let bitmap = stage.picture.bitmap
    let blue = (0..<100).count { bitmap[$0, 25] & 0xFFFFFF == 0x0000FF }
    return Double(blue) / 100
  }

  /// The appearance callbacks, the completions and the calls to the animator.
  var calls: [String] {
    transcript.linesWithoutLayout.filter {
      !$0.contains("ove(") && !$0.contains("oad") && !$0.contains("IsApp")
    }
  }

  func wait(_ milliseconds: Int) { stage.advance(by: .milliseconds(milliseconds)) }
}
