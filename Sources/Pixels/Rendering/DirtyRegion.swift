/// The parts of a picture that differ from the last: a few rectangles that share no pixel.
package struct DirtyRegion {
  private static let mostRects = 8

  /// The rectangles.
  package private(set) var rects: [PixelRect] = []

  /// Makes an empty region.
  package init() {}

  /// Whether nothing differs.
  package var isEmpty: Bool { rects.isEmpty }

  /// Forgets everything, but keeps the memory.
  package mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Adds a rectangle, as part of those that it meets or lies close to.
  package mutating func add(_ rect: PixelRect) {
    var rect = rect
    guard !rect.isEmpty else { return }
    var index = 0
    while index < rects.count {
      let other = rects[index]
      if other.contains(rect) { return }
      let union = rect.union(other)
      // A union that is hardly larger costs less than two rectangles do; one that meets must merge.
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
  /// How many pixels there are.
  package var area: Int { isEmpty ? 0 : width * height }
}
