/// The width of a column: what is wished, and what is allowed, in points.
struct SplitWidth: Equatable, Sendable {
  /// A primary column.
  static let primary = SplitWidth(share: 0.3, range: 200...320)
  /// A supplementary column.
  static let supplementary = SplitWidth(share: 0.33, range: 240...375)

  /// The part of the split's width that the column has if nobody says otherwise.
  private let share: Double
  /// The limits if nobody says otherwise.
  private let range: ClosedRange<Double>

  /// The width, the fraction of the split's width, and the limits that the program has set, or
  /// `nil` for automatic ones.
  var preferred: Double?
  var preferredFraction: Double?
  var minimum: Double?
  var maximum: Double?
  /// The width that the user has chosen, or `nil` for none.
  var chosen: Double?
  /// The factor by which text is larger than at the default size, by which the limits grow that nobody
  /// has set.
  var textScale = 1.0

  private init(share: Double, range: ClosedRange<Double>) {
    (self.share, self.range) = (share, range)
  }

  /// The least width.
  var least: Double { minimum ?? min(range.lowerBound * textScale, maximum ?? .infinity) }

  /// The least width of the only column beside the secondary one.
  ///
  /// Unless the program says otherwise, any column may then be as narrow as a primary one.
  var leastAlone: Double {
    minimum ?? min(least, SplitWidth.primary.range.lowerBound * textScale)
  }

  /// The greatest width.
  var greatest: Double { max(least, maximum ?? range.upperBound * textScale) }

  /// Returns the wished width within the limits, in a split of a width.
  func wish(in width: Double) -> Double {
    let wish = chosen ?? preferred ?? (preferredFraction ?? share) * width
    return min(max(wish.rounded(), least), greatest)
  }
}
