import Foundation
import TestSupport
import Testing

@testable import TunnelTestSupport

/// The program next to a Polish catalog, as it is installed.
final class TranslatedProgramTests {
  private let root: URL
  private let program: URL

  private static let catalog = CatalogFile([
    .init("nearest town {place}", "najbliższe miasto {place}"),
    .init("elevation {height}", "wysokość {height}"),
    .init(
      "{count} line of {total} had no answer.", "{count} wiersz z {total} bez odpowiedzi.",
      "{count} wiersze z {total} bez odpowiedzi.", "{count} wierszy z {total} bez odpowiedzi.",
      plural: "{count} lines of {total} had no answer."),
    .init("Open the window.", "Otwórz okno."),
    .init("Print what is at a place: town, country, sea.", "Wypisz, co jest w danym miejscu."),
  ])

  init() throws {
    // Hard links, so that the program finds itself here. They must be on the same file system.
    let products = BuiltProgram.url.deletingLastPathComponent()
    root = products.appending(path: "translated-\(UUID())")
    program = root.appending(path: "bin/tunnel")
    let files = FileManager.default
    try files.createDirectory(
      at: root.appending(path: "bin"), withIntermediateDirectories: true)
    try files.linkItem(at: BuiltProgram.url, to: program)
    try Self.catalog.write(
      for: "pl", in: root.appending(path: "share/locale"), program: "tunnel")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func run(
    _ arguments: String..., language: String, input: String? = nil
  ) throws -> BuiltProgram {
    try BuiltProgram(
      arguments, at: program,
      environment: ["LC_ALL": language, "TUNNEL_ASSETS": TunnelStage.assets],
      without: ["LANGUAGE"], input: input)
  }

  /// Compiles the languages that the program comes with.
  private func compileLanguages() throws {
    let compiler = try Process.run(
      URL(filePath: TunnelStage.assets).deletingLastPathComponent()
        .appending(path: "Scripts/languages"),
      arguments: [root.appending(path: "share/locale").path])
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0)
  }

  @Test("D62: A catalog next to the program translates its answers")
  func answer() throws {
    let polish = try run("place", "56.55", "8.3167", language: "pl_PL.UTF-8").output
    #expect(polish.contains("najbliższe miasto Lemvig"))
    #expect(polish.contains("wysokość "))

    for language in ["C", "en_US.UTF-8", "da_DK.UTF-8"] {
      let other = try run("place", "56.55", "8.3167", language: language).output
      #expect(other.contains("nearest town "))
    }
  }

  @Test("D62: A catalog translates the help")
  func help() throws {
    #expect(try run("--help", language: "pl_PL").output.contains("Wypisz, co jest"))
  }

  @Test(
    "D61: The program answers in the languages it comes with",
    arguments: [
      ("da_DK.UTF-8", "nærmeste by Lemvig"), ("de_AT.UTF-8", "nächster Ort Lemvig"),
      ("zh_CN.UTF-8", "最近的城镇：Lemvig"),
    ])
  func shipped(language: String, answer: String) throws {
    try compileLanguages()

    #expect(try run("place", "56.55", "8.3167", language: language).output.contains(answer))
  }

  @Test(
    "D61: Why a text is no coordinate is said in the language",
    arguments: [
      ("da_DK.UTF-8", "“91 0” er ikke et sted: bredden 91 er uden for −90 til 90."),
      ("de_DE.UTF-8", "„91 0“ ist kein Ort: die Breite 91 liegt nicht zwischen −90 und 90."),
      ("zh_CN.UTF-8", "“91 0”不是地点：纬度 91 超出 −90 到 90 的范围。"),
    ])
  func refusal(language: String, sentence: String) throws {
    try compileLanguages()

    #expect(try run("antipode", "91 0", language: language).message.contains(sentence))
  }

  @Test(
    "D67: A sentence says where one digs as people say it in the language",
    arguments: [
      ("da_DK.UTF-8", "kommer jeg ud i det sydlige Stillehav, "),
      ("de_DE.UTF-8", "komme ich im Südpazifik, "), ("zh_CN.UTF-8", "出口就在南太平洋，"),
    ])
  func whereabouts(language: String, words: String) throws {
    try compileLanguages()

    #expect(try run("share", "56.55", "8.3167", language: language).output.contains(words))
  }

  @Test(
    "D67: Seas and mountains are found by their names in the language",
    arguments: [
      ("da_DK.UTF-8", "middelhavet", "Middelhavet"), ("da_DK.UTF-8", "Stillehav", "Stillehav"),
      ("de_DE.UTF-8", "Straße von Gibraltar", "Straße von Gibraltar"),
      ("de_DE.UTF-8", "suedpaz", "Südpazifik"), ("de_DE.UTF-8", "Rotes Meer", "Rotes Meer"),
      ("zh_CN.UTF-8", "南太平洋", "南太平洋"), ("en_US.UTF-8", "North Sea", "North Sea"),
    ])
  func seas(language: String, text: String, name: String) throws {
    try compileLanguages()

    #expect(try run("search", text, language: language).output.contains(name))
  }

  @Test(
    "T51: A name in a country that has none of that name suggests those just outside",
    arguments: [
      ("de_DE.UTF-8", "Limburg, Belgien"), ("da_DK.UTF-8", "Limburg, Belgien"),
      ("en_US.UTF-8", "Limburg, Belgium"), ("zh_CN.UTF-8", "Limburg, 比利时"),
    ])
  func elsewhere(language: String, text: String) throws {
    try compileLanguages()

    #expect(try run("search", text, language: language).output.contains("Limburg"))
  }

  @Test(
    "D64: A count uses the plural form of its language",
    arguments: [(1, "1 wiersz z"), (2, "2 wiersze z"), (5, "5 wierszy z"), (21, "21 wierszy z")])
  func plurals(count: Int, text: String) throws {
    let input = String(repeating: "91 0\n", count: count) + "56.55 8.3167\n"
    let message = try run("antipode", "-", language: "pl", input: input).message

    #expect(message.contains(text + " \(count + 1) bez odpowiedzi."))
  }

  @Test(
    "D63: The option --language chooses texts, names, numbers and dates",
    arguments: [["--language", "da"], ["--language=da"]])
  func option(words: [String]) throws {
    try compileLanguages()
    let place = ["place", "-56.55", "-171.6833", "--date", "2026-06-21T12:00Z"]
    let answer = try BuiltProgram(
      place + words, at: program,
      environment: ["LC_ALL": "C.UTF-8", "TUNNEL_ASSETS": TunnelStage.assets]
    ).output

    #expect(answer.contains("nærmeste by "))
    #expect(answer.contains("New Zealand, 989 km nordvest"))
    #expect(answer.contains("dybde ≈ 5."))
    #expect(answer.contains("søn. 21. jun. 2026 01.00 UTC−11"))
  }

  @Test("D65: Sentences for programs are in English")
  func invariantSentence() throws {
    try compileLanguages()
    let answer = try run("share", "56.55", "8.3167", "--json", language: "da_DK.UTF-8").output

    #expect(answer.contains("If I dig straight down in Lemvig, Danmark, I come out in "))
    #expect(answer.contains(", 990 km off New Zealand."))
  }

  @Test("D65: JSON output is the same in every language")
  func json() throws {
    let outputs = try ["pl_PL.UTF-8", "C"].map {
      try run("antipode", "56.55", "8.3167", "--json", language: $0).output
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0].contains("\"tunnelLength\""))
  }
}
