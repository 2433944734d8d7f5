/// How a grey JPEG picture is stored: baseline, one component, without restarts.
///
/// It reads single blocks of 8 × 8 pixels, which no library does. Source: ITU-T T.81 (1992).
struct GreyFormat: Sendable {
  /// The width of the picture in pixels.
  private(set) var width = 0
  /// The height of the picture in pixels.
  private(set) var height = 0
  /// The number of bytes before the scan.
  private(set) var headerLength = 0

  /// The number of blocks in a row; the last one may reach beyond the picture.
  var blockColumns: Int { (width + 7) / 8 }
  /// The number of rows of blocks; the last one may reach beyond the picture.
  var blockRows: Int { (height + 7) / 8 }

  // The size of a coefficient's unit, in the order of a scan.
  private var steps: [Float] = []
  private var means: HuffmanTable?
  private var waves: HuffmanTable?

  /// Reads a file up to its scan; nil where it is no such picture.
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
    // One component with the tables 0, all of its coefficients at once.
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

extension GreyFormat {
  /// The number of blocks in a part of a row.
  static let part = 22

  /// The number of parts of a row of blocks, each of which can be read without the others.
  var partCount: Int { (blockColumns + Self.part - 1) / Self.part }

  /// Where a part of a row of blocks begins in a scan.
  struct PartStart {
    /// The number of its first block in the row.
    var column: Int
    /// The first bit, a multiple of eight being a byte of the scan.
    var bit: Int
    /// The quantised mean of the block before.
    var mean: Int32
  }

  /// Calls a body with neighbouring blocks of a row: eight rows of eight pixels, 0...255.
  ///
  /// - Parameters:
  ///   - start: A part of the row that begins with the first of the blocks or before it.
  ///   - columns: The numbers of the blocks in the row.
  /// - Returns: Whether the scan is what it should be.
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
        let coefficients = UnsafeMutableRawPointer(block).assumingMemoryBound(to: Float.self)
        coefficients[0] = Float(mean) * steps[0]
        readWaves(waves, &bits, into: coefficients)
        GreyTransform.inverse(block, into: block + 8)
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
      coefficients[Int(GreyTransform.order[index])] = Float(value) * steps[index]
      index &+= 1
    }
  }
}
