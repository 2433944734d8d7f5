public import Pixels

/// The place of an item in a group that the app arranges.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The frame in the group, from its leading edge, in points.
  public let frame: Rect
  /// The stacking order; items with higher values are in front.
  public let zIndex: Int

  /// Creates the place of an item.
  ///
  /// A frame that is infinite or not a number is empty.
  public init(frame: Rect, zIndex: Int = 0) {
    let isSound = [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
    self.frame = isSound ? frame : .zero
    self.zIndex = zIndex
  }
}
