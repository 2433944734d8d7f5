import Atlas
import Testing

struct CoordinateReadingTests {
  /// Texts and the nanodegrees they stand for.
  static let accepted: [(String, Int64, Int64)] = [
    // Decimal pairs.
    ("56.55 8.316667", 56_550_000_000, 8_316_667_000),
    ("56.55, 8.316667", 56_550_000_000, 8_316_667_000),
    ("56.55,8.316667", 56_550_000_000, 8_316_667_000),
    ("56.55 , 8.316667", 56_550_000_000, 8_316_667_000),
    ("56.55;8.316667", 56_550_000_000, 8_316_667_000),
    ("  56.55\t8.316667\n", 56_550_000_000, 8_316_667_000),
    ("-56.55,-171.683333", -56_550_000_000, -171_683_333_000),
    ("-56.55 -171.683333", -56_550_000_000, -171_683_333_000),
    ("−56.55 −171.683333", -56_550_000_000, -171_683_333_000),
    ("–56.55, –171.683333", -56_550_000_000, -171_683_333_000),
    ("+56.55, +8.316667", 56_550_000_000, 8_316_667_000),
    ("+56.55,-8.316667", 56_550_000_000, -8_316_667_000),
    ("0 0", 0, 0), ("0,0", 0, 0), ("-0,-0", 0, 0), ("-0.0000000001 0", 0, 0),
    ("56,8", 56_000_000_000, 8_000_000_000),
    ("56, 8", 56_000_000_000, 8_000_000_000),
    ("90 0", 90_000_000_000, 0), ("-90, 0", -90_000_000_000, 0),
    ("90.000000000 180.000000000", 90_000_000_000, -180_000_000_000),
    ("0 180", 0, -180_000_000_000), ("0 -180", 0, -180_000_000_000),
    ("0, 179.999999999", 0, 179_999_999_999),
    (".5 -.5", 500_000_000, -500_000_000), ("1. 2.", 1_000_000_000, 2_000_000_000),
    ("007.50 008", 7_500_000_000, 8_000_000_000),
    ("56.550°, 8.3167°", 56_550_000_000, 8_316_700_000),
    ("-56.55° 8.3°", -56_550_000_000, 8_300_000_000),
    ("56.55，8.3", 56_550_000_000, 8_300_000_000),
    // Every nanodegree as it stands; a tenth decimal is rounded.
    ("0.000000001 -0.000000001", 1, -1),
    ("12.345678901 123.456789012", 12_345_678_901, 123_456_789_012),
    ("0.1 0.2", 100_000_000, 200_000_000), ("0.3 0.7", 300_000_000, 700_000_000),
    ("1.0000000004 1.0000000005", 1_000_000_000, 1_000_000_001),
    ("33.333333333333333333333 66.666666666666666", 33_333_333_333, 66_666_666_667),
    ("-1.0000000005 0", -1_000_000_001, 0),
    // Decimal commas.
    ("56,55 8,3167", 56_550_000_000, 8_316_700_000),
    ("-56,55 -171,6833", -56_550_000_000, -171_683_300_000),
    ("56,55; 8,3167", 56_550_000_000, 8_316_700_000),
    ("56,55;8,3167", 56_550_000_000, 8_316_700_000),
    ("56,55, 8,3167", 56_550_000_000, 8_316_700_000),
    ("56,55 8", 56_550_000_000, 8_000_000_000),
    ("56,55° 8,3167°", 56_550_000_000, 8_316_700_000),
    ("56,55N 8,3167E", 56_550_000_000, 8_316_700_000),
    ("56 33,5 8 19,25", 56_558_333_333, 8_320_833_333),
    // Letters, behind or in front, either order.
    ("56.55 N 8.3167 E", 56_550_000_000, 8_316_700_000),
    ("56.55N 8.3167E", 56_550_000_000, 8_316_700_000),
    ("56.55N,8.3167E", 56_550_000_000, 8_316_700_000),
    ("56.55n, 8.3167e", 56_550_000_000, 8_316_700_000),
    ("56.55N8.3167E", 56_550_000_000, 8_316_700_000),
    ("56.55S 8.3167W", -56_550_000_000, -8_316_700_000),
    ("N 56.55 E 8.3167", 56_550_000_000, 8_316_700_000),
    ("N56.55, W8.3167", 56_550_000_000, -8_316_700_000),
    ("S56.55W8.3167", -56_550_000_000, -8_316_700_000),
    ("8.3167E 56.55N", 56_550_000_000, 8_316_700_000),
    ("E 8.3167, N 56.55", 56_550_000_000, 8_316_700_000),
    ("56.55° N, 8.3167° E", 56_550_000_000, 8_316_700_000),
    ("56.55 N 8.3 E", 56_550_000_000, 8_300_000_000),
    ("0 S 180 W", 0, -180_000_000_000), ("0N 180E", 0, -180_000_000_000),
    // Degrees, minutes, seconds.
    ("56°33′00″N 8°19′00″E", 56_550_000_000, 8_316_666_667),
    ("56°33'00\"N 8°19'00\"E", 56_550_000_000, 8_316_666_667),
    ("56°33’00”N 8°19’00”E", 56_550_000_000, 8_316_666_667),
    ("56° 33' 0\" N, 8° 19' 0\" E", 56_550_000_000, 8_316_666_667),
    ("56°33'00''N 8°19'00''E", 56_550_000_000, 8_316_666_667),
    ("56º33'N 8º19'E", 56_550_000_000, 8_316_666_667),
    ("N56°33′ E8°19′", 56_550_000_000, 8_316_666_667),
    ("10°00′S 160°00′E", -10_000_000_000, 160_000_000_000),
    ("10°N 20°W", 10_000_000_000, -20_000_000_000),
    ("56°33′00″ 8°19′00″", 56_550_000_000, 8_316_666_667),
    ("-56°33′00″ -171°41′00″", -56_550_000_000, -171_683_333_333),
    ("-56°33′00″, 8°19′00″", -56_550_000_000, 8_316_666_667),
    ("56°33.5′N 8°19.25′E", 56_558_333_333, 8_320_833_333),
    ("56°33′0,5″N 8°19′0,25″E", 56_550_138_889, 8_316_736_111),
    ("56°33N 8°19E", 56_550_000_000, 8_316_666_667),
    ("56 33 0 8 19 0", 56_550_000_000, 8_316_666_667),
    ("56 33 0 N 8 19 0 E", 56_550_000_000, 8_316_666_667),
    ("56 33 0, 8 19 0", 56_550_000_000, 8_316_666_667),
    ("56 33 0,8 19 0", 56_550_000_000, 8_316_666_667),
    ("56 33 8 19", 56_550_000_000, 8_316_666_667),
    ("56 33 N 8 19 30 E", 56_550_000_000, 8_325_000_000),
    ("-0 30 0 -0 30 0", -500_000_000, -500_000_000),
    ("-56 33 0 -171 41 0", -56_550_000_000, -171_683_333_333),
    ("56:33:00 8:19:00", 56_550_000_000, 8_316_666_667),
    ("56:33:00N, 8:19:00E", 56_550_000_000, 8_316_666_667),
    ("0°0′0.0000036″N 0°0′0.0000018″E", 1, 1),
    ("89°59′59.999″N 179°59′59.999″W", 89_999_999_722, -179_999_999_722),
    ("90°00′00″S 180°00′00″E", -90_000_000_000, -180_000_000_000),
    // Addresses.
    ("geo:56.55,8.316667", 56_550_000_000, 8_316_667_000),
    ("GEO:-56.55,-171.683333", -56_550_000_000, -171_683_333_000),
    ("geo:48.2010,16.3695,183", 48_201_000_000, 16_369_500_000),
    ("geo:48.198634,16.371648;crs=wgs84;u=40", 48_198_634_000, 16_371_648_000),
    ("geo:48.198634,16.371648;CRS=WGS84;U=40.5;name=St%20Stephen", 48_198_634_000, 16_371_648_000),
    ("geo:48.2,16.3;flag", 48_200_000_000, 16_300_000_000),
    ("geo:37.78,-122.39?z=11", 37_780_000_000, -122_390_000_000),
    ("geo:90,0", 90_000_000_000, 0), ("geo:0,180", 0, -180_000_000_000),
  ]

