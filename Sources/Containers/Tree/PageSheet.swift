/// A sheet of paper that turns: the views on both of its sides, and those below.
@MainActor
struct PageSheet {
  var below: [View] = []
  var front: [View] = []
  /// The views on the back, or none for bare paper.
  var back: [View] = []
  var edge = PageCurl.Leaf.Edge.right
  var isBoundInMiddle = false
  /// Whether the sheet comes back instead of going.
  var isReturning = false
}
