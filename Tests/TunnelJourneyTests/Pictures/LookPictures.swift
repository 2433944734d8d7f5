import Atlas
import Containers
import ContainersTesting
import Foundation
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// Pictures of every screen to look at, in the folder `LOOKS`, which `Scripts/looks` arranges.
///
/// Only seas on the maps keep their English names, because other threads have not the language of a test.
@MainActor
@Suite(
  "Pictures of every screen",
  .enabled(if: ProcessInfo.processInfo.environment["LOOKS"] != nil))
struct LookPictures {
  /// Returns the words of a variable, which are separated by commas, or the usual ones.
  private nonisolated static func words(_ variable: String, else usual: String) -> [String] {
    let text = ProcessInfo.processInfo.environment[variable] ?? ""
    return (text.isEmpty ? usual : text).split(separator: ",").map(String.init)
  }

  nonisolated static let languages = words("LOOKS_LANGUAGES", else: "en,da,de,zh_CN,en_XA,ar_XB")
  private static let styles = words(
    "LOOKS_STYLES", else: "light,dark,light-contrast,dark-contrast")
  private static let sizes = words("LOOKS_SIZES", else: "320x320,480x900,1024x1000,2560x1400")
  private static let texts = words("LOOKS_TEXTS", else: "1,2")
  private static let wanted = words("LOOKS_SCREENS", else: "")

  /// A screen, and what opens it in a window.
  private typealias Screen = (
    name: String, open: (Size, TraitCollection) async throws -> TunnelStage
  )

  private static var screens: [Screen] {
    var screens: [Screen] = [
      ("informationAtSea", atSea), ("region", region), ("fallChord", chord),
    ]
    for panel in EveryPanel.allCases where panel != .facts && panel != .discoverTowns {
      screens.append(
        (panel.rawValue, { try await opened($0, $1) { try await $0.open(panel) } }))
    }
    for screen in [AppScreen.facts, .discoveries] {
      screens.append((screen.rawValue, { try await screen.open($1, size: $0).tunnel }))
    }
    return screens
  }

  private static func atSea(_ size: Size, _ traits: TraitCollection) async throws -> TunnelStage {
    try await opened(size, traits, at: "0 -160") {
      try $0.root.flip(answering: TunnelStage.earth.describe)
      $0.stage.advance(by: .milliseconds(500))
    }
  }

  private static func region(_ size: Size, _ traits: TraitCollection) async throws -> TunnelStage {
    await opened(size, traits, at: "58 26") {
      $0.map(.start).turn(by: .degrees(30))
      for map in $0.root.maps.values { map.show(region: 900_000) }
      $0.stage.advance(by: .seconds(1))
    }
  }

  private static func chord(_ size: Size, _ traits: TraitCollection) async throws -> TunnelStage {
    try await opened(size, traits) {
      try $0.root.coordinators.falling.showStill(at: 0.6, to: place("40 -4"))
    }
  }

  /// Opens a window, and does something in it.
  private static func opened(
    _ size: Size, _ traits: TraitCollection, at start: String = "56.55 8.316667",
    _ body: (TunnelStage) async throws -> Void
  ) async rethrows -> TunnelStage {
    let tunnel = TunnelStage(start, size: size, systemTraits: traits)
    try await body(tunnel)
    tunnel.waitForSheet()
    return tunnel
  }

  @Test(
    "Every two of language, look, size of the window and of text meet on some screen",
    arguments: languages)
  func pictures(language: String) async throws {
    let folder = try #require(ProcessInfo.processInfo.environment["LOOKS"])
    let words = try ShippedLanguage.localization(language)
    let conventions = WritingConventions(numbers: language, dates: language, language: language)
    let first = try #require(Self.languages.firstIndex(of: language))
    for (number, screen) in Self.screens.enumerated()
    where Self.wanted.isEmpty || Self.wanted.contains(screen.name) {
      let turn = first + number
      let style = Self.styles[turn % Self.styles.count]
      let rest = first + number / Self.styles.count
      let size = Self.sizes[rest % Self.sizes.count]
      let text = Self.texts[
        (first + number / Self.styles.count / Self.sizes.count) % Self.texts.count]
      let sides = size.split(separator: "x").compactMap { Double($0) }
      let traits = TraitCollection {
        $0.userInterfaceStyle = style.hasPrefix("light") ? .light : .dark
        $0.accessibilityContrast = style.hasSuffix("contrast") ? .high : .normal
        $0.preferredContentSizeCategory = .nearest(toTextScale: Double(text) ?? 1)
        $0.layoutDirection = language == "ar_XB" ? .rightToLeft : .leftToRight
      }
      // Drawn within the language too, in which the names on the maps are.
      let bytes = try await Localization.$replacement.withValue(words) {
        try await WritingConventions.$current.withValue(conventions) {
          try await NamesLanguage.$current.withValue(language) {
            try await screen.open(Size(width: sides[0], height: sides[1]), traits)
              .stage.picture.pngData()
          }
        }
      }
      let name = "\(size) \(screen.name) \(language) \(style) \(text).png"
      try Data(#require(bytes)).write(to: URL(filePath: folder).appending(path: name))
    }
  }
}
