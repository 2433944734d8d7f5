import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
struct ViewHierarchyTests {
  let host = RecordingHost()
  let a = View(), b = View(), c = View()
  let parent = View()

  init() { [a, b, c].forEach(parent.addSubview) }

  @Test("Views are inserted above and below others, including ones that move inside one superview")
  func order() {
    parent.insertSubview(a, aboveSubview: c)
    #expect(isOrdered([b, c, a]))
    parent.insertSubview(a, belowSubview: c)
    #expect(isOrdered([b, a, c]))
    parent.insertSubview(b, aboveSubview: a)
    #expect(isOrdered([a, b, c]))
    parent.insertSubview(c, at: 0)
    #expect(isOrdered([c, a, b]))
    parent.insertSubview(c, at: 99)
    #expect(isOrdered([a, b, c]))
    parent.sendSubviewToBack(b)
    parent.bringSubviewToFront(a)
    #expect(isOrdered([b, c, a]))
  }

  @Test("Two views are exchanged in either order, and a view with itself changes nothing")
  func exchanging() {
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(isOrdered([c, b, a]))
    parent.exchangeSubview(at: 1, withSubviewAt: 0)
    #expect(isOrdered([b, c, a]))
    parent.exchangeSubview(at: 1, withSubviewAt: 1)
    #expect(isOrdered([b, c, a]))
  }

  @Test("Exchanging a nonexistent view traps, naming the indices and the remedy")
  func exchangingNothing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let parent = View()
        parent.addSubview(View())
        parent.exchangeSubview(at: 0, withSubviewAt: 1)
      }
    }
    let message = result.standardError
    for text in ["has 1 subviews", "at 0 and 1", "use indices of its subviews"] {
      #expect(message.contains(text))
    }
  }

  private func isOrdered(_ views: [View]) -> Bool {
    parent.subviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init)
  }

  @Test("A view added elsewhere leaves its superview, which is notified")
  func moving() {
    let old = Diary()
    let other = Diary()
    old.addSubview(a)
    other.addSubview(a)
    #expect(old.log == ["add", "remove"])
    #expect(old.subviews.isEmpty)
    #expect(a.superview === other)
  }

  @Test("The callbacks of entering and leaving a window are in order, parent before child")
  func callbacks() {
    let window = host.makeWindow()
    let view = Diary(), child = Diary()
    view.addSubview(child)
    view.log = []
    window.addSubview(view)
    #expect(view.log == ["will window", "will superview", "did superview", "did window"])
    #expect(child.log == ["will superview", "did superview", "will window", "did window"])
    view.log = []
    view.removeFromSuperview()
    #expect(view.log == ["will window", "will superview", "did superview", "did window"])
    #expect(view.window == nil)
    #expect(child.window == nil)
  }

  @Test("A view that outlives its superview has no superview or window, and can be added elsewhere")
  func orphans() {
    let survivor = View(), below = View()
    survivor.addSubview(below)
    var window: Window? = host.makeWindow()
    var middle: View? = View()
    middle?.addSubview(survivor)
    if let middle { window?.addSubview(middle) }
    #expect(below.window === window)
    middle?.removeFromSuperview()
    middle = nil
    #expect(survivor.superview == nil)
    window?.addSubview(survivor)
    window = nil
    #expect(survivor.superview == nil)
    #expect(survivor.window == nil)
    #expect(below.window == nil)
    #expect(below.superview === survivor)
    parent.addSubview(survivor)
    #expect(survivor.superview === parent)
  }

  @Test("A view whose superview is released on another thread has none from then on")
  func orphansElsewhere() async {
    let survivor = View()
    weak var superview: View?
    do {
      let ending = View()
      ending.addSubview(survivor)
      superview = ending
      Task.detached { withExtendedLifetime(ending) {} }
    }
    while superview != nil { await Task.yield() }
    #expect(survivor.superview == nil)
    survivor.setNeedsLayout()
    survivor.alpha = 0.5
    parent.addSubview(survivor)
    #expect(survivor.superview === parent)
  }

  @Test("A view may remove itself while it is notified of its window")
  func selfRemoval() {
    let window = host.makeWindow()
    let outer = View(), shy = Shy(), after = Diary()
    outer.addSubview(shy)
    outer.addSubview(after)
    window.addSubview(outer)
    #expect(shy.superview == nil)
    #expect(shy.window == nil)
    #expect(after.window === window)
    #expect(after.log.suffix(2) == ["will window", "did window"])
  }

  @Test("A subview added while its superview is notified of the window is notified once")
  func additionByParent() {
    let window = host.makeWindow()
    let host = Growing(), present = Diary()
    host.addSubview(present)
    present.log = []
    window.addSubview(host)
    #expect(present.log == ["will window", "did window"])
    #expect(host.late.log.filter { $0.hasSuffix("window") } == ["will window", "did window"])
  }

  @Test("A subview may be removed while its superview is notified of the window")
  func removalByParent() {
    let window = host.makeWindow()
    let strict = Strict(), child = Diary()
    strict.addSubview(child)
    child.log = []
    window.addSubview(strict)
    #expect(child.window == nil)
    #expect(child.log.filter { $0 == "will window" }.count == 2)
    #expect(child.log.filter { $0 == "did window" }.count == 1)
  }

  @Test("A view is found by its tag, depth first")
  func tags() {
    b.tag = 7
    #expect(parent.viewWithTag(7) === b)
    #expect(parent.viewWithTag(8) == nil)
    #expect(parent.viewWithTag(0) === parent)
  }

  @Test("Views are descendants of themselves and of what contains them")
  func descent() {
    #expect(a.isDescendant(of: parent))
    #expect(a.isDescendant(of: a))
    #expect(!parent.isDescendant(of: a))
  }

  @Test("Adding a superview as a subview, and so creating a cycle, traps")
  func loop() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let outer = View()
        let inner = View()
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  @Test("A superview does not retain the views removed from it")
  func memory() {
    weak var child: View?
    do {
      let view = View()
      parent.addSubview(view)
      child = view
      view.removeFromSuperview()
    }
    #expect(child == nil)
  }
}

@MainActor
private final class Diary: View {
  var log: [String] = []
  override func didAddSubview(_ subview: View) { log.append("add") }
  override func willRemoveSubview(_ subview: View) { log.append("remove") }
  override func willMove(toSuperview newSuperview: View?) { log.append("will superview") }
  override func didMoveToSuperview() { log.append("did superview") }
  override func willMove(toWindow newWindow: Window?) { log.append("will window") }
  override func didMoveToWindow() { log.append("did window") }
}

@MainActor
private final class Shy: View {
  override func didMoveToWindow() { if window != nil { removeFromSuperview() } }
}

@MainActor
private final class Strict: View {
  override func didMoveToWindow() { subviews.first?.removeFromSuperview() }
}

/// A view that adds a subview when it enters a window.
private final class Growing: View {
  let late = Diary()

  override func didMoveToWindow() { if window != nil { addSubview(late) } }
}
