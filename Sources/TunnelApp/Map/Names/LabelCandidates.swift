import Containers

/// The rectangles where a label may be, the best first: at most five, stored inline.
nonisolated struct LabelCandidates {
  private var rects: [5 of Rect?] = [nil, nil, nil, nil, nil]
  private var count = 0

  /// Creates an empty list.
  init() {}

  /// Appends a candidate that is worse than those before.
  ///
  /// `nil` skips a number, so that a candidate has the same number in every image. A sixth
  /// candidate is ignored.
  mutating func append(_ rect: Rect?) {
    guard count < rects.count else { return }
    rects[count] = rect
    count += 1
  }

  /// The candidate with a number; nil if there is none.
  subscript(number: Int) -> Rect? { number < count ? rects[number] : nil }

  /// The best candidate; nil if there is none.
  var best: Rect? { firstNumber { _ in true }.flatMap { self[$0] } }

  /// Returns the number of the best candidate that satisfies a predicate.
  func firstNumber(where accepts: (Rect) -> Bool) -> Int? {
    for number in 0..<count {
      if let rect = rects[number], accepts(rect) { return number }
    }
    return nil
  }
}
