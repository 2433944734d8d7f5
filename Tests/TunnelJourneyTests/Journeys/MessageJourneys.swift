import Atlas
import Containers
import ContainersTesting
import Foundation
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// The app in a language that brackets all texts, so that a text missing from the tables shows.
@MainActor
@Suite("Messages")
struct MessageJourneys {
  private let folder: TemporaryFolder
  private let language: Localization

  init() throws {
    folder = try TemporaryFolder()
    let url = URL(filePath: folder.path)
    try MessageTemplateFile().bracketed.write(for: "xx", in: url, program: "tunnel")
    language = Localization(languages: ["xx"], folders: [folder.path], program: "tunnel")
  }

  /// Returns all texts of a window, including those for assistive technologies.
  private func texts(of view: View) -> [String] {
    guard !view.isHidden else { return [] }
    let own = [
      (view as? Label)?.text, view.accessibility.label, view.accessibility.value,
      view.accessibility.hint,
    ]
    return own.compactMap(\.self) + view.subviews.flatMap(texts)
  }

  /// Returns the words outside brackets that are neither names in the data nor units.
  private func strays(in view: View, but typed: String) -> [String] {
    let data = Self.data + [typed]
    let inBrackets = /⟦[^⟦⟧]*⟧/
    return Set(texts(of: view)).compactMap { text in
      var rest = text
      while rest.contains(inBrackets) { rest = rest.replacing(inBrackets, with: "") }
      for name in data { rest = rest.replacing(name, with: "") }
      rest = rest.replacing(Self.quantities, with: "")
      return rest.contains(/\p{L}{2}/) ? text : nil
    }
  }

  /// The names of places and data sources, ordered so that longer ones are removed first.
  private static let data = [
    "Central Denmark", "Denmark", "Lemvig", "South Pacific Ocean", "Europe/Copenhagen", "GeoNames",
    "Natural Earth", "NASA Blue Marble", "tz database", "Marble", "Meeus", "WGS84", "PREM",
  ]

  /// Quantities, dates and times, which the rules for numbers write rather than the tables.
  private static var quantities: Regex<Substring> {
    /\d (?:km|min|h)\b|\w+ \d+ \w+ \d{4}, (?:\d\d:\d\d )?[A-Z]+/
  }

  private func check(_ tunnel: TunnelStage, _ what: String, minimum: Int = 10, typed: String = "") {
    #expect(texts(of: tunnel.stage.window).count >= minimum, "\(what)")
    #expect(strays(in: tunnel.stage.window, but: typed) == [], "\(what)")
  }

  private func run(_ journey: (TunnelStage) throws -> Void) rethrows {
    try Localization.$replacement.withValue(language) {
      try journey(TunnelStage())
    }
  }

  @Test("D61: All texts of the first screen come from the tables")
  func start() {
    run { tunnel in
      tunnel.root.showsHint = true
      tunnel.stage.turn()
      check(tunnel, "start")
    }
  }

  @Test("D61: All texts of the information sides come from the tables")
  func information() throws {
    try run { tunnel in
      try tunnel.root.flip(answering: TunnelStage.earth.describe)
      tunnel.stage.advance(by: .seconds(1))
      check(tunnel, "information")
    }
  }

  @Test("D61: All texts of the menus come from the tables")
  func menus() {
    run { tunnel in
      tunnel.stage.tap("⟦More⟧")
      tunnel.stage.settle()
      check(tunnel, "menu", minimum: 30)
      for submenu in ["⟦Style⟧", "⟦Show coordinates as⟧", "⟦Start⟧"] {
        tunnel.stage.element(submenu)?.activate()
        tunnel.stage.settle()
        check(tunnel, submenu, minimum: 30)
      }
    }
  }

