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
    // Its list of subviews ends later, on the main actor.
    for _ in 0..<100 { await Task.yield() }
    #expect(survivor.superview === parent)
  }

  @Test("A view that is being deinitialized is the superview of nothing anymore")
  func endingSuperview() {
    let below = View()
    var isOrphaned: Bool?
    do {
      let ending = Ending { isOrphaned = below.superview == nil }
      ending.addSubview(below)
      #expect(below.superview === ending)
    }
    #expect(isOrphaned == true)
    parent.addSubview(below)
    #expect(below.superview === parent)
  }

  @Test("A view whose last superview is released by a callback as it moves is only in its next one")
  func releaseByCallback() {
    var last: View? = View()
    weak let former = last
    let window = host.makeWindow()
    let moving = Leaving()
    last?.addSubview(moving)
    if let last { window.addSubview(last) }
    moving.onMove = {
      last?.removeFromSuperview()
      last = nil
    }
    parent.addSubview(moving)
    #expect(former == nil)
    #expect(moving.superview === parent)
    #expect(moving.window == nil)
  }

  @Test(
    "Whatever callbacks do to the hierarchy, superviews and subviews agree", arguments: 1...40)
  func restlessness(seed: UInt64) {
    let world = RestlessWorld(window: host.makeWindow(), seed: seed)

    for _ in 0..<60 {
      world.act()
      #expect(world.contradiction == nil)
    }
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

/// A view that calls a closure as it is deinitialized.
private final class Ending: View {
  private let onEnd: @MainActor () -> Void

  init(onEnd: @escaping @MainActor () -> Void) {
    self.onEnd = onEnd
    super.init()
  }

  isolated deinit { onEnd() }
}

/// A view that calls a closure before it moves to another superview.
private final class Leaving: View {
  var onMove: () -> Void = {}

  override func willMove(toSuperview newSuperview: View?) { onMove() }
}

/// A window whose views change the hierarchy at random whenever they are called.
@MainActor
private final class RestlessWorld {
  private let window: Window
  private let painter = ViewPainter(thread: nil)
  private var random: SeededGenerator
  /// Each may become a subview only of the window and of those before it, so that none contains
  /// itself.
  private var views: [View] = []
  /// How many changes callbacks may still make.
  private var patience = 0

  init(window: Window, seed: UInt64) {
    (self.window, random) = (window, SeededGenerator(seed: seed))
    views = (0..<8).map { _ in RestlessView(self) }
  }

  /// Acts as the program or the frame does.
  func act() {
    patience = 6
    switch Int.random(in: 0..<8, using: &random) {
    case 0: window.layoutIfNeeded()
    case 1: _ = painter.picture(of: window, scale: 1)
    case 2: _ = window.hitTest(Point(x: 5, y: 5), with: nil)
    case 3: window.isHidden.toggle()
    default: change()
    }
    painter.recycle()
  }

  /// Changes the hierarchy in a callback.
  func interfere() {
    guard patience > 0 else { return }
    patience -= 1
    change()
  }

  private func change() {
    let index = views.indices.randomElement(using: &random) ?? 0
    let view = views[index]
    let parent = index == 0 ? window : views[..<index].randomElement(using: &random) ?? window
    let place = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: view.removeFromSuperview()
    case 1: parent.bringSubviewToFront(view)
    case 2: view.isHidden.toggle()
    // The former one may be gone now.
    case 3: views[index] = RestlessView(self)
    case 4: parent.insertSubview(view, at: place)
    default: parent.addSubview(view)
    }
    view.setNeedsLayout()
    view.setNeedsDisplay()
  }

  /// What is wrong with the hierarchy, or `nil`.
  var contradiction: String? {
    for view in views {
      let places = ([window] + views).flatMap(\.subviews).count { $0 === view }
      guard let superview = view.superview else {
        if places > 0 { return "a subview without a superview" }
        continue
      }
      if superview.subviews.count(where: { $0 === view }) != 1 { return "not in its superview" }
      if view.window !== (superview === window ? window : superview.window) {
        return "in another window than its superview"
      }
    }
    return nil
  }
}

private final class RestlessView: View {
  private weak var world: RestlessWorld?

  init(_ world: RestlessWorld) {
    self.world = world
    super.init(frame: Rect(x: 0, y: 0, width: 10, height: 10))
  }

  isolated deinit { world?.interfere() }

  override func didAddSubview(_ subview: View) { world?.interfere() }
  override func willRemoveSubview(_ subview: View) { world?.interfere() }
  override func willMove(toSuperview newSuperview: View?) { world?.interfere() }
  override func didMoveToSuperview() { world?.interfere() }
  override func willMove(toWindow newWindow: Window?) { world?.interfere() }
  override func didMoveToWindow() { world?.interfere() }
  override func layoutSubviews() { world?.interfere() }
  override func draw(_ canvas: Canvas) { world?.interfere() }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    world?.interfere()
    return super.point(inside: point, with: event)
  }
}
