/// The parts of a picture that changed since the last frame: a few disjoint rectangles.
package struct DirtyRegion {
  private static let mostRects = 8

  /// The rectangles, which share no pixel.
  package private(set) var rects: [PixelRect] = []

  /// Creates an empty region.
  package init() {}

  /// Whether nothing changed.
  package var isEmpty: Bool { rects.isEmpty }

  /// Removes all rectangles, keeping the capacity.
  package mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Adds a rectangle, merging it with those that it meets or comes close to.
  package mutating func add(_ rect: PixelRect) {
    var rect = rect
    guard !rect.isEmpty else { return }
    var index = 0
    while index < rects.count {
      let other = rects[index]
      if other.contains(rect) { return }
      let union = rect.union(other)
      // Merge if the union costs less than two rectangles. Rectangles that overlap must always
      // merge.
      let isCheap = union.area <= rect.area + other.area + 1024
      if isCheap || !rect.intersection(other).isEmpty {
        rects.remove(at: index)
        rect = union
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(rect)
    if rects.count > DirtyRegion.mostRects { mergeClosest() }
  }

  private mutating func mergeClosest() {
    var best = (waste: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let waste =
          rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if waste < best.waste { best = (waste, first, second) }
      }
    }
    let union = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(union)
  }
}

extension PixelRect {
  /// The number of pixels.
  package var area: Int { isEmpty ? 0 : width * height }
}
