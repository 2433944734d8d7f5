import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Window and root")
struct WindowTests {
  let transcript = Transcript()

  @Test("C62: a window has one root, which a new one replaces")
  func oneRoot() {
    let (first, second) = (ViewController(), ViewController())
    let stage = Stage(first)

    stage.window.rootViewController = second
    stage.settle()

    #expect(stage.window.rootViewController === second)
    #expect(stage.window.subviews.count == 1)
    #expect(first.view.superview == nil)
  }

  @Test("C62: a root assigned to another window is no longer the first one's")
  func takenRoot() {
    let root = RecordingController("R", transcript)
    let stage = Stage(root)
    let other = Window(host: stage.application)
    other.makeKeyAndVisible()

    other.rootViewController = root
    stage.settle()

    #expect(stage.window.rootViewController == nil)
    #expect(stage.window.subviews.isEmpty)
    #expect(root.view.window === other)
    #expect(transcript.isBalanced("R"))
  }

  @Test("C62: a root assigned by the old one as it leaves is the one that stays")
  func rootFromCallback() {
    let old = RecordingController("O", transcript)
    let stage = Stage(old)
    let (asked, named) = (ViewController(), ViewController())
    old.whenCalled = {
      if $0 == "viewWillDisappear(false)" { stage.window.rootViewController = named }
    }

    stage.window.rootViewController = asked
    stage.settle()

    #expect(stage.window.rootViewController === named)
    #expect(stage.window.subviews.count == 1)
    #expect(named.view.window === stage.window)
    #expect(!asked.isViewLoaded)
  }

  @Test("C62: a root that assigns another while its view loads is replaced by it")
  func rootFromLoading() {
    let stage = Stage(ViewController())
    let named = ViewController()
    let asked = RecordingController("A", transcript)
    asked.whenLoaded = { _ in stage.window.rootViewController = named }

    stage.window.rootViewController = asked
    stage.settle()

    #expect(stage.window.rootViewController === named)
    #expect(stage.window.subviews.count == 1)
    #expect(transcript.lines == ["A.loadView", "A.viewDidLoad"])
  }

  @Test("C63: the root's view fills the window from the first layout on, and follows its size")
  func filling() {
    let root = RecordingController("R", transcript)
    root.view = View(frame: Rect(x: 3, y: 4, width: 5, height: 6))
    let stage = Stage(root, size: Size(width: 320, height: 200))
    #expect(root.view.frame == Rect(x: 0, y: 0, width: 320, height: 200))

    stage.resize(to: Size(width: 200, height: 320))

    #expect(root.view.frame == Rect(x: 0, y: 0, width: 200, height: 320))
  }

  @Test("C67: size changes and the first layout start at the window, with its root")
  func origin() {
    let root = RecordingController("R", transcript)
    let child = RecordingController("C", transcript)
    root.whenLoaded = { root in
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    let stage = Stage(root)
    let layouts = transcript.firstLines.filter { $0.contains("ayoutSubviews") }
    #expect(layouts.first == "R.viewWillLayoutSubviews")
    transcript.clear()

    stage.resize(to: Size(width: 300, height: 400))

    let told = transcript.lines.filter { $0.contains("viewWillTransition") }
    #expect(told == ["R.viewWillTransition(300×400)", "C.viewWillTransition(300×400)"])
    #expect(transcript.lines.first == told.first)
  }

  @Test("A window closed while it is being shown ends up hidden, and balanced")
  func closedWhileShown() {
    let root = RecordingController("R", transcript)
    let stage = Stage(root)
    stage.window.close()
    stage.settle()
    root.whenCalled = { if $0 == "viewWillAppear(false)" { stage.window.close() } }

    stage.window.makeKeyAndVisible()
    stage.settle()

    #expect(!stage.window.isVisible)
    #expect(stage.application.windows.isEmpty)
    #expect(transcript.isBalanced("R"))
    #expect(transcript.lines.last == "R.viewDidDisappear(false)")
  }

  @Test("isHidden is true at first, shows the window without making it key, and hides it again")
  func hiding() {
    let first = Stage(ViewController())
    first.settle()
    let root = RecordingController("R", transcript)
    let window = Window(host: first.application, frame: Rect(x: 0, y: 0, width: 100, height: 50))
    window.rootViewController = root
    #expect(window.isHidden)
    #expect(!window.isVisible)

    window.isHidden = false
    first.settle()
    #expect(!window.isHidden)
    #expect(window.isVisible)
    #expect(first.application.windows == [first.window, window])
    #expect(first.window.isKey)
    #expect(!window.isKey)
    window.isHidden = true
    first.settle()

    #expect(window.isHidden)
    #expect(!window.isVisible)
    #expect(first.application.windows == [first.window])
    #expect(transcript.isBalanced("R"))
    #expect(transcript.lines.last == "R.viewDidDisappear(false)")
  }

  @Test("Only the window made key last is key")
  func key() {
    let stage = Stage(ViewController())
    let other = Window(host: stage.application, frame: Rect(x: 0, y: 0, width: 100, height: 50))
    other.makeKey()
    stage.settle()
    #expect(stage.window.isKey)
    #expect(!other.isKey)
    other.makeKeyAndVisible()
    stage.settle()
    #expect(!stage.window.isKey)
    #expect(other.isKey)
    stage.window.makeKeyAndVisible()
    stage.settle()

    #expect(stage.window.isKey)
    #expect(!other.isKey)
  }

  @Test("A closed window is not key, and is key again after it is made key and shown")
  func keysOfClosed() {
    let stage = Stage(ViewController())
    stage.settle()
    #expect(stage.window.isKey)

    stage.window.close()
    #expect(!stage.window.isKey)
    stage.settle()
    #expect(!stage.window.isKey)
    stage.window.makeKeyAndVisible()
    stage.settle()

    #expect(stage.window.isKey)
  }

  @Test("A request to a window that is being shown or hidden is fulfilled in the end")
  func askedTwice() {
    let root = RecordingController("R", transcript)
    let stage = Stage(root)
    root.whenCalled = {
      if $0 == "viewWillAppear(false)" { stage.window.makeKeyAndVisible() }
      if $0 == "viewWillDisappear(false)" { stage.window.close() }
    }

    stage.window.close()
    #expect(!stage.window.isVisible)
    stage.window.makeKeyAndVisible()
    #expect(stage.window.isVisible)
    stage.settle()
    #expect(transcript.isBalanced("R"))
  }

  @Test("A view that a callback removes from a window being shown or hidden is notified")
  func movedWhileShown() {
    let root = ViewController()
    let (first, second) = (
      RecordingController("A", transcript), RecordingController("B", transcript)
    )
    let stage = Stage(root)
    for child in [first, second] {
      root.addChild(child)
      root.view.addSubview(child.view)
    }
    stage.settle()
    stage.window.close()
    stage.settle()
    second.whenCalled = {
      if $0 == "viewWillAppear(false)" { first.view.removeFromSuperview() }
      if $0 == "viewWillDisappear(false)" { root.view.addSubview(first.view) }
    }

    stage.window.makeKeyAndVisible()
    #expect(transcript.lines.last == "A.viewWillDisappear(false)")
    stage.settle()
    #expect(transcript.lines.last { $0.hasPrefix("A") } == "A.viewDidDisappear(false)")
    stage.window.close()
    stage.settle()

    #expect(transcript.isBalanced("A"))
    #expect(transcript.isBalanced("B"))
    #expect(transcript.lines.last { $0.hasPrefix("A") } == "A.viewDidDisappear(false)")
  }
}
