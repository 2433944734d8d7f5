/// The region that the source of the towns assigns to each of them.
///
/// Near a border it is more often right than a polygon, which may be off by a mile.
/// `Scripts/assets/town_regions.py` writes the sections.
struct TownRegions: Sendable {
  /// The checksum of the column that identifies the numbering of the places.
  let source: UInt32

  private let archive: Archive
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let blocks: UnsafeBufferPointer<UInt16>
  private nonisolated(unsafe) let places: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let rows: UnsafeBufferPointer<UInt16>

  private static let block = 8
  private static let none = UInt16.max

  /// Opens the regions of the towns in an archive of a number of regions.
  init(_ archive: Archive, regions: Int) throws(AssetError) {
    self.archive = archive
    blocks = try archive.elements("towns/blocks", as: UInt16.self)
    places = try archive.elements("towns/places", as: UInt32.self)
    rows = try archive.elements("towns/rows", as: UInt16.self)
    guard let source = try archive.elements("towns/source", as: UInt32.self).first,
      rows.count == places.count, places.rises(below: Self.block * blocks.count),
      [blocks, rows].allSatisfy({ $0.allSatisfy { $0 == Self.none || $0 < regions } })
    else { throw archive.damaged("its towns are in regions that it does not have") }
    self.source = source
  }

  /// Returns the index of a town's region, or `nil` if it is unknown.
  func region(ofPlace id: Int) -> Int? {
    guard id / Self.block < blocks.count else { return nil }
    let exception = places.firstIndex(notBelow: UInt32(id))
    let isException = exception < places.count && places[exception] == id
    let row = isException ? rows[exception] : blocks[id / Self.block]
    return row == Self.none ? nil : Int(row)
  }
}
