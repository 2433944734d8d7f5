internal import Atlas
internal import Containers
internal import Support

nonisolated extension Messages {
  /// Why a text in one of the notations that have rules of their own is no coordinate.
  nonisolated enum Faults {
    /// Why a text in ISO 6709 is no coordinate, after “… is not a place:”.
    ///
    /// {piece} is a quoted part of it, {digits} are digits from it.
    static func reason(_ fault: StandardFault) -> String {
      switch fault {
      case .solidusMissing: LocalizedMessage("ISO 6709 ends with “/”").text
      case .misplaced(let piece):
        LocalizedMessage("{piece} has no meaning in ISO 6709", ["piece": .text(piece.quoted)]).text
      case .latitudeDigits(let digits):
        LocalizedMessage(
          "a latitude of ISO 6709 has 2, 4 or 6 digits before its decimals, and {digits} has not",
          ["digits": .text(digits)]
        ).text
      case .longitudeDigits(let digits):
        LocalizedMessage(
          "a longitude of ISO 6709 has 3, 5 or 7 digits before its decimals, and {digits} has not",
          ["digits": .text(digits)]
        ).text
      }
    }

    /// Why a plus code is no coordinate, after “… is not a place:”.
    ///
    /// {code} is the code, {piece} a quoted part of the text, {digits} are the first digits of the
    /// code.
    static func reason(_ fault: PlusCodeFault) -> String {
      switch fault {
      case .short(let code):
        LocalizedMessage(
          "the plus code {code} is short and needs a place near it", ["code": .text(code)]
        ).text
      case .unknownReference(let code, let place):
        LocalizedMessage(
          "{piece} after the short plus code {code} cannot be read as coordinates",
          ["piece": .text(place.quoted), "code": .text(code)]
        ).text
      case .plusMisplaced:
        LocalizedMessage("the plus of a plus code must follow its eighth digit").text
      case .tooFewDigits:
        LocalizedMessage("the plus of a plus code must be followed by no digits or at least two")
          .text
      case .badPadding:
        LocalizedMessage(
          "zeros fill up a plus code only in pairs, up to the plus and with nothing after it"
        ).text
      case .unknownDigit(let digit):
        LocalizedMessage(
          "{piece} is no digit of a plus code; those are 23456789CFGHJMPQRVWX",
          ["piece": .text(digit.quoted)]
        ).text
      case .outOfRange(let digits):
        LocalizedMessage(
          "a plus code that starts with {digits} is not on the Earth", ["digits": .text(digits)]
        ).text
      case .misplaced(let rest):
        LocalizedMessage("{piece} follows a full plus code", ["piece": .text(rest.quoted)]).text
      }
    }

    /// Why a map link is no coordinate, after “… is not a place:”.
    ///
    /// {site} is the host of a web address, {piece} a quoted part of the link.
    static func reason(_ fault: LinkFault) -> String {
      switch fault {
      case .unknownSite(""): LocalizedMessage("its address names no site").text
      case .unknownSite(let site):
        LocalizedMessage("the map addresses of {site} are not supported", ["site": .text(site)])
          .text
      case .needsNetwork(let site):
        LocalizedMessage(
          "only {site} can resolve its short addresses, and nothing is asked over the network",
          ["site": .text(site)]
        ).text
      case .threeWords(let words):
        LocalizedMessage(
          "only what3words.com can resolve the three-word address {piece}, and nothing is asked over the network",
          ["piece": .text(words.quoted)]
        ).text
      case .shifted(let site):
        LocalizedMessage(
          "the coordinates of {site} are shifted by hundreds of meters, as its country demands",
          ["site": .text(site)]
        ).text
      case .noPlace(let site):
        LocalizedMessage("the address of {site} contains no coordinates", ["site": .text(site)])
          .text
      case .search(let text):
        LocalizedMessage(
          "its address searches for {piece} and contains no coordinates",
          ["piece": .text(text.quoted)]
        ).text
      case .route(let site):
        LocalizedMessage(
          "the address of {site} is that of a route, not of a place", ["site": .text(site)]
        ).text
      case .unreadable(let piece):
        LocalizedMessage(
          "{piece} in its address is not a pair of coordinates", ["piece": .text(piece.quoted)]
        ).text
      }
    }

    /// Why what another program wrote is no place, after “… is not a place:”.
    ///
    /// {name} is that of a kind of shape in a file format, such as LineString; {piece} is a quoted
    /// part of the text.
    static func reason(_ fault: RecordFault) -> String {
      switch fault {
      case .several(let count):
        LocalizedMessage(
          one: "it has {count} place; paste one of them",
          other: "it has {count} places; paste one of them", count: count
        ).text
      case .shape(let name):
        LocalizedMessage("a {name} is a shape, not a place", ["name": .text(name.abridged())]).text
      case .noPlace: LocalizedMessage("it contains no coordinates").text
      case .order(let numbers):
        LocalizedMessage(
          "nothing says which number of {piece} is the latitude", ["piece": .text(numbers.quoted)]
        ).text
      case .unreadable(let value):
        LocalizedMessage(
          "{piece} in it is not a latitude and a longitude", ["piece": .text(value.quoted)]
        ).text
      }
    }
  }
}