  static let refused: [(String, CoordinateError.Reason)] = [
    ("", .empty), ("   ", .empty), ("geo:", .empty),
    ("56.55", .missingLongitude), ("56.55,", .missingLongitude), ("-56", .missingLongitude),
    ("56.55N", .missingLongitude), ("8.3E", .missingLatitude), ("56°33′00″", .missingLongitude),
    ("geo:56.55", .missingLongitude),
    ("91 0", .latitudeOutOfRange("91")), ("-90.000000001 0", .latitudeOutOfRange("−90.000000001")),
    ("95,8", .latitudeOutOfRange("95")), ("95,5 8,3", .latitudeOutOfRange("95.5")),
    ("90 0 1 0 0 0", .latitudeOutOfRange("90 0 1")),
    ("999999999999999999999 0", .latitudeOutOfRange("999999999999999999999")),
    ("0 999999999999999999999.5", .longitudeOutOfRange("999999999999999999999.5")),
    ("0 180.000000001", .longitudeOutOfRange("180.000000001")),
    ("0 -181", .longitudeOutOfRange("−181")), ("8.3E 91N", .latitudeOutOfRange("91")),
    ("171 56", .latitudeOutOfRange("171")),
    ("563300N 0081900E", .latitudeOutOfRange("563300")),
    ("geo:91,0", .latitudeOutOfRange("91")), ("geo:0,180.5", .longitudeOutOfRange("180.5")),
    ("56°60′N 8°E", .minutesOutOfRange("60")), ("56 33 8 75", .minutesOutOfRange("75")),
    ("56°33′60″N 8°19′00″E", .secondsOutOfRange("60")),
    ("1 2 99.5 3 4 5", .secondsOutOfRange("99.5")),
    ("56.5°33′N 8°19′E", .fractionInside("56.5")), ("1 2.5 3 4 5 6", .fractionInside("2.5")),
    ("Copenhagen", .notANumber("Copenhagen")), ("north 5", .notANumber("north")),
    ("56.55 abc", .notANumber("abc")), ("1e1 5", .letterMissing), ("nan nan", .notANumber("nan")),
    ("inf 0", .notANumber("inf")), ("0x10 5", .notANumber("x")), ("٣ ٤", .notANumber("٣")),
    ("56.5.5 8", .notANumber("56.5.5")), ("56.55 / 8.3", .notANumber("/")),
    ("56.55, 8.3!", .notANumber("!")), ("56.55\u{0}8", .notANumber("\u{0}")),
    ("1 2 3", .wrongNumberCount(3)), ("1 2 3 4 5", .wrongNumberCount(5)),
    ("1 2 3 4 5 6 7", .wrongNumberCount(7)), ("1, 2, 3", .wrongNumberCount(3)),
    ("1 2, 3", .wrongNumberCount(3)), ("geo:1,2,3,4", .wrongNumberCount(4)),
    ("1 2 3 4 N 5 E", .wrongNumberCount(4)),
    ("56,55,8,3167", .ambiguousCommas), ("1,2,3", .ambiguousCommas),
    ("56.55-8.3", .runTogether), ("+56.55+008.3", .runTogether), ("40-075", .runTogether),
    ("56.55 N 8.3", .letterMissing), ("56.55 8.3 E 4", .letterMissing),
    ("-56.55 N 8.3 E", .signAndLetter), ("56.55 S -8.3 W", .signAndLetter),
    ("N 56 N 8", .twoLatitudes), ("56 N 8 S", .twoLatitudes), ("56 E 8 W", .twoLongitudes),
    ("N N 5", .misplaced("N")), ("N", .misplaced("N")), ("56 N E", .misplaced("E")),
    (",56 8", .misplaced(",")), ("56,,8", .misplaced(",")), ("56 - 8", .misplaced("-")),
    ("--56 8", .misplaced("-")), ("5 -6 7 8", .misplaced("-")), ("56 8 -", .misplaced("-")),
    ("56′ 8′", .misplaced("′")), ("56°33°N 8°E", .misplaced("°")), ("°56 8", .misplaced("°")),
    ("56°33″N 8°E", .misplaced("″")), ("56: 8", .misplaced(":")), (":56 8", .misplaced(":")),
    ("geo:a,b", .malformedAddress("a")),
    ("geo:1.,2", .malformedAddress("1.")), ("geo:.5,2", .malformedAddress(".5")),
    ("geo:+1,2", .malformedAddress("+1")), ("geo: 1,2", .malformedAddress(" 1")),
    ("geo:1,", .malformedAddress("")), ("geo:1,2;u=far", .malformedAddress("u=far")),
    ("geo:1,2;=3", .malformedAddress("=3")), ("geo:1,2;;", .malformedAddress("")),
    ("geo:1,2;crs=moon", .unknownReferenceSystem("moon")), ("geo:0,0?q=Lemvig", .search),
    ("geo:0,0?z=3&q=1,2", .search),
  ]

