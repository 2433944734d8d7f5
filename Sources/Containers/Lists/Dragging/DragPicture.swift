internal import Pixels

/// The image of an entry that is dragged, with the number of items if there are several.
final class DragPicture: View {
  private static let greatestWidth = 160.0

  /// Called when the user takes the drag back by key.
  var onEscape: (() -> Void)?

  /// Creates an image of the leading part of a cell, without the separator below it.
  ///
  /// - Parameters:
  ///   - cell: The view whose image it is.
  ///   - count: The number of entries.
  init(of cell: View, count: Int) {
    var part = cell.bounds
    // A wide image would hide the places to which it is dragged.
    part.size.width = min(part.width, Self.greatestWidth)
    if !cell.readsLeftToRight { part.origin.x = cell.bounds.maxX - part.width }
    part.size.height = max(0, part.height - 1)
    super.init(frame: part)
    isUserInteractionEnabled = false
    alpha = 0.85
    cornerRadius = max(6, cell.cornerRadius)
    traitOverrides.userInterfaceStyle = cell.traitCollection.userInterfaceStyle
    backgroundColor = ScrollPalette.card
    shadow = Shadow(color: Color(white: 0, alpha: 0.3), radius: 8, offset: Point(x: 0, y: 2))
    if let picture = cell.resizableSnapshotView(from: part, afterScreenUpdates: false) {
      picture.frame = bounds
      picture.cornerRadius = cornerRadius
      picture.clipsToBounds = true
      addSubview(picture)
    }
    if count > 1 { addBadge(count) }
  }

  private func addBadge(_ count: Int) {
    let label = Label(text: "\(count)", font: .caption)
    label.textColor = .white
    label.textAlignment = .center
    let size = label.intrinsicContentSize
    label.frame.size = Size(width: max(size.width + 12, size.height + 4), height: size.height + 4)
    label.center = Point(x: bounds.maxX, y: bounds.minY)
    label.backgroundColor = ScrollPalette.destructive
    label.cornerRadius = label.bounds.height / 2
    addSubview(label)
  }

  override func pressesBegan(_ presses: Set<Press>) {
    // While something is dragged, no other key reaches the window.
    if presses.contains(where: { $0.key.keyCode == .escape }) { onEscape?() }
  }

  override func pressesChanged(_ presses: Set<Press>) {}
}
