/// A bounded cache of rendered glyphs, each at four subpixel positions a quarter of a pixel apart.
///
/// What was not used since half of the memory was filled anew is dropped: what is on the screen stays
/// while much else passes.
final class GlyphCache {
  /// The coverage of a glyph, one byte per pixel.
  struct Picture {
    /// The offset of the first column from the pen's pixel.
    var left: Int32
    /// The distance of the first row above the baseline.
    var top: Int32
    var width: Int32
    var height: Int32
    var coverage: UnsafeMutablePointer<UInt8>?

    static var empty: Picture { Picture(left: 0, top: 0, width: 0, height: 0, coverage: nil) }

    /// The memory that the picture takes with its entry, in bytes.
    var bytes: Int { Int(width) * Int(height) + 64 }
  }

  /// Pictures, and the memory that they take.
  private struct Generation {
    var pictures: [UInt64: Picture] = [:]
    var bytes = 0

    func free() { for picture in pictures.values { picture.coverage?.deallocate() } }
  }

  private var recent = Generation()
  private var older = Generation()
  /// The size in bytes that the pictures take at most, but for two glyphs.
  private let limit: Int

  init(limit: Int = 8 << 20) { self.limit = limit }

  deinit { removeAll() }

  /// The memory that the pictures take, in bytes.
  var bytes: Int { recent.bytes + older.bytes }

  subscript(key: UInt64) -> Picture? {
    if let known = recent.pictures[key] { return known }
    guard older.pictures[key] != nil else { return nil }
    // All four positions move, so that none is rendered again beside the others.
    let keys = (0..<4).map { key & ~3 | UInt64($0) }
    let moved = keys.map { older.pictures.removeValue(forKey: $0) ?? .empty }
    older.bytes -= moved.reduce(0) { $0 + $1.bytes }
    makeRoom()
    for (key, picture) in zip(keys, moved) { add(picture, key) }
    return recent.pictures[key]
  }

  /// Drops what was not used lately, if half of the memory was filled since.
  private func makeRoom() {
    guard recent.bytes > limit / 2 else { return }
    older.free()
    (older, recent) = (recent, Generation())
  }

  private func add(_ picture: Picture, _ key: UInt64) {
    recent.pictures[key] = picture
    recent.bytes += picture.bytes
  }

  /// Caches the four positions of a picture.
  ///
  /// - Parameter key: The key of the first position, which ends with two zero bits.
  func insert(_ picture: GlyphPicture?, key: UInt64) {
    makeRoom()
    for quarter in 0..<4 { add(Self.picture(picture, quarter), key | UInt64(quarter)) }
  }

  /// Returns a picture shifted right by 0…3 quarters of a pixel.
  private static func picture(_ picture: GlyphPicture?, _ quarter: Int) -> Picture {
    guard let picture, picture.columns > 0, picture.rows > 0 else { return .empty }
    let start = picture.left + quarter
    let lead = start & 3
    let width = (lead + picture.columns + 3) >> 2
    let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: width * picture.rows)
    picture.coverage.withUnsafeBufferPointer { columns in
      for row in 0..<picture.rows {
        for x in 0..<width {
          var sum = 2
          for column in max(0, 4 * x - lead)..<min(picture.columns, 4 * x - lead + 4) {
            sum += Int(columns[row * picture.columns + column])
          }
          coverage[row * width + x] = UInt8(truncatingIfNeeded: min(sum >> 2, 255))
        }
      }
    }
    return Picture(
      left: Int32(start >> 2), top: Int32(picture.top), width: Int32(width),
      height: Int32(picture.rows), coverage: coverage)
  }

  /// Removes and frees every picture.
  func removeAll() {
    recent.free()
    older.free()
    (recent, older) = (Generation(), Generation())
  }
}
