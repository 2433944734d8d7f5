internal import Pixels

/// What a compositional layout was prepared for, by which it knows which sizes stay.
struct LayoutBasis: Equatable {
  /// The extent of the visible part across the axis.
  var across = -1.0
  var inset = EdgeInsets.zero
}

/// The preferred sizes of elements, by section.
struct KnownElementSizes {
  var items: [Int: KnownSizes] = [:]
  /// The sizes of views at the boundary, by their index there.
  var boundary: [Int: [Int: Size]] = [:]
  /// The sizes of views at the boundary of the whole layout.
  var whole: [Int: Size] = [:]
}
