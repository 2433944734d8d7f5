import Containers

/// The rectangles where a name may stand, the best first: at most five, kept in place.
nonisolated struct LabelCandidates {
  private var rects = InlineArray<5, Rect?>(repeating: nil)
  private var count = 0

  /// Makes no candidate.
  init() {}

  /// Adds a candidate that is worse than those before.
  ///
  /// `nil` keeps its number free, so that a candidate has the same number in every picture. A sixth is ignored.
  mutating func append(_ rect: Rect?) {
    guard count < rects.count else { return }
    rects[count] = rect
    count += 1
  }

  /// The candidate with a number; nil where there is none.
  subscript(number: Int) -> Rect? { number < count ? rects[number] : nil }

  /// The best candidate; nil where there is none.
  var best: Rect? { firstNumber { _ in true }.flatMap { self[$0] } }

  /// Returns the number of the best candidate that a test accepts.
  func firstNumber(where accepts: (Rect) -> Bool) -> Int? {
    for number in 0..<count {
      if let rect = rects[number], accepts(rect) { return number }
    }
    return nil
  }
}
