/// An axis along which content scrolls.
enum ScrollAxis: CaseIterable, Sendable {
  case horizontal, vertical
}

extension Point {
  /// The coordinate along an axis.
  subscript(_ axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Size {
  /// The extent along an axis.
  subscript(_ axis: ScrollAxis) -> Double { axis == .horizontal ? width : height }
}
