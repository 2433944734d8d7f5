/// The names of places, countries, regions, seas and natural features in other languages, and their
/// alternative names.
///
/// All named things are numbered as subjects: the places as in their ``PlaceIndex``, then the
/// countries, regions, seas and features. Names are numbered too: first the primary name of each
/// subject, in the same order, then the other names, then those of ``CountryNames``.
public final class PlaceNames: Sendable {
  /// The languages that ``name(of:in:)`` supports, as BCP 47 tags.
  public let languages: [String]
  /// The number of all names but those of ``CountryNames``.
  public let count: Int

  let places: PlaceIndex
  let areas: NamedAreaNumbers
  /// The character table for the language `zh`, in which some names mix both kinds of characters.
  let simplifiedHan: SimplifiedHan
  /// The files whose places and areas are named, in the order in which they are compared.
  private static let sources = [
    "places.atlas", "countries.atlas", "regions.atlas", "seas.atlas", "features.atlas",
  ]

  let countryNames: CountryNames?
  private let archive: Archive
  private let strings: CompressedStrings
  private let owners: PackedNumbers
  private let starts: PackedNumbers
  private let rows: PackedNumbers
  // Read-only memory of the archive, which this object keeps alive.
  private nonisolated(unsafe) let masks: UnsafeBufferPointer<UInt64>
  private nonisolated(unsafe) let importances: UnsafeBufferPointer<UInt16>

  /// Opens an archive of names for the given places and areas, and validates every index in it.
  init(
    _ archive: Archive, places: PlaceIndex, areas: NamedAreaNumbers,
    countryNames: CountryNames? = nil
  ) throws(AssetError) {
    self.archive = archive
    self.places = places
    self.areas = areas
    self.countryNames = countryNames
    let source = try archive.elements("source", as: UInt32.self)
    let known = [places.source] + areas.sources
    guard source.count == known.count else {
      throw archive.damaged("its sources are not \(known.count) files")
    }
    if let other = known.indices.first(where: { known[$0] != source[$0] }) {
      throw archive.damaged("it was made for a different \(Self.sources[other])")
    }
    let tags = try StringTable(archive, prefix: "languages")
    languages = (0..<tags.count).map { tags[$0] }
    simplifiedHan = try SimplifiedHan(archive)
    strings = try CompressedStrings(archive, prefix: "names")
    count = places.count + strings.count
    masks = try archive.elements("masks", as: UInt64.self)
    rows = try PackedNumbers(archive, "names/masks", below: masks.count)
    owners = try PackedNumbers(archive, "owners", below: places.count + areas.count)
    starts = try PackedNumbers(archive, "owners/starts", below: rows.count + 1)
    importances = try archive.elements("areas/importance", as: UInt16.self)
    guard isSound else { throw archive.damaged("its names do not fit their places") }
  }

  private var isSound: Bool {
    languages.count < 63 && owners.rises(below: ownCount) && starts.count == owners.count + 1
      && strings.count == areas.count + rows.count && starts.risesFromZero(to: rows.count)
      && rows.areAll(below: masks.count) && importances.count == areas.count
  }

  /// The number of primary names, which is also the number of subjects.
  private var ownCount: Int { places.count + areas.count }

  /// Returns the name of a place in a language.
  ///
  /// - Parameter language: One of ``languages``.
  /// - Returns: `nil` if the place's primary name is used, or no other name is known.
  public func name(of place: Int, in language: String) -> String? {
    languages.firstIndex(of: language).flatMap { name(of: place, language: $0) }
  }

  /// Returns the index of the language that ``LanguageTag`` matches with a tag, or else of the
  /// first one, English.
  func index(of tag: String) -> Int { LanguageTag.index(of: tag, in: languages) ?? 0 }

  /// Returns all names of a place except its primary name.
  public func otherNames(of place: Int) -> [String] {
    others(of: place).map { strings[areas.count + $0] }
  }

  /// Returns the name of a subject in the language at an index.
  func name(of subject: Int, language: Int) -> String? {
    others(of: subject).first { masks[rows[$0]] >> UInt64(language) & 1 == 1 }.map {
      strings[areas.count + $0]
    }
  }

  private func others(of subject: Int) -> Range<Int> {
    let owner = owners.firstIndex(notBelow: subject)
    guard owner < owners.count, owners[owner] == subject else { return 0..<0 }
    return starts[owner]..<starts[owner + 1]
  }

  /// Returns the numbers of the names of a subject, its primary name first.
  func all(of subject: Int) -> [Int] { [subject] + others(of: subject).map { ownCount + $0 } }

  /// Returns the name with a number.
  subscript(name: Int) -> String {
    if name >= count, let countryNames { return countryNames.strings[name - count] }
    return name < places.count ? places.name(of: name) : strings[name - places.count]
  }

  /// Whether a name is primary, or in use today in one of the languages.
  func isUsual(_ name: Int) -> Bool { mask(of: name) != 0 }

  /// Whether a name with a mask is neither primary nor in any of the languages given as a bit mask.
  func isForeign(_ mask: UInt64, to languages: UInt64) -> Bool {
    mask & (languages | everywhere) == 0
  }

  /// The bit of names that are used in all languages but never displayed, such as Everest.
  ///
  /// The bit below it marks names in languages other than ``languages``.
  private var everywhere: UInt64 { 1 << UInt64(languages.count + 1) }

  /// Returns the languages of a name as a bit mask.
  ///
  /// A primary name has all bits set.
  func mask(of name: Int) -> UInt64 {
    guard name < count else { return countryMask(of: name) }
    return name < ownCount ? .max : masks[rows[name - ownCount]]
  }

  @inline(never)
  private func countryMask(of name: Int) -> UInt64 {
    countryNames?.mask(of: name - count) ?? 0
  }

  /// Returns the further names of countries and regions that equal a folded text.
  func countryNames(equal units: [UInt16]) -> Range<Int> {
    guard let found = countryNames?.names(equal: units) else { return 0..<0 }
    return count + found.lowerBound..<count + found.upperBound
  }

  /// Returns the subject of a name.
  func subject(of name: Int) -> Int {
    guard name >= ownCount else { return name }
    if name >= count, let countryNames {
      return places.count + countryNames.area(of: name - count)
    }
    // The last owner that starts at or before the name. Owners with the start of the next one have
    // no names.
    let next = starts.firstIndex(notBelow: name - ownCount + 1)
    return owners[next - 1]
  }

  /// Whether a name belongs to an area.
  func isOfArea(_ name: Int) -> Bool { subject(of: name) >= places.count }

  /// Returns the importance of an area, on the scale of places.
  func importance(ofArea number: Int) -> Int { Int(importances[number]) }

  /// Writes the bytes of a name into a buffer of ``CompressedStrings/capacity`` bytes.
  func read(_ name: Int, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    if name >= count, let countryNames {
      return countryNames.strings.read(name - count, into: buffer)
    }
    return name < places.count
      ? places.names.read(name, into: buffer) : strings.read(name - places.count, into: buffer)
  }
}
