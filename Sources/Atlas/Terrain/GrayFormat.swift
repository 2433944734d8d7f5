/// The format of a grayscale JPEG image: baseline, one component, no restart markers.
///
/// This decoder reads single blocks of 8 × 8 pixels, which libraries do not offer. Source: ITU-T
/// T.81 (1992).
struct GrayFormat: Sendable {
  /// The width of the image in pixels.
  private(set) var width = 0
  /// The height of the image in pixels.
  private(set) var height = 0
  /// The number of bytes before the scan.
  private(set) var headerLength = 0

  /// The number of blocks in a row.
  ///
  /// The last one may extend beyond the image.
  var blockColumns: Int { (width + 7) / 8 }
  /// The number of rows of blocks.
  ///
  /// The last one may extend beyond the image.
  var blockRows: Int { (height + 7) / 8 }

  // The quantization step of each coefficient, in scan order.
  private var steps: [Float] = []
  private var means: HuffmanTable?
  private var waves: HuffmanTable?

  /// Reads a file up to its scan.
  ///
  /// Returns `nil` if the image is not in this format.
  init?(header: UnsafeRawBufferPointer) {
    guard header.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 4 <= header.count, header[position] == 0xFF {
      let marker = header[position + 1]
      let length = Int(header[position + 2]) << 8 | Int(header[position + 3])
      guard length >= 2, position + 2 + length <= header.count else { return nil }
      let segment = header[position + 4..<position + 2 + length]
      guard take(marker, Array(segment)) else { return nil }
      position += 2 + length
      guard marker == 0xDA else { continue }
      headerLength = position
      let isComplete = width > 0 && steps.count == 64 && means != nil && waves != nil
      if isComplete { return }
      return nil
    }
    return nil
  }

  private mutating func take(_ marker: UInt8, _ segment: [UInt8]) -> Bool {
    switch marker {
    case 0xC0: return takeFrame(segment)
    case 0xC4: return takeCodes(segment[...])
    case 0xDB:
      guard segment.count == 65, segment[0] == 0 else { return false }
      steps = segment.dropFirst().map { Float($0) }
    // One component with tables 0, and all coefficients in one scan.
    case 0xDA: return segment.count == 6 && segment[0] == 1 && segment[2...] == [0, 0, 63, 0]
    case 0xE0...0xEF, 0xFE: break
    default: return false
    }
    return true
  }

  private mutating func takeFrame(_ segment: [UInt8]) -> Bool {
    guard segment.count == 9, segment[0] == 8, segment[5] == 1, segment[8] == 0 else {
      return false
    }
    height = Int(segment[1]) << 8 | Int(segment[2])
    width = Int(segment[3]) << 8 | Int(segment[4])
    return width > 0 && height > 0
  }

  private mutating func takeCodes(_ segment: ArraySlice<UInt8>) -> Bool {
    var rest = segment
    while let kind = rest.first {
      let counts = rest.dropFirst().prefix(16)
      let symbols = rest.dropFirst(17).prefix(counts.reduce(0) { $0 + Int($1) })
      guard let table = HuffmanTable(counts: counts, symbols: symbols) else { return false }
      switch kind {
      case 0x00: means = table
      case 0x10: waves = table
      default: return false
      }
      rest = rest.dropFirst(17 + symbols.count)
    }
    return true
  }
}

extension GrayFormat {
  /// The number of blocks in a part of a row.
  static let part = 22

  /// The number of parts in a row of blocks.
  ///
  /// Each part can be read without the others.
  var partCount: Int { (blockColumns + Self.part - 1) / Self.part }

  /// The position of a part of a row of blocks in a scan.
  struct PartStart {
    /// The index of its first block in the row.
    var column: Int
    /// The index of its first bit.
    ///
    /// Multiples of eight are bytes of the scan.
    var bit: Int
    /// The quantized mean of the previous block.
    var mean: Int32
  }

  /// Calls a closure with consecutive blocks of a row: eight rows of eight pixels, 0...255.
  ///
  /// - Parameters:
  ///   - start: A part of the row that begins at or before the first block.
  ///   - columns: The indices of the blocks in the row.
  /// - Returns: Whether the scan is valid.
  func forEachBlock(
    from start: PartStart, of scan: UnsafeRawBufferPointer, columns: Range<Int>,
    _ body: (_ column: Int, _ pixels: UnsafePointer<SIMD8<Float>>) -> Void
  ) -> Bool {
    guard let means, let waves else { return false }
    var bits = ScanBits(scan, at: start.bit)
    var mean = start.mean
    return withUnsafeTemporaryAllocation(of: SIMD8<Float>.self, capacity: 16) { memory in
      guard let block = memory.baseAddress else { return false }
      for column in start.column..<max(start.column, min(columns.upperBound, blockColumns)) {
        mean &+= bits.coefficient(Int(means.symbol(&bits) & 15))
        guard column >= columns.lowerBound else {
          waves.skipBlock(&bits)
          continue
        }
        block.update(repeating: .zero, count: 8)
        // A block is eight vectors of eight numbers.
        let coefficients = UnsafeMutableRawPointer(block).assumingMemoryBound(to: Float.self)
        coefficients[0] = Float(mean) * steps[0]
        readWaves(waves, &bits, into: coefficients)
        GrayTransform.inverse(block, into: block + 8)
        body(column, block + 8)
      }
      return !bits.hasFailed
    }
  }

  @inline(__always)
  private func readWaves(
    _ waves: HuffmanTable, _ bits: inout ScanBits, into coefficients: UnsafeMutablePointer<Float>
  ) {
    var index = 1
    while index < 64 {
      let symbol = waves.symbol(&bits)
      if symbol & 15 == 0, symbol != 0xF0 { return }
      index &+= Int(symbol >> 4)
      let value = bits.coefficient(Int(symbol & 15))
      guard index < 64 else { return bits.fail() }
      coefficients[Int(GrayTransform.order[index])] = Float(value) * steps[index]
      index &+= 1
    }
  }
}
