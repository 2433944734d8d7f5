package import Pixels

/// Pictures that become an animated WebP file, which loops forever.
///
/// Nothing is lost. A frame has only the rectangle in which pixels changed, and in it only those that
/// did; the others are transparent and let the frame before them be seen.
package struct WebPAnimation: Sendable {
  private struct Frame {
    var chunks: [UInt8]
    var box: Box
    var milliseconds: Int
  }

  /// The rectangle of pixels that changed; its corner is even, as the format wants it.
  private struct Box {
    var x, y, width, height: Int
  }

  private let library: WebPLibrary
  private let width, height: Int
  private var shown: [UInt32] = []
  private var frames: [Frame] = []

  /// Creates an animation without frames.
  ///
  /// - Parameters:
  ///   - width: The width of its pictures in pixels.
  ///   - height: Their height in pixels.
  ///   - library: The name of the dynamic library that encodes; nil for libwebp.
  package init(width: Int, height: Int, library: String? = nil) throws(AnimationError) {
    self.library = try WebPLibrary(library ?? WebPLibrary.name)
    (self.width, self.height) = (width, height)
  }

  /// Appends an opaque picture that is shown for a time.
  ///
  /// A picture like the one before it only makes that stay longer.
  package mutating func add(
    _ picture: Bitmap, milliseconds: Int
  ) throws(AnimationError) {
    guard picture.width == width, picture.height == height else { throw .wrongSize }
    let new = pixels(of: picture)
    guard let box = change(to: new) else {
      frames[frames.count - 1].milliseconds += milliseconds
      return
    }
    let chunks = try library.chunks(
      of: changed(in: box, to: new), width: box.width, height: box.height)
    frames.append(Frame(chunks: chunks, box: box, milliseconds: milliseconds))
    shown = new
  }

  // MARK: Changes

  private func pixels(of picture: Bitmap) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      for y in 0..<height {
        let row = picture.pixels + y * picture.stride
        for x in 0..<width { target[y * width + x] = row[x] | 0xFF00_0000 }
      }
      count = width * height
    }
  }

  /// Returns where a picture differs from what is shown; nil if nowhere.
  private func change(to new: [UInt32]) -> Box? {
    guard !frames.isEmpty else { return Box(x: 0, y: 0, width: width, height: height) }
    var (left, right, top, bottom) = (width, -1, height, -1)
    new.withUnsafeBufferPointer { new in
      shown.withUnsafeBufferPointer { old in
        for y in 0..<height {
          for x in 0..<width where new[y * width + x] != old[y * width + x] {
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, y), y)
          }
        }
      }
    }
    guard right >= 0 else { return nil }
    (left, top) = (left & ~1, top & ~1)
    return Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Returns the pixels of a rectangle, transparent where they are as they were.
  private func changed(in box: Box, to new: [UInt32]) -> [UInt32] {
    guard !shown.isEmpty else { return new }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(box.width * box.height)
    for y in box.y..<box.y + box.height {
      let start = y * width + box.x
      for index in start..<start + box.width {
        pixels.append(new[index] == shown[index] ? 0 : new[index])
      }
    }
    return pixels
  }

  // MARK: The file

  /// The bytes of the file.
  package var file: [UInt8] {
    var file = Array("WEBP".utf8)
    // It has an alpha channel, and moves.
    add("VP8X", [0x12, 0, 0, 0] + bytes(width - 1, 3) + bytes(height - 1, 3), to: &file)
    // The background is transparent, and it loops without end.
    add("ANIM", [0, 0, 0, 0, 0, 0], to: &file)
    for frame in frames {
      let box = frame.box
      let header =
        bytes(box.x / 2, 3) + bytes(box.y / 2, 3) + bytes(box.width - 1, 3)
        + bytes(box.height - 1, 3) + bytes(frame.milliseconds, 3)
      // Blended over what is there, which stays.
      add("ANMF", header + [0] + frame.chunks, to: &file)
    }
    return Array("RIFF".utf8) + bytes(file.count, 4) + file
  }

  /// Appends a chunk: its name, its size, and its data, to an even length.
  private func add(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += Array(name.utf8) + bytes(data.count, 4) + data
    if !data.count.isMultiple(of: 2) { file.append(0) }
  }

  /// Returns the bytes of a number, least significant first.
  private func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
