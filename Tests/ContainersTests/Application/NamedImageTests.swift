@testable import Containers
import Foundation
import Testing

@Suite struct NamedImageTests {
  /// Lends the resources of a program that has an image of some names, as wide as their positions say.
  private func withResources(_ names: [String], _ body: (ProgramResources) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let resources = folder.appending(path: "tool_Tool.resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, name) in names.enumerated() {
      let image = Image(bitmap: Bitmap(width: (index + 1) * 6, height: 6))
      let bytes = try #require(image.pngData())
      try Data(bytes).write(to: resources.appending(path: name))
    }
    try body(ProgramResources(besideExecutable: folder.appending(path: "tool").path))
  }

  @Test("An image is found by its name among the resources beside the executable")
  func finding() throws {
    try withResources(["mark.png"]) { resources in
      #expect(Image(named: "mark", in: resources, scale: 1)?.bitmap.width == 6)
      #expect(Image(named: "mark.png", in: resources, scale: 1)?.bitmap.width == 6)
      #expect(Image(named: "other", in: resources, scale: 1) == nil)
    }
  }

  @Test("Of several resolutions the display's is taken, or else the nearest")
  func resolutions() throws {
    try withResources(["mark.png", "mark@2x.png", "wide@3x.png"]) { resources in
      #expect(Image(named: "mark", in: resources, scale: 1)?.scale == 1)
      #expect(Image(named: "mark", in: resources, scale: 1.5)?.scale == 2)
      #expect(Image(named: "mark", in: resources, scale: 3)?.scale == 2)
      #expect(Image(named: "wide", in: resources, scale: 1)?.size.width == 6)
    }
  }

  @Test("A program without resources has no image")
  func none() {
    #expect(Image(named: "mark") == nil)
    #expect(ProgramResources(besideExecutable: "/nowhere/tool").folders.isEmpty)
  }
}