  @Test("T34: A place is read as it is written, to the nanodegree", arguments: accepted)
  func reads(text: String, latitude: Int64, longitude: Int64) throws {
    let coordinate = try CoordinateFormat.coordinate(from: text)

    #expect(coordinate.latitudeNanodegrees == latitude)
    #expect(coordinate.longitudeNanodegrees == longitude)
  }

  @Test("T25: What cannot be read gets its reason and an example", arguments: refused)
  func refuses(text: String, reason: CoordinateError.Reason) throws {
    let error = #expect(throws: CoordinateError.self) {
      try CoordinateFormat.coordinate(from: text)
    }

    #expect(error?.reason == reason)
    #expect(error?.text == text)
    let example = try #require(error?.example)
    #expect(throws: Never.self) { try CoordinateFormat.coordinate(from: example) }
    #expect(error?.description.contains("Write for example “\(example)”.") == true)
  }

  @Test("The message is a sentence and an example")
  func message() {
    let error = CoordinateError(text: "95 8", reason: .latitudeOutOfRange("95"))

    #expect(
      error.description
        == "“95 8” is not a place: the latitude 95 is outside −90 to 90. "
        + "Write for example “56.55, 8.3167”.")
  }

  @Test("Reading never crashes, whatever the characters")
  func noise() {
    let alphabet = Array("0159.,;:-+−NSEWnsew°′″'\"geo:=? \t½é٣")
    var state: UInt64 = 7
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<(state >> 59) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1
      guard let coordinate = try? CoordinateFormat.coordinate(from: text) else { continue }
      #expect(-90...90 ~= coordinate.latitude && -180..<180 ~= coordinate.longitude)
    }
  }
}
