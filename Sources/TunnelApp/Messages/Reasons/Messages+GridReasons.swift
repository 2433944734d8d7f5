internal import Atlas
internal import Containers
internal import Support

nonisolated extension Messages.Faults {
  /// Why a position on the grids UTM, UPS or MGRS is no coordinate, after “… is not a place:”.
  ///
  /// {zone}, {field}, {square} and {letter} are their names, {piece} is a quoted part of the text,
  /// {number} a number from it; easting and northing are the two numbers of a position.
  static func reason(_ fault: GridFault) -> String {
    switch fault {
    case .zoneMissing: LocalizedMessage("the zone is missing").text
    case .zoneOutOfRange(let zone):
      LocalizedMessage("zone {zone} is outside 1 to 60", ["zone": .text(zone)]).text
    case .noSuchField(let field):
      LocalizedMessage("there is no zone {zone}", ["zone": .text(field)]).text
    case .unknownBand(let band):
      LocalizedMessage(
        "{piece} is not a band; the bands are C to X without I and O, and A, B, Y, Z at the poles",
        ["piece": .text(band.quoted)]
      ).text
    case .hemisphereMissing:
      LocalizedMessage("neither the band nor north or south is named").text
    case .ambiguousHemisphere(let zone):
      // The words north and south can be typed in English only.
      LocalizedMessage(
        "“{zone}S” is band S, 32° to 40° north, or the southern hemisphere; write “{zone} north” or “{zone} south”",
        ["zone": .text(zone)]
      ).text
    case .hemispheresDiffer(let piece):
      LocalizedMessage("{piece} contradicts its band", ["piece": .text(piece.quoted)]).text
    case .wrongBand(let written, let actual):
      LocalizedMessage(
        "it lies in {field}, not in {piece}", ["field": .text(actual), "piece": .text(written)]
      ).text
    default: number(fault)
    }
  }

  /// Why the numbers and letters of a position on the grids UTM, UPS or MGRS are no coordinate,
  /// after “… is not a place:”.
  ///
  /// {field}, {square} and {letter} are names on the grid, {piece} is a quoted part of the text,
  /// {number} a number from it; easting and northing are the two numbers of a position.
  private static func number(_ fault: GridFault) -> String {
    switch fault {
    case .eastingOutOfRange(let number):
      LocalizedMessage("the easting {number} is outside the grid", ["number": .text(number)]).text
    case .northingOutOfRange(let number):
      LocalizedMessage("the northing {number} is outside the grid", ["number": .text(number)]).text
    case .wrongNumberCount(0):
      LocalizedMessage("a position is an easting and a northing, and no number is given").text
    case .wrongNumberCount(let count):
      LocalizedMessage(
        one: "a position is an easting and a northing, and one number is given",
        other: "a position is an easting and a northing, and {count} numbers are given",
        count: count
      ).text
    case .misplaced(let piece):
      LocalizedMessage(
        "{piece} has no meaning in a grid position", ["piece": .text(piece.quoted)]
      ).text
    case .unknownColumn(let letter, let field):
      LocalizedMessage(
        "{field} has no column of squares {letter}",
        ["field": .text(field), "letter": .text(letter)]
      ).text
    case .unknownRow(let letter, let field):
      LocalizedMessage(
        "{field} has no row of squares {letter}", ["field": .text(field), "letter": .text(letter)]
      ).text
    case .squareOutside(let square, let field):
      LocalizedMessage(
        "square {square} does not touch {field}",
        ["square": .text(square), "field": .text(field)]
      ).text
    case .squareMissing:
      LocalizedMessage("the two letters of its square of 100 km are missing").text
    case .unevenDigits(let digits):
      LocalizedMessage(
        "{piece} does not have as many digits for the easting as for the northing",
        ["piece": .text(digits.quoted)]
      ).text
    case .tooManyDigits(let count):
      LocalizedMessage(
        one: "{count} digit is more precise than a millimeter",
        other: "{count} digits are more precise than a millimeter", count: count
      ).text
    // Worded above.
    default: fault.description
    }
  }
}
