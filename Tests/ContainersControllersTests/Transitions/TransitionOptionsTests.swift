import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("The options of a transition between children")
struct TransitionOptionsTests {
  let transcript = Transcript()

  /// A parent of a red and a blue child, each with a spot that a test may change, on a stage.
  @MainActor
  struct Scene {
    let parent: RecordingController
    let old: RecordingController
    let new: RecordingController
    let container: View
    let spots: (old: View, new: View)
    let stage: Stage

    /// Returns a scene, which can be small if its appearance does not matter.
    init(_ transcript: Transcript, isSmall: Bool = false) {
      parent = RecordingController("P", transcript)
      (old, new) = (RecordingController("A", transcript), RecordingController("B", transcript))
      stage = Stage(
        parent, size: isSmall ? Size(width: 60, height: 40) : Size(width: 400, height: 300))
      container = View(
        frame: isSmall
          ? Rect(x: 10, y: 10, width: 40, height: 20) : Rect(x: 50, y: 50, width: 200, height: 100))
      parent.view.addSubview(container)
      let frame = Rect(x: 90, y: 40, width: 20, height: 20)
      spots = (View(frame: frame), View(frame: frame))
      for (child, color, spot) in [(old, 0xFF0000, spots.old), (new, 0x0000FF, spots.new)] {
        child.view.frame = container.bounds
        child.view.backgroundColor = Color(hex: UInt32(color))
        spot.backgroundColor = .black
        child.view.addSubview(spot)
      }
      parent.addChild(old)
      container.addSubview(old.view)
      old.didMove(toParent: parent)
      stage.settle()
      transcript.clear()
    }

    func change(
      _ options: AnimationOptions, back: Bool = false, completion: ((Bool) -> Void)? = nil
    ) {
      let (from, to) = back ? (new, old) : (old, new)
      from.willMove(toParent: nil)
      parent.addChild(to)
      parent.transition(
        from: from, to: to, duration: .seconds(1), options: options.union(.curveLinear),
        completion: { [parent] isFinished in
          parent.transcript.add("call", "completion(\(isFinished))")
          to.didMove(toParent: parent)
          from.removeFromParent()
          completion?(isFinished)
        })
    }

    func pixel(_ x: Int, _ y: Int) -> UInt32 { stage.picture.bitmap[x, y] & 0xFFFFFF }
  }

  nonisolated static let everyEffect: [AnimationOptions] = [
    [], .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
    .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve,
  ]

  @Test(
    "C91: after every effect the old view is removed and all properties are restored",
    arguments: everyEffect)
  func effects(_ options: AnimationOptions) {
    let scene = Scene(transcript)

    scene.change(options)
    scene.stage.advance(by: .milliseconds(500))
    scene.stage.settle()

    #expect(scene.container.subviews == [scene.new.view])
    #expect(scene.container.transform3D == .identity)
    #expect(scene.pixel(60, 60) == 0x0000FF)
    #expect(scene.pixel(240, 140) == 0x0000FF)
    #expect(transcript.lines.filter { $0.hasPrefix("call") } == ["call.completion(true)"])
    #expect(scene.stage.application.animator.isIdle)
  }

  @Test("C91: a curl reveals the new view from the lower right corner, or covers the old one")
  func curls() {
    let up = Scene(transcript)
    up.change(.transitionCurlUp)
    up.stage.advance(by: .milliseconds(500))
    #expect(up.pixel(245, 145) == 0x0000FF)
    #expect(up.pixel(52, 52) == 0xFF0000)

    let down = Scene(transcript)
    down.change(.transitionCurlDown)
    down.stage.advance(by: .milliseconds(500))
    #expect(down.pixel(245, 145) == 0xFF0000)
    #expect(down.pixel(52, 52) == 0x0000FF)
  }

  @Test("C91: with showHideTransitionViews the old view stays in place and is hidden")
  func showHide() {
    let scene = Scene(transcript)
    scene.new.view.isHidden = true
    scene.container.insertSubview(scene.new.view, at: 0)

    scene.change([.transitionCrossDissolve, .showHideTransitionViews])
    #expect(!scene.new.view.isHidden)
    scene.stage.settle()

    #expect(scene.old.view.isHidden)
    #expect(scene.old.view.superview === scene.container)
    #expect(scene.pixel(60, 60) == 0x0000FF)
  }

