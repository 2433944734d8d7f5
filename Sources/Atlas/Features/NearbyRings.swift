/// For each cell, the rings that can contain the nearest edge to a place in it.
///
/// `Scripts/assets/coasts.py` writes them.
struct NearbyRings: Sendable {
  private let archive: Archive
  private let starts: PackedNumbers
  private let rings: PackedNumbers
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let cells: UnsafeBufferPointer<UInt16>

  /// Opens the sections of an archive that start with a prefix, and validates every index in them.
  init(_ archive: Archive, prefix: String, of layer: PolygonCells) throws(AssetError) {
    self.archive = archive
    rings = try PackedNumbers(archive, "\(prefix)/rings", below: layer.boxes.count)
    starts = try PackedNumbers(archive, "\(prefix)/starts", below: rings.count + 1)
    cells = try archive.elements("\(prefix)/cells", as: UInt16.self)
    guard starts.count == layer.cells.count, starts.risesFromZero(to: rings.count),
      cells.count == layer.boxes.count, rings.areAll(below: cells.count),
      cells.allSatisfy({ $0 < layer.columns * layer.rows })
    else { throw archive.damaged("\(prefix) has rings that its layer does not have") }
  }

  /// Returns the rings that matter for places in a cell, each with the cell that it lies in.
  ///
  /// The rings nearest to the cell's center come first.
  func rings(around cell: Int) -> some Sequence<(ring: Int, cell: Int)> {
    (starts[cell]..<starts[cell + 1]).lazy.map { [rings, cells] index in
      let ring = rings[index]
      return (ring, Int(cells[ring]))
    }
  }
}
