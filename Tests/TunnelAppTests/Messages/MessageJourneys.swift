import Atlas
import Containers
import ContainersTesting
import Foundation
import TestSupport
import Testing

@testable import TunnelApp

/// The app in a language that puts all its texts in brackets: what is without is not of the tables.
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

  /// Everything that a window shows or says.
  private func texts(of view: View) -> [String] {
    guard !view.isHidden else { return [] }
    let own = [
      (view as? Label)?.text, view.accessibility.label, view.accessibility.value,
      view.accessibility.hint,
    ]
    return own.compactMap(\.self) + view.subviews.flatMap(texts)
  }

  /// The words outside brackets that are neither names of the data nor units.
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

  /// What the data call places and themselves, in the order in which they contain each other.
  private static let data = [
    "Central Denmark", "Denmark", "Lemvig", "South Pacific Ocean", "Europe/Copenhagen", "GeoNames",
    "Natural Earth", "NASA Blue Marble",
  ]

  /// Quantities, dates and times: the rules for numbers write them, not the tables.
  private static var quantities: Regex<Substring> {
    /\d (?:km|min|h)\b|\w+ \d+ \w+ \d{4}, \d\d:\d\d [A-Z]+/
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

  @Test("D61: What the start shows and says comes from the tables")
  func start() {
    run { tunnel in
      tunnel.root.showsHint = true
      tunnel.stage.turn()
      check(tunnel, "start")
    }
  }

  @Test("D61: What the information sides show and say comes from the tables")
  func information() throws {
    try run { tunnel in
      try tunnel.root.flip(answering: TunnelStage.earth.describe)
      tunnel.stage.advance(by: .seconds(1))
      check(tunnel, "information")
    }
  }

  @Test("D61: What the menus show and say comes from the tables")
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
    "D61: What the search shows and says comes from the tables",
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

  @Test("D61: What About shows and says comes from the tables, but for the sources")
  func about() {
    run { tunnel in
      tunnel.stage.press(.character("i"), modifierFlags: .control)
      tunnel.stage.settle()
      let texts = texts(of: tunnel.stage.window)
      #expect(texts.contains("⟦About Tunnel⟧"))
      #expect(texts.contains("⟦Version \(Tunnel.version)⟧"))
      #expect(texts.contains("⟦ITS DATA ARE FROM⟧"))
      #expect(texts.contains { $0.hasPrefix("⟦Licence: ") })
      #expect(texts.contains { $0.hasPrefix("⟦If you dug straight down") })
    }
  }

  @Test("D61: A notice comes from the tables")
  func notice() {
    run { tunnel in
      tunnel.root.copy("56.55, 8.3167")
      #expect(texts(of: tunnel.stage.window).contains("⟦Copied “56.55, 8.3167”.⟧"))
    }
  }
}
