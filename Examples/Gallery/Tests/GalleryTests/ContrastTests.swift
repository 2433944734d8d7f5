import Containers
import ContainersTesting
import Foundation
import Testing

@testable import Gallery

/// The promises D128 and D129 on all screens.
@Suite("Contrast")
struct ContrastTests {
  /// Light, and dark with contrast; with `GALLERY_CONTRASTS=all` in the environment the other two as well.
  nonisolated static let settings: [(UserInterfaceStyle, AccessibilityContrast)] =
    [(.light, .normal), (.dark, .high)]
    + (ProcessInfo.processInfo.environment["GALLERY_CONTRASTS"] == "all"
      ? [(.light, .high), (.dark, .normal)] : [])

  private func stage(
    _ root: ViewController, _ style: UserInterfaceStyle, _ contrast: AccessibilityContrast
  ) -> Stage {
    let stage = Stage(
      root, size: Size(width: 900, height: 640), scale: 2,
      systemTraits: TraitCollection {
        $0.userInterfaceStyle = style
        $0.accessibilityContrast = contrast
      })
    stage.settle(within: .seconds(2))
    return stage
  }

  /// Looks at all words, and returns how many there are.
  @discardableResult
  private func expect(
    _ stage: Stage, _ contrast: AccessibilityContrast, in part: View? = nil, _ situation: String
  ) -> Int {
    let words = SeenWord.all(on: stage, in: part)
    for word in words {
      let isHovered = (word.view as? Control)?.isHovered == true
      let least = contrast == .high && !isHovered ? 7 : 4.5
      #expect(word.contrast >= least, "\(situation): \(word)")
    }
    return words.count
  }

  @Test(
    "D128, D129: each text of each screen has 4.5 : 1, and 7 with contrast", arguments: settings)
  func screens(style: UserInterfaceStyle, contrast: AccessibilityContrast) throws {
    let gallery = GalleryController()
    let stage = stage(gallery, style, contrast)
    expect(stage, contrast, "The list of topics \(style) \(contrast)")
    for topic in Topic.all {
      gallery.open(topic)
      gallery.sidebar.select(topic)
      stage.settle(within: .seconds(2))
      let height = gallery.page.lesson.column.frame.maxY + 80
      stage.resize(to: Size(width: 900, height: max(640, height)))
      stage.settle(within: .seconds(2))
      let situation = "\(topic.title) \(style) \(contrast)"
      let count = expect(stage, contrast, in: gallery.page.view, situation)
      #expect(count > 4, "\(topic.title)")
    }
  }

  @Test(
    "D128, D129: so has each text of what is opened, chosen, or written there", arguments: settings)
  func used(style: UserInterfaceStyle, contrast: AccessibilityContrast) throws {
    // What “Windows” opens is another window.
    for picture in ArticlePicture.all where picture.name != "windows" {
      let lesson = try #require(Topic.named(picture.topic)).makeLesson()
      let stage = stage(lesson, style, contrast)
      stage.resize(to: Size(width: 640, height: picture.windowHeight(for: lesson)))
      stage.settle(within: .seconds(2))
      picture.use(stage)
      stage.settle(within: .seconds(2))
      let count = expect(stage, contrast, "\(picture.name) \(style) \(contrast)")
      #expect(count > 0, "\(picture.name)")
    }
  }
}
