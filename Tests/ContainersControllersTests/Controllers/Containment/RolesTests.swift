import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Roles and ownership")
struct RolesTests {
  let transcript = Transcript()

  /// Returns a stage with a parent and its child after the first layout, with an empty transcript.
  func embeddedChild() -> (stage: Stage, parent: RecordingController, child: RecordingController) {
    let parent = RecordingController("P", transcript)
    let child = RecordingController("C", transcript)
    let stage = Stage(parent)
    parent.addChild(child)
    child.view.frame = Rect(x: 20, y: 10, width: 100, height: 50)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.settle()
    transcript.clear()
    return (stage, parent, child)
  }

  @Test("C1: a controller manages one root view, and one hierarchy through it")
  func oneRoot() {
    let controller = ViewController()
    let first: View = controller.view
    let inner = View()
    first.addSubview(inner)
    #expect(first.next === controller)
    #expect(inner.next === first)

    let second = View()
    controller.view = second

    #expect(controller.view === second)
    #expect(second.next === controller)
    #expect(first.next == nil)
  }

  @Test(
    "C2: a controller retains its view, and each view its subviews; nothing retains them afterward")
  func ownership() {
    var controller: ViewController? = ViewController()
    weak var view: View?
    weak var inner: View?
    do {
      let deepest = View()
      controller?.view.addSubview(deepest)
      (view, inner) = (controller?.view, deepest)
    }
    #expect(view != nil)
    #expect(inner != nil)

    controller = nil

    #expect(view == nil)
    #expect(inner == nil)
  }

  @Test("C4: changes inside a child are the child's business, not its container's")
  func ownViews() {
    let (stage, _, child) = embeddedChild()
    let inner = View(frame: Rect(x: 0, y: 0, width: 5, height: 5))

    child.view.addSubview(inner)
    stage.settle()

    #expect(transcript.lines == ["C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews"])
    #expect(inner.next === child.view)
  }

  @Test("C5: the container lays out a child's root view; the child lays out what is inside")
  func placing() {
    let (stage, parent, child) = embeddedChild()
    let inner = View()
    child.view.addSubview(inner)
    child.whenCalled = { [unowned child] in
      if $0 == "viewWillLayoutSubviews" { inner.frame = child.view.bounds }
    }
    parent.whenCalled = { [unowned child] in
      if $0 == "viewWillLayoutSubviews" {
        child.view.frame = Rect(x: 5, y: 6, width: 70, height: 80)
      }
    }

    parent.view.setNeedsLayout()
    stage.settle()

    #expect(child.view.frame == Rect(x: 5, y: 6, width: 70, height: 80))
    #expect(inner.frame == Rect(x: 0, y: 0, width: 70, height: 80))
  }

  @Test(
    "C6, Q71: one view for two controllers traps, naming the view, both, and the remedy")
  func sharedView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (one, two) = (ViewController(), ViewController())
        (one.title, two.title) = ("One", "Two")
        two.view = one.view
      }
    }
    let message = result.standardError
    for text in ["<View 0x", "“One”", "“Two”", "create another", "to nil first"] {
      #expect(message.contains(text))
    }
  }

  @Test("C6: a view that its controller has given up may belong to another one")
  func givenUp() {
    let (one, two) = (ViewController(), ViewController())
    let view: View = one.view

    one.view = nil
    two.view = view

    #expect(view.next === two)
    #expect(one.viewIfLoaded == nil)
  }

  @Test("C7: a child's root view in its container's hierarchy stays the child's")
  func insertion() {
    let (_, parent, child) = embeddedChild()

    #expect(child.view.superview === parent.view)
    #expect(child.view.next === child)
    #expect(child.next === parent.view)
    #expect(parent.view.next === parent)
  }
}
