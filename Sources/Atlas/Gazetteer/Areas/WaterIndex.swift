/// The names of parts of the oceans, such as Drake Passage and the Scotia Sea, by 1° squares.
///
/// They are the Flinn–Engdahl regions that are waters. Their edges are rough, and they include some
/// land.
public struct WaterIndex: Sendable {
  private let archive: Archive
  private let names: StringTable
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let rows: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let runs: UnsafeBufferPointer<Run>

  /// A run of squares with the same name, starting at a longitude.
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
      throw archive.damaged("a body of water has no name")
    }
  }

  /// Returns the name of the water whose squares contain a place.
  public func name(at coordinate: Coordinate) -> String? {
    let row = min(Int(coordinate.latitude + 90), 179)
    let west = Int(coordinate.longitude.rounded(.down))
    let run = runs[Int(rows[row])..<Int(rows[row + 1])].last { Int($0.west) <= west }
    return run.flatMap { $0.name == Self.nameless ? nil : names[Int($0.name)] }
  }
}
