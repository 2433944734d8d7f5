/// An entry of a list that the user is dragging to another position.
@MainActor
struct EntryMove {
  let cell: View
  let origin: IndexPath
  var target: IndexPath
  /// The distance from the center of the cell to the pointer, in points.
  let grip: Point
  /// The place of the pointer in the visible part of the list, which does not scroll.
  var place: Point
}
