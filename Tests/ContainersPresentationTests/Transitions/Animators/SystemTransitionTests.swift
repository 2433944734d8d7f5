import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Transitions of the system", .noWarnings)
struct SystemTransitionTests {
  private func animator(
    _ transition: SystemTransition, in scene: GalleryScene, isReturning: Bool = false
  ) -> any ViewControllerAnimatedTransitioning {
    transition.make { scene.thumbnail }.makeAnimator(isReturning: isReturning)
  }

  @Test(
    "F012, F209: each animates for its time between children of a custom container, and back",
    arguments: SystemTransition.allCases, [false, true])
  func duration(_ transition: SystemTransition, _ isReturning: Bool) {
    let scene = GalleryScene()
    if isReturning { scene.showPhoto() }
    var isDone = false
    scene.show(
      animator(transition, in: scene, isReturning: isReturning), isReturning: isReturning
    ) { isDone = $0 }
    let new: ViewController = isReturning ? scene.gallery : scene.photo
    #expect(new.transitionCoordinator?.transitionDuration == transition.duration)

    scene.stage.turn()
    scene.stage.advance(by: transition.duration - .milliseconds(20))
    #expect(!isDone)
    scene.stage.advance(by: .milliseconds(40))

    #expect(isDone)
    #expect(scene.parent.view.subviews == [new.view])
    #expect(new.view.frame == scene.parent.view.bounds)
    #expect(scene.gallery.view.alpha == 1)
    #expect(scene.photo.view.alpha == 1)
    #expect(scene.thumbnail.alpha == 1)
  }

  @Test(
    "F204, F205: each follows the interaction forth and back, and looks at the ends as at rest",
    arguments: SystemTransition.allCases, [false, true])
  func scrubbing(_ transition: SystemTransition, _ isReturning: Bool) {
    let scene = GalleryScene()
    if isReturning { scene.showPhoto() }
    let before = scene.look
    let interaction = PercentDrivenInteractiveTransition()
    scene.show(
      animator(transition, in: scene, isReturning: isReturning), interaction,
      isReturning: isReturning)

    #expect(scene.look == before)
    interaction.update(0.5)
    let middle = scene.look
    interaction.update(0.9)
    #expect(scene.look != middle)
    interaction.update(0.5)
    #expect(scene.look == middle)
    #expect(middle != before)
    interaction.update(0)
    #expect(scene.look == before)
    interaction.update(1)
    let after = scene.look
    interaction.finish()
    scene.stage.settle()

    #expect(scene.look == after)
  }

  @Test(
    "F207, F209: cancellation restores both views as they were",
    arguments: SystemTransition.allCases, [false, true])
  func canceling(_ transition: SystemTransition, _ isReturning: Bool) {
    let scene = GalleryScene()
    if isReturning { scene.showPhoto() }
    let old: ViewController = isReturning ? scene.photo : scene.gallery
    old.view.alpha = 0.9
    let (before, frame) = (scene.look, old.view.frame)
    let interaction = PercentDrivenInteractiveTransition()
    var outcome: Bool?
    scene.show(
      animator(transition, in: scene, isReturning: isReturning), interaction,
      isReturning: isReturning
    ) { outcome = $0 }
    interaction.update(0.6)
    scene.stage.turn()

    interaction.cancel()
    scene.stage.settle()

    #expect(outcome == false)
    #expect(scene.look == before)
    #expect(old.view.frame == frame)
    #expect(old.view.alpha == 0.9)
    #expect(scene.parent.view.subviews == [old.view])
    #expect(scene.thumbnail.alpha == 1)
    #expect(scene.stage.application.animator.isIdle)
  }

