import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("transition(from:to:duration:options:animations:completion:)")
struct TransitionTests {
  let transcript = Transcript()

  /// A parent with a container view filled by a child, on a stage.
  @MainActor
  struct Scene {
    let parent: RecordingController
    let old: RecordingController
    let new: RecordingController
    let container: View
    let neighbor: View
    let stage: Stage

    init(_ transcript: Transcript) {
      let parent = RecordingController("P", transcript)
      let old = RecordingController("A", transcript)
      let container = View(frame: Rect(x: 20, y: 10, width: 200, height: 100))
      let neighbor = View(frame: Rect(x: 20, y: 150, width: 200, height: 100))
      container.autoresizingMask = [.flexibleWidth]
      parent.whenLoaded = { parent in
        parent.view.addSubview(container)
        parent.view.addSubview(neighbor)
        parent.addChild(old)
        old.view.frame = container.bounds
        container.addSubview(old.view)
        old.didMove(toParent: parent)
      }
      stage = Stage(parent)
      transcript.clear()
      self.parent = parent
      self.old = old
      self.container = container
      self.neighbor = neighbor
      new = RecordingController("B", transcript)
      new.loadViewIfNeeded()
      new.view.frame = container.bounds
      transcript.clear()
    }

    func change(
      _ options: AnimationOptions = [.transitionFlipFromTop, .curveEaseIn],
      duration: Duration = .milliseconds(200), back: Bool = false,
      completion: ((Bool) -> Void)? = nil
    ) {
      let (old, new) = back ? (new, old) : (old, new)
      new.view.frame = container.bounds
      old.willMove(toParent: nil)
      parent.addChild(new)
      parent.transition(
        from: old, to: new, duration: duration, options: options,
        completion: { [parent] isFinished in
          parent.transcript.add("call", "completion(\(isFinished))")
          new.didMove(toParent: parent)
          old.removeFromParent()
          completion?(isFinished)
        })
    }
  }

  @Test("C88, C89, C90, C92, C93, Q20: the order of a transition that runs to its end")
  func order() {
    let scene = Scene(transcript)

    scene.change()

    #expect(
      transcript.firstLines.filter { !$0.hasPrefix("P") } == [
        "A.willMove(nil)", "B.willMove(P)", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
      ])
    #expect(scene.new.view.superview === scene.container)
    transcript.clear()
    scene.stage.advance(by: .milliseconds(150))
    #expect(transcript.linesWithoutLayout.isEmpty)
    scene.stage.settle()

