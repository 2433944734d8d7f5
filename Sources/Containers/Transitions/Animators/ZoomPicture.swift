/// The pictures that a zoom shows in place of the source view and the zoomed view.
///
/// A card, which clips, holds a picture of the zoomed view below one of the source view. Both
/// pictures always fill the card, so that neither is distorted.
@MainActor
final class ZoomPicture {
  /// The radius of the corners while the user moves the card.
  private static let draggedRadius = 12.0
  /// The fraction of its size by which a card shrinks that is dragged all the way down.
  private static let shrinkage = 0.35

  /// The view in which the pictures move.
  let stage: View
  private let card = View()
  private let dimming: View?
  private let zoomedPicture: View
  private let source: Source?
  private let full: Rect
  private let fullRadius: Double
  /// The views that are hidden meanwhile, and their opacities.
  private var hidden: [(view: View, alpha: Double)] = []

  /// The source view's share of the pictures.
  private struct Source {
    let picture: View
    let frame: Rect
    let radius: Double
    /// The part of the zoomed view that corresponds to the source view.
    let part: Rect
  }

  /// Creates the pictures and shows them in place of the views.
  ///
  /// - Parameters:
  ///   - zoomed: The view that zooms, at its full size.
  ///   - source: The source view, or `nil` to fade where the zoomed view is.
  ///   - part: The part of the zoomed view that corresponds to the source view, or `nil` for all.
  /// - Returns: `nil` if the zoomed view is in no other view.
  init?(of zoomed: View, from source: View?, part: Rect?, dimmingColor: Color?) {
    guard let stage = zoomed.superview, let picture = ZoomPicture.square(zoomed) else { return nil }
    self.stage = stage
    zoomedPicture = picture
    (full, fullRadius) = (zoomed.frame, zoomed.cornerRadius)
    self.source = source.flatMap { view in
      ZoomPicture.square(view).map {
        Source(
          picture: $0, frame: view.convert(view.bounds, to: stage), radius: view.cornerRadius,
          part: part ?? Rect(origin: .zero, size: zoomed.frame.size))
      }
    }
    let fills = stage.bounds.isCovered(by: zoomed.frame)
    dimming = fills ? View(frame: stage.bounds) : nil
    View.performWithoutAnimation {
      dimming?.backgroundColor = dimmingColor ?? stage.color(.dimming)
      show(below: zoomed)
      hide(zoomed)
      if let source { hide(source) }
    }
  }

  /// Returns a picture of a view without its round corners, which are those of the card.
  private static func square(_ view: View) -> View? {
    let radius = view.cornerRadius
    var picture: View?
    View.performWithoutAnimation {
      view.cornerRadius = 0
      picture = view.snapshotView(afterScreenUpdates: true)
      view.cornerRadius = radius
    }
    return picture
  }

  private func show(below zoomed: View) {
    dimming?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.clipsToBounds = true
    for view in [dimming, card].compactMap({ $0 }) {
      view.isUserInteractionEnabled = false
      stage.insertSubview(view, belowSubview: zoomed)
    }
    card.addSubview(zoomedPicture)
    if let source { card.addSubview(source.picture) }
  }

  private func hide(_ view: View) {
    hidden.append((view, view.alpha))
    view.alpha = 0
  }

  // MARK: Positions

  /// Shows the zoomed view at its full size.
  func showFull() {
    place(card: full, radius: fullRadius, zoomed: Rect(origin: .zero, size: full.size))
    if let source {
      source.picture.frame = source.picture.bounds.size.filling(source.part)
      source.picture.alpha = 0
    }
    dimming?.alpha = 1
  }

  /// Shows the source view in its place.
  func showSource() {
    dimming?.alpha = 0
    guard let source else {
      card.alpha = 0
      return
    }
    let size = source.frame.size
    let scale = max(size.width / source.part.width, size.height / source.part.height)
    let middle = Rect(origin: .zero, size: size).center
    let center = middle + (Rect(origin: .zero, size: full.size).center - source.part.center) * scale
    place(
      card: source.frame, radius: source.radius,
      zoomed: Rect(center: center, size: full.size * scale))
    source.picture.frame = Rect(origin: .zero, size: size)
    source.picture.alpha = 1
  }

  /// Shows the zoomed view dragged down by the user.
  ///
  /// - Parameters:
  ///   - start: The location at which the drag began.
  ///   - way: The distance that it has come.
  ///   - progress: The completed fraction of the dismissal, 0…1.
  func showDragged(from start: Point, by way: Point, _ progress: Double) {
    let scale = 1 - ZoomPicture.shrinkage * progress
    let center = start + way + (full.center - start) * scale
    let size = full.size * scale
    let radius = max(fullRadius, ZoomPicture.draggedRadius)
    place(
      card: Rect(center: center, size: size),
      radius: fullRadius + (radius - fullRadius) * min(1, progress * 4),
      zoomed: Rect(origin: .zero, size: size))
    if let source { source.picture.frame = source.picture.bounds.size.filling(card.bounds) }
    dimming?.alpha = 1 - progress
  }

  private func place(card frame: Rect, radius: Double, zoomed: Rect) {
    card.frame = frame
    card.cornerRadius = radius
    zoomedPicture.frame = zoomed
  }

  /// Removes the pictures and shows the views again.
  func remove() {
    for (view, alpha) in hidden { view.alpha = alpha }
    hidden = []
    card.removeFromSuperview()
    dimming?.removeFromSuperview()
  }
}

extension Rect {
  /// Whether no part of the rectangle lies outside another one.
  fileprivate func isCovered(by other: Rect) -> Bool {
    other.minX <= minX && other.minY <= minY && other.maxX >= maxX && other.maxY >= maxY
  }
}

extension Size {
  /// Returns the frame of something that has these proportions, around the middle of a rectangle
  /// that it fills.
  fileprivate func filling(_ rect: Rect) -> Rect {
    guard width > 0, height > 0 else { return rect }
    let scale = max(rect.width / width, rect.height / height)
    return Rect(center: rect.center, size: self * scale)
  }

  fileprivate static func * (size: Size, scale: Double) -> Size {
    Size(width: size.width * scale, height: size.height * scale)
  }
}
