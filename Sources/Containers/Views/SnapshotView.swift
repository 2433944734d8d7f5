/// A view that shows a snapshot of another view, stretched to its own size.
@MainActor
final class SnapshotView: View {
  /// Creates a view with the size of the snapshot.
  init(_ picture: RenderNode) {
    let size = picture.properties.bounds.size
    super.init(frame: Rect(origin: .zero, size: size))
    let animations = ViewAnimations()
    animations.picture = picture.kept()
    self.animations = animations
  }
}

extension View {
  /// Returns a view that shows a snapshot of this view and its subviews, or `nil` if there is
  /// nothing to show.
  ///
  /// - Parameter afterUpdates: Whether to perform pending layout and painting first. If `false`,
  ///   the snapshot is taken from the last frame, and the result is `nil` if the view was not in
  ///   it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    picture(afterScreenUpdates: afterUpdates).map { SnapshotView($0) }
  }

  /// Returns a view that shows a snapshot of a part of this view.
  ///
  /// - Parameters:
  ///   - rect: The part, in the receiver's coordinates.
  ///   - afterUpdates: As for ``snapshotView(afterScreenUpdates:)``.
  ///   - capInsets: The widths of the edges that are not stretched when the snapshot is resized, in
  ///     points.
  public func resizableSnapshotView(
    from rect: Rect, afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: EdgeInsets = .zero
  ) -> View? {
    guard let picture = picture(afterScreenUpdates: afterUpdates) else { return nil }
    return capInsets == .zero
      ? SnapshotView(picture.part(rect)) : CappedSnapshotView(picture, rect, capInsets)
  }

  /// Draws a snapshot of the view and its subviews into a rectangle of a canvas.
  ///
  /// Where UIKit draws into the current context, this method takes the canvas as an argument:
  ///
  /// ```swift
  /// let image = Image.drawn(size: view.bounds.size, scale: 2) { canvas in
  ///   view.drawHierarchy(in: view.bounds, on: canvas, afterScreenUpdates: true)
  /// }
  /// ```
  ///
  /// - Parameter afterUpdates: As for ``snapshotView(afterScreenUpdates:)``.
  /// - Returns: Whether there was anything to draw.
  @discardableResult
  public func drawHierarchy(
    in rect: Rect, on canvas: Canvas, afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    guard let picture = picture(afterScreenUpdates: afterUpdates) else { return false }
    let tree = RenderTree(root: picture, scale: canvas.scale)
    let pixels = tree.pixels
    let bitmap = Bitmap(width: pixels.width, height: pixels.height)
    Compositor().compose(tree, into: bitmap, [pixels])
    canvas.draw(Image(bitmap: bitmap, scale: tree.scale), in: rect)
    return true
  }

  /// Returns the pixels of a view that is in no window, after pending layout and painting.
  ///
  /// Without a window, ``drawHierarchy(in:on:afterScreenUpdates:)`` paints one pixel per point.
  ///
  /// - Parameters:
  ///   - width: The width in pixels; what the view does not cover is clear.
  ///   - height: The height in pixels.
  ///   - scale: The number of pixels per point.
  package func pixels(width: Int, height: Int, scale: Double) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let tree = RenderTree(root: currentPicture(scale: scale).seenAlone, scale: scale)
    Compositor().compose(tree, into: bitmap, [PixelRect(x: 0, y: 0, width: width, height: height)])
    return bitmap
  }

  /// Returns a picture of the view on its own, or `nil` if there is none.
  private func picture(afterScreenUpdates afterUpdates: Bool) -> RenderNode? {
    (afterUpdates ? currentPicture() : lastPicture())?.seenAlone
  }

  /// Returns a picture of the view after pending layout and painting.
  ///
  /// - Parameter scale: The number of pixels per point; nil for that of the window, or 1 without one.
  func currentPicture(scale: Double? = nil) -> RenderNode {
    layoutIfNeeded()
    let window = attachedWindow
    let host = window?.host as? any PaintingHost
    // Without a host nobody knows which window showed the view last, so it paints on other pixels.
    if let host { host.viewsWillPaint() } else { keepPixels() }
    let painter = ViewPainter(thread: host?.pixelThread)
    return traitCollection.performAsCurrent {
      painter.picture(of: self, scale: scale ?? window?.scale ?? 1)
    }
  }

  private func keepPixels() {
    backingStore?.isKept = true
    for subview in storedSubviews { subview.keepPixels() }
  }

  /// Returns the picture of the view in the last frame.
  private func lastPicture() -> RenderNode? {
    let identifier = ObjectIdentifier(self)
    func find(_ node: RenderNode) -> RenderNode? {
      if node.identifier == identifier { return node }
      for child in node.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    return (attachedWindow?.lastTree?.root).flatMap(find)
  }
}

/// A view that shows a snapshot of a part of another view without stretching its edges.
@MainActor
private final class CappedSnapshotView: View {
  private let capInsets: EdgeInsets
  /// The nine parts, row by row.
  private var parts: [SnapshotView] = []

  init(_ picture: RenderNode, _ rect: Rect, _ capInsets: EdgeInsets) {
    self.capInsets = capInsets
    super.init(frame: Rect(origin: .zero, size: rect.size))
    parts = places(in: rect).map { SnapshotView(picture.part($0)) }
    parts.forEach(addSubview)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (part, place) in zip(parts, places(in: bounds)) { part.frame = place }
  }

  private func places(in rect: Rect) -> [Rect] {
    let inner = rect.inset(by: capInsets)
    let columns = [(rect.minX, inner.minX), (inner.minX, inner.maxX), (inner.maxX, rect.maxX)]
    let rows = [(rect.minY, inner.minY), (inner.minY, inner.maxY), (inner.maxY, rect.maxY)]
    return rows.flatMap { row in
      columns.map { column in
        Rect(
          x: column.0, y: row.0, width: max(0, column.1 - column.0), height: max(0, row.1 - row.0))
      }
    }
  }
}

extension RenderNode {
  /// The node on its own: fully opaque and without a transform.
  fileprivate var seenAlone: RenderNode {
    var properties = properties
    properties.transform = .identity
    properties.alpha = 1
    return with(properties)
  }

  /// Returns a node that shows a part of this one.
  fileprivate func part(_ rect: Rect) -> RenderNode {
    var inner = properties
    inner.center = inner.bounds.center
    var outer = ViewProperties()
    outer.bounds = rect
    return RenderNode(
      identifier: identifier, properties: outer, clipsToBounds: true, children: [with(inner)])
  }
}
