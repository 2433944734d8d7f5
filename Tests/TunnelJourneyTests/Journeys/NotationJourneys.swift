import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Notations and menus")
struct NotationJourneys {
  @Test(
    "T14: the strip shows both coordinates in the notation chosen in its menu",
    arguments: CoordinateFormat.offered)
  func choosing(format: CoordinateFormat) {
    let tunnel = TunnelStage()
    tunnel.stage.tap("Copy start", button: .secondary)
    tunnel.stage.tap("Show coordinates as")
    tunnel.stage.tap(.element(format.title))

    #expect(tunnel.root.format == format)
    #expect(tunnel.stage.value(of: "Copy start") == format.shown(tunnel.root.dig.entrance))
    #expect(tunnel.stage.value(of: "Copy end") == format.shown(tunnel.root.dig.exit))
    #expect(tunnel.stage.window.title.contains(format.shown(tunnel.root.dig.exit)))
    tunnel.stage.tap("Copy end", button: .secondary)
    tunnel.stage.tap("Show coordinates as")
    #expect(tunnel.stage.element(format.title)?.traits.contains(.selected) == true)
  }

  @Test("T27: either end can be copied in every notation", arguments: CoordinateFormat.offered)
  func copying(format: CoordinateFormat) {
    let tunnel = TunnelStage(size: Size(width: 400, height: 560))
    for (end, place) in [("start", tunnel.root.dig.entrance), ("end", tunnel.root.dig.exit)] {
      tunnel.stage.tap(.element("Copy \(end)"), button: .secondary)
      tunnel.stage.tap("Copy as")
      tunnel.stage.element(format.title)?.activate()
      tunnel.stage.turn()

      #expect(tunnel.stage.platform.clipboard == format.copied(place))
    }
    #expect(tunnel.stage.value(of: "Notice")?.hasPrefix("Copied “") == true)
  }

  @Test("T30: the menu of a coordinate opens by the Menu key and by Shift+F10", arguments: [0, 1])
  func byKey(way: Int) throws {
    let tunnel = TunnelStage()
    tunnel.stage.window.moveFocus(to: try #require(tunnel.stage.element("Copy start")).view)
    if way == 0 {
      tunnel.stage.press(.menu)
    } else {
      tunnel.stage.press(.function(10), modifierFlags: .shift)
    }
    #expect(tunnel.stage.element("Copy link") != nil)
    tunnel.stage.press(.escape)
    #expect(tunnel.stage.element("Copy start")?.isFocused == true)
  }

  @Test("T53: a link has at most six decimals, however precise the place is")
  func decimals() {
    let tunnel = TunnelStage("12.123456789 98.987654321")
    tunnel.stage.tap("Copy start", button: .secondary)
    tunnel.stage.tap("Copy link")

    #expect(
      tunnel.stage.platform.clipboard
        == "https://www.openstreetmap.org/?mlat=12.123457&mlon=98.987654#map=6/12.123457/98.987654")
  }

  @Test("T27, D114: a web link to the end can be copied, and the end opened in the system's map")
  func link() async {
    let tunnel = TunnelStage()
    tunnel.stage.tap("Copy end", button: .secondary)
    tunnel.stage.tap("Copy link")
    #expect(
      tunnel.stage.platform.clipboard
        == "https://www.openstreetmap.org/?mlat=-56.55&mlon=-171.683333#map=6/-56.55/-171.683333")

