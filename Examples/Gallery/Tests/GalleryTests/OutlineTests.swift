import Containers
import ContainersTesting
import Foundation
import Testing

@testable import Gallery

/// What assistive technology finds on each screen, for a client outside: `Scripts/access --gallery`.
@Suite("Outlines", .enabled(if: ProcessInfo.processInfo.environment["GALLERY_OUTLINES"] != nil))
struct OutlineTests {
  @Test("The traits and the name of each element of each page are written")
  func outlines() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["GALLERY_OUTLINES"])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let gallery = GalleryController()
    // As large as the program's window on SDL's dummy display.
    let stage = Stage(gallery, size: Size(width: 922, height: 691))
    stage.settle(within: .seconds(2))
    for topic in Topic.all {
      gallery.open(topic)
      stage.settle(within: .seconds(2))
      let lines = AccessibilityTree(of: gallery.page.view).elements.map { element in
        let name = (element.label ?? "").replacing("\n", with: " ")
        return "\(element.traits.words.joined(separator: ", "))\t\(name)"
      }
      #expect(lines.count > 2, "\(topic.title)")
      try Data(lines.joined(separator: "\n").utf8)
        .write(to: URL(fileURLWithPath: "\(folder)/\(topic.title).txt"))
    }
  }
}