  @Test("C91: a view shown as a snapshot is drawn again only when it becomes visible")
  func paintedWhenSeen() {
    final class Counting: View {
      var paintings = 0
      override func draw(_ canvas: Canvas) { paintings += 1 }
    }
    let scene = Scene(transcript)
    let content = Counting(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    scene.new.view.addSubview(content)
    scene.change(.transitionFlipFromLeft)
    scene.stage.turn()
    let first = content.paintings
    for _ in 0..<10 {
      content.setNeedsDisplay()
      scene.stage.advance(by: .milliseconds(20))
    }
    #expect(content.paintings == first)
    scene.stage.settle()
    #expect(content.paintings == first + 1)
  }

  @Test("C91: both sides are snapshots without allowAnimatedContent, and live with it")
  func content() {
    for (options, color) in [
      (AnimationOptions.transitionCrossDissolve, UInt32(0)),
      ([.transitionCrossDissolve, .allowAnimatedContent], 0x00FF00),
    ] {
      let scene = Scene(transcript)
      scene.change(options)
      scene.stage.advance(by: .milliseconds(900))
      scene.spots.new.backgroundColor = Color(hex: 0x00FF00)
      scene.spots.old.backgroundColor = Color(hex: 0x00FF00)
      scene.stage.advance(by: .milliseconds(50))

      #expect((scene.pixel(150, 100) >> 8 & 255 > 200) == (color != 0))
      scene.stage.settle()
      #expect(scene.pixel(150, 100) == 0x00FF00)
    }
  }

  @Test(
    "C91: with beginFromCurrentState a reversal continues from where the first transition is")
  func returning() {
    for (options, share, half) in [(AnimationOptions.beginFromCurrentState, 64, 159), ([], 0, 128)]
    {
      let scene = Scene(transcript)
      scene.change(.transitionCrossDissolve)
      scene.stage.advance(by: .milliseconds(750))

      scene.change([.transitionCrossDissolve, options], back: true)
      scene.stage.turn()
      #expect(abs(Int(scene.pixel(60, 60) >> 16) - share) < 12)
      scene.stage.advance(by: .milliseconds(500))
      #expect(abs(Int(scene.pixel(60, 60) >> 16) - half) < 12)
      scene.stage.settle()
      #expect(scene.pixel(60, 60) == 0xFF0000)
      #expect(scene.container.subviews == [scene.old.view])
    }
  }

  @Test(
    "C91: with layoutSubviews the resulting layout is animated, and without it jumps",
    arguments: [(AnimationOptions.layoutSubviews, true), (AnimationOptions(), false)])
  func layout(_ options: AnimationOptions, _ isAnimated: Bool) {
    final class Row: View {
      let item = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
      override func layoutSubviews() { item.frame.origin.x = bounds.width - 20 }
    }
    let scene = Scene(transcript)
    let row = Row(frame: Rect(x: 0, y: 200, width: 100, height: 20))
    row.item.backgroundColor = .white
    row.addSubview(row.item)
    scene.parent.view.addSubview(row)
    scene.stage.settle()
    scene.parent.addChild(scene.new)

    scene.parent.transition(
      from: scene.old, to: scene.new, duration: .seconds(1),
      options: options.union(.curveLinear), animations: { row.bounds.size.width = 300 },
      completion: nil)
    scene.stage.advance(by: .milliseconds(500))

    // The row grows from its center, from −50. Its item is at 280, or on its way there from 80.
    #expect((scene.pixel(140, 210) == 0xFFFFFF) == isAnimated)
    #expect((scene.pixel(240, 210) == 0xFFFFFF) == !isAnimated)
    #expect(row.item.frame.minX == 280)
  }

  @Test("F002, Q22, D131: with reduced motion a flip is a cross-dissolve of 100 ms")
  func reducedMotion() {
    let scene = Scene(transcript)
    scene.stage.window.traitOverrides.accessibilityMotion = .reduced
    scene.stage.settle()

    scene.change(.transitionFlipFromTop)
    scene.stage.turn()
    scene.stage.platform.advance(by: .milliseconds(50))
    scene.stage.turn()

    #expect(abs(Int(scene.pixel(60, 52) & 255) - 128) < 8)
    scene.stage.advance(by: .milliseconds(100))
    #expect(transcript.lines.contains("call.completion(true)"))
  }

  @Test("C94: a container that changes its children by hand moves the views itself")
  func byHand() {
    let scene = Scene(transcript)
    scene.old.willMove(toParent: nil)
    scene.parent.addChild(scene.new)

    scene.container.addSubview(scene.new.view)
    scene.old.view.removeFromSuperview()
    scene.old.removeFromParent()
    scene.new.didMove(toParent: scene.parent)
    scene.stage.settle()

    #expect(scene.container.subviews == [scene.new.view])
    #expect(transcript.lines.contains("A.viewDidDisappear(false)"))
    #expect(transcript.lines.contains("B.viewDidAppear(false)"))
  }

  @Test(
    "C91: an interruption of any effect ends it once, cleaned up and with balanced callbacks",
    arguments: everyEffect, ["removal", "another", "other view", "resize", "close", "all"])
  func interruption(_ options: AnimationOptions, _ kind: String) {
    let scene = Scene(transcript, isSmall: true)
    scene.change(options)
    scene.stage.advance(by: .milliseconds(400))

    let isAll = kind == "all"
    if isAll || kind == "resize" { scene.stage.resize(to: Size(width: 70, height: 45)) }
    if isAll || kind == "other view" {
      View.transition(
        with: scene.container, duration: .milliseconds(300), options: .transitionCurlUp,
        animations: { scene.container.backgroundColor = .white })
      scene.stage.advance(by: .milliseconds(100))
    }
    if isAll || kind == "another" {
      scene.change(options, back: true)
      scene.stage.advance(by: .milliseconds(100))
    }
    if isAll || kind == "removal" { scene.container.removeFromSuperview() }
    if isAll || kind == "close" { scene.stage.window.close() }
    scene.stage.settle()

    let completions = transcript.lines.filter { $0.hasPrefix("call") }
    #expect(completions.count == (kind == "another" || isAll ? 2 : 1))
    let seen = Transcript()
    for name in ["A", "P"] {
      seen.add(name, "viewWillAppear(false)")
      seen.add(name, "viewDidAppear(false)")
    }
    for entry in transcript.entries { seen.add(entry.name, entry.callback) }
    for name in ["A", "B", "P"] { #expect(seen.isBalanced(name), "\(transcript.lines)") }
    #expect(scene.container.subviews.count == 1)
    #expect(scene.container.subviews.allSatisfy { !$0.isHidden && $0.alpha == 1 })
    #expect(scene.container.transform3D == .identity)
    #expect(scene.parent.children.count == 1)
    // Without a window no more frames run, in which canceled animations would be released.
    if scene.stage.window.isVisible { #expect(scene.stage.application.animator.isIdle) }
  }
}
