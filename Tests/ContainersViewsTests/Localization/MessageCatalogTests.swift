import TestSupport
import Testing

@testable import Containers

struct MessageCatalogTests {
  private static let lines = CatalogFile.Entry(
    "{count} line", "{count} wiersz", "{count} wiersze", "{count} wierszy",
    plural: "{count} lines")

  private func localization(
    _ entries: [CatalogFile.Entry], isBigEndian: Bool = false
  ) throws -> Localization {
    var file = CatalogFile(entries)
    file.isBigEndian = isBigEndian
    return Localization(catalogs: [try MessageCatalog(file.bytes)])
  }

  private func lines(_ count: Int) -> LocalizedMessage {
    LocalizedMessage(one: "{count} line", other: "{count} lines", count: count)
  }

  @Test("A text is found in a catalog of either byte order", arguments: [false, true])
  func text(isBigEndian: Bool) throws {
    let polish = try localization(
      [.init("Quit", "Zakończ"), .init("Close", "Zamknij")], isBigEndian: isBigEndian)

    #expect(polish.text(of: LocalizedMessage("Quit")) == "Zakończ")
    #expect(polish.text(of: LocalizedMessage("Close")) == "Zamknij")
    #expect(polish.text(of: LocalizedMessage("Search")) == "Search")
  }

  @Test("The context distinguishes texts that are equal in English")
  func context() throws {
    let polish = try localization([
      .init("Home", "Początek", context: "key"), .init("Home", "Dom"),
    ])

    #expect(polish.text(of: LocalizedMessage("Home", context: "key")) == "Początek")
    #expect(polish.text(of: LocalizedMessage("Home")) == "Dom")
    #expect(polish.text(of: LocalizedMessage("Home", context: "button")) == "Home")
  }

  @Test(
    "D62, D64: A Polish catalog uses its three forms",
    arguments: [
      (0, "0 wierszy"), (1, "1 wiersz"), (2, "2 wiersze"), (5, "5 wierszy"), (11, "11 wierszy"),
      (21, "21 wierszy"), (22, "22 wiersze"),
    ])
  func plurals(count: Int, text: String) throws {
    #expect(try localization([Self.lines]).text(of: lines(count)) == text)
  }

  @Test("D64: Placeholders are where the translation puts them")
  func placeholders() throws {
    let message = LocalizedMessage(
      "misses by {miss}, ends {distance} away",
      ["miss": .text("{distance}"), "distance": .number(12)])
    let polish = try localization([
      .init("misses by {miss}, ends {distance} away", "{distance} dalej, obok o {miss}")
    ])

    #expect(polish.text(of: message) == "12 dalej, obok o {distance}")
    #expect(Localization.english.text(of: message) == "misses by {distance}, ends 12 away")
  }

  @Test(
    "D64: A translation with other placeholders is rejected",
    arguments: ["Skopiowano", "Skopiowano {tekst}", "Skopiowano {text} {text} {path}"])
  func otherPlaceholders(translation: String) throws {
    let catalog = try MessageCatalog(
      CatalogFile([.init("Copied {text}", translation), .init("Quit", "Zakończ")]).bytes)
    let polish = Localization(catalogs: [catalog])

    #expect(catalog.rejections == ["“Copied {text}” has other placeholders"])
    #expect(
      polish.text(of: LocalizedMessage("Copied {text}", ["text": .text("x")])) == "Copied x")
    #expect(polish.text(of: LocalizedMessage("Quit")) == "Zakończ")
  }

  @Test("A plural form may spell out its number")
  func numberInWords() throws {
    let catalog = try MessageCatalog(
      CatalogFile([
        .init(
          "{count} line", "jeden", "{count} wiersze", "{count} wierszy", plural: "{count} lines")
      ]).bytes)

    #expect(catalog.rejections.isEmpty)
    #expect(Localization(catalogs: [catalog]).text(of: lines(1)) == "jeden")
  }

  @Test("A translation with too few plural forms is rejected")
  func unsound() throws {
    let catalog = try MessageCatalog(
      CatalogFile([.init("{count} line", "{count} wiersz", plural: "{count} lines")]).bytes)

    #expect(catalog.rejections == ["“{count} line” has 1 forms"])
    #expect(Localization(catalogs: [catalog]).text(of: lines(2)) == "2 lines")
  }

  @Test("An empty translation counts as missing")
  func empty() throws {
    #expect(
      try localization([.init("Quit", "")]).text(of: LocalizedMessage("Quit")) == "Quit")
  }

  @Test("A text that a catalog lacks is looked up in the next one")
  func next() throws {
    let catalogs = try [
      CatalogFile([.init("Quit", "離開")], plurals: "nplurals=1; plural=0;"),
      CatalogFile([.init("Quit", "退出"), .init("Close", "关闭")], plurals: "nplurals=1; plural=0;"),
    ].map { try MessageCatalog($0.bytes) }
    let chinese = Localization(catalogs: catalogs)

    #expect(chinese.text(of: LocalizedMessage("Quit")) == "離開")
    #expect(chinese.text(of: LocalizedMessage("Close")) == "关闭")
  }

  // MARK: Hostile files

  @Test(
    "A header without UTF-8 or with an invalid plural rule is refused",
    arguments: [
      (CatalogFile([], charset: "ISO-8859-2"), MessageCatalogError.encoding),
      (CatalogFile([], plurals: "nplurals=x"), .pluralForms(" nplurals=x")),
    ])
  func headers(file: CatalogFile, error: MessageCatalogError) {
    #expect(throws: error) { try MessageCatalog(file.bytes) }
  }

  @Test("A file that does not begin like a catalog is refused")
  func format() {
    let bytes = CatalogFile([Self.lines]).bytes
    #expect(throws: MessageCatalogError.format) { try MessageCatalog([]) }
    #expect(throws: MessageCatalogError.format) { try MessageCatalog(Array(bytes.prefix(27))) }
    #expect(throws: MessageCatalogError.format) { try MessageCatalog([1] + bytes.dropFirst()) }
    var later = bytes
    later[6] = 2
    #expect(throws: MessageCatalogError.format) { try MessageCatalog(later) }
  }

  @Test("Unsorted texts are refused")
  func unordered() {
    var bytes = CatalogFile([.init("Aa", "x"), .init("Bb", "y")]).bytes
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "A") {
      bytes[index] = UInt8(ascii: "C")
    }
    #expect(throws: MessageCatalogError.damaged) { try MessageCatalog(bytes) }
  }

  @Test("A catalog that is truncated anywhere is refused")
  func truncated() {
    let bytes = CatalogFile([Self.lines, .init("Quit", "Zakończ")]).bytes
    for count in 0..<bytes.count {
      #expect(throws: MessageCatalogError.self) { try MessageCatalog(Array(bytes.prefix(count))) }
    }
  }

  @Test("A catalog with any byte changed is refused or returns texts, and never traps")
  func changed() {
    let bytes = CatalogFile([Self.lines, .init("Quit", "Zakończ")]).bytes
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var other = bytes
        other[index] = value
        guard let catalog = try? MessageCatalog(other) else { continue }
        let polish = Localization(catalogs: [catalog])
        for count in [0, 1, 2] { #expect(!polish.text(of: lines(count)).isEmpty) }
        #expect(!polish.text(of: LocalizedMessage("Quit")).isEmpty)
      }
    }
  }
}
