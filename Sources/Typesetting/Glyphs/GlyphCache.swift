/// The pictures of glyphs, each at four quarters of a pixel, in a bounded amount of memory.
final class GlyphCache {
  /// The coverage of a glyph, one byte to a pixel.
  struct Picture {
    /// Where the first column stands from the pen's pixel.
    var left: Int32
    /// How many rows the first row is above the baseline.
    var top: Int32
    var width: Int32
    var height: Int32
    var coverage: UnsafeMutablePointer<UInt8>?

    static var empty: Picture { Picture(left: 0, top: 0, width: 0, height: 0, coverage: nil) }
  }

  private var pictures: [UInt64: Picture] = [:]
  private var bytes = 0
  /// All pictures are dropped when they take more than this.
  private let limit: Int

  init(limit: Int = 8 << 20) { self.limit = limit }

  deinit { removeAll() }

  subscript(key: UInt64) -> Picture? { pictures[key] }

  /// Keeps a picture moved right by 0…3 quarters of a pixel.
  func insert(_ picture: GlyphPicture?, quarter: Int, key: UInt64) {
    guard let picture, picture.columns > 0, picture.rows > 0 else {
      pictures[key] = .empty
      return
    }
    // Only at the first of four, so that all four are there afterwards.
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

  /// Drops every picture, with its memory.
  func removeAll() {
    for picture in pictures.values { picture.coverage?.deallocate() }
    pictures.removeAll()
    bytes = 0
  }
}