    tunnel.stage.tap("Copy end", button: .secondary)
    tunnel.stage.tap("Open in another map")
    await tunnel.stage.wait { !tunnel.stage.platform.openedAddresses.isEmpty }
    #expect(tunnel.stage.platform.openedAddresses == ["geo:-56.55,-171.683333"])
  }

  @Test("T27: if no program opens a link, a notice says so and disappears again")
  func noProgram() async throws {
    let tunnel = TunnelStage()
    tunnel.stage.platform.opensAddresses = false
    tunnel.stage.tap("Copy start", button: .secondary)
    tunnel.stage.tap("Open in another map")
    await tunnel.stage.wait { tunnel.stage.element("Notice") != nil }

    let notice = try #require(tunnel.stage.value(of: "Notice"))
    #expect(notice == "No program on this computer can open geo:56.55,8.316667.")
    tunnel.stage.advance(by: .seconds(6))
    #expect(tunnel.stage.element("Notice") == nil)
  }

  @Test("T15, T29: the strip's menu changes both maps, and checks their current state")
  func styles() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    tunnel.stage.tap("More")
    tunnel.stage.tap("Style")
    tunnel.stage.tap("Relief")
    #expect(End.allCases.map { tunnel.map($0).mapStyle } == [.relief, .relief])
    tunnel.stage.tap("More")
    tunnel.stage.tap("Other side")
    #expect(End.allCases.allSatisfy { tunnel.map($0).showsOtherSide })

    tunnel.stage.tap("More")
    #expect(tunnel.stage.element("Other side")?.traits.contains(.selected) == true)
    tunnel.stage.tap("Style")
    #expect(tunnel.stage.element("Relief")?.traits.contains(.selected) == true)
    #expect(tunnel.stage.element("Satellite")?.traits.contains(.selected) == false)
  }

  @Test("T9b, T30: a map's menu changes only that map, and opens search and About")
  func mapMenu() throws {
    let tunnel = TunnelStage()
    tunnel.stage.tap(at: tunnel.container(.target).frame.center, button: .secondary)
    tunnel.stage.tap("Style")
    tunnel.stage.tap("Night")
    #expect(End.allCases.map { tunnel.map($0).mapStyle } == [.hybrid, .night])

    tunnel.stage.press(.menu)
    tunnel.stage.tap("Meridians and parallels")
    #expect(tunnel.map(.start).showsGraticule != tunnel.map(.target).showsGraticule)
    tunnel.stage.press(.menu)
    tunnel.stage.tap("Search…")
    #expect(tunnel.searching != nil)
  }

  @Test("T13, T14: coordinates are shown to a meter, on at most two lines")
  func shown() throws {
    for text in ["56.55 8.316667", "-89.123456789 -179.987654321", "90 0", "0 180", "0 0"] {
      for format in CoordinateFormat.offered {
        let shown = format.shown(place(text))
        let lines = format.lines(place(text)).split(separator: "\n")
        #expect(lines.count <= 2)
        #expect(
          lines.joined() == shown.filter { $0 != " " } || lines.joined(separator: " ") == shown)
        let read = try CoordinateFormat.coordinate(from: shown)
        let slack: [CoordinateFormat: Double] = [
          .maidenhead: 800.0, .degreesMinutesSeconds: 24,
        ]
        #expect(read.distance(to: place(text)) < slack[format] ?? 15, "\(shown)")
      }
    }
  }

  /// Returns what people read or hear in the window that has a hyphen in place of a minus.
  private func hyphens(in tunnel: TunnelStage) -> [String] {
    let elements = tunnel.stage.elements.flatMap { [$0.label, $0.value, $0.hint] }
    let labels = tunnel.stage.window.labelsInside.map { $0.text }
    return (elements + labels + [tunnel.stage.window.title]).compactMap(\.self).filter(hasHyphen)
  }

  /// Whether a text has a hyphen before a digit where a number begins; codes and links are others'.
  private func hasHyphen(_ text: String) -> Bool {
    guard !text.contains("geo:"), !text.hasSuffix("/") else { return false }
    let letters = Array(text)
    return letters.indices.dropLast().contains { index in
      letters[index] == "-" && letters[index + 1].isNumber
        && (index == 0 || !(letters[index - 1].isLetter || letters[index - 1].isNumber))
    }
  }

  @Test(
    "T14, T22: a minus that people read or hear is U+2212, on every screen and in every notice",
    arguments: [
      "-33.45 -70.66", "31.5 35.48", "-54.8 -68.3", "-77.85 166.67", "-0.5 -0.5", "-90 0",
      "36.23 -116.77", "-12.05 -77.04",
    ])
  func minus(at start: String) async throws {
    let isFirst = start.hasPrefix("-33")
    for format in isFirst ? [CoordinateFormat.decimal, .degreesMinutesSeconds, .exact] : [.decimal]
    {
      let tunnel = TunnelStage(start, size: Size(width: 800, height: 480))
      let root = tunnel.root
      var texts: [String] = []
      func look() {
        tunnel.waitForSheet()
        // What the user types stays as it is.
        texts += hyphens(in: tunnel).filter { $0 != start }
      }
      root.format = format
      look()
      root.showFacts(of: .start)
      look()
      root.search(for: start)
      for _ in 0..<200 { await Task.yield() }
      look()
      root.presentations.close()
      tunnel.waitForSheet()
      root.maps[.start].dig(at: place("-41.5 -20.25"))
      root.maps[.start].dig(at: place(start))
      root.maps[.target].tell(of: place(start).antipode)
      look()
      root.addFavorite()
      for _ in 0..<50 { await Task.yield() }
      look()
      root.favorites?.change("", undoneBy: root.undos) {
        $0.add(place("-41.5 -20.25"), named: "", at: TunnelStage.noon)
      }
      root.toggleFavorites()
      for _ in 0..<50 { await Task.yield() }
      look()
      root.closeSidebar()
      root.undoLast()
      look()
      root.showHistory()
      look()
      root.presentations.close()
      tunnel.waitForSheet()
      root.copy(format.copied(place(start)))
      look()
      tunnel.flip()
      for _ in 0..<500 where tunnel.stage.element("Thinking…") != nil { await Task.yield() }
      look()
      tunnel.stage.tap("Copy start", button: .secondary)
      tunnel.stage.tap("Copy as")
      look()
      #expect(texts.isEmpty, "\(format): \(Set(texts))")
      #expect(tunnel.stage.platform.clipboard?.contains("−") == false)
    }
  }

  @Test(
    "T14, T34: what is copied, saved or read by programs has a hyphen",
    arguments: CoordinateFormat.offered + [.exact])
  func hyphens(format: CoordinateFormat) throws {
    for text in ["-33.45 -70.66", "-12.5 130.9", "52.5 -0.125", "-0.00001 -179.99999"] {
      let copied = format.copied(place(text))
      #expect(!copied.contains("−"))
      #expect(!format.string(for: place(text)).contains("−"))
      // People's texts are read too.
      #expect(place(format.shown(place(text))).distance(to: place(copied)) < 10)
    }
  }
}