    #expect(
      transcript.linesWithoutLayout == [
        "B.viewDidAppear(true)", "A.viewDidDisappear(true)", "call.completion(true)",
        "B.didMove(P)", "A.didMove(nil)",
      ])
    #expect(scene.old.view.superview == nil)
    #expect(scene.container.subviews.count == 1)
  }

  @Test(
    "C86, C89, Q20: the old view is in place in viewDidDisappear and gone in the completion")
  func removal() {
    let scene = Scene(transcript)
    var seen: [Bool] = []
    scene.old.whenCalled = { [old = scene.old] in
      if $0 == "viewDidDisappear(true)" { seen.append(old.view.superview != nil) }
    }

    scene.change { [old = scene.old] _ in seen.append(old.view.superview != nil) }
    scene.stage.settle()

    #expect(seen == [true, false])
  }

  @Test("Q20: with no duration the order is the same, and the completion runs after the commit")
  func withoutDuration() {
    let scene = Scene(transcript)

    scene.change(duration: .zero)
    #expect(!transcript.lines.contains("call.completion(true)"))
    scene.stage.turn()

    #expect(
      transcript.linesWithoutLayout == [
        "A.willMove(nil)", "B.willMove(P)", "A.viewWillDisappear(false)",
        "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
        "A.viewDidDisappear(false)", "call.completion(true)", "B.didMove(P)", "A.didMove(nil)",
      ])
  }

  @Test(
    "C87, C95, Q21: both must be children of the receiver: a trap that names all three",
    arguments: [true, false])
  func notChildren(_ isOldChild: Bool) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isOldChild] in
      await MainActor.run {
        let (parent, old, new) = (ViewController(), ViewController(), ViewController())
        (parent.title, old.title, new.title) = ("Parent", "Old", "New")
        parent.addChild(isOldChild ? old : new)
        parent.transition(from: old, to: new, duration: .seconds(1))
      }
    }
    let message = result.standardError
    for text in ["“Parent”", "“Old”", "“New”", "addChild"] { #expect(message.contains(text)) }
  }

  @Test("Q21: calling it with manual forwarding is a trap that names the alternative")
  func manualForwarding() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Manual: ViewController {
          override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (parent, old, new) = (Manual(), ViewController(), ViewController())
        (parent.title, old.title, new.title) = ("Parent", "Old", "New")
        parent.addChild(old)
        parent.addChild(new)
        parent.transition(from: old, to: new, duration: .zero)
      }
    }
    let message = result.standardError
    for text in ["“Parent”", "“Old”", "“New”", "beginAppearanceTransition"] {
      #expect(message.contains(text))
    }
  }

  /// A scene whose two sides are a red and a blue view.
  func coloredScene() -> Scene {
    let scene = Scene(transcript)
    scene.old.view.backgroundColor = TransitionTests.red
    scene.new.view.backgroundColor = TransitionTests.blue
    scene.neighbor.backgroundColor = .white
    scene.stage.settle()
    return scene
  }

  static let red = Color(hex: 0xFF0000)
  static let blue = Color(hex: 0x0000FF)

  /// Returns the number of pixels in a row or a column of an image that are not black.
  func count(_ picture: Bitmap, row: Int? = nil, column: Int? = nil) -> Int {
    if let row { return (0..<picture.width).count { picture[$0, row] & 0xFFFFFF != 0 } }
    if let column { return (0..<picture.height).count { picture[column, $0] & 0xFFFFFF != 0 } }
    return 0
  }

  @Test(
    "C96, Q22: a flip turns the container by half a turn in all, and nothing outside it",
    arguments: [
      AnimationOptions.transitionFlipFromTop, .transitionFlipFromBottom, .transitionFlipFromLeft,
      .transitionFlipFromRight,
    ])
  func flip(_ options: AnimationOptions) {
    let scene = coloredScene()
    let outside = Rect(x: 0, y: 130, width: 400, height: 170)
    let placed = scene.stage.picture(of: outside)

    scene.change([options, .curveLinear], duration: .seconds(1))
    var middles: [UInt32] = []
    for _ in 0..<4 {
      scene.stage.advance(by: .milliseconds(200))
      let picture = scene.stage.picture
      middles.append(picture.bitmap[120, 60])
      // The container is shown rotated, so it leaves its corners.
      let corners = [(22, 12), (218, 12), (22, 108), (218, 108)]
      #expect(corners.contains { picture.bitmap[$0.0, $0.1] & 0xFFFFFF == 0 })
      let difference = PictureDifference(
        placed, scene.stage.picture(of: outside), tolerance: .exact)
      #expect(difference?.count == 0)
      // The properties of the views are unchanged.
      #expect(scene.container.transform3D == .identity)
      #expect(!scene.old.view.isHidden)
      #expect(!scene.new.view.isHidden)
    }
    scene.stage.settle()

    #expect(middles == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF])
    #expect(scene.stage.picture.bitmap[22, 12] == 0xFF00_00FF)
  }

  @Test(
    "Q22: the edge that a flip is named after comes toward the viewer",
    arguments: [
      (AnimationOptions.transitionFlipFromTop, true, true),
      (.transitionFlipFromBottom, true, false),
      (.transitionFlipFromLeft, false, true), (.transitionFlipFromRight, false, false),
    ])
  func edges(_ options: AnimationOptions, _ isInRows: Bool, _ isFirst: Bool) throws {
    let scene = coloredScene()

    scene.change([options, .curveLinear], duration: .seconds(1))
    scene.stage.advance(by: .milliseconds(250))

    let picture = scene.stage.picture(of: Rect(x: 0, y: 0, width: 300, height: 140)).bitmap
    let lengths = (0..<(isInRows ? picture.height : picture.width)).map {
      isInRows ? count(picture, row: $0) : count(picture, column: $0)
    }
    let seen = lengths.filter { $0 > 0 }
    let near = isFirst ? seen[2] : seen[seen.count - 3]
    let far = isFirst ? seen[seen.count - 3] : seen[2]
    #expect(near > far + 10)
  }

  @Test(
    "C91, Q22: the curve shapes the whole turn: easing in, the first half takes 70% of the time"
  )
  func easing() {
    let scene = coloredScene()

    scene.change([.transitionFlipFromTop, .curveEaseIn], duration: .seconds(1))
    scene.stage.advance(by: .milliseconds(600))
    #expect(scene.stage.picture.bitmap[120, 60] == 0xFFFF_0000)
    scene.stage.advance(by: .milliseconds(150))

    #expect(scene.stage.picture.bitmap[120, 60] == 0xFF00_00FF)
  }

  @Test("C91: a cross-dissolve blends the two views and does not change their opacity")
  func dissolving() {
    let scene = coloredScene()

    scene.change([.transitionCrossDissolve, .curveLinear], duration: .seconds(1))
    scene.stage.advance(by: .milliseconds(500))
    let pixel = scene.stage.picture.bitmap[120, 60]
    #expect(abs(Int(pixel & 255) - 128) < 8)
    #expect(pixel >> 16 & 255 > 80)
    #expect(scene.new.view.alpha == 1)
    #expect(scene.old.view.alpha == 1)
    scene.stage.settle()

    #expect(scene.stage.picture.bitmap[120, 60] == 0xFF00_00FF)
  }

  @Test("C91: the animations run over the same duration")
  func animations() {
    let scene = Scene(transcript)
    scene.neighbor.backgroundColor = .white
    scene.parent.addChild(scene.new)
    var isFinished: Bool?

    scene.parent.transition(
      from: scene.old, to: scene.new, duration: .seconds(1), options: .curveLinear,
      animations: { scene.neighbor.alpha = 0 }, completion: { isFinished = $0 })
    scene.stage.advance(by: .milliseconds(500))
    let half = Int(scene.stage.picture.bitmap[60, 200] & 255)
    #expect((100...155).contains(half))
    scene.stage.advance(by: .milliseconds(400))
    #expect(isFinished == nil)
    scene.stage.advance(by: .milliseconds(200))

    #expect(isFinished == true)
    #expect(scene.neighbor.alpha == 0)
  }

  @Test("C91: a single trailing closure is the completion")
  func trailingCompletion() {
    let scene = Scene(transcript)
    scene.parent.addChild(scene.new)
    var ends: [Bool] = []

    scene.parent.transition(from: scene.old, to: scene.new, duration: .seconds(1)) { isFinished in
      ends.append(isFinished)
    }
    #expect(ends.isEmpty)
    scene.stage.settle()

    #expect(ends == [true])
  }

  @Test("C91: of two trailing closures the first animates, and the second is the completion")
  func trailingClosures() {
    let scene = Scene(transcript)
    scene.parent.addChild(scene.new)
    var calls: [String] = []

    scene.parent.transition(from: scene.old, to: scene.new, duration: .seconds(1), options: []) {
      calls.append("animations")
    } completion: { isFinished in
      calls.append("completion \(isFinished)")
    }
    #expect(calls == ["animations"])
    scene.stage.settle()

    #expect(calls == ["animations", "completion true"])
  }

  @Test("C91: the animations can be omitted")
  func withoutAnimations() {
    let scene = Scene(transcript)
    scene.parent.addChild(scene.new)
    var isFinished: Bool?

    scene.parent.transition(
      from: scene.old, to: scene.new, duration: .seconds(1), animations: nil,
      completion: { isFinished = $0 })
    scene.stage.settle()

    #expect(isFinished == true)
    #expect(scene.container.subviews == [scene.new.view])
  }

  @Test(
    "Interruptions end every transition once, in place and with balanced callbacks",
    arguments: [
      "container goes", "parent goes", "window closes", "another transition", "resize",
      "root goes",
    ])
  func interruption(_ kind: String) {
    let scene = Scene(transcript)
    scene.change(duration: .seconds(1))
    scene.stage.advance(by: .milliseconds(400))

    switch kind {
    case "container goes": scene.container.removeFromSuperview()
    case "parent goes": scene.stage.window.rootViewController = ViewController()
    case "window closes": scene.stage.window.close()
    case "another transition": scene.change(duration: .seconds(1), back: true)
    case "resize": scene.stage.resize(to: Size(width: 500, height: 300))
    default: scene.stage.window.rootViewController = nil
    }
    scene.stage.settle()

    let completions = transcript.lines.filter { $0.hasPrefix("call") }
    switch kind {
    case "another transition":
      #expect(completions == ["call.completion(false)", "call.completion(true)"])
    case "resize": #expect(completions == ["call.completion(true)"])
    default: #expect(completions == ["call.completion(false)"])
    }
    // The first appearance of these controllers precedes the transcript.
    let seen = Transcript()
    for name in ["A", "P"] {
      seen.add(name, "viewWillAppear(false)")
      seen.add(name, "viewDidAppear(false)")
    }
    for entry in transcript.entries { seen.add(entry.name, entry.callback) }
    for name in ["A", "B", "P"] { #expect(seen.isBalanced(name), "\(transcript.lines)") }
    #expect(scene.container.transform3D == .identity)
    #expect(scene.container.subviews.count == 1)
    #expect(scene.container.subviews.allSatisfy { !$0.isHidden && $0.alpha == 1 })
    #expect(scene.container.bounds.size.width == (kind == "resize" ? 300 : 200))
    #expect(scene.container.isUserInteractionEnabled)
    #expect(scene.parent.children.count == 1)
  }

  @Test("Flipping there and back a hundred times leaves nothing behind")
  func manyTimes() {
    let scene = Scene(transcript)
    weak var last: RecordingController?

    for index in 0..<100 {
      scene.change(back: index % 2 == 1)
      scene.stage.advance(by: .milliseconds(index % 7 * 40))
    }
    scene.stage.settle()
    last = scene.new

    #expect(scene.parent.children.count == 1)
    #expect(scene.container.subviews.count == 1)
    #expect(last != nil)
    #expect(transcript.isBalanced("B"))
  }

  @Test("A child that was flipped out is released")
  func releasing() {
    weak var weakNew: RecordingController?
    weak var weakOld: RecordingController?
    let transcript = Transcript()
    do {
      let scene = Scene(transcript)
      (weakOld, weakNew) = (scene.old, scene.new)
      scene.change()
      scene.stage.advance(by: .milliseconds(100))
    }

    #expect(weakOld == nil)
    #expect(weakNew == nil)
  }

  @Test("A removed child is released while its replacement stays")
  func releasingTheOld() {
    let transcript = Transcript()
    weak var weakOld: RecordingController?
    let parent = RecordingController("P", transcript)
    let new = RecordingController("B", transcript)
    let stage = Stage(parent)
    do {
      let old = RecordingController("A", transcript)
      weakOld = old
      for child in [old, new] { parent.addChild(child) }
      parent.view.addSubview(old.view)
      parent.transition(
        from: old, to: new, duration: .milliseconds(200), animations: nil,
        completion: { [unowned old] _ in old.removeFromParent() })
    }
    stage.advance(by: .seconds(1))

    #expect(new.view.superview === parent.view)
    #expect(weakOld == nil)
  }

  @Test("Q1: a transition requested in a completion begins at once")
  func requestedInCompletion() {
    let scene = Scene(transcript)
    var begun = false
    scene.change { _ in
      scene.change(back: true)
      begun = transcript.lines.last { $0.hasPrefix("B.viewWillDisappear") } != nil
    }
    scene.stage.advance(by: .seconds(1))
    #expect(begun)
    #expect(scene.old.view.superview === scene.container)
  }

  @Test("Q1: a new child hidden by a callback receives no appearance callbacks")
  func hiddenInWill() {
    let scene = Scene(transcript)
    scene.old.whenCalled = { [unowned window = scene.stage.window] call in
      if call.hasPrefix("viewWillDisappear") { window.isHidden = true }
    }
    scene.change()
    scene.stage.advance(by: .seconds(1))
    #expect(!transcript.lines.contains { $0.hasPrefix("B.view") && $0.contains("ppear") })
  }

  @Test(
    "Q1: of several transitions requested while one begins, the last does not wait for the others")
  func severalRequested() {
    let parent = RecordingController("P", transcript)
    let children = (0..<4).map { RecordingController("\($0)", transcript) }
    let stage = Stage(parent)
    for child in children { parent.addChild(child) }
    parent.view.addSubview(children[0].view)
    stage.settle()
    var completed: [Bool?] = [nil, nil, nil]
    func change(from old: Int, to new: Int) {
      parent.transition(
        from: children[old], to: children[new], duration: .seconds(1),
        options: .transitionCrossDissolve, animations: nil,
        completion: { completed[new - 1] = $0 })
    }
    children[0].whenCalled = { [unowned controller = children[0]] call in
      guard call.hasPrefix("viewWillDisappear") else { return }
      controller.whenCalled = nil
      change(from: 1, to: 2)
      change(from: 1, to: 3)
    }
    change(from: 0, to: 1)
    stage.advance(by: .milliseconds(500))
    #expect(completed == [false, false, nil])
    stage.advance(by: .seconds(1))
    #expect(completed == [false, false, true])
    #expect(children[3].view.superview === parent.view)
  }

  @Test("Q70: both move flags are set during a transition between the parent and no parent")
  func flags() {
    let scene = Scene(transcript)
    var seen: [String] = []
    for controller in [scene.old, scene.new] {
      controller.whenCalled = { [unowned controller] callback in
        guard callback.hasPrefix("viewWill") || callback.hasPrefix("viewDid") else { return }
        if callback.contains("Layout") { return }
        seen.append("\(controller.isMovingToParent) \(controller.isMovingFromParent)")
      }
    }

    scene.change { [old = scene.old, new = scene.new] _ in
      seen.append("\(old.isMovingFromParent) \(new.isMovingToParent)")
    }
    scene.stage.settle()

    #expect(seen == ["false true", "true false", "true false", "false true", "false false"])
  }
}
