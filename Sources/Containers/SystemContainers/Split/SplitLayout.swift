/// The rules of a split that is not collapsed, apart from controllers and views: which columns are
/// shown, how, and where.
struct SplitLayout: Equatable, Sendable {
  typealias Column = SplitViewController.Column
  typealias Mode = SplitViewController.DisplayMode
  typealias Behavior = SplitViewController.SplitBehavior

  /// The width of a divider, in points, which lies over the columns on both sides.
  static let divider = 9.0
  /// The part of a divider that lies over the column to which it belongs, whose last pixel is the
  /// line, in points.
  static let dividerOverlap = 5.0
  /// The least width of the secondary column by default, in points.
  static let leastSecondary = 320.0

  /// The width of the secondary column that others leave uncovered with large text, for a press beside
  /// them, in points.
  static let leastUncovered = 64.0

  /// The modes of each behavior, by the number of columns beside the secondary one.
  static let modes: [Behavior: [Mode]] = [
    .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary],
    .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary],
    .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary],
  ]

  /// The number of columns beside the secondary one in each mode.
  static let counts: [Mode: Int] = [
    .secondaryOnly: 0, .oneBesideSecondary: 1, .oneOverSecondary: 1, .twoBesideSecondary: 2,
    .twoOverSecondary: 2, .twoDisplaceSecondary: 2,
  ]

  /// The behavior that a preferred mode asks for; the others leave it open.
  static let behaviors: [Mode: Behavior] = [
    .oneBesideSecondary: .tile, .twoBesideSecondary: .tile, .oneOverSecondary: .overlay,
    .twoOverSecondary: .overlay, .twoDisplaceSecondary: .displace,
  ]

  /// Whether there are three columns.
  var isTriple: Bool
  /// The size of the split, in points.
  private(set) var size = Size.zero
  /// Whether the primary column is at the right.
  var isMirrored = false
  /// The factor by which text is larger than at the default size, and at least 1.
  ///
  /// Columns without limits of their own grow by it, so that large text is not squeezed.
  var textScale: Double { primary.textScale }
  var preferredMode = Mode.automatic { didSet { if preferredMode != oldValue { demanded = nil } } }
  var preferredBehavior = Behavior.automatic {
    didSet { if preferredBehavior != oldValue { demanded = nil } }
  }
  var primary = SplitWidth.primary
  var supplementary = SplitWidth.supplementary
  /// The least width of the secondary column that the program has set, or `nil`.
  var minimumSecondary: Double?
  /// The number of columns that were shown or hidden on demand, or `nil` for as many as at rest.
  private(set) var demanded: Int?
  /// The number of columns that returns with the saved state, until the size is known.
  var restored: Int?

  init(isTriple: Bool) { self.isTriple = isTriple }

  // MARK: Behavior and mode

  /// The behavior in force.
  ///
  /// Where not even one column fits beside the secondary one, none is tiled.
  var behavior: Behavior {
    switch wishedBehavior {
    case .overlay: .overlay
    case .displace: isTriple ? .displace : fits(1) ? .tile : .overlay
    case .tile, .automatic: fits(1) ? .tile : isTriple ? .displace : .overlay
    }
  }

  private var wishedBehavior: Behavior {
    guard preferredBehavior == .automatic else { return preferredBehavior }
    return Self.behaviors[preferredMode] ?? .automatic
  }

  /// Whether another behavior is in force because nothing fits beside the secondary column.
  private var isForced: Bool {
    guard !fits(1) else { return false }
    return wishedBehavior != .overlay && (wishedBehavior != .displace || !isTriple)
  }

  /// The greatest number of columns beside the secondary one.
  var greatestCount: Int { isTriple ? 2 : 1 }

  /// The number of columns beside the secondary one by default, if they fit.
  private var countAtRest: Int {
    if isForced { return 0 }
    if let count = Self.counts[preferredMode] { return min(count, greatestCount) }
    switch behavior {
    case .tile: return greatestCount
    case .displace: return 1
    case .overlay, .automatic: return 0
    }
  }

  /// The mode unless another is set.
  var modeAtRest: Mode {
    let mode = Self.modes[behavior]?[countAtRest] ?? .secondaryOnly
    switch mode {
    case .twoBesideSecondary: return fits(2) ? mode : .oneBesideSecondary
    case .oneBesideSecondary: return fits(1) ? mode : .secondaryOnly
    default: return mode
    }
  }

  /// The mode in force.
  var mode: Mode { demanded.map(mode) ?? modeAtRest }

  /// Returns the mode that shows a number of columns on demand, whether they fit or not.
  func mode(_ count: Int) -> Mode {
    let mode = Self.modes[behavior]?[min(count, greatestCount)] ?? .secondaryOnly
    switch mode {
    case .twoBesideSecondary: return fits(2) ? mode : .twoDisplaceSecondary
    case .oneBesideSecondary: return fits(1) ? mode : .oneOverSecondary
    default: return mode
    }
  }

  /// The number of columns beside the secondary one.
  var count: Int { Self.counts[mode] ?? 0 }

  /// The columns that are shown, from the primary edge.
  var columns: [Column] { columns(in: mode) }

  /// Returns the columns that are shown in a mode, from the primary edge.
  func columns(in mode: Mode) -> [Column] { columns(Self.counts[mode] ?? 0) + [.secondary] }

  /// Returns the columns beside the secondary one for a number of them, from the primary edge.
  func columns(_ count: Int) -> [Column] {
    switch min(count, greatestCount) {
    case 0: []
    case 1: isTriple ? [.supplementary] : [.primary]
    default: [.primary, .supplementary]
    }
  }

  /// Returns the columns that come, and those that go, from one mode to another.
  func change(from old: Mode, to new: Mode) -> (coming: [Column], leaving: [Column]) {
    let (old, new) = (columns(in: old), columns(in: new))
    return (new.filter { !old.contains($0) }, old.filter { !new.contains($0) })
  }

  /// Whether columns cover the secondary one or push it aside.
  var isDimmed: Bool { Self.isDimming(mode) }

  /// Whether a mode covers the secondary column or pushes it aside.
  static func isDimming(_ mode: Mode) -> Bool {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
    }
  }

  // MARK: On demand

  /// Shows a column.
  mutating func show(_ column: Column) {
    switch column {
    case .primary: demand(greatestCount)
    case .supplementary: if isTriple { demand(max(1, count)) }
    case .secondary: if isDimmed { demand(countUncovered) }
    case .compact: break
    }
  }

  /// Hides a column.
  mutating func hide(_ column: Column) {
    switch column {
    case .primary: demand(isTriple ? min(1, count) : 0)
    case .supplementary: if isTriple { demand(0) }
    case .secondary, .compact: break
    }
  }

  /// Shows a number of columns beside the secondary one.
  mutating func demand(_ count: Int) {
    guard count != self.count else { return }
    demanded = count
    if mode == modeAtRest { demanded = nil }
  }

  /// Shows the number of columns that returns, if there is one and the size is known.
  ///
  /// - Returns: Whether it does.
  mutating func takeRestored() -> Bool {
    guard let count = restored, !size.isEmpty else { return false }
    restored = nil
    demand(count)
    return true
  }

  /// Takes back what was demanded.
  mutating func rest() { demanded = nil }

  /// The number of columns that can stay when the secondary one is uncovered.
  var countUncovered: Int {
    (0..<max(1, count)).last { !Self.isDimming(mode($0)) } ?? 0
  }

  /// The number of columns after a press of the button that shows and hides them.
  var countToggled: Int {
    if isDimmed { return countUncovered }
    switch (count, isTriple) {
    case (0, _): return 1
    case (1, true): return 2
    case (1, false): return 0
    default: return 1
    }
  }

  /// Takes another size.
  ///
  /// A requested mode stays until the width requires another one.
  mutating func resize(to size: Size) {
    restIfChanged { $0.size = size }
  }

  /// Takes another size of text, as another size of the split.
  mutating func takeTextScale(_ scale: Double) {
    guard scale != textScale else { return }
    restIfChanged { ($0.primary.textScale, $0.supplementary.textScale) = (scale, scale) }
  }

  private mutating func restIfChanged(by change: (inout SplitLayout) -> Void) {
    let former = (modeAtRest, behavior)
    change(&self)
    if (modeAtRest, behavior) != former { demanded = nil }
  }
}
