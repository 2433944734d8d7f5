/// What of a view is due: `needs…` is the view itself, `…Below` is something under it.
struct ViewFlags: OptionSet {
  let rawValue: UInt8

  static let needsLayout = ViewFlags(rawValue: 1)
  static let layoutBelow = ViewFlags(rawValue: 2)
  static let needsDisplay = ViewFlags(rawValue: 4)
  static let hidden = ViewFlags(rawValue: 8)
  static let clipsToBounds = ViewFlags(rawValue: 16)
  /// The view was told of its environment.
  static let toldTraits = ViewFlags(rawValue: 32)
  static let needsUpdateConstraints = ViewFlags(rawValue: 64)
  static let constraintsBelow = ViewFlags(rawValue: 128)
}
