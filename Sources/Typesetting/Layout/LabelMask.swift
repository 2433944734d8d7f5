internal import Pixels
internal import Synchronization

/// The coverage of a layout's letters, and of the halo around them.
final class LabelMask: @unchecked Sendable {
  // Unchecked: the memory is written only during initialization.

  /// The cache key of a mask.
  struct Key: Hashable, Sendable {
    /// The number of pixels per point.
    var scale: Double
    /// The radius of the halo, in pixels.
    var radius: Double
    /// The subpixel position of the layout's left edge, in quarters of a pixel.
    var quarter: Int
  }

  /// The offset of the first column from the pixel of the layout's left edge.
  let x: Int
  /// The offset of the first row from the pixel of the layout's top.
  let y: Int
  private let width: Int
  private let height: Int
  private let text: UnsafeMutablePointer<UInt8>
  private let halo: UnsafeMutablePointer<UInt8>

  init(_ layout: TextLayout, _ key: Key) {
    // Letters may extend beyond their line, but hardly by more than half an em.
    let reach = Int((layout.styles.map(\.font.size).max() ?? 0) * key.scale / 2 + key.radius) + 2
    let left = layout.lines.map(\.x).min() ?? 0
    x = Int((left * key.scale).rounded(.down)) - reach
    y = -reach
    let right = layout.lines.map { $0.x + $0.width }.max() ?? 0
    width = Int((right * key.scale).rounded(.up)) + reach - x
    height = Int((layout.size.height * key.scale).rounded(.up)) + reach - y
    text = .allocate(capacity: width * height)
    text.initialize(repeating: 0, count: width * height)
    halo = .allocate(capacity: width * height)
    addLetters(layout, key)
    addHalo(key.radius)
  }

  deinit {
    text.deallocate()
    halo.deallocate()
  }

  /// Passes the coverage of the letters and of the halo to a closure.
  func withPictures(_ body: (_ text: GlyphCache.Picture, _ halo: GlyphCache.Picture) -> Void) {
    func picture(_ coverage: UnsafeMutablePointer<UInt8>) -> GlyphCache.Picture {
      GlyphCache.Picture(
        left: 0, top: 0, width: Int32(width), height: Int32(height), coverage: coverage)
    }
    withExtendedLifetime(self) { body(picture(text), picture(halo)) }
  }

  private func addLetters(_ layout: TextLayout, _ key: Key) {
    layout.library.withCache { cache in
      for line in layout.lines {
        let baseline = Int((line.baseline * key.scale).rounded()) - y
        for glyph in layout.glyphs[line.glyphs] {
          let quarters = Int((Double(glyph.x) * key.scale * 4).rounded()) + key.quarter
          let size = layout.styles[Int(glyph.style)].font.size * key.scale
          add(
            cache.picture(
              of: glyph.glyph, in: Int(glyph.face), eighths: Int((size * 8).rounded()),
              quarter: quarters & 3,
              dropped: layout.text(of: glyph)), column: quarters >> 2 - x, baseline: baseline)
        }
      }
    }
  }

  private func add(_ picture: GlyphCache.Picture, column: Int, baseline: Int) {
    guard let coverage = picture.coverage else { return }
    for row in 0..<Int(picture.height) {
      let y = baseline - Int(picture.top) + row
      guard y >= 0, y < height else { continue }
      for column2 in 0..<Int(picture.width) {
        let x = column + Int(picture.left) + column2
        guard x >= 0, x < width else { continue }
        let value = coverage[row * Int(picture.width) + column2]
        if value > text[y * width + x] { text[y * width + x] = value }
      }
    }
  }

  /// Dilates the letters by a disc: each pixel takes the greatest coverage within the radius.
  private func addHalo(_ radius: Double) {
    halo.initialize(from: text, count: width * height)
    let reach = Int(radius.rounded(.up))
    guard reach > 0 else { return }
    for dy in -reach...reach {
      for dx in -reach...reach {
        let distance = Double(dx * dx + dy * dy).squareRoot()
        let weight = UInt16((min(max(radius + 0.5 - distance, 0), 1) * 256).rounded())
        guard weight > 0 else { continue }
        for row in max(0, -dy)..<(height - max(0, dy)) {
          spread(
            text + (row + dy) * width + max(0, dx), to: halo + row * width + max(0, -dx),
            count: width - abs(dx), weight)
        }
      }
    }
  }

  @inline(__always)
  private func spread(
    _ source: UnsafeMutablePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int,
    _ weight: UInt16
  ) {
    var x = 0
    while x &+ 8 <= count {
      let eight = UnsafeRawPointer(source + x).loadUnaligned(as: UInt64.self)
      if eight != 0 {
        for index in x..<(x &+ 8) {
          let value = UInt8(truncatingIfNeeded: (UInt16(source[index]) &* weight) >> 8)
          target[index] = value > target[index] ? value : target[index]
        }
      }
      x &+= 8
    }
    while x < count {
      let value = UInt8(truncatingIfNeeded: (UInt16(source[x]) &* weight) >> 8)
      target[x] = value > target[x] ? value : target[x]
      x &+= 1
    }
  }
}

/// The most recent masks of a layout, one for each quarter of a pixel.
final class LabelMaskCache: Sendable {
  private let masks = Mutex<[LabelMask.Key: LabelMask]>([:])

  /// Removes all masks.
  func removeAll() { masks.withLock { if !$0.isEmpty { $0.removeAll() } } }

  /// Returns a mask, creating it if necessary.
  func mask(for layout: TextLayout, _ key: LabelMask.Key) -> LabelMask {
    if let known = masks.withLock({ $0[key] }) { return known }
    let made = LabelMask(layout, key)
    masks.withLock { masks in
      if masks.count >= 4 { masks.removeAll() }
      masks[key] = made
    }
    return made
  }
}
