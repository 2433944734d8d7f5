import Atlas
import Foundation
import TestSupport
import Testing

@testable import Containers
@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("Why texts and files cannot be read")
struct RefusalWordsTests {
  /// Every reason that a text is no coordinate, with values as they occur.
  private static let reasons: [CoordinateError.Reason] =
    [
      .empty, .notANumber("x"), .missingLongitude, .missingLatitude, .wrongNumberCount(3),
      .ambiguousCommas, .runTogether, .letterMissing, .signAndLetter, .twoLatitudes,
      .twoLongitudes, .misplaced("°"), .fractionInside("1.5"), .latitudeOutOfRange("91"),
      .longitudeOutOfRange("181"), .minutesOutOfRange("60"), .secondsOutOfRange("61"),
      .unknownReferenceSystem("nad27"), .search, .malformedAddress("%"), .packedDigits("12345678"),
      .ambiguousO, .twoReadings(place("1 -2"), place("-1.5 2")), .tooLong(999),
    ] + standard + plusCodes + grids + links + records

  private static let standard: [CoordinateError.Reason] = [
    .standard(.solidusMissing), .standard(.misplaced("x")), .standard(.latitudeDigits("123")),
    .standard(.longitudeDigits("12")),
  ]
  private static let plusCodes: [CoordinateError.Reason] = [
    .plusCode(.short("828+2M")), .plusCode(.unknownReference(code: "828+2M", place: "Xy")),
    .plusCode(.plusMisplaced), .plusCode(.tooFewDigits), .plusCode(.badPadding("00")),
    .plusCode(.unknownDigit("A")), .plusCode(.outOfRange("XX")), .plusCode(.misplaced("z")),
  ]
  private static let grids: [CoordinateError.Reason] = [
    .grid(.zoneMissing), .grid(.zoneOutOfRange("61")), .grid(.noSuchField("32X")),
    .grid(.unknownBand("I")), .grid(.hemisphereMissing), .grid(.ambiguousHemisphere(zone: "32")),
    .grid(.hemispheresDiffer("south")), .grid(.wrongBand(written: "32U", actual: "32V")),
    .grid(.eastingOutOfRange("9")), .grid(.northingOutOfRange("9")), .grid(.wrongNumberCount(0)),
    .grid(.wrongNumberCount(1)), .grid(.wrongNumberCount(3)), .grid(.misplaced("x")),
    .grid(.unknownColumn("Z", field: "32V")), .grid(.unknownRow("W", field: "32V")),
    .grid(.squareOutside("AA", field: "32V")), .grid(.squareMissing), .grid(.unevenDigits("123")),
    .grid(.tooManyDigits(18)),
  ]
  private static let links: [CoordinateError.Reason] = [
    .link(.unknownSite("")), .link(.unknownSite("a.example")), .link(.needsNetwork("goo.gl")),
    .link(.threeWords("a.b.c")), .link(.shifted("a.example")), .link(.noPlace("a.example")),
    .link(.search("Oslo")), .link(.route("a.example")), .link(.unreadable("x")),
  ]
  private static let records: [CoordinateError.Reason] = [
    .record(.several(2)), .record(.shape("LineString")), .record(.noPlace),
    .record(.order("1, 2")), .record(.unreadable("x")),
  ]

  @Test("D61: In English the app says what the library says", arguments: reasons)
  func english(reason: CoordinateError.Reason) {
    let error = CoordinateError(text: "text", reason: reason)

    #expect(Messages.Coordinates.sentence(error) == error.description)
  }

  @Test("D61: Where a GeoJSON file is wrong is said as the library says it")
  func file() throws {
    for text in ["{", "{\"type\": 1}", "[]", "{\"type\": \"Point\", \"coordinates\": 1}"] {
      let error = try #require(throws: GeoJSONError.self) {
        try GeoJSONCollection(reading: Array(text.utf8))
      }
      #expect(Messages.Reasons.sentence(error) == error.description)
    }
  }

  @Test("D61: The reason of the system is in the language, if a catalog has it")
  func systemReasons() throws {
    let folder = try TemporaryFolder()
    let catalog = CatalogFile([
      .init("No space left on device", "der er ikke mere plads", context: "reason"),
      .init("The file {path} cannot be read: {reason}.", "Filen {path}: {reason}."),
    ])
    try catalog.write(for: "da", in: URL(filePath: folder.path), program: "tunnel")
    let danish = Localization(languages: ["da"], folders: [folder.path], program: "tunnel")

    Localization.$replacement.withValue(danish) {
      #expect(
        Messages.Files.unreadable("a", "No space left on device")
          == "Filen a: der er ikke mere plads.")
      #expect(Messages.Files.unreadable("a", "Unheard of") == "Filen a: Unheard of.")
    }
  }
}