  @Test(
    "F002, D131: with reduced motion each is a dissolve of 100 ms",
    arguments: SystemTransition.allCases, [false, true])
  func reducedMotion(_ transition: SystemTransition, _ isReturning: Bool) {
    let scene = GalleryScene()
    if isReturning { scene.showPhoto() }
    scene.stage.window.traitOverrides.accessibilityMotion = .reduced
    let interaction = PercentDrivenInteractiveTransition()
    scene.show(
      animator(transition, in: scene, isReturning: isReturning), interaction,
      isReturning: isReturning)
    interaction.update(0.5)
    #expect(interaction.duration == .milliseconds(100))
    let seen = scene.look
    interaction.cancel()
    scene.stage.settle()

    let dissolve = PercentDrivenInteractiveTransition()
    scene.show(
      animator(.dissolve, in: scene, isReturning: isReturning), dissolve, isReturning: isReturning)
    dissolve.update(0.5)

    #expect(scene.look == seen)
    dissolve.cancel()
    scene.stage.settle()
  }

  @Test(
    "F004: only a flip keeps input from the views",
    arguments: SystemTransition.allCases)
  func input(_ transition: SystemTransition) {
    let scene = GalleryScene()
    var taps = 0
    let tap = TapGestureRecognizer()
    tap.addTarget { _ in taps += 1 }
    let other = TapGestureRecognizer()
    other.addTarget { _ in taps += 1 }
    scene.gallery.view.addGestureRecognizer(tap)
    scene.photo.view.addGestureRecognizer(other)
    scene.show(animator(transition, in: scene))
    scene.stage.turn()
    let isInterruptible = scene.photo.transitionCoordinator?.isInterruptible

    scene.stage.tap(at: Point(x: 4, y: 4))

    #expect(isInterruptible == (transition != .flip))
    #expect(taps == (transition == .flip ? 0 : 1))
    scene.stage.settle()
  }

  @Test(
    "F001: one that another transition cuts off leaves nothing behind",
    arguments: SystemTransition.allCases)
  func cutOff(_ transition: SystemTransition) {
    let scene = GalleryScene()
    let before = scene.look
    scene.show(animator(transition, in: scene))
    scene.stage.turn()
    scene.stage.advance(by: .milliseconds(100))

    scene.show(animator(.dissolve, in: scene, isReturning: true), isReturning: true)
    scene.stage.settle()

    #expect(scene.look == before)
    #expect(scene.parent.view.subviews == [scene.gallery.view])
    #expect(scene.photo.view.alpha == 1)
    #expect(scene.thumbnail.alpha == 1)
  }

  @Test("F010: afterward nothing retains the animator", arguments: SystemTransition.allCases)
  func memory(_ transition: SystemTransition) {
    let scene = GalleryScene()
    weak var released: (any ViewControllerAnimatedTransitioning)?
    do {
      let animator = animator(transition, in: scene)
      released = animator
      scene.show(animator)
    }
    scene.stage.settle()

    #expect(released == nil)
  }

  @Test("F205: a second cancel or finish changes nothing", arguments: [false, true])
  func twice(_ isFinished: Bool) {
    let scene = GalleryScene()
    let interaction = PercentDrivenInteractiveTransition()
    var outcomes: [Bool] = []
    scene.show(animator(.cover, in: scene), interaction) { outcomes.append($0) }
    interaction.update(0.5)
    scene.stage.turn()

    for _ in 0..<2 { if isFinished { interaction.finish() } else { interaction.cancel() } }
    scene.stage.advance(by: .milliseconds(50))
    if isFinished { interaction.cancel() } else { interaction.finish() }
    scene.stage.settle()
    interaction.finish()
    interaction.cancel()

    #expect(outcomes == [isFinished])
  }

  @Test(
    "Half way each looks as intended, in light and dark", arguments: SystemTransition.allCases,
    [false, true])
  func pictures(_ transition: SystemTransition, _ isDark: Bool) {
    let scene = GalleryScene(isDark: isDark)
    let interaction = PercentDrivenInteractiveTransition()
    scene.show(animator(transition, in: scene), interaction)
    interaction.update(transition == .flip ? 0.3 : 0.5)
    scene.stage.turn()

    scene.stage.expectPicture(named: "\(transition.rawValue)-\(isDark ? "dark" : "light")")
    interaction.finish()
    scene.stage.settle()
  }
}
