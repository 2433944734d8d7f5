import Containers
import ContainersTesting
import Foundation
import Testing

@testable import Gallery

/// Pictures of all screens for the documentation: `Scripts/gallery --pictures FOLDER`.
@Suite("Pictures", .enabled(if: ProcessInfo.processInfo.environment["GALLERY_PICTURES"] != nil))
struct PictureTests {
  /// How a screen is shown.
  nonisolated struct Setting: CustomStringConvertible {
    let description: String
    var width = 1024.0
    var style = UserInterfaceStyle.light
    var textSize = ContentSizeCategory.large
    var isMirrored = false

    static let all = [
      Setting(description: "light"), Setting(description: "dark", style: .dark),
      Setting(description: "narrow", width: 320), Setting(description: "wide", width: 1920),
      Setting(description: "large-text", textSize: .nearest(toTextScale: 2)),
      Setting(
        description: "narrow-large-text", width: 320, textSize: .nearest(toTextScale: 2)),
      Setting(description: "right-to-left", isMirrored: true),
    ]

    var traits: TraitCollection {
      TraitCollection {
        $0.userInterfaceStyle = style
        $0.preferredContentSizeCategory = textSize
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
    }
  }

  @Test("Each screen is drawn in each setting", arguments: Setting.all)
  func pictures(setting: Setting) throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = try #require(environment["GALLERY_PICTURES"])
    let wanted = environment["GALLERY_TOPIC"]
    if let only = environment["GALLERY_SETTING"], only != setting.description { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let gallery = GalleryController()
    let stage = Stage(
      gallery, size: Size(width: setting.width, height: setting.width < 600 ? 640 : 800),
      systemTraits: setting.traits)
    stage.settle(within: .seconds(2))
    if wanted == nil { try write(stage, "\(folder)/Gallery-\(setting).png") }
    for topic in Topic.all where wanted == nil || wanted == topic.title {
      gallery.open(topic)
      gallery.sidebar.select(topic)
      stage.settle(within: .seconds(2))
      try write(stage, "\(folder)/\(topic.title.replacing(" ", with: "-"))-\(setting).png")
    }
  }

  private func write(_ stage: Stage, _ path: String) throws {
    let bytes = try #require(stage.picture.pngData())
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
