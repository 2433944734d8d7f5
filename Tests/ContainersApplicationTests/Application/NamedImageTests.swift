@testable import Containers
import Foundation
import TestSupport
import Testing

@Suite struct NamedImageTests {
  /// Provides the resources of a program with images of the given names, each as wide as its
  /// position.
  private func withResources(_ names: [String], _ body: (ProgramResources) throws -> Void) throws {
    let folder = try TemporaryFolder()
    let resources = try folder.folder("tool_Tool.resources")
    for (index, name) in names.enumerated() {
      let image = Image(bitmap: Bitmap(width: (index + 1) * 6, height: 6))
      let bytes = try #require(image.pngData())
      try Data(bytes).write(to: resources.appending(path: name))
    }
    try body(ProgramResources(besideExecutable: folder.path + "/tool"))
  }

  @Test("An image is found by name among the resources next to the executable")
  func finding() throws {
    try withResources(["mark.png"]) { resources in
      #expect(Image(named: "mark", in: resources, scale: 1)?.bitmap.width == 6)
      #expect(Image(named: "mark.png", in: resources, scale: 1)?.bitmap.width == 6)
      #expect(Image(named: "other", in: resources, scale: 1) == nil)
    }
  }

  @Test("Of several resolutions, the display's own is used, or else the closest")
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
