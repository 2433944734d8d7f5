/// A bounded cache of rendered glyphs, each at four subpixel positions a quarter of a pixel apart.
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
  }

  private var pictures: [UInt64: Picture] = [:]
  private var bytes = 0
  /// The size in bytes above which all pictures are dropped.
  private let limit: Int

  init(limit: Int = 8 << 20) { self.limit = limit }

  deinit { removeAll() }

  subscript(key: UInt64) -> Picture? { pictures[key] }

  /// Caches a picture shifted right by 0…3 quarters of a pixel.
  func insert(_ picture: GlyphPicture?, quarter: Int, key: UInt64) {
    guard let picture, picture.columns > 0, picture.rows > 0 else {
      pictures[key] = .empty
      return
    }
    // Checked only at the first of the four positions, so that afterward all four are cached.
    if bytes > limit, quarter == 0 { removeAll() }
    let start = picture.left + quarter
    let left = start >> 2
    let lead = start & 3
    let width = (lead + picture.columns + 3) >> 2
    let count = width * picture.rows
    let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
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
    bytes += count
    pictures[key] = Picture(
      left: Int32(left), top: Int32(picture.top), width: Int32(width), height: Int32(picture.rows),
      coverage: coverage)
  }

  /// Removes and frees every picture.
  func removeAll() {
    for picture in pictures.values { picture.coverage?.deallocate() }
    pictures.removeAll()
    bytes = 0
  }
}
