import Containers
import ContainersTesting
import Testing

/// Window sizes on both sides of the size class thresholds.
private enum Sizes {
  static let small = Size(width: 400, height: 300)
  static let large = Size(width: 800, height: 600)
}

@MainActor
@Suite("A change of size and traits")
struct SizeAndTraitsTests {
  let transcript = Transcript()

  /// Returns a controller `P` with a child `C` that fills it.
  private func family(_ size: Size = Sizes.small) -> (
    Stage, RecordingController, RecordingController
  ) {
    let parent = RecordingController("P", transcript)
    let child = RecordingController("C", transcript)
    parent.whenLoaded = { [child] in embed(child, in: $0) }
    for controller in [parent, child] { controller.recordsTraits = true }
    let stage = Stage(parent, size: size)
    transcript.clear()
    return (stage, parent, child)
  }

  @Test(
    "Q60, C145, C146, C58: all are notified; then traits, layout, alongside changes, and completions"
  )
  func order() {
    let (stage, parent, child) = family()
    parent.whenCoordinated = { [transcript] coordinator in
      coordinator.animate { _ in
        transcript.add("P", "alongside")
      } completion: {
        transcript.add("P", "completed(\($0.isCancelled))")
      }
    }

    stage.resize(to: Sizes.large)

    #expect(
      transcript.lines == [
        "P.willTransition", "C.willTransition", "P.viewWillTransition(800×600)",
        "C.viewWillTransition(800×600)", "P.traitCollectionDidChange", "C.traitCollectionDidChange",
        "P.viewWillLayoutSubviews", "P.viewDidLayoutSubviews", "C.viewWillLayoutSubviews",
        "C.viewDidLayoutSubviews", "P.alongside", "P.completed(false)",
      ])
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == .regular)
  }

  @Test("Q60: nothing has changed at notification, and everything has when alongside changes run")
  func moments() {
    let (stage, parent, child) = family()
    var seen: [String] = []
    func note(_ moment: String) {
      let width = Int(child.view.bounds.width)
      seen.append("\(moment) \(width) \(child.traitCollection.horizontalSizeClass)")
    }
    parent.whenCalled = { if $0.hasPrefix("willT") || $0.hasPrefix("viewWillT") { note("will") } }
    parent.whenCoordinated = {
      $0.animate { _ in
        note("along")
      } completion: { _ in
        note("end")
      }
    }

    stage.resize(to: Sizes.large)

    #expect(
      seen == ["will 400 compact", "will 400 compact", "along 800 regular", "end 800 regular"])
  }

  @Test("Q60, C141: another size in the same size classes does not change traits")
  func sameClasses() {
    let (stage, _, _) = family()

    stage.resize(to: Size(width: 420, height: 310))

    #expect(
      transcript.linesWithoutLayout == [
        "P.viewWillTransition(420×310)", "C.viewWillTransition(420×310)",
      ])
  }

  @Test("Q60, C141: another scale, as on another display, changes traits but not size")
  func scale() {
    let (stage, parent, child) = family()
    #expect(stage.picture.bitmap.width == 400)

    stage.rescale(to: 2)

    #expect(
      transcript.linesWithoutLayout == [
        "P.willTransition", "C.willTransition", "P.traitCollectionDidChange",
        "C.traitCollectionDidChange",
      ])
    #expect(child.traitCollection.displayScale == 2)
    #expect(parent.view.bounds.size == Size(width: 400, height: 300))
    #expect(stage.picture.bitmap.width == 800)
  }

  @Test("Q60: other traits at the same size do not change size")
  func sameSize() {
    let (stage, _, _) = family()

    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }

    #expect(
      transcript.linesWithoutLayout == [
        "P.willTransition", "C.willTransition", "P.traitCollectionDidChange",
        "C.traitCollectionDidChange",
      ])
  }

  @Test(
    "Q60: a controller that overrides the changing traits is only notified of the size")
  func overriding() {
    let (stage, _, child) = family()
    child.traitOverrides.horizontalSizeClass = .compact
    child.traitOverrides.verticalSizeClass = .compact
    stage.settle()
    transcript.clear()

    stage.resize(to: Sizes.large)

    #expect(
      transcript.linesWithoutLayout == [
        "P.willTransition", "P.viewWillTransition(800×600)", "C.viewWillTransition(800×600)",
        "P.traitCollectionDidChange",
      ])
  }

  @Test("Q60: completions come after the frame, when the transition is over for everyone")
  func ending() {
    let (stage, parent, child) = family()
    var seen: [Int] = []
    var coordinators: [Bool] = []
    parent.whenCoordinated = { [unowned parent, unowned child] in
      $0.animate { _ in
        seen.append(stage.presentedFrames)
        coordinators.append(child.transitionCoordinator != nil)
      } completion: { _ in
        seen.append(stage.presentedFrames)
        coordinators.append(parent.transitionCoordinator != nil)
      }
    }
    let before = stage.presentedFrames

    stage.resize(to: Sizes.large)

    #expect(seen == [before, before + 1])
    #expect(coordinators == [true, false])
  }

  @Test("Q60: a container that does not call super withholds it from its children")
  func cutting() {
    final class Deaf: RecordingController {
      override func viewWillTransition(
        to size: Size, with coordinator: any ViewControllerTransitionCoordinator
      ) {}
      override func willTransition(
        to newCollection: TraitCollection,
        with coordinator: any ViewControllerTransitionCoordinator
      ) {}
    }
    let parent = Deaf("P", transcript)
    let child = RecordingController("C", transcript)
    child.recordsTraits = true
    parent.whenLoaded = { [child] in embed(child, in: $0) }
    let stage = Stage(parent)
    transcript.clear()

    stage.resize(to: Sizes.large)

    #expect(transcript.linesWithoutLayout == ["C.traitCollectionDidChange"])
  }

  @Test(
    "Q60, C107: each child gets the size its container returns, or no call if unchanged")
  func childSizes() {
    final class Halving: RecordingController {
      override func size(
        forChildContentContainer container: any ContentContainer,
        withParentContainerSize parentSize: Size
      ) -> Size {
        let wish = container.preferredContentSize
        return wish == .zero ? Size(width: parentSize.width / 2, height: parentSize.height) : wish
      }
    }
    let parent = Halving("P", transcript)
    let half = RecordingController("H", transcript)
    let fixed = RecordingController("F", transcript)
    fixed.preferredContentSize = Size(width: 50, height: 40)
    parent.whenLoaded = {
      embed(half, in: $0)
      embed(fixed, in: $0)
      fixed.view.autoresizingMask = []
      fixed.view.frame = Rect(origin: .zero, size: fixed.preferredContentSize)
    }
    let stage = Stage(parent)
    transcript.clear()

    stage.resize(to: Size(width: 500, height: 300))

    #expect(
      transcript.linesWithoutLayout == [
        "P.viewWillTransition(500×300)", "H.viewWillTransition(250×300)",
      ])
  }

  @Test("C107: a preferred size is reported to the parent, once per change")
  func preferred() {
    final class Parent: ViewController {
      var sizes: [Size] = []
      var fitting = 0
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any ContentContainer
      ) {
        sizes.append(container.preferredContentSize)
      }
      override func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any ContentContainer
      ) {
        fitting += 1
      }
    }
    let parent = Parent()
    let child = ViewController()
    parent.addChild(child)

    for width in [10.0, 10, 20] { child.preferredContentSize = Size(width: width, height: 5) }
    #expect(parent.sizes == [Size(width: 10, height: 5), Size(width: 20, height: 5)])
    child.view.invalidateIntrinsicContentSize()
    #expect(parent.fitting == 1)
  }

  @Test(
    "Q60, C148, C147: a hidden controller is told once, and lays out when it becomes visible")
  func hidden() {
    let (stage, parent, child) = family()
    child.view.removeFromSuperview()
    stage.turn()
    transcript.clear()

    stage.resize(to: Sizes.large)
    #expect(
      transcript.lines.filter { $0.hasPrefix("C.") } == [
        "C.willTransition", "C.viewWillTransition(800×600)",
      ])
    transcript.clear()
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    stage.turn()

    #expect(
      transcript.firstLines.filter { $0.hasPrefix("C.") } == [
        "C.viewWillAppear(false)", "C.traitCollectionDidChange", "C.viewIsAppearing(false)",
        "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews", "C.viewDidAppear(false)",
      ])
  }

  @Test("C143, C145, C147: a rotation is an animated change of size in the same size classes")
  func rotation() {
    let (stage, parent, _) = family(Size(width: 700, height: 640))
    let bar = View(frame: Rect(x: 0, y: 0, width: 700, height: 20))
    parent.view.addSubview(bar)
    stage.turn()
    var (isAnimated, ends) = (false, 0)
    parent.whenCoordinated = {
      isAnimated = $0.isAnimated
      $0.animate { _ in
        bar.alpha = 0.5
      } completion: { _ in
        ends += 1
      }
    }

    stage.resize(to: Size(width: 640, height: 700))

    #expect(
      transcript.linesWithoutLayout == [
        "P.viewWillTransition(640×700)", "C.viewWillTransition(640×700)",
      ])
    #expect(isAnimated)
    #expect(bar.alpha == 0.5)
    #expect(parent.transitionCoordinator != nil)
    #expect(ends == 0)
    stage.settle()
    #expect(ends == 1)
    #expect(parent.transitionCoordinator == nil)
  }

  @Test(
    "Q60: the root fills a rotating window at once, and the transition ends with the last frame")
  func filling() {
    let (stage, parent, child) = family(Size(width: 60, height: 40))
    child.view.removeFromSuperview()
    parent.view.backgroundColor = .white
    let bar = View(frame: Rect(x: 0, y: 0, width: 60, height: 10))
    bar.autoresizingMask = .flexibleWidth
    parent.view.addSubview(bar)
    stage.settle()
    var framesAtEnd = 0
    parent.whenCoordinated = {
      $0.animate(alongsideTransition: nil) { _ in framesAtEnd = stage.presentedFrames }
    }

    stage.resize(to: Size(width: 40, height: 60))
    stage.advance(by: .milliseconds(50))
    for (x, y) in [(1, 1), (38, 1), (1, 58), (38, 58)] {
      #expect(stage.picture.bitmap[x, y] == 0xFFFF_FFFF)
    }
    #expect(framesAtEnd == 0)
    stage.settle()

    #expect(framesAtEnd == stage.presentedFrames)
  }

  @Test("C144: views follow a change of size by their masks, at every level")
  func masks() {
    let (stage, _, child) = family()
    let inner = View(frame: Rect(x: 10, y: 10, width: 380, height: 20))
    inner.autoresizingMask = .flexibleWidth
    child.view.addSubview(inner)

    stage.resize(to: Size(width: 500, height: 300))

    #expect(inner.frame == Rect(x: 10, y: 10, width: 480, height: 20))
  }

  @Test("C149: a controller lays out after its view was resized and moved")
  func layoutAfterResize() {
    let (stage, parent, child) = family()
    var frames: [Rect] = []
    child.whenCalled = { [unowned child] in
      if $0 == "viewWillLayoutSubviews" { frames.append(child.view.frame) }
    }
    parent.whenCalled = { [unowned parent, unowned child] in
      if $0 == "viewDidLayoutSubviews" {
        child.view.frame = parent.view.bounds.insetBy(dx: 10, dy: 20)
      }
    }

    stage.resize(to: Size(width: 500, height: 320))

    #expect(frames.last == Rect(x: 10, y: 20, width: 480, height: 280))
  }

  @Test("C67: the window sends the first layout and size changes only to the controllers it shows")
  func origin() {
    let root = RecordingController("R", transcript)
    let loose = RecordingController("L", transcript)
    loose.loadViewIfNeeded()
    transcript.clear()
    let stage = Stage(root)

    #expect(transcript.lines.contains("R.viewWillLayoutSubviews"))
    transcript.clear()
    stage.resize(to: Size(width: 300, height: 400))
    #expect(transcript.lines.first == "R.viewWillTransition(300×400)")
    #expect(transcript.lines.allSatisfy { $0.hasPrefix("R.") })
  }

  @Test("Q4: in viewIsAppearing the traits are those of the window")
  func appearing() {
    let root = RecordingController("R", transcript)
    var seen: TraitCollection?
    root.whenCalled = { [unowned root] in
      if $0.hasPrefix("viewIsAppearing") { seen = root.traitCollection }
    }
    let stage = Stage(root, size: Sizes.large, scale: 2)

    #expect(seen == stage.window.traitCollection)
    #expect(seen?.displayScale == 2)
  }

  @Test(
    "Traits that a container imposes apply to a child and its descendants until they are removed")
  func overridingForChild() {
    let (stage, parent, child) = family(Sizes.large)

    parent.setOverrideTraitCollection(
      TraitCollection { $0.horizontalSizeClass = .compact }, forChild: child)
    stage.turn()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.traitCollection.horizontalSizeClass == .regular)
    #expect(
      parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .compact)
    child.traitOverrides.horizontalSizeClass = .regular
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    child.traitOverrides.remove(TraitHorizontalSizeClass.self)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(transcript.lines.filter { $0 == "C.traitCollectionDidChange" }.count == 1)
  }

  @Test("A coordinator releases everything when it has ended")
  func memory() {
    weak var weakRoot: RecordingController?
    do {
      let root = RecordingController("R", transcript)
      weakRoot = root
      root.whenCoordinated = { [unowned root] in
        $0.animate { _ in
          root.view.alpha = 0.9
        } completion: { _ in
          root.view.alpha = 1
        }
      }
      let stage = Stage(root, size: Size(width: 500, height: 400))
      stage.resize(to: Size(width: 400, height: 500))
      stage.settle()
      #expect(root.view.alpha == 1)
      stage.close()
    }
    #expect(weakRoot == nil)
  }

  private func embed(_ child: ViewController, in parent: ViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}
