import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Loading and memory")
struct LoadingTests {
  let transcript = Transcript()

  @Test("C17, C18, C20, C25, Q80: the view is loaded once, on first access")
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

  @Test("Q80: after view = nil, the next access loads it again")
  func again() {
    let controller = RecordingController("C", transcript)
    let first: View = controller.view

    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(first.next == nil)

    #expect(controller.view !== first)
    #expect(transcript.lines == ["C.loadView", "C.viewDidLoad", "C.loadView", "C.viewDidLoad"])
  }

  @Test("C23, Q80: assigning a view does not call viewDidLoad")
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

  @Test(
    "Q80: a visible controller whose view is set to nil disappears, and appears with the next one")
  func givingUpVisible() {
    let parent = ViewController()
    let stage = Stage(parent)
    let controller = RecordingController("C", transcript)
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    stage.settle()
    transcript.clear()

    controller.view.removeFromSuperview()
    controller.view = nil
    stage.settle()
    #expect(!controller.isViewLoaded)
    parent.view.addSubview(controller.view)
    stage.settle()

    #expect(
      transcript.linesWithoutLayout == [
        "C.viewWillDisappear(false)", "C.viewDidDisappear(false)", "C.loadView", "C.viewDidLoad",
        "C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
      ])
  }

  @Test("C19: a controller has no view before one is requested")
  func noneAtFirst() {
    let controller = RecordingController("C", transcript)

    #expect(controller.viewIfLoaded == nil)
    #expect(!controller.isViewLoaded)
    #expect(transcript.lines.isEmpty)
  }

  @Test("C22: loadView creates a plain view that follows the size of its superview")
  func plainView() {
    let controller = ViewController()

    #expect(type(of: controller.view as View) == View.self)
    #expect(controller.view.subviews.isEmpty)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("C23, C25: a custom loadView assigns the root view, and viewDidLoad follows")
  func customView() {
    final class Custom: ViewController {
      let root = View(frame: Rect(x: 0, y: 0, width: 7, height: 8))
      var loads = 0
      override func loadView() { view = root }
      override func viewDidLoad() { loads += view === root ? 1 : 100 }
    }
    let controller = Custom()

    #expect(controller.view === controller.root)
    #expect(controller.view.bounds.size == Size(width: 7, height: 8))
    #expect(controller.loads == 1)
  }

  @Test("C23: a loadView that reads the view before assigning it traps")
  func circularLoading() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Circular: ViewController {
          override func loadView() { view.backgroundColor = Color(white: 1) }
        }
        Circular().loadViewIfNeeded()
      }
    }
    let message = result.standardError
    for text in ["Circular", "loadView", "assign a view"] { #expect(message.contains(text)) }
  }

  @Test("C41: a root view always has the size its owner gives it, window or container")
  func scaling() {
    let root = ViewController()
    let child = ViewController()
    child.view = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    root.view = View(frame: Rect(x: 0, y: 0, width: 5, height: 5))
    let stage = Stage(root, size: Size(width: 320, height: 200))
    root.addChild(child)
    child.view.frame = Rect(x: 10, y: 10, width: 300, height: 180)
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(child.view)
    child.didMove(toParent: root)

    stage.resize(to: Size(width: 420, height: 300))

    #expect(root.view.frame == Rect(x: 0, y: 0, width: 420, height: 300))
    #expect(child.view.frame == Rect(x: 10, y: 10, width: 400, height: 280))
  }

  @Test("C42: the first layout has the views and constraints that viewDidLoad has changed")
  func changesWhenLoaded() {
    final class Form: ViewController {
      let added = View()
      private(set) var frames: [Rect] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(added)
        added.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
          added.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          added.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          added.topAnchor.constraint(equalTo: view.topAnchor),
          added.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        frames.append(added.frame)
      }
    }
    let form = Form()
    let stage = Stage(form, size: Size(width: 320, height: 200))

    stage.settle()

    #expect(form.frames.first == Rect(x: 20, y: 0, width: 300, height: 200))
  }

  @Test("Q80: a view that is already in a window appears when it gets its controller")
  func assigningVisible() {
    let stage = Stage(ViewController())
    let view = View()
    stage.window.rootViewController?.view.addSubview(view)
    let controller = RecordingController("C", transcript)

    controller.view = view
    stage.settle()

    #expect(
      transcript.linesWithoutLayout == [
        "C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
      ])
  }

  @Test("C23: a loadView that assigns no view traps")
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
    let message = result.standardError
    #expect(message.contains("Forgetful"))
    #expect(message.contains("loadView"))
  }

  @Test("C2: a container retains its children, which do not retain it")
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

  @Test(
    "C160, Q81: a memory warning reaches the delegate, then every controller, and unloads nothing")
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
