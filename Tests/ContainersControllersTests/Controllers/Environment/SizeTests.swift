import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The size of a controller")
struct SizeTests {
  let transcript = Transcript()

  /// A container that leaves the size of its children unchanged if it does not lay them out.
  private final class Keeping: RecordingController {
    override func size(
      forChildContentContainer container: any ContentContainer,
      withParentContainerSize parentSize: Size
    ) -> Size {
      guard let view = (container as? ViewController)?.viewIfLoaded, view.autoresizingMask.isEmpty
      else { return parentSize }
      return view.bounds.size
    }
  }

  @Test("Q60: defaults to the parent's, so that an inset child is notified of a resize")
  func inset() {
    let root = RecordingController("R", transcript)
    let masked = RecordingController("M", transcript)
    let constrained = RecordingController("C", transcript)
    root.whenLoaded = { root in
      for child in [masked, constrained] {
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
      masked.view.frame = root.view.bounds.insetBy(dx: 20, dy: 10)
      constrained.view.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        constrained.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 8),
        constrained.view.trailingAnchor.constraint(
          equalTo: root.view.trailingAnchor, constant: -8),
        constrained.view.topAnchor.constraint(equalTo: root.view.topAnchor),
        constrained.view.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    let stage = Stage(root)
    transcript.clear()

    stage.resize(to: Size(width: 640, height: 480))

    #expect(
      transcript.linesWithoutLayout == [
        "R.viewWillTransition(640×480)", "M.viewWillTransition(640×480)",
        "C.viewWillTransition(640×480)",
      ])
    #expect(root.size(forChildContentContainer: masked, withParentContainerSize: .zero) == .zero)
  }

  @Test("Q60: is announced before the window changes, to the children whose size changes")
  func resizing() {
    let root = Keeping("R", transcript)
    let filling = RecordingController("F", transcript)
    let fixed = RecordingController("X", transcript)
    root.whenLoaded = { root in
      for child in [filling, fixed] {
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
      filling.view.frame = root.view.bounds
      fixed.view.autoresizingMask = []
      fixed.view.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    }
    let stage = Stage(root)
    transcript.clear()
    var sizeBefore = Size.zero
    root.whenCalled = { [unowned root] in
      if $0.hasPrefix("viewWillTransition") { sizeBefore = root.view.bounds.size }
    }

    stage.resize(to: Size(width: 640, height: 480))

    #expect(
      transcript.linesWithoutLayout == [
        "R.viewWillTransition(640×480)", "F.viewWillTransition(640×480)",
      ])
    #expect(sizeBefore == Size(width: 400, height: 300))
    #expect(filling.view.bounds.size == Size(width: 640, height: 480))
    #expect(fixed.view.bounds.size == Size(width: 50, height: 50))
  }

  @Test("of a plain view is that of the window, or of the parent's view")
  func plain() {
    let root = ViewController()
    let child = ViewController()
    Stage(root, size: Size(width: 320, height: 200)).turn()
    root.addChild(child)
    root.view.bounds = Rect(x: 0, y: 0, width: 300, height: 100)

    #expect(child.view.bounds.size == Size(width: 300, height: 100))
  }

  @Test("C62: a controller with a parent cannot be a root: it traps with both names")
  func rootWithParent() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (parent, child) = (ViewController(), ViewController())
        (parent.title, child.title) = ("Parent", "Child")
        parent.addChild(child)
        Stage().window.rootViewController = child
      }
    }
    let message = result.standardError
    for text in ["“Parent”", "“Child”"] { #expect(message.contains(text)) }
  }
}
