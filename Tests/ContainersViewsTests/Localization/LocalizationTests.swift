import Foundation
import TestSupport
import Testing

@testable import Containers

struct LocalizationTests {
  private func localization(_ languages: String..., in folder: TemporaryFolder) -> Localization {
    Localization(languages: languages, folders: [folder.path], program: "dig")
  }

  private let quit = LocalizedMessage("Quit")

  @Test("D62: A language is one file")
  func oneFile() throws {
    let folder = try TemporaryFolder()
    try CatalogFile([.init("Quit", "Zakończ")]).write(for: "pl", in: folder.url)

    #expect(localization("pl_PL.UTF-8", in: folder).text(of: quit) == "Zakończ")
    #expect(localization("da", "pl", in: folder).text(of: quit) == "Zakończ")
    #expect(localization("da", in: folder).text(of: quit) == "Quit")
    #expect(localization("en", "pl", in: folder).text(of: quit) == "Quit")
  }

  @Test("D9: The language that is told is that of the texts, not one without a catalog")
  func tag() throws {
    let folder = try TemporaryFolder()
    try CatalogFile([.init("Quit", "Zakończ")]).write(for: "pl", in: folder.url)

    let told = Localization.$replacement.withValue(localization("da", "pl", in: folder)) {
      Localization.languageTag
    }
    #expect(told == "pl")
    #expect(Localization.$replacement.withValue(.english) { Localization.languageTag } == "en")
  }

  @Test("D63: A territory's catalog takes precedence over its language's")
  func territory() throws {
    let folder = try TemporaryFolder()
    try CatalogFile([.init("Quit", "Sair")]).write(for: "pt_BR", in: folder.url)
    try CatalogFile([.init("Quit", "Encerrar"), .init("Close", "Fechar")])
      .write(for: "pt", in: folder.url)
    let brazilian = localization("pt_BR", in: folder)

    #expect(brazilian.text(of: quit) == "Sair")
    #expect(brazilian.text(of: LocalizedMessage("Close")) == "Fechar")
  }

  @Test("D48: A name in a sentence is isolated where directions meet, and nowhere else")
  func isolation() {
    func text(_ name: String) -> String {
      LocalizedMessage("({name}) {count} km", ["name": .text(name), "count": .number(5)]).text
    }
    #expect(text("Lemvig") == "(Lemvig) 5 km")
    #expect(text("東京") == "(東京) 5 km")
    #expect(text("תל אביב") == "(\u{2068}תל אביב\u{2069}) 5 km")
    let arabic = LocalizedMessage("من {name}", ["name": .text("Lemvig (5)")])
    #expect(arabic.text == "من \u{2068}Lemvig (5)\u{2069}")
  }

  @Test("Catalogs are next to the executable's folder, as installed, or inside it")
  func beside() throws {
    let folder = try TemporaryFolder()
    try CatalogFile([.init("Quit", "Zakończ")])
      .write(for: "pl", in: folder.url.appending(path: "share/locale"))
    try CatalogFile([.init("Quit", "Slut")])
      .write(for: "da", in: folder.url.appending(path: "bin/locale"))
    let executable = try folder.folder("bin").appending(path: "dig").path

    func text(_ language: String) -> String {
      Localization(LanguagePreferences([language]), executable: executable).text(of: quit)
    }
    #expect(text("pl") == "Zakończ")
    #expect(text("da") == "Slut")
    #expect(text("de") == "Quit")
  }

  @Test("English opens no file, and does not even look up the executable's folder")
  func nothingOpened() {
    func executable() -> String {
      Issue.record("The executable is looked for.")
      return ""
    }
    let english = Localization(LanguagePreferences(["en_US"]), executable: executable())

    #expect(english.text(of: quit) == "Quit")
  }

  @Test("A damaged catalog and an invalid translation cause warnings and are ignored")
  func warnings() throws {
    let folder = try TemporaryFolder()
    try CatalogFile([], charset: "ISO-8859-1").write(for: "de", in: folder.url)
    try CatalogFile([.init("Quit", "Zakończ {x}"), .init("Close", "Zamknij")])
      .write(for: "pl", in: folder.url)
    let warnings = WarningLog()

    let polish = WarningReceiver.$current.withValue({ warnings.add($0) }) {
      localization("de", "pl", in: folder)
    }

    #expect(polish.text(of: quit) == "Quit")
    #expect(polish.text(of: LocalizedMessage("Close")) == "Zamknij")
    let path = folder.path
    #expect(
      warnings.lines == [
        "The catalog \(path)/de/LC_MESSAGES/dig.mo is not used: its header does not name UTF-8.",
        "A translation in \(path)/pl/LC_MESSAGES/dig.mo is not used: “Quit” has other placeholders.",
      ])
  }

  @Test("A folder and a huge file are not catalogs", arguments: ["folder", "huge"])
  func noFile(kind: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "file")
    if kind == "folder" {
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: false)
      #expect(throws: MessageCatalogError.format) { try MessageCatalog(path: path.path) }
    } else {
      try Data().write(to: path)
      try FileHandle(forWritingTo: path).truncate(atOffset: 1 << 30)
      #expect(throws: MessageCatalogError.tooLarge) { try MessageCatalog(path: path.path) }
    }
    #expect(throws: MessageCatalogError.missing) { try MessageCatalog(path: path.path + "x") }
  }

  @Test("D62: Controls use the current language")
  @MainActor func controls() throws {
    let polish = Localization(catalogs: [
      try MessageCatalog(
        CatalogFile([
          .init("on", "włączone", context: "switch"), .init("Ctrl", "Ctrl", context: "key"),
          .init("page {number} of {total}", "strona {number} z {total}"),
          .init("Undo {action}", "Cofnij: {action}"), .init("Left", "W lewo", context: "key"),
        ]).bytes)
    ])
    Localization.$replacement.withValue(polish) {
      let toggle = Switch()
      toggle.isOn = true
      #expect(toggle.accessibility.value == "włączone")

      let pages = PageControl()
      pages.numberOfPages = 3
      #expect(pages.accessibility.value == "strona 1 z 3")

      #expect(UndoManager().undoMenuTitle(forUndoActionName: "Pisanie") == "Cofnij: Pisanie")
      #expect(
        KeyCommand(.leftArrow, modifierFlags: .control, title: "") {}.shortcutTitle == "Ctrl+W lewo"
      )
    }
  }
}
