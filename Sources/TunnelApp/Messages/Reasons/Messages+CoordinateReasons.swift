internal import Atlas
internal import Containers
internal import Support

nonisolated extension Messages {
  /// Why a text is no coordinate.
  nonisolated enum Coordinates {
    /// A text is no coordinate; {text} is quoted, {reason} is the end of the sentence, {example} is
    /// a text that can be read.
    static func sentence(_ error: CoordinateError) -> String {
      LocalizedMessage(
        "{text} is not a place: {reason}. Write for example “{example}”.",
        [
          "text": .text(error.text.quoted), "reason": .text(reason(error.reason)),
          "example": .text(error.example),
        ]
      ).text
    }

    /// Why a text is no coordinate, after “… is not a place:”.
    ///
    /// {piece} is a quoted part of the text; {number}, {one} and {other} are numbers or coordinates
    /// from it; {name} is quoted.
    private static func reason(_ reason: CoordinateError.Reason) -> String {
      switch reason {
      case .empty: LocalizedMessage("there is nothing in it").text
      case .notANumber(let piece):
        LocalizedMessage("{piece} is not a number", ["piece": .text(piece.quoted)]).text
      case .missingLongitude: LocalizedMessage("the longitude is missing").text
      case .missingLatitude: LocalizedMessage("the latitude is missing").text
      case .wrongNumberCount(let count):
        LocalizedMessage(
          one: "{count} number does not make a latitude and a longitude",
          other: "{count} numbers do not make a latitude and a longitude", count: count
        ).text
      case .ambiguousCommas:
        LocalizedMessage(
          "its commas could be decimal marks or separators; put a space between the two angles"
        ).text
      case .runTogether:
        LocalizedMessage("a space or comma is missing between the two angles").text
      case .letterMissing: LocalizedMessage("one angle has a letter and the other has none").text
      case .signAndLetter: LocalizedMessage("an angle has both a sign and a letter").text
      case .twoLatitudes: LocalizedMessage("both angles are latitudes").text
      case .twoLongitudes: LocalizedMessage("both angles are longitudes").text
      case .misplaced(let piece):
        LocalizedMessage("{piece} has no meaning there", ["piece": .text(piece.quoted)]).text
      case .fractionInside(let number):
        LocalizedMessage(
          "only the last number of an angle can have decimals, and {number} is not the last",
          ["number": .text(number)]
        ).text
      default: range(reason) ?? address(reason) ?? other(reason)
      }
    }

    /// Why numbers are no coordinate, after “… is not a place:”.
    ///
    /// {number} is a number from the text.
    private static func range(_ reason: CoordinateError.Reason) -> String? {
      switch reason {
      case .latitudeOutOfRange(let number):
        LocalizedMessage("the latitude {number} is outside −90 to 90", ["number": .text(number)])
          .text
      case .longitudeOutOfRange(let number):
        LocalizedMessage(
          "the longitude {number} is outside −180 to 180", ["number": .text(number)]
        ).text
      case .minutesOutOfRange(let number):
        LocalizedMessage("{number} minutes are more than 59", ["number": .text(number)]).text
      case .secondsOutOfRange(let number):
        LocalizedMessage("{number} seconds are more than 59", ["number": .text(number)]).text
      case .packedDigits(let number):
        LocalizedMessage(
          "{number} has neither the digits of degrees nor those of degrees and minutes",
          ["number": .text(number)]
        ).text
      default: nil
      }
    }

    /// Why a geo: address is no coordinate, after “… is not a place:”.
    ///
    /// {piece} and {name} are quoted parts of it; wgs84 is the name of a reference system.
    private static func address(_ reason: CoordinateError.Reason) -> String? {
      switch reason {
      case .unknownReferenceSystem(let name):
        LocalizedMessage(
          "it refers to {name}, and only wgs84 is supported", ["name": .text(name.quoted)]
        ).text
      case .search: LocalizedMessage("it asks for a search (q=), not for a place").text
      case .malformedAddress(let piece):
        LocalizedMessage(
          "{piece} cannot be part of a geo: address", ["piece": .text(piece.quoted)]
        ).text
      default: nil
      }
    }

    /// Why a text is no coordinate, after “… is not a place:”.
    ///
    /// {one} and {other} are coordinates that it could mean.
    private static func other(_ reason: CoordinateError.Reason) -> String {
      switch reason {
      case .ambiguousO:
        LocalizedMessage("“O” is east in German and west in French and Spanish; write E or W").text
      case .twoReadings(let one, let other):
        LocalizedMessage(
          "it could mean {one} or {other}",
          [
            "one": .text(CoordinateError.Reason.written(one)),
            "other": .text(CoordinateError.Reason.written(other)),
          ]
        ).text
      case .tooLong(let count):
        LocalizedMessage(
          one: "its {count} character is more than any notation needs",
          other: "its {count} characters are more than any notation needs", count: count
        ).text
      case .standard(let fault): Messages.Faults.reason(fault)
      case .plusCode(let fault): Messages.Faults.reason(fault)
      case .grid(let fault): Messages.Faults.reason(fault)
      case .link(let fault): Messages.Faults.reason(fault)
      case .record(let fault): Messages.Faults.reason(fault)
      // Worded above; what Atlas adds is English until it has words here, and a test misses it.
      default: reason.description
      }
    }
  }
}
