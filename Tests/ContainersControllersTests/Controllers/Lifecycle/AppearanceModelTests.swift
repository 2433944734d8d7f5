import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The appearance model")
struct AppearanceModelTests {
  let transcript = Transcript()

  @Test("Q1: every sequence is balanced, however views come and go")
  func balanced() {
    var generator = SeededGenerator(seed: 7)
    let root = RecordingController("R", transcript)
    let stage = Stage(root)
    let parent = RecordingController("P", transcript)
    let child = RecordingController("C", transcript)
    parent.whenLoaded = { $0.addChild(child) }
    let steps: [() -> Void] = [
      { root.addChild(parent) },
      { if parent.parent != nil { root.view.addSubview(parent.view) } },
      { parent.viewIfLoaded?.removeFromSuperview() },
      { if let view = parent.viewIfLoaded { view.addSubview(child.view) } },
      { child.viewIfLoaded?.removeFromSuperview() },
      { stage.settle() },
      { stage.window.close() },
      { stage.window.makeKeyAndVisible() },
    ]

    for _ in 0..<2_000 { steps.randomElement(using: &generator)?() }
    stage.window.makeKeyAndVisible()
    stage.settle()

    for name in ["R", "P", "C"] { #expect(transcript.isBalanced(name)) }
    #expect(transcript.lines.filter { $0 == "C.viewDidAppear(false)" }.count > 10)
  }

  @Test("Q2: hiding and showing the window drives its controllers")
  func windowDriver() {
    let stage = Stage(RecordingController("R", transcript))
    transcript.clear()

    stage.window.close()
    #expect(transcript.lines == ["R.viewWillDisappear(false)"])
    stage.settle()
    #expect(transcript.lines == ["R.viewWillDisappear(false)", "R.viewDidDisappear(false)"])
    transcript.clear()
    stage.window.makeKeyAndVisible()
    #expect(transcript.lines == ["R.viewWillAppear(false)"])
    stage.settle()

    #expect(
      transcript.linesWithoutLayout == [
        "R.viewWillAppear(false)", "R.viewIsAppearing(false)", "R.viewDidAppear(false)",
      ])
  }

