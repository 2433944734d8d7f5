/// Draws rows of pixels on a target, clipped to a rectangle and any number of antialiased rounded
/// boxes.
final class RowPainter {
  /// The target of drawing.
  var target: PixelTarget
  /// The pixels that may be touched.
  var clip: PixelRect
  /// The boxes that clip in addition to the rectangle.
  ///
  /// Read for each row. They are never changed in place by code that is called, so the compiler
  /// proves that accesses do not overlap, and checks none at run time.
  private(set) var masks: [RoundedBox] = []
  /// The indices of the children that lead to what hides everything behind it in the clip, from the
  /// last to the next one drawn.
  var coverPath: [Int] = []

  private var coverage: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// Creates a painter for a target.
  init(_ target: PixelTarget) {
    self.target = target
    clip = target.rect
    capacity = max(64, target.rect.width)
    coverage = .allocate(capacity: capacity)
  }

  deinit { coverage.deallocate() }

  /// Redirects drawing to another target.
  func begin(_ target: PixelTarget, clip: PixelRect) {
    self.target = target
    self.clip = clip.intersection(target.rect)
    guard target.rect.width > capacity else { return }
    coverage.deallocate()
    capacity = target.rect.width
    coverage = .allocate(capacity: capacity)
  }

  /// Clips to one more box until it is popped.
  func push(_ mask: RoundedBox) {
    var masks: [RoundedBox] = []
    swap(&self.masks, &masks)
    masks.append(mask)
    swap(&self.masks, &masks)
  }

  /// Stops clipping to the box pushed last.
  func pop() {
    var masks: [RoundedBox] = []
    swap(&self.masks, &masks)
    masks.removeLast()
    swap(&self.masks, &masks)
  }

  /// Draws without the boxes.
  func withoutMasks(_ body: () -> Void) {
    let outer = masks
    masks = []
    body()
    masks = outer
  }

  /// Returns the part of the clip that may show a rectangle, which is in pixels; all of it for `nil`.
  func part(of extent: Rect?) -> PixelRect { extent?.damage.intersection(clip) ?? clip }

  /// Blends a color over part of a row.
  func fill(_ color: UInt32, y: Int, _ range: Range<Int>) {
    paint(y, range) { target, _, count in
      Blending.blend(color, over: target, count: count)
    } smooth: { target, _, coverage, count in
      Blending.blend(color, over: target, coverage: coverage, count: count)
    }
  }

  /// Blends a color over part of a row through coverage, whose first byte belongs to the range's
  /// first pixel.
  func fill(_ color: UInt32, y: Int, _ range: Range<Int>, through mask: UnsafePointer<UInt8>) {
    paint(y, range) { target, offset, count in
      Blending.blend(color, over: target, coverage: mask + offset, count: count)
    } smooth: { target, offset, coverage, count in
      Blending.multiply(coverage, by: mask + offset, count: count)
      Blending.blend(color, over: target, coverage: coverage, count: count)
    }
  }

  /// Copies opaque pixels to part of a row; the first belongs to the range's first pixel.
  func copy(_ source: UnsafePointer<UInt32>, y: Int, _ range: Range<Int>) {
    paint(y, range) { target, offset, count in
      Blending.copy(source + offset, to: target, count: count)
    } smooth: { target, offset, coverage, count in
      Blending.blend(source + offset, over: target, coverage: coverage, count: count)
    }
  }

  /// Blends pixels over part of a row, faded by 0...255; the first belongs to the range's first
  /// pixel.
  func blend(
    _ source: UnsafePointer<UInt32>, y: Int, _ range: Range<Int>, opacity: UInt32 = 255
  ) {
    paint(y, range) { target, offset, count in
      Blending.blend(source + offset, over: target, count: count, opacity: opacity)
    } smooth: { target, offset, coverage, count in
      if opacity != 255 {
        for x in 0..<count {
          coverage[x] = UInt8(truncatingIfNeeded: (UInt32(coverage[x]) &* opacity &+ 127) / 255)
        }
      }
      Blending.blend(source + offset, over: target, coverage: coverage, count: count)
    }
  }

  /// Splits part of a row into runs that are fully or partly covered under the masks.
  ///
  /// It calls back for each run with the target, the offset from the range's start, and the count.
  @inline(__always)
  private func paint(
    _ y: Int, _ range: Range<Int>,
    solid paintSolid: (UnsafeMutablePointer<UInt32>, Int, Int) -> Void,
    smooth paintSmooth: (
      UnsafeMutablePointer<UInt32>, Int, UnsafeMutablePointer<UInt8>, Int
    ) -> Void
  ) {
    guard y >= clip.y, y < clip.maxY else { return }
    var start = max(range.lowerBound, clip.x)
    var end = min(range.upperBound, clip.maxX)
    guard start < end else { return }
    var solidStart = start
    var solidEnd = end
    // By index, because iterating retains the array: for each row, and on two threads.
    for index in masks.indices {
      guard let row = masks[index].row(y) else { return }
      start = max(start, row.outer.lowerBound)
      end = min(end, row.outer.upperBound)
      solidStart = max(solidStart, row.solid.lowerBound)
      solidEnd = min(solidEnd, row.solid.upperBound)
    }
    guard start < end else { return }
    if solidStart >= solidEnd {
      solidStart = end
      solidEnd = end
    }
    if start < solidStart {
      cover(y, start..<solidStart)
      paintSmooth(
        target.pointer(start, y), start - range.lowerBound, coverage, solidStart - start)
    }
    if solidStart < solidEnd {
      paintSolid(
        target.pointer(solidStart, y), solidStart - range.lowerBound, solidEnd - solidStart)
    }
    if solidEnd < end {
      cover(y, solidEnd..<end)
      paintSmooth(
        target.pointer(solidEnd, y), solidEnd - range.lowerBound, coverage, end - solidEnd)
    }
  }

  /// Writes the product of the coverage of all masks.
  private func cover(_ y: Int, _ range: Range<Int>) {
    for x in range {
      var share: Float = 255
      for index in masks.indices { share *= masks[index].coverage(x, y) }
      coverage[x &- range.lowerBound] = UInt8(share + 0.5)
    }
  }
}
