/// What the content insets of a section are measured from.
public enum ContentInsetsReference: Hashable, Sendable {
  /// The safe area.
  case automatic
  /// The safe area.
  case safeArea
  /// The margins at the sides: 16 points, or 20 in a layout at least 400 points wide.
  case layoutMargins
  /// The margins at the sides or, in a wider layout, what leaves a comfortable width for reading; see
  /// ``View/readableContentGuide``.
  ///
  /// The rows of a list reach from edge to edge where that is not wider.
  case readableContent
}

extension CollectionLayoutSection {
  /// The insets of the content and those from which they are measured, in points.
  func insets(in environment: LayoutEnvironment) -> DirectionalEdgeInsets {
    var insets = contentInsets
    let width = environment.effectiveContentSize.width
    let margin = list == nil ? View.systemSideMargin(atWidth: width) : 0
    let side: Double
    switch contentInsetsReference {
    case .automatic, .safeArea: return insets
    case .layoutMargins: side = margin
    case .readableContent:
      side = ReadableContentGuide.margin(
        atWidth: width, environment.traitCollection.preferredContentSizeCategory, atLeast: margin)
    }
    // Cards have their distance from the sides already.
    let isList = list != nil
    insets.leading = isList ? max(insets.leading, side) : insets.leading + side
    insets.trailing = isList ? max(insets.trailing, side) : insets.trailing + side
    return insets
  }
}
