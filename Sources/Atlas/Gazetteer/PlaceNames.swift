/// What places, countries, regions, seas and natural features are called in other languages, and what else they are
/// called.
///
/// What has names is numbered: the places as in their ``PlaceIndex``, behind them the countries, the
/// regions, the seas and the features. A name's number is that of what it is the own name of; other names follow.
public final class PlaceNames: Sendable {
  /// The languages that ``name(of:in:)`` knows, as BCP 47 tags.
  public let languages: [String]

  let places: PlaceIndex
  let areas: NamedAreaNumbers
  /// The characters of the language `zh`, of which the data have some names in both kinds.
  let simplifiedHan: SimplifiedHan
  private let archive: Archive
  private let strings: CompressedStrings
  private let owners: PackedNumbers
  private let starts: PackedNumbers
  private let rows: PackedNumbers
  // Read-only memory of the archive, which this object keeps alive.
  private nonisolated(unsafe) let masks: UnsafeBufferPointer<UInt64>
  private nonisolated(unsafe) let importances: UnsafeBufferPointer<UInt16>

  /// Opens an archive of the names of some places and areas and checks every number in it that leads
  /// to another.
  init(
    _ archive: Archive, places: PlaceIndex, areas: NamedAreaNumbers
  ) throws(AssetError) {
    self.archive = archive
    self.places = places
    self.areas = areas
    let source = try archive.elements("source", as: UInt32.self)
    guard source.elementsEqual([places.source] + areas.sources) else {
      throw archive.damaged("its names are those of other places")
    }
    let tags = try StringTable(archive, prefix: "languages")
    languages = (0..<tags.count).map { tags[$0] }
    simplifiedHan = try SimplifiedHan(archive)
    strings = try CompressedStrings(archive, prefix: "names")
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

  /// The number of own names, which is that of all that has names.
  private var ownCount: Int { places.count + areas.count }

  /// The number of all names.
  public var count: Int { places.count + strings.count }

  /// Returns what people call a place in a language.
  ///
  /// - Parameter language: One of ``languages``.
  /// - Returns: nil where the place's own name is used, or no other one is known.
  public func name(of place: Int, in language: String) -> String? {
    languages.firstIndex(of: language).flatMap { name(of: place, language: $0) }
  }

  /// Returns the index of the language that a tag asks for, as ``LanguageTag`` reads it; else of the
  /// first one, English.
  func index(of tag: String) -> Int { LanguageTag.index(of: tag, in: languages) ?? 0 }

  /// Returns all that a place is called beside its own name.
  public func otherNames(of place: Int) -> [String] {
    others(of: place).map { strings[areas.count + $0] }
  }

  /// Returns what a place or an area is called in the language of an index.
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

  /// Returns the name of a number.
  subscript(name: Int) -> String {
    name < places.count ? places.name(of: name) : strings[name - places.count]
  }

  /// Whether a name is an own one, or people use it today in one of the languages.
  func isUsual(_ name: Int) -> Bool { mask(of: name) != 0 }

  /// Whether a name is neither an own one nor of one of some languages, a bit each.
  func isForeign(_ name: Int, to languages: UInt64) -> Bool {
    mask(of: name) & (languages | everywhere) == 0
  }

  /// The bit of a name that is said in all languages and shown in none: Everest, of Mount Everest.
  ///
  /// The one before it is that of names of other languages than ``languages``.
  private var everywhere: UInt64 { 1 << UInt64(languages.count + 1) }

  /// Returns a bit for each language that a name is of, all bits of an own name.
  private func mask(of name: Int) -> UInt64 {
    name < ownCount ? .max : masks[rows[name - ownCount]]
  }

  /// Returns the number of what a name is of.
  func subject(of name: Int) -> Int {
    guard name >= ownCount else { return name }
    // The last owner that starts no later; those with as many starts as the next have no names.
    let next = starts.firstIndex(notBelow: name - ownCount + 1)
    return owners[next - 1]
  }

  /// Whether a name is one of an area.
  func isOfArea(_ name: Int) -> Bool { subject(of: name) >= places.count }

  /// Returns how important an area is, measured as places are.
  func importance(ofArea number: Int) -> Int { Int(importances[number]) }

  /// Writes the bytes of a name into a buffer of ``CompressedStrings/capacity``.
  func read(_ name: Int, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    name < places.count
      ? places.names.read(name, into: buffer) : strings.read(name - places.count, into: buffer)
  }
}
