internal import Containers

/// A container that stands its subviews in a row or a column: each gets its least size, and an equal
/// share of what is left.
///
/// Written as a user of the library would, with what every view has.
final class StripeView: View {
  enum Axis { case horizontal, vertical }

  private let axis: Axis
  private let spacing: Double
  private let margin: Double
  private var least: Size?

  init(axis: Axis, spacing: Double, margin: Double) {
    self.axis = axis
    self.spacing = spacing
    self.margin = margin
    super.init()
  }

  override var intrinsicContentSize: Size {
    if let least { return least }
    var along = spacing * Double(max(0, subviews.count - 1))
    var across = 0.0
    for subview in subviews {
      let size = subview.intrinsicContentSize
      along += axis == .horizontal ? size.width : size.height
      across = max(across, axis == .horizontal ? size.height : size.width)
    }
    let size =
      axis == .horizontal
      ? Size(width: along + 2 * margin, height: across + 2 * margin)
      : Size(width: across + 2 * margin, height: along + 2 * margin)
    least = size
    return size
  }

  override func layoutSubviews() {
    let (least, size) = (intrinsicContentSize, bounds.size)
    let room = axis == .horizontal ? size.width - least.width : size.height - least.height
    let extra = max(0, room) / Double(max(1, subviews.count))
    var offset = margin
    for subview in subviews {
      let wanted = subview.intrinsicContentSize
      if axis == .horizontal {
        let width = wanted.width + extra
        subview.frame = Rect(x: offset, y: margin, width: width, height: size.height - 2 * margin)
        offset += width + spacing
      } else {
        let height = wanted.height + extra
        subview.frame = Rect(x: margin, y: offset, width: size.width - 2 * margin, height: height)
        offset += height + spacing
      }
    }
  }

  /// Tells that the least size of a subview has changed.
  func leastSizeDidChange() {
    least = nil
    setNeedsLayout()
    (superview as? StripeView)?.leastSizeDidChange()
  }
}

extension StripeView {
  /// 100 rows of 10 columns of 9 leaves: 10,101 views with the root.
  static func tree() -> StripeView {
    let root = StripeView(axis: .vertical, spacing: 1, margin: 2)
    for _ in 0..<100 {
      let row = StripeView(axis: .horizontal, spacing: 1, margin: 0)
      root.addSubview(row)
      for _ in 0..<10 {
        let cell = StripeView(axis: .vertical, spacing: 0, margin: 1)
        row.addSubview(cell)
        for _ in 0..<9 { cell.addSubview(LeafView()) }
      }
    }
    return root
  }
}
