internal import Pixels

extension ListContentView {
  /// Where the parts of the content are, in points from the leading edge and the top.
  struct Arrangement {
    var image = Rect.zero
    var text = Rect.zero
    var secondary = Rect.zero
    /// The size that the content requires with its margins.
    var width = 0.0
    var height = 0.0
  }

  /// Places the parts in the view; with a height of 0, computes only how high the content is.
  func arrangement(in size: Size) -> Arrangement {
    let margins = margins
    var result = Arrangement()
    var x = margins.leading
    let image = imageSize
    let slot = Size(
      width: max(image.width, content.imageProperties.reservedLayoutSize.width),
      height: max(image.height, content.imageProperties.reservedLayoutSize.height))
    result.image = Rect(
      x: x + (slot.width - image.width) / 2, y: 0, width: image.width, height: image.height)
    if slot.width > 0 { x += slot.width + content.imageToTextPadding }
    let room = max(0, size.width - x - margins.trailing)
    var texts = Texts(self, room)
    result.width = x + texts.width + margins.trailing
    result.height = max(
      content.leastHeight, max(texts.height, slot.height) + margins.top + margins.bottom)
    guard size.height > 0 else { return result }
    let inside = max(0, size.height - margins.top - margins.bottom)
    texts.move(toX: x, y: margins.top, height: inside)
    result.image.origin.y = margins.top + (inside - image.height) / 2
    (result.text, result.secondary) = (texts.text, texts.secondary)
    return result
  }

  /// The margins: those of the configuration or, on the axes that preserve them, those of the view around
  /// it if they are greater.
  private var margins: DirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    guard let around = superview?.directionalLayoutMargins else { return margins }
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, around.leading)
      margins.trailing = max(margins.trailing, around.trailing)
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, around.top)
      margins.bottom = max(margins.bottom, around.bottom)
    }
    return margins
  }

  private var imageSize: Size {
    guard let size = imageView?.intrinsicContentSize else { return .zero }
    let limit = content.imageProperties.maximumSize
    let scale = min(
      1, limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1)
    return Size(width: size.width * scale, height: size.height * scale)
  }
}

/// Where the texts are in the room beside the image.
private struct Texts {
  var text = Rect.zero
  var secondary = Rect.zero
  var height = 0.0
  var width = 0.0

  /// Places the texts from the origin on.
  @MainActor init(_ view: ListContentView, _ room: Double) {
    guard let second = view.secondaryTextLabel else {
      text = Texts.below(0, view.textLabel, room, wanted: &width)
      height = text.height
      return
    }
    guard let first = view.textLabel else {
      secondary = Texts.below(0, second, room, wanted: &width)
      height = secondary.height
      return
    }
    let gap = view.content.textToSecondaryTextHorizontalPadding
    let lengths = (first.intrinsicContentSize.width, second.intrinsicContentSize.width)
    if view.content.prefersSideBySideTextAndSecondaryText, lengths.0 + gap + lengths.1 <= room {
      width = lengths.0 + gap + lengths.1
      let heights = (first.sizeThatFits(.zero).height, second.sizeThatFits(.zero).height)
      height = max(heights.0, heights.1)
      let end = room.isFinite ? room : width
      text = Rect(
        x: 0, y: (height - heights.0) / 2, width: end - gap - lengths.1, height: heights.0)
      secondary = Rect(
        x: end - lengths.1, y: (height - heights.1) / 2, width: lengths.1, height: heights.1)
    } else {
      text = Texts.below(0, first, room, wanted: &width)
      let top = text.maxY + view.content.textToSecondaryTextVerticalPadding
      secondary = Texts.below(top, second, room, wanted: &width)
      height = secondary.maxY
    }
  }

  @MainActor private static func below(
    _ y: Double, _ label: Label?, _ room: Double, wanted: inout Double
  ) -> Rect {
    guard let label else { return .zero }
    let size = label.sizeThatFits(Size(width: max(1, room), height: 0))
    wanted = max(wanted, size.width)
    // A text in one line keeps its size, and its picture, while the row becomes wider.
    let width = min(room, label.leadingWidth ?? room)
    return Rect(x: 0, y: y, width: width, height: size.height)
  }

  /// Centers the texts in a height.
  mutating func move(toX x: Double, y: Double, height room: Double) {
    let isStacked = secondary.minY >= text.maxY && text.height > 0
    for path in [\Texts.text, \.secondary] where self[keyPath: path].height > 0 {
      self[keyPath: path] = self[keyPath: path].offsetBy(dx: x, dy: y + (room - height) / 2)
      // A label that is alone on its line centers its text to the pixel.
      guard !isStacked, room > height else { continue }
      self[keyPath: path].origin.y = y
      self[keyPath: path].size.height = room
    }
  }
}
