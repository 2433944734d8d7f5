import Containers

/// The constraints for the two maps and the strip between them in the root view.
///
/// The maps meet the edges of the window; the shadows of their containers set them off from the
/// strip.
final class TunnelLayout {
  /// Whether the maps are side by side; nil until the first size is known.
  private(set) var isSideBySide: Bool?

  /// The share of the height or width that each container takes.
  static let share = 0.42

  private let stacked: [LayoutConstraint]
  private let sideBySide: [LayoutConstraint]
  private let stripWidth: LayoutConstraint
  private let stripHeight: LayoutConstraint

  /// Creates the constraints for the containers of both ends and the strip, all subviews of one
  /// view, in a part of it.
  init(in view: any LayoutItem, start: View, target: View, strip: View) {
    for part in [start, target, strip] { part.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      start.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      start.topAnchor.constraint(equalTo: view.topAnchor),
      target.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      target.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      target.widthAnchor.constraint(equalTo: start.widthAnchor),
      target.heightAnchor.constraint(equalTo: start.heightAnchor),
      strip.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      strip.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    let height = start.heightAnchor.constraint(
      equalTo: view.heightAnchor, multiplier: Self.share)
    let width = start.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: Self.share)
    stripWidth = strip.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
    stripHeight = strip.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    for share in [height, width] { share.priority = .defaultHigh }
    // In an even smaller window, the strip fills it.
    for room in [stripWidth, stripHeight] { room.priority = .required - 1 }
    stacked = [
      start.widthAnchor.constraint(equalTo: view.widthAnchor), height, stripHeight,
      strip.widthAnchor.constraint(equalTo: view.widthAnchor),
      strip.topAnchor.constraint(equalTo: start.bottomAnchor),
    ]
    sideBySide = [
      start.heightAnchor.constraint(equalTo: view.heightAnchor), width, stripWidth,
      strip.heightAnchor.constraint(equalTo: view.heightAnchor),
      strip.leadingAnchor.constraint(equalTo: start.trailingAnchor),
    ]
  }

  /// Sets the minimum width of the strip between maps side by side, and the minimum height of the
  /// strip between stacked maps, in points.
  func reserve(uprightWidth: Double, acrossHeight: Double) {
    if stripWidth.constant != uprightWidth { stripWidth.constant = uprightWidth }
    if stripHeight.constant != acrossHeight { stripHeight.constant = acrossHeight }
  }

  /// Chooses the arrangement for a size of the view, which takes effect in the next layout.
  ///
  /// - Returns: Whether the arrangement changed.
  func follow(_ size: Size) -> Bool {
    let isWide = size.width > 1.25 * size.height
    guard isWide != isSideBySide else { return false }
    isSideBySide = isWide
    LayoutConstraint.deactivate(isWide ? stacked : sideBySide)
    LayoutConstraint.activate(isWide ? sideBySide : stacked)
    return true
  }
}
