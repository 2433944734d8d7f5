/// The view that holds the content of a cell, a header, or a footer.
///
/// It fills the cell until the cell's own layout places it, so constraints of the content are never
/// solved against an empty frame.
class CellContentView: View {
  /// The dimensions that follow from the content.
  ///
  /// Until the list has measured the cell these are both, because its size is only an estimate.
  var sizing = ContentSizing.measured {
    didSet { if sizing != oldValue { viewLayout?.memberDidChange() } }
  }

  /// The layout margins until the program sets others.
  var standardMargins: DirectionalEdgeInsets? { didSet { marginsMayHaveChanged() } }

  override var usualLayoutMargins: DirectionalEdgeInsets {
    standardMargins ?? super.usualLayoutMargins
  }

  override var framePriority: FramePriority { sizing.framePriority }

  /// Creates the view for a cell of a given size.
  init(fitting cell: Size) {
    super.init(frame: Rect(origin: .zero, size: cell))
    flags.insert(.drawsNothing)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    superview?.setNeedsLayout()
  }
}

/// The dimensions of a list element that follow from its content.
///
/// Constraints of the content override these dimensions and cannot conflict with them. The other
/// dimensions are fixed, and a required constraint that contradicts one is reported.
struct ContentSizing: OptionSet, Hashable {
  let rawValue: UInt8

  static let width = ContentSizing(rawValue: 1)
  static let height = ContentSizing(rawValue: 2)
  static let measured: ContentSizing = [.width, .height]

  var framePriority: FramePriority {
    FramePriority(
      horizontal: contains(.width) ? FramePriority.measured : .required,
      vertical: contains(.height) ? FramePriority.measured : .required)
  }
}
