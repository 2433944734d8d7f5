/// What places are called in other languages, and what else they are called.
///
/// A name's number is its place's in the ``PlaceIndex`` where it is the place's own; other names
/// follow from ``PlaceIndex/count`` on.
public final class PlaceNames: Sendable {
  /// The languages that ``name(of:in:)`` knows, as BCP 47 tags.
  public let languages: [String]

  let places: PlaceIndex
  private let archive: Archive
  private let strings: CompressedStrings
  // Read-only memory of the archive, which this object keeps alive.
  private nonisolated(unsafe) let owners: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let starts: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let rows: UnsafeBufferPointer<UInt16>
  private nonisolated(unsafe) let masks: UnsafeBufferPointer<UInt32>

  /// Opens an archive of the names of some places and checks every number in it that leads to
  /// another.
  public init(_ archive: Archive, places: PlaceIndex) throws(AssetError) {
    self.archive = archive
    self.places = places
    let source = try archive.elements("source", as: UInt32.self)
    guard source.count == 1, source[0] == places.source else {
      throw archive.damaged("its names are those of other places")
    }
    let tags = try StringTable(archive, prefix: "languages")
    languages = (0..<tags.count).map { tags[$0] }
    strings = try CompressedStrings(archive, prefix: "names")
    owners = try archive.elements("owners", as: UInt32.self)
    starts = try archive.elements("owners/starts", as: UInt32.self)
    rows = try archive.elements("names/masks", as: UInt16.self)
    masks = try archive.elements("masks", as: UInt32.self)
    guard isSound else { throw archive.damaged("its names do not fit their places") }
  }

  private var isSound: Bool {
    languages.count <= 32 && owners.rises(below: places.count) && starts.count == owners.count + 1
      && starts.risesFromZero(to: strings.count) && rows.count == strings.count
      && rows.allSatisfy { $0 < masks.count }
  }

  /// The number of all names, the places' own ones included.
  public var count: Int { places.count + strings.count }

  /// Returns what people call a place in a language.
  ///
  /// - Parameter language: One of ``languages``.
  /// - Returns: nil where the place's own name is used, or no other one is known.
  public func name(of place: Int, in language: String) -> String? {
    languages.firstIndex(of: language).flatMap { name(of: place, language: $0) }
  }

  /// Returns all that a place is called beside its own name.
  public func otherNames(of place: Int) -> [String] { others(of: place).map { strings[$0] } }

  func name(of place: Int, language: Int) -> String? {
    others(of: place).first { masks[Int(rows[$0])] >> UInt32(language) & 1 == 1 }.map {
      strings[$0]
    }
  }

  private func others(of place: Int) -> Range<Int> {
    let owner = owners.firstIndex(notBelow: UInt32(place))
    guard owner < owners.count, owners[owner] == place else { return 0..<0 }
    return Int(starts[owner])..<Int(starts[owner + 1])
  }

  /// Returns the name of a number.
  subscript(name: Int) -> String {
    name < places.count ? places.name(of: name) : strings[name - places.count]
  }

  /// Whether a name is one that people use today in one of the languages, or the place's own.
  func isUsual(_ name: Int) -> Bool {
    name < places.count || masks[Int(rows[name - places.count])] != 0
  }

  /// Returns the place that a name is of.
  func place(of name: Int) -> Int {
    guard name >= places.count else { return name }
    // The last owner that starts no later; those with as many starts as the next have no names.
    let next = starts.firstIndex(notBelow: UInt32(name - places.count + 1))
    return Int(owners[next - 1])
  }

  /// Writes the bytes of a name into a buffer of ``CompressedStrings/capacity``.
  func read(_ name: Int, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    name < places.count
      ? places.names.read(name, into: buffer) : strings.read(name - places.count, into: buffer)
  }
}