  @Test("Q2: in will callbacks the window is the old one, in did callbacks the new one")
  func windowInCallbacks() {
    let (parent, child) = (ViewController(), RecordingController("C", transcript))
    let stage = Stage(parent)
    parent.addChild(child)

    parent.view.addSubview(child.view)
    stage.settle()
    child.view.removeFromSuperview()
    stage.settle()

    let seen = transcript.entries.filter { $0.callback.contains("ppear(") }
    #expect(
      seen.map { "\($0.callback) \($0.isInWindow)" } == [
        "viewWillAppear(false) false", "viewDidAppear(false) true",
        "viewWillDisappear(false) true", "viewDidDisappear(false) false",
      ])
  }

  @Test("Q2: forwarding reaches only children whose view is inside the controller's")
  func forwarding() {
    let parent = RecordingController("P", transcript)
    let inside = RecordingController("I", transcript)
    let outside = RecordingController("O", transcript)
    let unloaded = RecordingController("U", transcript)
    parent.whenLoaded = { parent in
      for child in [inside, outside, unloaded] { parent.addChild(child) }
      parent.view.addSubview(inside.view)
      outside.loadViewIfNeeded()
    }

    Stage(parent).turn()

    let told = transcript.lines.filter { $0.hasSuffix("viewDidAppear(false)") }
    #expect(told == ["P.viewDidAppear(false)", "I.viewDidAppear(false)"])
    #expect(!unloaded.isViewLoaded)
  }

  @Test("Q3: viewIsAppearing is called once per appearance, before the layout and viewDidAppear")
  func isAppearing() {
    let root = RecordingController("R", transcript)
    let stage = Stage(root)
    root.view.setNeedsLayout()
    stage.settle()

    #expect(transcript.lines.filter { $0 == "R.viewIsAppearing(false)" }.count == 1)
    let order = transcript.firstLines.filter { $0 != "R.loadView" && $0 != "R.viewDidLoad" }
    #expect(order[1] == "R.viewIsAppearing(false)")
    #expect(order[2] == "R.viewWillLayoutSubviews")
  }

  @Test("Q3: without a layout in between, viewIsAppearing comes right before viewDidAppear")
  func isAppearingFlushed() {
    let controller = RecordingController("C", transcript)
    controller.loadViewIfNeeded()
    transcript.clear()

    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()

    #expect(
      transcript.lines == [
        "C.viewWillAppear(true)", "C.viewIsAppearing(true)", "C.viewDidAppear(true)",
      ])
  }

  @Test("Q6: the number of layout passes does not affect the order")
  func layoutPasses() {
    func lines(extraPasses: Int) -> (all: [String], ordered: [String]) {
      let transcript = Transcript()
      let root = RecordingController("R", transcript)
      var left = extraPasses
      root.whenCalled = { [unowned root] in
        guard $0 == "viewDidLayoutSubviews", left > 0 else { return }
        left -= 1
        root.view.setNeedsLayout()
      }
      Stage(root).settle()
      return (transcript.lines, transcript.linesWithoutLayout)
    }

    let (few, many) = (lines(extraPasses: 0), lines(extraPasses: 2))

    #expect(few.all.count < many.all.count)
    #expect(few.ordered == many.ordered)
    #expect(few.ordered.last == "R.viewDidAppear(false)")
  }

  @Test("Q3, Q4: a layout before the view is in a window does not call viewIsAppearing")
  func isAppearingWaits() {
    let controller = RecordingController("C", transcript)
    let stage = Stage(ViewController())
    controller.loadViewIfNeeded()
    controller.beginAppearanceTransition(true, animated: false)
    transcript.clear()

    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(transcript.lines == ["C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews"])
    transcript.clear()
    stage.window.addSubview(controller.view)
    stage.turn()

    #expect(
      transcript.firstLines.prefix(2) == ["C.viewIsAppearing(false)", "C.viewWillLayoutSubviews"])
  }

  @Test("Q4: viewWillAppear has no window; viewIsAppearing has window, superview, and geometry")
  func validity() {
    let child = RecordingController("C", transcript)
    let parent = RecordingController("P", transcript)
    parent.whenLoaded = { parent in
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
    }
    var size = Size.zero
    var subviewFrame = Rect.zero
    let subview = View()
    child.whenLoaded = { $0.view.addSubview(subview) }
    child.whenCalled = {
      if $0 == "viewIsAppearing(false)" { size = child.view.bounds.size }
      if $0 == "viewWillLayoutSubviews" { subview.frame = child.view.bounds }
      if $0 == "viewDidLayoutSubviews" { subviewFrame = subview.frame }
    }

    Stage(parent, size: Size(width: 320, height: 200)).turn()

    for name in ["P", "C"] {
      let entries = transcript.entries.filter { $0.name == name }
      #expect(entries.first { $0.callback == "viewWillAppear(false)" }?.isInWindow == false)
      #expect(entries.first { $0.callback == "viewIsAppearing(false)" }?.isInWindow == true)
    }
    #expect(size == Size(width: 320, height: 200))
    #expect(subviewFrame.size == size)
  }

  @Test(
    "Q4: the safe area is zero in every viewWillAppear, and complete in viewIsAppearing"
  )
  func surroundings() {
    let (parent, child) = (
      RecordingController("P", transcript), RecordingController("C", transcript)
    )
    parent.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    let embed = { (parent: ViewController) in
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    parent.whenLoaded = { embed($0) }
    var covered: [String: [Double]] = [:]
    var above: [View?] = []
    for controller in [parent, child] {
      controller.whenCalled = { [unowned controller] in
        guard $0.hasPrefix("viewWillAppear") || $0.hasPrefix("viewIsAppearing") else { return }
        covered[$0, default: []].append(controller.view.safeAreaInsets.top)
        if $0.hasPrefix("viewIs"), controller.view.superview != nil {
          above.append(controller.view.window)
        }
      }
    }

    let stage = Stage(parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    stage.settle()
    embed(parent)
    stage.settle()

    #expect(covered["viewWillAppear(false)"] == [0, 0, 0])
    #expect(covered["viewIsAppearing(false)"] == [10, 10, 10])
    #expect(above == [stage.window, stage.window, stage.window])
  }

  @Test("Q5: viewDidLayoutSubviews comes before descendants lay out, and parents before children")
  func layoutOrder() {
    final class LoggedView: View {
      var onLayout: (() -> Void)?
      override func layoutSubviews() { onLayout?() }
    }
    let root = RecordingController("R", transcript)
    let inner = LoggedView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    inner.onLayout = { transcript.add("inner", "layoutSubviews") }
    root.whenLoaded = { $0.view.addSubview(inner) }

    Stage(root).turn()

    let layouts = transcript.firstLines.filter { $0.contains("ayoutSubviews") }
    #expect(
      layouts == ["R.viewWillLayoutSubviews", "R.viewDidLayoutSubviews", "inner.layoutSubviews"])
  }

  @Test("Q7: all callbacks of a transition get the same argument", arguments: [false, true])
  func animated(_ isAnimated: Bool) {
    let parent = RecordingController("P", transcript)
    let child = RecordingController("C", transcript)
    parent.loadViewIfNeeded()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    transcript.clear()

    parent.beginAppearanceTransition(true, animated: isAnimated)
    parent.endAppearanceTransition()

    #expect(
      transcript.lines == [
        "P.viewWillAppear(\(isAnimated))", "C.viewWillAppear(\(isAnimated))",
        "P.viewIsAppearing(\(isAnimated))", "P.viewDidAppear(\(isAnimated))",
        "C.viewIsAppearing(\(isAnimated))", "C.viewDidAppear(\(isAnimated))",
      ])
  }

  @Test("Q7: a child added while its parent appears gets the parent's animated argument")
  func animatedWithParent() {
    let root = ViewController()
    let stage = Stage(root)
    let (old, new) = (ViewController(), RecordingController("N", transcript))
    let child = RecordingController("C", transcript)
    for controller in [old, new] { root.addChild(controller) }
    root.view.addSubview(old.view)
    stage.settle()
    new.whenCalled = { [unowned new] in
      guard $0 == "viewIsAppearing(true)" else { return }
      new.addChild(child)
      new.view.addSubview(child.view)
      child.didMove(toParent: new)
    }

    root.transition(from: old, to: new, duration: .milliseconds(100))
    stage.settle()

    #expect(
      transcript.linesWithoutLayout.filter { $0.hasPrefix("C.view") } == [
        "C.viewDidLoad", "C.viewWillAppear(true)", "C.viewIsAppearing(true)",
        "C.viewDidAppear(true)",
      ])
    #expect(transcript.lines.suffix(2) == ["N.viewDidAppear(true)", "C.viewDidAppear(true)"])
  }
}