  @Test(
    "D61: All texts of the search come from the tables",
    arguments: ["", "par", "qqqq", "5, 5"])
  func search(query: String) {
    run { tunnel in
      tunnel.stage.tap("⟦Search⟧")
      tunnel.stage.settle()
      tunnel.stage.type(query)
      tunnel.stage.settle()
      check(tunnel, "search of \(query)", typed: query)
    }
  }

  @Test("D61: All texts of About come from the tables, except for the sources")
  func about() {
    run { tunnel in
      tunnel.openAbout()
      var texts = texts(of: tunnel.stage.window)
      #expect(texts.contains("⟦About Tunnel⟧"))
      #expect(texts.contains("⟦Versions⟧"))
      #expect(texts.contains { $0.hasPrefix("⟦If you dug straight down") })
      tunnel.stage.tap(.element("⟦Data sources⟧"))
      tunnel.stage.settle()
      texts = self.texts(of: tunnel.stage.window)
      #expect(texts.contains { $0.hasPrefix("⟦License: ") })
      #expect(texts.contains("⟦the Earth by day⟧"))
    }
  }

  @Test("D61: All texts of the list of keys come from the tables")
  func allKeys() {
    run { tunnel in
      tunnel.stage.press(.function(1))
      tunnel.waitForSheet()
      check(tunnel, "all keys", minimum: 50)
    }
  }

  @Test("D61: All texts of the facts beside a place come from the tables")
  func facts() {
    run { tunnel in
      tunnel.stage.tap("Start facts")
      tunnel.waitForSheet()
      check(tunnel, "facts")
    }
  }

  @Test("D61: All texts of the alert about saving come from the tables, except for the reason")
  func saving() {
    run { tunnel in
      tunnel.saving = { .failure(.unwritable(path: $0, reason: "")) }
      tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])
      tunnel.waitForSheet()
      let texts = texts(of: tunnel.stage.window)
      for text in ["⟦The picture was not saved⟧", "⟦Try again⟧", "⟦Cancel⟧"] {
        #expect(texts.contains(text))
      }
    }
  }

  @Test("D61: Notices come from the tables")
  func notice() {
    run { tunnel in
      tunnel.root.copy("56.55, 8.3167")
      #expect(texts(of: tunnel.stage.window).contains("⟦Copied “56.55, 8.3167”.⟧"))
    }
  }
}

/// The app in the languages that it comes with, and in those that are made by a rule.
extension MessageJourneys {
  nonisolated static let languages = ["da", "de", "zh_CN", "en_XA", "ar_XB"]

