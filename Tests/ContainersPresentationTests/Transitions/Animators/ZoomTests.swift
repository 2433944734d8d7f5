import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The zoom transition", .noWarnings)
struct ZoomTests {
  let scene = GalleryScene()
  let interaction = PercentDrivenInteractiveTransition()

  private func zoom(
    _ options: ViewController.Transition.ZoomOptions? = nil,
    from source:
      @escaping (ViewController.Transition.ZoomSourceViewProviderContext)
      -> View?
  ) -> ViewController.Transition {
    .zoom(options: options) { source($0) }
  }

  @Test("F210: the picture grows from the source view with its corners, over a dimmed background")
  func growing() {
    let zoom = zoom { [scene] _ in scene.thumbnail }
    scene.show(zoom.makeAnimator(isReturning: false), interaction)
    // The corner of the thumbnail is round, and the source view is hidden.
    #expect(scene.color(82.5, 16.5) != 0xB5533C)
    #expect(scene.color(110, 40) == 0xB5533C)
    #expect(scene.thumbnail.alpha == 0)
    #expect(scene.photo.view.alpha == 0)
    let light = scene.color(4, 4)

    interaction.update(0.5)

    #expect(scene.color(110, 30) == 0xB5533C)
    #expect(scene.color(60, 30) == 0xB5533C)
    // Dimmed: black at half of 20 %.
    let dimmed = scene.color(4, 4)
    #expect(abs(Double(dimmed & 0xFF) - Double(light & 0xFF) * 0.9) <= 2)
    interaction.finish()
    scene.stage.settle()
    #expect(scene.thumbnail.alpha == 1)
    #expect(scene.photo.view.alpha == 1)
  }

  @Test("F210: the provider is asked in each direction, with both controllers")
  func providing() {
    var contexts: [(ViewController, ViewController)] = []
    var source = scene.gallery.thumbnails[0]
    let zoom = zoom {
      contexts.append(($0.sourceViewController, $0.zoomedViewController))
      return source
    }
    scene.show(zoom.makeAnimator(isReturning: false))
    #expect(source.alpha == 0)
    scene.stage.settle()
    source = scene.gallery.thumbnails[5]

    scene.show(zoom.makeAnimator(isReturning: true), interaction, isReturning: true)
    interaction.update(0.99)

    #expect(scene.gallery.thumbnails.map(\.alpha) == [1, 1, 1, 1, 1, 0])
    interaction.finish()
    scene.stage.settle()
    #expect(contexts.count == 2)
    for context in contexts { #expect(context == (scene.gallery, scene.photo)) }
    #expect(source.alpha == 1)
  }

  @Test(
    "F210: without a source view in the window, it dissolves",
    arguments: ["none", "elsewhere", "inside", "empty"], [false, true])
  func withoutSource(_ kind: String, _ isReturning: Bool) {
    if isReturning { scene.showPhoto() }
    let source: View? =
      switch kind {
      case "none": nil
      case "elsewhere": View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
      case "inside": scene.photo.view
      default: View()
      }
    if kind == "empty", let source { scene.gallery.view.addSubview(source) }
    let zoom = zoom { _ in source }
    scene.show(zoom.makeAnimator(isReturning: isReturning), interaction, isReturning: isReturning)
    interaction.update(0.5)
    let seen = scene.look
    interaction.cancel()
    scene.stage.settle()

    let dissolve = PercentDrivenInteractiveTransition()
    scene.show(
      ViewController.Transition.crossDissolve.makeAnimator(isReturning: isReturning), dissolve,
      isReturning: isReturning)
    dissolve.update(0.5)

    #expect(scene.look == seen)
    dissolve.cancel()
    scene.stage.settle()
  }

  @Test("F210: the alignment rectangle is where the source view comes to lie")
  func alignment() {
    var options = ViewController.Transition.ZoomOptions()
    var sources: [View] = []
    options.alignmentRectProvider = {
      sources.append($0.sourceView)
      return ($0.zoomedViewController as? GalleryScene.Photo)?.image.frame
    }
    let zoom = zoom(options) { [scene] _ in scene.thumbnail }
    scene.show(zoom.makeAnimator(isReturning: false), interaction)
    interaction.update(0.001)

    // The image fills the thumbnail, so that no part of the white caption area is in it.
    #expect(sources == [scene.thumbnail])
    for y in [20.0, 42, 64] { #expect(scene.color(112, y) == 0xB5533C) }
    interaction.finish()
    scene.stage.settle()
  }

  @Test("F210: an app's dimming color replaces that of the system")
  func dimming() {
    var options = ViewController.Transition.ZoomOptions()
    options.dimmingColor = Color(hex: 0x00FF00)
    let zoom = zoom(options) { [scene] _ in scene.thumbnail }
    scene.show(zoom.makeAnimator(isReturning: false), interaction)
    interaction.update(0.9)

    #expect((scene.color(1, 198) >> 8) & 0xFF > 0xE0)
    #expect(scene.color(1, 198) & 0xFF < 0x40)
    interaction.finish()
    scene.stage.settle()
  }

  @Test("On the way back it looks half way as intended, with the image aligned")
  func picture() {
    scene.showPhoto()
    var options = ViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = {
      ($0.zoomedViewController as? GalleryScene.Photo)?.image.frame
    }
    let zoom = zoom(options) { [scene] _ in scene.thumbnail }
    scene.show(zoom.makeAnimator(isReturning: true), interaction, isReturning: true)
    interaction.update(0.5)
    scene.stage.turn()

    scene.stage.expectPicture(named: "zoom-back")
    interaction.finish()
    scene.stage.settle()
  }
}
