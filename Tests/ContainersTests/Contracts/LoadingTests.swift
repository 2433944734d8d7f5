import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Loading and memory")
struct LoadingTests {
  let transcript = Transcript()

  @Test("Q80: the view is loaded by its first access, once")
  func lazily() {
    let controller = RecordingController("C", transcript)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(transcript.lines.isEmpty)

    let view: View = controller.view

    #expect(controller.view === view)
    #expect(controller.viewIfLoaded === view)
    controller.loadViewIfNeeded()
    #expect(transcript.lines == ["C.loadView", "C.viewDidLoad"])
  }

  @Test("Q80: after view = nil the next access loads again")
  func again() {
    let controller = RecordingController("C", transcript)
    let first: View = controller.view

    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(first.next == nil)

    #expect(controller.view !== first)
    #expect(transcript.lines == ["C.loadView", "C.viewDidLoad", "C.loadView", "C.viewDidLoad"])
  }

  @Test("Q80: assigning a view does not call viewDidLoad")
  func assigning() {
    let controller = RecordingController("C", transcript)
    let view = View()

    controller.view = view

    #expect(controller.view === view)
    #expect(view.next === controller)
    #expect(transcript.lines.isEmpty)
  }

  @Test("Q80: replacing the view of a visible controller is a balanced disappearance")
  func replacingVisible() {
    let controller = RecordingController("C", transcript)
    let stage = Stage(controller)

    controller.view = View()
    stage.settle()

    #expect(transcript.lines.last == "C.viewDidDisappear(false)")
    #expect(transcript.isBalanced("C"))
  }

  @Test("C23: a loadView that assigns no view is a trap that says so")
  func withoutView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Forgetful: ViewController {
          override func loadView() {}
        }
        Forgetful().loadViewIfNeeded()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Forgetful"))
    #expect(message.contains("loadView"))
  }

  @Test("C2: a controller holds its view and its children, and nothing holds it in return")
  func ownership() {
    var parent: ViewController? = ViewController()
    var child: ViewController? = ViewController()
    weak let weakParent = parent
    weak let weakChild = child
    weak let weakView: View? = parent?.view
    if let parent, let child {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }

    child = nil
    #expect(weakChild != nil)
    parent = nil

    #expect(weakParent == nil)
    #expect(weakChild == nil)
    #expect(weakView == nil)
  }

  @Test("Q81: a memory warning reaches the delegate, then every controller, and unloads nothing")
  func memoryWarning() {
    final class Delegate: ApplicationDelegate {
      let transcript: Transcript
      init(_ transcript: Transcript) { self.transcript = transcript }
      func applicationDidReceiveMemoryWarning(_ application: Application) {
        transcript.add("app", "didReceiveMemoryWarning")
      }
    }
    let root = RecordingController("R", transcript)
    let offScreen = RecordingController("C", transcript)
    let stage = Stage(root)
    root.addChild(offScreen)
    offScreen.loadViewIfNeeded()
    let delegate = Delegate(transcript)
    stage.application.delegate = delegate
    transcript.clear()

    stage.application.didReceiveMemoryWarning()

    #expect(
      transcript.lines == [
        "app.didReceiveMemoryWarning", "R.didReceiveMemoryWarning", "C.didReceiveMemoryWarning",
      ])
    #expect(root.isViewLoaded)
    #expect(offScreen.isViewLoaded)
  }
}
