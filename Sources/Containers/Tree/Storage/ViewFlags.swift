/// The Boolean state of a view.
///
/// A flag named `needs…` marks pending work on the view itself, `…Below` pending work on a
/// descendant. The others are settings.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let needsLayout = ViewFlags(rawValue: 1)
  static let layoutBelow = ViewFlags(rawValue: 2)
  static let needsDisplay = ViewFlags(rawValue: 4)
  static let hidden = ViewFlags(rawValue: 8)
  static let clipsToBounds = ViewFlags(rawValue: 16)
  /// Traits have been reported to the view.
  static let toldTraits = ViewFlags(rawValue: 32)
  static let needsUpdateConstraints = ViewFlags(rawValue: 64)
  static let constraintsBelow = ViewFlags(rawValue: 128)
  /// The next paint pass must visit the view.
  ///
  /// Its ancestors are marked too, and the pass is scheduled.
  static let needsRender = ViewFlags(rawValue: 256)
  static let interactionDisabled = ViewFlags(rawValue: 512)
  static let multipleTouchEnabled = ViewFlags(rawValue: 1024)
  static let keepsSubviews = ViewFlags(rawValue: 2048)
  /// The view is a window.
  static let window = ViewFlags(rawValue: 4096)
  /// The element tree's record of the view, or of a descendant, is out of date.
  static let needsAccessibility = ViewFlags(rawValue: 8192)
  /// The view is in a window.
  static let attached = ViewFlags(rawValue: 16384)
  /// The view is about to get a new superview, and no callback has canceled that yet.
  static let entering = ViewFlags(rawValue: 32768)
  /// The class of the view does not draw, and the view is not of a subclass that may.
  static let drawsNothing = ViewFlags(rawValue: 65536)
  /// The constraints inside the view wait to join the engine of the next hierarchy.
  static let leftEngine = ViewFlags(rawValue: 1048576)
  /// The view lays out its subviews; with the second flag, one time inside another.
  static let inLayout = ViewFlags(rawValue: 131072)
  static let inNestedLayout = ViewFlags(rawValue: 262144)
  /// The view updates its constraints.
  static let inConstraints = ViewFlags(rawValue: 524288)

  /// The flags of a new view.
  static var ofNewView: ViewFlags {
    [.needsLayout, .needsDisplay, .needsRender, .needsAccessibility]
  }
}
