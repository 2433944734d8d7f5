import Atlas
import Containers
import ContainersTesting
import Foundation
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Settings sheet")
struct SettingsJourneys {
  private func open(_ tunnel: TunnelStage) {
    tunnel.stage.press(.character(","), modifierFlags: .control)
    tunnel.waitForSheet()
  }

  private func choose(_ setting: String, _ choice: String, _ tunnel: TunnelStage) {
    tunnel.stage.tap(.element(setting))
    tunnel.waitForSheet()
    tunnel.stage.tap(.element(choice))
    tunnel.stage.turn()
  }

  @Test("D97, D127: another appearance takes effect at once, beneath the open settings")
  func appearance() {
    let tunnel = TunnelStage(size: Size(width: 500, height: 600))
    var reported: [Settings] = []
    let token = tunnel.root.coordinators.settings.observe(\.chosen, options: .new) { change in
      reported += [change.newValue].compactMap(\.self)
    }
    defer { withExtendedLifetime(token) {} }
    open(tunnel)
    choose("Appearance", "Light", tunnel)

    #expect(tunnel.root.view.traitCollection.userInterfaceStyle == .light)
    #expect(tunnel.sheet?.traitCollection.userInterfaceStyle == .light)
    #expect(reported.map(\.appearance) == [.light])
    tunnel.stage.tap("Like the desktop")
    tunnel.stage.turn()
    #expect(tunnel.root.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("D134: the desktop's font is kept for the next start, and followed, once it is chosen")
  func font() {
    func desktop(_ family: String?) -> TraitCollection {
      TraitCollection {
        $0.userInterfaceStyle = .dark
        $0.interfaceFontFamily = family
      }
    }
    let tunnel = TunnelStage(
      size: Size(width: 500, height: 600), systemTraits: desktop("Cantarell"))
    #expect(tunnel.root.settings.font == .own)
    open(tunnel)
    choose("Font", "Like the desktop", tunnel)
    #expect(tunnel.root.settings.font == .desktop(family: "Cantarell"))
    #expect(tunnel.stage.value(of: "Notice") == "The font changes at the next start")

    tunnel.stage.systemTraits = desktop("Ubuntu")
    #expect(tunnel.root.settings.font == .desktop(family: "Ubuntu"))
    tunnel.stage.systemTraits = desktop(nil)
    #expect(tunnel.root.settings.font == .desktop(family: "Ubuntu"))
    tunnel.stage.tap("Inter")
    tunnel.stage.systemTraits = desktop("Cantarell")
    #expect(tunnel.root.settings.font == .own)
  }

  @Test(
    "D134: the font is a line of the settings that can be read and edited",
    arguments: ["inter", "desktop", "desktop (Noto Sans)"])
  func fontText(text: String) throws {
    let font = try #require(InterfaceFont(rawValue: text))
    #expect(font.rawValue == text)
    var settings = Settings()
    settings.font = font
    var file = KeyedText("")
    settings.write(into: &file)
    #expect(file.text.contains("font = \(text)"))
    #expect(Settings.read(file).settings.font == font)
    #expect(InterfaceFont(rawValue: "serif") == nil)
    #expect(InterfaceFont(rawValue: "desktop ()") == nil)
  }

  @Test("D97: other units change the names and the scale at once")
  func units() {
    let tunnel = TunnelStage("0 -30", size: Size(width: 700, height: 700))
    let before = tunnel.root.endNames
    #expect(before?.contains(" km") == true)
    open(tunnel)
    choose("Units", "Feet, miles", tunnel)

    #expect(tunnel.root.endNames?.contains(" mi") == true)
    let labels = tunnel.map(.start).labelsInside.map(\.words)
    #expect(labels.contains { $0.contains(" mi") })
    #expect(!labels.contains { $0.contains(" km") })
  }

  @Test("D97, D112: another notation changes the strip at once, and is undone with the settings")
  func notation() {
    let tunnel = TunnelStage(size: Size(width: 500, height: 700))
    open(tunnel)
    choose("Coordinates", "UTM", tunnel)
    #expect(tunnel.root.format == .utm)
    tunnel.root.undoLast()
    #expect(tunnel.root.format == .degreesMinutesSeconds)
    #expect(tunnel.root.settings.notation == .degreesMinutesSeconds)
  }

  @Test("T53: links lead to the site that is chosen, by a pattern that the file keeps")
  func links() {
    let tunnel = TunnelStage(size: Size(width: 500, height: 700))
    open(tunnel)
    choose("Links", "Google Maps", tunnel)
    #expect(tunnel.root.settings.link == .googleMaps)
    var text = KeyedText("")
    tunnel.root.settings.write(into: &text)
    #expect(Settings.read(text).settings.link == .googleMaps)
    for site in MapLink.offered {
      #expect(MapLink(rawValue: site.link.rawValue) == site.link, "\(site.name)")
    }
  }

  @Test("T53: a pattern of one's own shows the link that it makes, or what is wrong with it")
  func ownPattern() throws {
    let tunnel = TunnelStage("1.5 2", size: Size(width: 500, height: 700))
    open(tunnel)
    choose("Links", "Own pattern…", tunnel)
    tunnel.waitForSheet()
    let field = try #require(tunnel.stage.element("Pattern of links")?.view as? TextField)
    func type(_ text: String) {
      field.text = text
      field.sendActions(for: .editingChanged)
      tunnel.stage.turn()
    }
    func said() -> String? { tunnel.stage.element("Link")?.label }
    type("https://example.org/{latitude}/{longitude}")
    #expect(said() == "A link to the start: https://example.org/1.5/2")
    #expect(tunnel.root.settings.link.rawValue == "https://example.org/{latitude}/{longitude}")
    for (wrong, message) in [
      ("http://example.org/{latitude}/{longitude}", "The address has to begin with “https://”."),
      ("https://example.org/{longitude}", "The address lacks {latitude}."),
      ("https://example.org/{latitude}", "The address lacks {longitude}."),
    ] {
      type(wrong)
      #expect(said() == message)
      #expect(tunnel.root.settings.link.rawValue == "https://example.org/{latitude}/{longitude}")
    }
  }

  @Test("D23, D41: a useless pattern is an invalid entry, and is said when typing stops")
  func heardPattern() throws {
    let tunnel = TunnelStage("1.5 2", size: Size(width: 500, height: 700))
    let events = tunnel.stage.followAccessibility()
    open(tunnel)
    choose("Links", "Own pattern…", tunnel)
    tunnel.waitForSheet()
    let field = try #require(tunnel.stage.element("Pattern of links")?.view as? TextField)
    func isInvalid() -> Bool { field.semantics.states.contains(.invalidEntry) }
    func type(_ text: String) {
      field.text = text
      field.sendActions(for: .editingChanged)
      tunnel.stage.turn()
    }
    func said() -> [String] { events.lines.filter { $0.hasPrefix("said") } }
    #expect(field.accessibilityRelations[.describedBy].map(\.accessibility.identifier) == ["Link"])
    type("https://example.org/{latitude}")
    #expect(isInvalid())
    #expect(said().isEmpty, "while somebody types")
    tunnel.stage.advance(by: .seconds(1))
    #expect(said().count == 1)
    #expect(said().last?.contains("The address lacks {longitude}.") == true)
    type("https://example.org/{latitude}/{longitude}")
    #expect(!isInvalid())
    tunnel.stage.advance(by: .seconds(1))
    #expect(said().count == 1)
  }

  @Test("T41: the card has the size that is chosen, in the words of the command line")
  func card() throws {
    let tunnel = TunnelStage(size: Size(width: 500, height: 700))
    #expect(tunnel.root.settings.card.proportions == .landscape)
    open(tunnel)
    choose("Size of the card", "Square, 1080×1080", tunnel)
    #expect(tunnel.root.settings.card == .square)
    for card in Settings.Card.allCases {
      let size = try PictureSize(reading: card.rawValue)
      #expect(CardProportions(width: size.width, height: size.height) == card.proportions)
    }
  }

  @Test("D97: the file in the configuration folder is written and read")
  func file() throws {
    let folder = try TemporaryFolder()
    let notices = Notices()
    let saved = SavedSettings(path: folder.path + "/a/settings", notify: notices.add)
    #expect(saved.load() == Settings())
    var settings = Settings()
    settings.units = .nautical
    try saved.save(settings)
    #expect(saved.load() == settings)
    try "units = cubits\n".write(
      toFile: folder.path + "/a/settings", atomically: true, encoding: .utf8)
    #expect(saved.load() == Settings())
    #expect(notices.all.first?.hasPrefix("Line 1 of ") == true)
  }

  @Test("T47: the settings change and remove the home, and hide the pins")
  func home() {
    let tunnel = TunnelStage(size: Size(width: 500, height: 700))
    open(tunnel)
    choose("My home", "Lemvig, Denmark", tunnel)
    #expect(tunnel.root.settings.home.place?.coordinate == Dig.denmark.entrance)
    tunnel.stage.tap("None")
    tunnel.stage.turn()
    #expect(tunnel.root.settings.home == .nowhere)
    tunnel.root.showSettings(at: .pins)
    tunnel.root.coordinators.panels.close()
    tunnel.waitForSheet()
    open(tunnel)
    choose("Pins on the maps", "Hidden", tunnel)
    #expect(tunnel.root.settings.pins == .hidden)
  }

  @Test(
    "T47: the home is a line of the settings that people can read and write",
    arguments: [
      ("55.676, 12.5683 (Copenhagen, Denmark)", "55.676 12.5683", "Copenhagen, Denmark"),
      ("55°40′34″N 12°34′06″E", "55°40′34″N 12°34′06″E", ""),
      ("55,676; 12,5683 (Home (new))", "55.676 12.5683", "Home (new)"),
    ])
  func homeLine(line: String, coordinate: String, name: String) {
    let read = Settings.read(KeyedText("home = \(line)\n"))
    #expect(read.damaged.isEmpty)
    #expect(read.settings.home == .place(HomePlace(place(coordinate), named: name)))
    var text = KeyedText()
    read.settings.write(into: &text)
    #expect(Settings.read(text).settings == read.settings)
  }

  @Test("T47: a home that cannot be read is named like any other bad line, and none is kept")
  func badHome() {
    let read = Settings.read(KeyedText("home = over there\npins = maybe\n"))
    #expect(read.damaged == [1, 2])
    #expect(read.settings == Settings())
    var text = KeyedText()
    Settings().write(into: &text)
    #expect(text["home"] == nil)
    var settings = Settings()
    settings.home = .nowhere
    settings.write(into: &text)
    #expect(text["home"]?.value == "none")
  }

  @Test(
    "T47: the computer's time zone is that of TZ, or of the file that it names",
    arguments: [
      ("Europe/Rome", "Europe/Rome"), (":Europe/Rome", "Europe/Rome"),
      ("/usr/share/zoneinfo/America/New_York", "America/New_York"), ("/etc/other", nil),
    ] as [(String, String?)])
  func timeZone(text: String, name: String?) {
    #expect(ComputerTimeZone.name { $0 == "TZ" ? text : nil } == name)
  }
}
