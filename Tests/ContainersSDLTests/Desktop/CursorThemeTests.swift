import Foundation
import TestSupport
import Testing

@testable import ContainersSDL

@Suite("Mouse cursor themes") struct CursorThemeTests {
  /// Whether a theme has a cursor, given the cursors of each theme and the themes that they
  /// inherit.
  private func has(
    _ cursor: String, in pictures: [String: [String]], inherits: [String: String] = [:],
    environment: [String: String] = [:]
  ) throws -> Bool {
    let folder = try TemporaryFolder()
    let icons = folder.url.appending(path: ".icons")
    for theme in Set(pictures.keys).union(inherits.keys) {
      let cursors = icons.appending(path: "\(theme)/cursors")
      try FileManager.default.createDirectory(at: cursors, withIntermediateDirectories: true)
      for name in pictures[theme] ?? [] {
        try Data().write(to: cursors.appending(path: name))
      }
      try "[Icon Theme]\nInherits = \(inherits[theme] ?? "")\n".write(
        to: icons.appending(path: "\(theme)/index.theme"), atomically: true, encoding: .utf8)
    }
    let variables = environment.merging(
      ["HOME": folder.path, "XCURSOR_PATH": "~/.icons:/nowhere"],
      uniquingKeysWith: { one, _ in one })
    return CursorTheme(from: { variables[$0] }).has(cursor)
  }

  @Test("D135: A cursor is found in the default theme, and in the one that the environment selects")
  func own() throws {
    #expect(try has("hand2", in: ["default": ["left_ptr", "hand2"]]))
    #expect(try !has("hand2", in: ["default": ["left_ptr"]]))
    let other = ["XCURSOR_THEME": "Red"]
    #expect(try has("hand2", in: ["Red": ["hand2"]], environment: other))
    #expect(try !has("hand2", in: ["default": ["hand2"], "Red": []], environment: other))
  }

  @Test("D135: A cursor is found in inherited themes, and circular inheritance ends")
  func inherited() throws {
    let pictures = ["Base": ["hand2"]]
    let themes = ["default": "Red, Blue", "Red": "default", "Blue": "Base"]
    #expect(try has("hand2", in: pictures, inherits: themes))
    #expect(try !has("fleur", in: pictures, inherits: themes))
  }

  @Test("D135: There are no cursors if no theme is installed")
  func nothing() throws { #expect(try !has("left_ptr", in: [:])) }
}
