import Foundation
import TestSupport
import Testing

@testable import Typesetting

@Suite("Cached answers of fontconfig") struct FontMemoryTests {
  private let folder: TemporaryFolder
  private let font = Font(family: "Inter", size: 13, weight: .medium)

  private var cache: String { folder.path + "/cache" }
  private var path: String { cache + "/fonts" }

  init() throws { folder = try TemporaryFolder() }

  /// Asks a new finder, stores its answers, and reports whether it had to query fontconfig.
  private func ask(_ font: Font? = nil) throws -> (file: FontFinder.File?, hasRead: Bool) {
    let finder = try #require(FontFinder(rememberingIn: cache))
    let file = finder.file(for: font ?? self.font)
    let hasRead = finder.configuration.isRead
    finder.memory?.write()
    return (file, hasRead)
  }

  private func kept() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func keep(_ text: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test("are kept between launches, so that fontconfig is not queried again")
  func remembered() throws {
    let first = try ask()
    let second = try ask()
    #expect(first.hasRead)
    #expect(!second.hasRead)
    #expect(first.file != nil)
    #expect(first.file == second.file)
  }

  @Test("are complemented when another font is requested")
  func others() throws {
    let italic = Font(family: "Inter", size: 13, weight: .medium, isItalic: true)
    let upright = try ask()
    let other = try ask(italic)
    #expect(other.hasRead)
    #expect(other.file != upright.file)
    #expect(try !ask(italic).hasRead)
    #expect(try !ask().hasRead)
  }

  @Test("become invalid when something that fontconfig reads has changed")
  func changed() throws {
    let first = try ask()
    let watched = try #require(
      try kept().split(separator: "\n").first { $0.hasSuffix("/fonts.conf") })
    try keep(kept().replacing(watched, with: "1.0\t" + watched.split(separator: "\t")[1]))
    let second = try ask()
    #expect(second.hasRead)
    #expect(second.file == first.file)
    #expect(try !ask().hasRead)
  }

  @Test("from before are dropped if fontconfig was read after a change")
  func changedMeanwhile() throws {
    _ = try ask()
    let memory = FontMemory(folder: cache, circumstances: FontConfiguration.circumstances)
    let question = FontMemory.Question(family: "Other", weight: 400, isItalic: false)
    memory.add(FontFinder.File(path: "/other", index: 0), to: question, stamps: ["/fonts": "2.0"])
    memory.write()
    #expect(try !kept().contains("Inter"))
  }

  @Test("are invalid in another environment, such as another language")
  func circumstances() throws {
    _ = try ask()
    try keep("another" + kept())
    #expect(try ask().hasRead)
  }

  @Test(
    "are requested again if the cache file is damaged",
    arguments: [
      ("\t0\n", "\t-5\n"), ("\t0\n", "\t\n"), ("\t500\t", "\tfive\t"), ("\tupright", ""),
      ("\n", " "), ("Inter\t", "\u{FFFD}\t"),
    ])
  func damaged(_ sound: String, _ broken: String) throws {
    let first = try ask()
    try keep(kept().replacing(sound, with: broken))
    let second = try ask()
    #expect(second.hasRead)
    #expect(second.file == first.file)
    #expect(try !ask().hasRead)
  }

  @Test("are invalid without the modification times that they depend on")
  func withoutMoments() throws {
    _ = try ask()
    let lines = try kept().split(separator: "\n").filter { $0.split(separator: "\t").count != 2 }
    try keep(lines.joined(separator: "\n"))
    #expect(try ask().hasRead)
  }

  @Test(
    "are requested again if the font file is missing, is not a font, or lacks the font's index",
    arguments: [
      "/nowhere.otf\t0", "/etc/passwd\t0", "\t99",
    ])
  func unusable(_ answer: String) throws {
    let file = try #require(try ask().file)
    let broken = answer.hasPrefix("/") ? answer : file.path + answer
    try keep(kept().replacing("\(file.path)\t0", with: broken))
    let source = try SDLGlyphSource(rememberingIn: cache)
    #expect(try source.hasGlyph(for: "a", in: source.face(for: font)))
    source.readAhead()
    #expect(try ask().file == file)
  }

  @Test("are requested again if a pipe blocks the path, without waiting for it")
  func pipe() throws {
    _ = try folder.folder("cache")
    mkfifo(path, 0o600)
    #expect(try ask().hasRead)
  }

  @Test("are found without a writable folder")
  func unwritable() throws {
    let finder = try #require(FontFinder(rememberingIn: "/proc/nowhere"))
    let found = finder.file(for: font)
    finder.memory?.write()
    #expect(found != nil)
    #expect(found == finder.file(for: font))
  }
}
