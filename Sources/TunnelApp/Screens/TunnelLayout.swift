import Containers

/// Where the two maps and the strip between them stand in the root view, by constraints.
final class TunnelLayout {
  /// Whether the maps stand side by side; nil before the first size is known.
  private(set) var isSideBySide: Bool?

  /// The share of the height, or of the width, that each container takes.
  static let share = 0.42

  private let stacked: [LayoutConstraint]
  private let sideBySide: [LayoutConstraint]

  /// Puts the containers of both ends and the strip, all in one view, into their places.
  ///
  /// - Parameter stripWidth: The width that an upright strip needs at least, in points.
  init(in view: View, start: View, target: View, strip: View, stripWidth: Double) {
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
    stacked = [
      start.widthAnchor.constraint(equalTo: view.widthAnchor),
      start.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: Self.share),
      strip.widthAnchor.constraint(equalTo: view.widthAnchor),
      strip.topAnchor.constraint(equalTo: start.bottomAnchor),
    ]
    let share = start.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: Self.share)
    share.priority = .defaultHigh
    // In a window that is narrower still, the strip has all of it.
    let room = strip.widthAnchor.constraint(greaterThanOrEqualToConstant: stripWidth)
    room.priority = .required - 1
    sideBySide = [
      start.heightAnchor.constraint(equalTo: view.heightAnchor), share, room,
      strip.heightAnchor.constraint(equalTo: view.heightAnchor),
      strip.leadingAnchor.constraint(equalTo: start.trailingAnchor),
    ]
  }

  /// Takes the arrangement for a size of the view; it shows in the next layout.
  ///
  /// - Returns: Whether it is another than before.
  func follow(_ size: Size) -> Bool {
    let isWide = size.width > 1.25 * size.height
    guard isWide != isSideBySide else { return false }
    isSideBySide = isWide
    LayoutConstraint.deactivate(isWide ? stacked : sideBySide)
    LayoutConstraint.activate(isWide ? sideBySide : stacked)
    return true
  }
}
