import Foundation
import Testing

@testable import Containers

@Suite("Fonts that fontconfig chose") struct FontMemoryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "fonts-\(UUID().uuidString)")
  private var path: String { folder.appending(path: "cache/fonts").path }
  private let font = Font(family: "Inter", size: 13, weight: .medium)

  /// Asks a fresh finder, and says whether it had to ask fontconfig.
  private func ask(_ font: Font? = nil) throws -> (file: FontFinder.File?, hasRead: Bool) {
    let finder = try #require(FontFinder(rememberingIn: folder.appending(path: "cache").path))
    let file = finder.file(for: font ?? self.font)
    return (file, finder.configuration.isRead)
  }

  @Test("are remembered from start to start, and fontconfig is not asked again")
  func remembered() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try ask()
    let second = try ask()
    #expect(first.hasRead && !second.hasRead)
    #expect(first.file != nil && first.file == second.file)
  }

  @Test("are asked for where another font is wanted, and kept beside the first")
  func others() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let italic = Font(family: "Inter", size: 13, weight: .medium, isItalic: true)
    let upright = try ask()
    let other = try ask(italic)
    #expect(other.hasRead && other.file != upright.file)
    #expect(try !ask(italic).hasRead)
    #expect(try !ask().hasRead)
  }

  @Test("do not hold any more when something has changed that fontconfig reads")
  func changed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try ask()
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    let watched = try #require(kept.split(separator: "\n").first { $0.hasSuffix("/fonts.conf") })
    let old = "1.0\t" + watched.split(separator: "\t")[1]
    try kept.replacing(watched, with: old).write(toFile: path, atomically: true, encoding: .utf8)
    let second = try ask()
    #expect(second.hasRead && second.file == first.file)
    #expect(try !ask().hasRead)
  }

  @Test("do not hold in other circumstances, such as another language")
  func circumstances() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try ask()
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    try ("another" + kept).write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try ask().hasRead)
  }

  @Test(
    "are asked for anew where the file that keeps them is damaged",
    arguments: ["", "\n\n\t\t\t\t", "\u{FFFD}"])
  func damaged(_ text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try ask()
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let second = try ask()
    #expect(second.hasRead && second.file == first.file)
  }

  @Test("are found without a folder that can be written")
  func unwritable() throws {
    let finder = try #require(FontFinder(rememberingIn: "/proc/nowhere"))
    #expect(finder.file(for: font) != nil)
    #expect(finder.file(for: font) == finder.file(for: font))
  }
}
