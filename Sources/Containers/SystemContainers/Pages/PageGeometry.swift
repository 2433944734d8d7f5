/// The places of pages in the view that shows them.
struct PageGeometry: Equatable, Sendable {
  /// The size of the view, in points.
  var size = Size.zero
  var isVertical = false
  /// Whether the next page lies to the left, or above.
  var isMirrored = false
  /// The number of pages side by side.
  var pagesAtOnce = 1
  /// The space between two pages, in points.
  var spacing = 0.0

  /// The length of the view in the direction of the pages, in points.
  var length: Double { isVertical ? size.height : size.width }

  /// The length of one page, in points.
  var pageLength: Double { length / Double(pagesAtOnce) }

  /// The size of one page, in points.
  var pageSize: Size {
    isVertical
      ? Size(width: size.width, height: pageLength) : Size(width: pageLength, height: size.height)
  }

  /// Returns the place of a page at rest.
  ///
  /// - Parameter index: The position of the page in reading order.
  func place(_ index: Int) -> Rect {
    let position = isMirrored ? pagesAtOnce - 1 - index : index
    let way = Double(position) * pageLength
    return Rect(origin: isVertical ? Point(x: 0, y: way) : Point(x: way, y: 0), size: pageSize)
  }

  /// Returns the displacement of a page that lies a number of views, or a part of one, ahead of its
  /// place.
  func displacement(_ count: Double) -> Point { vector(count * (length + spacing)) }

  /// Returns a distance toward the next page as a vector.
  func vector(_ distance: Double) -> Point {
    let way = isMirrored ? -distance : distance
    return isVertical ? Point(x: 0, y: way) : Point(x: way, y: 0)
  }

  /// Returns a vector as a distance toward the next page, and one across.
  func distances(_ vector: Point) -> Point {
    let (along, across) = isVertical ? (vector.y, vector.x) : (vector.x, vector.y)
    return Point(x: isMirrored ? -along : along, y: across)
  }
}

extension PageCurl.Leaf.Edge {
  /// The edge of the sheet that turns to the next page.
  init(_ geometry: PageGeometry) {
    switch (geometry.isVertical, geometry.isMirrored) {
    case (false, false): self = .right
    case (false, true): self = .left
    case (true, false): self = .bottom
    case (true, true): self = .top
    }
  }
}
