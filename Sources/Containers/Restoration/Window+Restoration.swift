extension RestorationArchive.Window {
  /// Records a window, or returns `nil` for one without an identifier.
  @MainActor
  init?(_ window: Window) {
    guard let identifier = window.restorationIdentifier else { return nil }
    // The last archive is made when the display may be lost, and then there is nobody to ask.
    window.keepPlacement()
    let root = window.rootViewController
    self.init(
      identifier: identifier, size: window.bounds.size, position: window.position,
      isMinimized: window.isMinimized, root: root.flatMap { RestorationPlaces.path(of: $0) })
  }
}

extension Window {
  /// The least part of a window that is to be on a display, in points.
  private static let leastSeen = Size(width: 100, height: 50)

  /// Restores the size and position of the window.
  ///
  /// - Parameter displays: The areas of the displays, or none if the system does not tell.
  func giveBack(_ record: RestorationArchive.Window, displays: [Rect]) {
    frame.size = Size(
      width: max(record.size.width, minimumSize.width),
      height: max(record.size.height, minimumSize.height))
    if let position = record.position {
      let place = Rect(origin: position, size: record.size)
      let isSeen = displays.contains { display in
        let seen = display.intersection(place)
        return seen.width >= min(Self.leastSeen.width, place.width)
          && seen.height >= min(Self.leastSeen.height, place.height)
      }
      if isSeen { self.position = position }
    }
    if record.isMinimized { isMinimized = true }
  }

  /// Shows a restored root controller, unless it is already shown.
  func takeRestored(_ root: ViewController) {
    guard root !== rootViewController, root.parent == nil, root.presentation?.incoming == nil,
      root.windowToFill == nil
    else { return }
    rootViewController = root
  }
}
