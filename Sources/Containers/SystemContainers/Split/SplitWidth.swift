/// The width of a column: what is wished, and what is allowed, in points.
struct SplitWidth: Equatable, Sendable {
  /// A primary column.
  static let primary = SplitWidth(share: 0.3, range: 200...320)
  /// A supplementary column.
  static let supplementary = SplitWidth(share: 0.33, range: 240...375)

  /// The part of the split's width that the column has by default.
  private let share: Double
  /// The limits by default.
  private let range: ClosedRange<Double>

  /// The width, the fraction of the split's width, and the limits that the program has set, or
  /// `nil` for automatic ones.
  var preferred: Double?
  var preferredFraction: Double?
  var minimum: Double?
  var maximum: Double?
  /// The width that the user has chosen, or `nil` for none.
  var chosen: Double?
  /// The size of text in relation to the default; limits that are not set grow by it.
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

extension SplitLayout {
  /// The least width of the secondary column.
  var leastSecondary: Double { minimumSecondary ?? Self.leastSecondary * textScale }

  /// The rules for the width of a column, which is not the secondary one.
  subscript(column: Column) -> SplitWidth {
    get { column == .supplementary ? supplementary : primary }
    set { if column == .supplementary { supplementary = newValue } else { primary = newValue } }
  }

  /// Whether a number of columns fits beside the secondary one.
  func fits(_ count: Int) -> Bool {
    let columns = columns(count)
    let needed = columns.reduce(leastSecondary) { $0 + least($1, among: columns) + Self.divider }
    return needed <= size.width
  }

  /// Returns the least width of one of the columns that are shown.
  private func least(_ column: Column, among columns: [Column]) -> Double {
    columns.count == 1 ? self[column].leastAlone : self[column].least
  }

  /// Returns the widths of the columns beside the secondary one in a mode.
  ///
  /// Where the wishes do not fit, the column next to the secondary one gives way first.
  func widths(in mode: Mode) -> ColumnValues<Double> {
    let columns = columns(Self.counts[mode] ?? 0)
    let isTiled = !Self.isDimming(mode)
    var widths: ColumnValues<Double> = [:]
    for column in columns { widths[column] = self[column].wish(in: size.width) }
    let room = isTiled ? size.width - leastSecondary - dividers(columns) : roomOver
    var excess = widths.reduce(-room) { $0 + $1.value }
    for column in columns.reversed() where excess > 0 {
      let width = widths[column] ?? 0
      let least = isTiled ? min(width, least(column, among: columns)) : 0
      let taken = min(excess, width - least)
      widths[column] = width - taken
      excess -= taken
    }
    return widths
  }

  private func dividers(_ columns: [Column]) -> Double { Self.divider * Double(columns.count) }

  /// The width that columns over the secondary one may have.
  ///
  /// With large text they could cover it whole, and nothing would be left to press.
  private var roomOver: Double {
    textScale > 1 ? max(size.width / 2, size.width - Self.leastUncovered) : size.width
  }

  /// Returns the width of a column, or what it would have if it were shown.
  func width(of column: Column) -> Double {
    widths(in: mode)[column] ?? min(self[column].wish(in: size.width), size.width)
  }

  /// Returns the limits of a column that lies beside the secondary one.
  func limits(of column: Column) -> ClosedRange<Double> {
    let columns = columns(count)
    let widths = widths(in: mode)
    let others = columns.reduce(0) { $0 + ($1 == column ? 0 : widths[$1] ?? 0) }
    let room = size.width - leastSecondary - dividers(columns) - others
    let least = least(column, among: columns)
    return least...max(least, min(self[column].greatest, room))
  }

  /// Gives a column a width on the user's behalf, within its limits.
  mutating func choose(_ width: Double, for column: Column) {
    let limits = limits(of: column)
    self[column].chosen = min(max(width, limits.lowerBound), limits.upperBound)
  }
}
