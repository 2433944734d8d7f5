import Containers
import ContainersTesting
import Foundation
import Testing

@testable import Gallery

/// The pictures in the articles of the library: `Scripts/gallery --articles FOLDER`.
@Suite(
  "Pictures in articles",
  .enabled(if: ProcessInfo.processInfo.environment["ARTICLE_PICTURES"] != nil))
struct ArticlePictureTests {
  @Test("Each picture is drawn", arguments: [UserInterfaceStyle.light, .dark])
  func pictures(style: UserInterfaceStyle) throws {
    let folder = try #require(ProcessInfo.processInfo.environment["ARTICLE_PICTURES"])
    for picture in ArticlePicture.all {
      let topic = try #require(Topic.named(picture.topic))
      let lesson = topic.makeLesson()
      let stage = Stage(
        lesson, size: Size(width: 640, height: 900), scale: 2,
        systemTraits: TraitCollection { $0.userInterfaceStyle = style },
        identifier: "org.example.Gallery")
      stage.resize(to: Size(width: 640, height: picture.windowHeight(for: lesson)))
      stage.settle(within: .seconds(2))
      picture.use(stage)
      // A page may have opened more windows.
      let window = try #require(stage.platform.windows.first)
      let bytes = try #require(Image(bitmap: window.picture.copy(), scale: 2).pngData())
      let name = style == .dark ? "\(picture.name)~dark@2x" : "\(picture.name)@2x"
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }
  }
}
