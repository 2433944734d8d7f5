/// Further names and abbreviations of countries and regions, which are searched for but never
/// displayed.
///
/// Names are numbered from 0, and owners like ``NamedAreaNumbers``.
struct CountryNames: Sendable {
  let archive: Archive
  let strings: CompressedStrings
  private let owners: PackedNumbers
  private let rows: PackedNumbers
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let masks: UnsafeBufferPointer<UInt64>
  private nonisolated(unsafe) let hashes: UnsafeBufferPointer<UInt32>

  /// Opens an archive of names for the given areas, and validates every index in it.
  init(_ archive: Archive, areas: NamedAreaNumbers) throws(AssetError) {
    self.archive = archive
    guard Array(try archive.elements("source", as: UInt32.self)) == Array(areas.sources.prefix(2))
    else { throw archive.damaged("it was made for different countries or regions") }
    strings = try CompressedStrings(archive, prefix: "names")
    masks = try archive.elements("masks", as: UInt64.self)
    hashes = try archive.elements("hashes", as: UInt32.self)
    rows = try PackedNumbers(archive, "names/masks", below: masks.count)
    let owned = areas.countries + areas.regions
    owners = try PackedNumbers(archive, "owners", below: owned)
    guard rows.count == strings.count, owners.count == strings.count,
      hashes.count == strings.count,
      rows.areAll(below: masks.count), owners.areAll(below: owned),
      hashes.indices.dropFirst().allSatisfy({ hashes[$0 - 1] <= hashes[$0] })
    else { throw archive.damaged("its names do not fit their countries") }
  }

  /// Returns the names with the hash of a folded text, which equal it but for an unlikely collision.
  ///
  /// It is the 32-bit FNV-1a hash.
  func names(equal units: [UInt16]) -> Range<Int> {
    let hash = units.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let start = hashes.firstIndex(notBelow: hash)
    var end = start
    while end < hashes.count, hashes[end] == hash { end += 1 }
    return start..<end
  }

  /// Returns the number of the country or region with a name.
  func area(of name: Int) -> Int { owners[name] }

  /// Returns the languages of a name, in the format of ``PlaceNames``.
  ///
  /// There are none if the name is only a qualifier of others.
  func mask(of name: Int) -> UInt64 { masks[rows[name]] }
}
