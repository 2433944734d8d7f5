/// The places that were found in a text, of which only one is wanted.
struct FoundPlaces {
  typealias Reason = CoordinateError.Reason

  /// The places, without those that repeat the one before.
  private var places: [Coordinate] = []
  /// Why something that should be a place is none.
  private var fault: Reason?
  /// What else was found.
  private var aside: RecordFault?

  /// Whether nothing was found, not even a fault.
  var isEmpty: Bool { places.isEmpty && fault == nil && aside == nil }

  /// Adds a place.
  mutating func add(_ place: Coordinate) {
    if places.last != place { places.append(place) }
  }

  /// Adds the place that is found by work, or its fault.
  mutating func add(_ find: () throws(Reason) -> Coordinate?) {
    do throws(Reason) {
      if let place = try find() { add(place) }
    } catch {
      fault = fault ?? error
    }
  }

  /// Notes what is not a place, which matters only if there is none.
  mutating func note(_ other: RecordFault) { aside = aside ?? other }

  /// Returns the place, or `nil` if there is none.
  func one() throws(Reason) -> Coordinate? {
    if let first = places.first, places.contains(where: { $0 != first }) {
      throw .record(.several(places.count))
    }
    if let fault { throw fault }
    if let first = places.first { return first }
    if let aside { throw .record(aside) }
    return nil
  }
}

extension Substring {
  /// Returns the pieces between characters, without empty ones.
  // Splitting is code of a kilobyte, wherever it is inlined.
  @inline(never) func pieces(between characters: String) -> [Substring] {
    split { characters.contains($0) }
  }
}