  private func traits(_ scale: Double, in language: String) -> TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .nearest(toTextScale: scale)
      $0.layoutDirection = language == "ar_XB" ? .rightToLeft : .leftToRight
    }
  }

  @Test(
    "D68: in a window of 320 by 320 each text of the maps and infos is whole and overlaps no other",
    arguments: languages, [1.0, 2])
  func smallest(language: String, scale: Double) throws {
    let legibility = LegibilityJourneys()
    let words = try ShippedLanguage.localization(language)
    try Localization.$replacement.withValue(words) {
      try traits(scale, in: language).performAsCurrent {
        let what = "in \(language), text \(scale)"
        let root = try legibility.laidOut(Size(width: 320, height: 320), at: "56.55 8.316667")
        legibility.check(root, "on the maps \(what)")
        try legibility.showInfos(of: root)
        legibility.check(root, "on the infos \(what)")
      }
    }
  }

  @Test(
    "D68: in a window of 320 by 320 no text of a screen is cut off",
    arguments: languages, [1.0, 2])
  func screens(language: String, scale: Double) async throws {
    let words = try ShippedLanguage.localization(language)
    try await Localization.$replacement.withValue(words) {
      for screen in AppScreen.allCases {
        let it = try await screen.open(
          traits(scale, in: language), size: Size(width: 320, height: 320))
        let view = it.tunnel.sheet?.view ?? it.stage.window
        for label in view.labelsInside where !label.words.isEmpty && !label.isPlaceName {
          #expect(!label.isTruncated, "\(screen) in \(language), text \(scale): \(label.words)")
        }
      }
    }
  }

  @Test(
    "D68, D76: the fall cuts off no text and breaks no word",
    arguments: ["en"] + languages, [1.0, 2])
  func fall(language: String, scale: Double) throws {
    let words = try ShippedLanguage.localization(language)
    try Localization.$replacement.withValue(words) {
      for (width, height) in [(320.0, 320.0), (480, 900), (1024, 1000)] {
        for fraction in [0.3, 1] {
          let tunnel = TunnelStage(
            size: Size(width: width, height: height), systemTraits: traits(scale, in: language))
          try tunnel.root.coordinators.falling.showStill(at: fraction)
          tunnel.waitForSheet()
          let page = try #require(tunnel.sheet?.view)
          check(page, "\(width)×\(height), \(language), text \(scale)")
        }
      }
    }
  }

  @Test("D76: the strip says how far an end is from land, with the name of the land if it has room")
  func setting() throws {
    let words = try ShippedLanguage.localization("de")
    try Localization.$replacement.withValue(words) {
      try NamesLanguage.$current.withValue("de") {
        var seen: Set<String> = []
        for width in stride(from: 640.0, through: 1100, by: 20) {
          let root = try LegibilityJourneys().laidOut(
            Size(width: width, height: 1000), at: "56.55 8.316667")
          let end = root.strip.target
          guard end.style.isDecorated else { continue }
          #expect(!end.setting.isTruncated, "\(width)")
          seen.insert(end.setting.words)
        }
        #expect(seen == ["990 km vor der Küste", "990 km vor der Küste (Neuseeland)"])
      }
    }
  }

  /// Checks that no text of a view is cut off, and no word of it broken.
  private func check(_ view: View, _ what: String) {
    for label in view.labelsInside where !label.words.isEmpty {
      #expect(!label.isTruncated, "“\(label.words)” is cut off: \(what)")
      let text = label.text
      for word in label.words.unbrokenWords {
        label.text = word
        #expect(label.intrinsicContentSize.width <= label.bounds.width + 1, "\(word): \(what)")
      }
      label.text = text
    }
  }

  @Test(
    "D68, D76: the note of the empty search is whole above its examples, at 320 by 320",
    arguments: ["en"] + languages, [1.0, 2])
  func emptySearch(language: String, scale: Double) throws {
    let words = try ShippedLanguage.localization(language)
    try Localization.$replacement.withValue(words) {
      let tunnel = TunnelStage(
        size: Size(width: 320, height: 320), systemTraits: traits(scale, in: language))
      tunnel.root.search()
      tunnel.waitForSheet()
      let note = try #require(tunnel.stage.element("Search note")?.view as? Label)
      #expect(!note.isTruncated)
      let end = note.convert(note.bounds, to: nil).maxY
      #expect(end < 290, "in \(language), text \(scale): \(end)")
    }
  }

  @Test("D132: the address of a license is whole at any text size", arguments: [1.0, 2])
  func address(scale: Double) throws {
    let tunnel = TunnelStage(
      size: Size(width: 320, height: 480), systemTraits: traits(scale, in: "en"))
    tunnel.root.showAbout(at: .licenses)
    tunnel.waitForSheet()
    tunnel.stage.tap("MIT")
    tunnel.waitForSheet()
    let address = try #require(
      tunnel.sheet?.view.labelsInside.first { $0.words.hasPrefix("https:") })
    #expect(!address.isTruncated)
  }

  @Test(
    "D61: what somebody typed stands in the quotation marks of the language",
    arguments: [("en", "“x”"), ("da", "“x”"), ("de", "„x“"), ("zh_CN", "“x”")])
  func quotation(language: String, quoted: String) throws {
    let words = try ShippedLanguage.localization(language)
    Localization.$replacement.withValue(words) { #expect("x".quoted == quoted) }
  }
}
