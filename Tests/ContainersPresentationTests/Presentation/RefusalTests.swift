import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("What is refused, and what traps")
struct RefusalTests {
  /// Presents or dismisses something that is refused, and returns the warnings.
  private func refused(
    _ scene: PresentationScene, _ request: () -> Void
  ) -> [String] {
    let lines = WarningLog.lines {
      request()
      scene.stage.settle()
    }
    return lines
  }

  @Test("Q47: presenting while the presenter presents another controller is refused")
  func presentsAlready() {
    let scene = PresentationScene()
    let first = scene.present("B", .overFullScreen)
    let second = scene.controller("D")
    var isDone = false

    let lines = refused(scene) {
      scene.child.present(second, animated: false) { isDone = true }
    }

    #expect(lines.count == 1)
    #expect(lines.first?.contains(PresentationObstacle.presentsAlready.reason) == true)
    #expect(!isDone)
    #expect(scene.root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
    #expect(!second.isViewLoaded)
  }

  @Test("Q47: presenting from a controller whose view is in no window is refused")
  func noWindow() {
    let scene = PresentationScene()
    let lines = refused(scene) {
      ViewController().present(scene.controller(), animated: false)
    }
    #expect(lines.first?.contains(PresentationObstacle.noWindow.reason) == true)
  }

  @Test("Q47, F110: requests during a presentation or dismissal of the chain are refused")
  func inProgress() {
    let scene = PresentationScene()
    let presented = scene.controller("B", .overFullScreen)
    let reason = PresentationObstacle.inProgress.reason
    var completions = 0

    let early = WarningLog.lines {
      scene.root.present(presented, animated: true)
      scene.root.dismiss(animated: true) { completions += 1 }
      scene.root.present(scene.controller("D"), animated: true) { completions += 1 }
      scene.stage.advance(by: .milliseconds(100))
      presented.present(scene.controller("D"), animated: true) { completions += 1 }
      scene.stage.settle()
    }

    #expect(early.count == 3)
    #expect(early.allSatisfy { $0.contains(reason) })
    let late = WarningLog.lines {
      scene.root.dismiss(animated: true)
      scene.root.dismiss(animated: true) { completions += 1 }
      presented.present(scene.controller("D"), animated: true) { completions += 1 }
      scene.stage.settle()
    }
    #expect(late.count == 2)
    #expect(late.allSatisfy { $0.contains(reason) })
    #expect(completions == 0)
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.transcript.isBalanced("B"))
  }

  @Test("Q47: only the presenter's own chain counts, not the rest of the window")
  func otherChain() {
    let scene = PresentationScene()
    scene.child.definesPresentationContext = true
    let lines = refused(scene) {
      scene.root.present(scene.controller("B", .overFullScreen), animated: true)
      scene.child.present(scene.controller("D", .overCurrentContext), animated: true)
    }
    #expect(lines.isEmpty)
    #expect(scene.root.presentedViewController != nil)
    #expect(scene.child.presentedViewController?.presentingViewController === scene.child)
  }

  @Test("Q47: presenting itself traps")
  func itself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = ViewController()
      let stage = Stage(root)
      root.present(root, animated: false)
      stage.turn()
    }
    #expect(result.standardError.contains(PresentationObstacle.itself.reason))
  }

  @Test("Q47: presenting a controller that is presented already traps")
  func presentedAlready() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (root, presented) = (ViewController(), ViewController())
      let stage = Stage(root)
      root.present(presented, animated: false)
      stage.settle()
      root.present(presented, animated: false)
    }
    #expect(result.standardError.contains(PresentationObstacle.presentedAlready.reason))
  }

  @Test("Q47: presenting a controller that has a parent traps")
  func hasParent() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (root, child) = (ViewController(), ViewController())
      let stage = Stage(root)
      root.addChild(child)
      root.present(child, animated: false)
      stage.turn()
    }
    #expect(result.standardError.contains(PresentationObstacle.hasParent.reason))
  }

  @Test("Q47: presenting the root of a window traps")
  func isRoot() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (root, other) = (ViewController(), ViewController())
      let stage = Stage(root)
      let window = Window(host: stage.application)
      window.rootViewController = other
      root.present(other, animated: false)
    }
    #expect(result.standardError.contains(PresentationObstacle.isRoot.reason))
  }

  @Test("F102: presenting with the style none traps")
  func noStyle() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (root, presented) = (ViewController(), ViewController())
      let stage = Stage(root)
      presented.modalPresentationStyle = .none
      root.present(presented, animated: false)
      stage.turn()
    }
    #expect(result.standardError.contains(PresentationObstacle.noStyle.reason))
  }

  @Test("F108: a presentation controller read early is used; another style drops it with a warning")
  func earlyController() {
    let scene = PresentationScene()
    let presented = scene.controller("B", .overFullScreen)
    let early = presented.presentationController
    scene.root.present(presented, animated: false)
    scene.stage.settle()
    #expect(presented.presentationController === early)
    scene.root.dismiss(animated: false)
    scene.stage.settle()

    let other = scene.controller("D", .overFullScreen)
    let dropped = other.presentationController
    let lines = WarningLog.lines { other.modalPresentationStyle = .fullScreen }
    #expect(lines.count == 1)
    #expect(other.presentationController !== dropped)
  }
}
