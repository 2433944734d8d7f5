internal import Synchronization

/// A kind of line on the globe.
public enum LineLayer: String, CaseIterable, Sendable {
  /// The edge of the land, including ice shelves.
  case coast
  /// The boundaries between countries on land.
  case borders
  /// The shores of lakes.
  case lakes
  /// Rivers, without their courses through lakes.
  ///
  /// Coarser levels have only long rivers.
  case rivers
}

/// The coasts, borders, shores and rivers of the Earth at several levels of detail.
///
/// `Scripts/assets/build_lines.py` writes the file and documents its sections.
public final class LineArchive: Sendable {
  private let archive: Archive
  private let errors: [LineLayer: [Float]]
  private let loaded = Mutex<[Key: LineLevel]>([:])

  private struct Key: Hashable {
    let layer: LineLayer
    let level: Int
  }

  /// Opens a file of lines.
  ///
  /// Levels are read on demand.
  public convenience init(path: String) throws(AssetError) {
    try self.init(Archive(path: path))
  }

  /// Opens the lines of an archive.
  ///
  /// Levels are read on demand.
  public init(_ archive: Archive) throws(AssetError) {
    self.archive = archive
    var errors: [LineLayer: [Float]] = [:]
    for layer in LineLayer.allCases {
      let levels = Array(try archive.elements("\(layer.rawValue)/levels", as: Float.self))
      guard !levels.isEmpty, levels.allSatisfy({ $0 >= 0 && $0 < 1 }) else {
        throw archive.damaged("the levels of \(layer.rawValue) make no sense")
      }
      errors[layer] = levels
    }
    self.errors = errors
  }

  /// Returns the coarsest level of a layer that is accurate to half a pixel, or else the finest
  /// one.
  ///
  /// The first call for a level reads and checks it.
  ///
  /// - Parameter radius: The radius of the globe in pixels.
  public func level(
    of layer: LineLayer, forRadius radius: Double
  ) throws(AssetError) -> LineLevel {
    let errors = errors[layer] ?? []
    let fitting = errors.firstIndex { Double($0) * radius <= 0.5 } ?? errors.count - 1
    return try level(fitting, of: layer)
  }

  /// Releases the memory pages of everything read so far.
  ///
  /// Later reads come from the system's file cache.
  public func releasePages() { archive.releasePages() }

  /// Checks that the file has not changed since it was opened.
  ///
  /// - Throws: ``AssetError/damaged(path:reason:)`` if the file was written to.
  public func check() throws(AssetError) { try archive.check() }

  private func level(_ level: Int, of layer: LineLayer) throws(AssetError) -> LineLevel {
    if archive.isDamaged { try archive.check() }
    let key = Key(layer: layer, level: level)
    if let known = loaded.withLock({ $0[key] }) { return known }
    let made = try LineLevel(archive, name: "\(layer.rawValue)/\(level)")
    loaded.withLock { $0[key] = made }
    return made
  }
}
