/// Names of parts of the oceans, by squares of one degree: Drake Passage, the Scotia Sea.
///
/// They are the regions of Flinn and Engdahl that are waters; their edges are rough, and land lies in
/// them too.
public struct WaterIndex: Sendable {
  private let archive: Archive
  private let names: StringTable
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let rows: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let runs: UnsafeBufferPointer<Run>

  /// Squares of one name, from a longitude on.
  private struct Run: BitwiseCopyable {
    var west: Int16
    var name: UInt16
  }

  private static let nameless = UInt16.max

  /// Opens an archive of waters.
  public init(_ archive: Archive) throws(AssetError) {
    self.archive = archive
    names = try StringTable(archive, prefix: "names")
    rows = try archive.elements("rows", as: UInt32.self)
    runs = try archive.elements("runs", as: Run.self)
    guard rows.count == 181, rows.risesFromZero(to: runs.count) else {
      throw archive.damaged("its rows are not those of 180 degrees of latitude")
    }
    guard runs.allSatisfy({ [names] in $0.name == Self.nameless || $0.name < names.count }) else {
      throw archive.damaged("a water has no name")
    }
  }

  /// Returns the name of the water whose squares hold a place.
  public func name(at coordinate: Coordinate) -> String? {
    let row = min(Int(coordinate.latitude + 90), 179)
    let west = Int(coordinate.longitude.rounded(.down))
    let run = runs[Int(rows[row])..<Int(rows[row + 1])].last { Int($0.west) <= west }
    return run.flatMap { $0.name == Self.nameless ? nil : names[Int($0.name)] }
  }
}
