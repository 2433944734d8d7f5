internal import CZlib
internal import Pixels
internal import Support

/// Encodes one image as a PNG file.
///
/// Every row is filtered with the Paeth predictor, and the residuals are compressed with run
/// lengths and Huffman codes alone. For drawn images this gives smaller files than zlib's search
/// for repetitions, in a fraction of the time.
struct PNGEncoder {
  private let bitmap: Bitmap
  /// The number of channels: red, green, blue, and alpha if any pixel is not opaque.
  private let channels: Int

  /// Creates an encoder for an image that has pixels.
  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    channels = PNGEncoder.isOpaque(bitmap) ? 3 : 4
  }

  /// Returns the bytes of the file, or `nil` if memory runs out.
  func file() -> [UInt8]? {
    guard let rows = compressedRows(), Memory.canHold(rows.count + 80) else { return nil }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(rows.count + 80)
    let hasAlpha = channels == 4
    // 8 bits per channel, truecolor, and the only compression and filter methods that PNG has; no
    // interlacing.
    let header =
      Self.bytes(bitmap.width) + Self.bytes(bitmap.height) + [8, hasAlpha ? 6 : 2, 0, 0, 0]
    Self.add("IHDR", header, to: &file)
    // Colors are sRGB; 0 is the perceptual intent, which suits pictures.
    Self.add("sRGB", [0], to: &file)
    Self.add("IDAT", rows, to: &file)
    Self.add("IEND", [], to: &file)
    return file
  }

  private static func isOpaque(_ bitmap: Bitmap) -> Bool {
    (0..<bitmap.height).allSatisfy { y in
      let row = UnsafeBufferPointer(start: bitmap.pixels + y * bitmap.stride, count: bitmap.width)
      return row.reduce(UInt32.max, &) >> 24 == 255
    }
  }

  /// Appends a chunk: its length, its name, its data, and the checksum of name and data.
  private static func add(_ name: StaticString, _ data: [UInt8], to file: inout [UInt8]) {
    file += bytes(data.count)
    let start = file.count
    file.append(
      contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    file += data
    let check = file.withUnsafeBufferPointer {
      crc32_z(0, $0.baseAddress.map { $0 + start }, $0.count - start)
    }
    file += bytes(Int(check))
  }

  /// Returns the four bytes of a number, most significant first.
  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

// MARK: - Rows

extension PNGEncoder {
  private func compressedRows() -> [UInt8]? {
    // Allocated, because zlib requires a stable address.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    defer { stream.deallocate() }
    stream.initialize(to: z_stream())
    guard
      deflateInit2_(
        stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS, 8, Z_RLE, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(stream) }
    let most = deflateBound(stream, uLong((bitmap.width * channels + 1) * bitmap.height))
    guard Memory.canHold(Int(most)) else { return nil }
    var isDone = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(most)) { output, count in
      stream.pointee.next_out = output.baseAddress
      stream.pointee.avail_out = UInt32(clamping: output.count)
      isDone = deflateRows(stream)
      count = Int(stream.pointee.total_out)
    }
    return isDone ? bytes : nil
  }

  /// - Returns: Whether all rows have been taken.
  private func deflateRows(_ stream: UnsafeMutablePointer<z_stream>) -> Bool {
    // A zero pixel precedes each row, and a zero row precedes the first.
    let length = bitmap.width * channels
    var above = [UInt8](repeating: 0, count: channels + length)
    var row = above
    var left = [UInt8](repeating: PNGEncoder.paeth, count: 1 + length)
    for y in 0..<bitmap.height {
      swap(&row, &above)
      read(y, into: &row)
      predict(row, above, leaving: &left)
      let isLast = y == bitmap.height - 1
      let result = left.withUnsafeMutableBufferPointer { left in
        stream.pointee.next_in = left.baseAddress
        stream.pointee.avail_in = UInt32(left.count)
        return deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
      }
      guard result == (isLast ? Z_STREAM_END : Z_OK), stream.pointee.avail_in == 0 else {
        return false
      }
    }
    return true
  }

  /// PNG's number for the Paeth filter, which precedes each row.
  private static let paeth: UInt8 = 4

  /// Writes a row's channels, straight (not premultiplied) as PNG requires, after the zero pixel.
  private func read(_ y: Int, into row: inout [UInt8]) {
    let pixels = bitmap.pixels + y * bitmap.stride
    row.withUnsafeMutableBufferPointer { row in
      guard var target = row.baseAddress.map({ $0 + channels }) else { return }
      for x in 0..<bitmap.width {
        let pixel = channels == 3 ? pixels[x] : Blending.straight(pixels[x])
        target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        target[2] = UInt8(truncatingIfNeeded: pixel)
        if channels == 4 { target[3] = UInt8(truncatingIfNeeded: pixel >> 24) }
        target += channels
      }
    }
  }

  /// Subtracts from each byte the nearest to left + above − above left among its neighbors to the
  /// left, above and above left (PNG, section 9.4).
  private func predict(_ row: [UInt8], _ above: [UInt8], leaving left: inout [UInt8]) {
    let (channels, length) = (channels, left.count - 1)
    row.withUnsafeBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        left.withUnsafeMutableBufferPointer { left in
          guard let row = row.baseAddress, let above = above.baseAddress,
            let left = left.baseAddress.map({ $0 + 1 })
          else { return }
          for index in 0..<length {
            let (a, b, c) = (
              Int16(row[index]), Int16(above[index &+ channels]), Int16(above[index])
            )
            let (p, q) = (b &- c, a &- c)
            let (far, near, corner) = (magnitude(p), magnitude(q), magnitude(p &+ q))
            let other = near <= corner ? b : c
            let found = far <= near && far <= corner ? a : other
            left[index] = row[index &+ channels] &- UInt8(truncatingIfNeeded: found)
          }
        }
      }
    }
  }

  private func magnitude(_ value: Int16) -> Int16 { max(value, 0 &- value) }
}
