import Atlas
import Testing

@Suite("The names of places")
struct PlaceNamesTests {
  let names: PlaceNames
  let copenhagen: Place
  let berlin: Place

  init() throws {
    let gazetteer = try RealGazetteer.gazetteer
    names = try gazetteer.names()
    copenhagen = try gazetteer.places().nearest(to: .at(55.67594, 12.56553)).place
    berlin = try gazetteer.places().nearest(to: .at(52.5244, 13.4105)).place
  }

  @Test(
    "T33: are known in nineteen languages beside their own",
    arguments: [
      ("da", "København"), ("de", "Kopenhagen"), ("nl", "Kopenhagen"), ("sv", "Köpenhamn"),
      ("no", "København"), ("fi", "Kööpenhamina"), ("fr", "Copenhague"), ("es", "Copenhague"),
      ("pt", "Copenhaga"), ("it", "Copenaghen"), ("pl", "Kopenhaga"), ("cs", "Kodaň"),
      ("ru", "Копенгаген"), ("uk", "Копенгаген"), ("el", "Κοπεγχάγη"), ("tr", "Kopenhag"),
      ("zh", "哥本哈根"), ("ja", "コペンハーゲン"), ("ko", "코펜하겐"),
    ])
  func languages(language: String, name: String) throws {
    #expect(names.name(of: copenhagen.id, in: language) == name)
    let local = try LocalNames(RealGazetteer.gazetteer, language: language)
    #expect(local.name(of: copenhagen) == name)
  }

  @Test("T33: are a place's own where a language uses that or is not known")
  func own() throws {
    #expect(names.languages.count == 20)
    #expect(copenhagen.name == "Copenhagen")
    #expect(names.name(of: copenhagen.id, in: "en") == nil)
    #expect(names.name(of: berlin.id, in: "de") == nil)
    #expect(names.name(of: berlin.id, in: "ja") == "ベルリン")
    #expect(names.name(of: berlin.id, in: "xx") == nil)
    for language in ["en", "xx", "", "C"] {
      let local = try LocalNames(RealGazetteer.gazetteer, language: language)
      #expect(local.name(of: copenhagen) == "Copenhagen")
    }
  }

  @Test("T33: of countries and towns follow one language tag, however it is written")
  func tags() throws {
    let gazetteer = try RealGazetteer.gazetteer
    let denmark = try #require(try gazetteer.countries().country(code: "DK"))
    for (tag, town, country) in [
      ("da_DK.UTF-8", "København", "Danmark"), ("nb_NO", "København", "Danmark"),
      ("zh_CN.UTF-8", "哥本哈根", "丹麦"), ("zh-Hant-TW", "哥本哈根", "丹麥"),
      ("de_AT@euro", "Kopenhagen", "Dänemark"), ("en_GB", "Copenhagen", "Denmark"),
    ] {
      let local = try LocalNames(gazetteer, language: tag)
      #expect(local.name(of: copenhagen) == town, "\(tag)")
      #expect(local.name(of: denmark) == country, "\(tag)")
    }
  }

  @Test("include those of other times and alphabets for large towns")
  func others() {
    #expect(names.otherNames(of: copenhagen.id).contains("Hafnia"))
    #expect(!names.otherNames(of: copenhagen.id).contains("Copenhagen"))
  }
}
