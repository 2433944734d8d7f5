import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("Memory warnings")
struct MemoryWarningTests {
  /// A view that counts how often it draws.
  private final class CountingView: View {
    var count = 0

    override func draw(_ canvas: Canvas) {
      count += 1
      canvas.fill(bounds, .white)
    }
  }

  @Test("C160: a platform warning reaches the observers of the message, after the controllers")
  func message() {
    let transcript = Transcript()
    let stage = Stage(RecordingController("R", transcript))
    let token = stage.application.messageCenter.addObserver(
      for: Application.DidReceiveMemoryWarning.self, of: stage.application
    ) { _ in transcript.add("observer", "warned") }
    transcript.clear()

    stage.platform.post(.memoryWarning)
    stage.turn()

    #expect(transcript.lines == ["R.didReceiveMemoryWarning", "observer.warned"])
    withExtendedLifetime(token) {}
  }

  @Test("Q81: the controllers of every window are notified, including those of closed windows")
  func windows() {
    let transcript = Transcript()
    let stage = Stage(RecordingController("A", transcript))
    let others = ["B", "C"].map { name in
      let window = Window(
        host: stage.application, frame: Rect(x: 0, y: 0, width: 100, height: 50))
      window.rootViewController = RecordingController(name, transcript)
      window.makeKeyAndVisible()
      return window
    }
    stage.settle()
    others[1].close()
    stage.settle()
    transcript.clear()

    stage.application.didReceiveMemoryWarning()

    #expect(
      transcript.lines == [
        "A.didReceiveMemoryWarning", "B.didReceiveMemoryWarning", "C.didReceiveMemoryWarning",
      ])
    #expect(others.allSatisfy { $0.rootViewController?.isViewLoaded == true })
  }

  @Test("Q81: off-screen views stay but release their drawings, and redraw when visible")
  func backingStores() {
    let (seen, unseen) = (ViewController(), ViewController())
    let (front, back) = (CountingView(), CountingView())
    for (controller, view) in [(seen, front), (unseen, back)] {
      view.frame = Rect(x: 0, y: 0, width: 50, height: 50)
      controller.view.addSubview(view)
    }
    let root = ViewController()
    let stage = Stage(root)
    for child in [seen, unseen] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    stage.settle()
    unseen.view.removeFromSuperview()
    stage.settle()
    #expect(back.backingStore != nil)

    stage.application.didReceiveMemoryWarning()
    stage.settle()
    #expect(unseen.isViewLoaded)
    #expect(back.backingStore == nil)
    #expect(front.backingStore != nil)
    #expect(front.count == 1)
    root.view.addSubview(unseen.view)
    stage.settle()

    #expect(back.count == 2)
    #expect(back.backingStore != nil)
  }

  @Test("Text drawn before a warning looks the same after it")
  func glyphs() throws {
    let label = Label()
    label.text = "Antipode"
    label.frame = Rect(x: 5, y: 5, width: 90, height: 20)
    let controller = ViewController()
    controller.view.addSubview(label)
    let stage = Stage(controller, size: Size(width: 100, height: 30))
    let before = stage.picture

    stage.application.didReceiveMemoryWarning()
    label.setNeedsDisplay()
    stage.settle()

    let difference = try #require(
      PictureDifference(before, stage.picture, tolerance: PictureTolerance()))
    #expect(difference.greatest == 0)
  }
}
