import Containers

/// Pictures of the window that are not on the screen.
extension TunnelViewController {
  /// Draws the window again with more pixels, or without its interface.
  ///
  /// It draws what the next start would show, in a window without a screen, and waits for the imagery.
  ///
  /// - Parameter factor: The number of pixels for each pixel on the screen, in each direction.
  /// - Returns: The picture; nil if there is no memory for it.
  func redrawn(at factor: Double, showing content: Settings.PictureContent) -> Bitmap? {
    guard let original = viewIfLoaded?.window else { return nil }
    let platform = HeadlessPlatform(scale: original.scale * factor)
    platform.systemTraits = original.traitCollection
    platform.screenSize = original.bounds.size
    let application = Application(platform: platform)
    application.defaultTraits = Theme.defaultTraits
    let window = Window(host: application, frame: original.bounds)
    var state = state
    if content == .maps { state.showsInfo = false }
    let moment = coordinators.sky.shown.current
    let root = TunnelViewController(
      earth: coordinators.sharing.earth, dig: dig, lookup: coordinators.sharing.earth.describe,
      isPatient: true, calendar: { moment })
    root.coordinators.settings.take(coordinators.settings.chosen)
    root.coordinators.settings.chosen.apply(to: window)
    root.coordinators.favorites.document = coordinators.favorites.document
    root.coordinators.digging.showHint(coordinators.digging.showsHint)
    root.prepare(state)
    window.rootViewController = TunnelSplitViewController(root)
    window.makeKeyAndVisible()
    for end in End.allCases {
      root.maps[end].pins = maps[end].pins
      // A lookup would answer after the picture.
      if state.showsInfo, let answer = infos[end].answer { root.infos[end].show(answer) }
    }
    if content == .window {
      View.performWithoutAnimation { root.reopen(state) }
    }
    application.turn()
    platform.advance(by: .seconds(2))
    application.turn()
    return content == .maps ? root.mapsPicture : platform.windows.last?.picture.copy()
  }

  /// Both maps beside or below each other, with the scale and the sources but nothing to press.
  private var mapsPicture: Bitmap? {
    let views = maps.values.map(\.map)
    for view in views { view.hideControls() }
    guard let scale = views.first?.window?.scale else { return nil }
    let frames = panes.containers.values.map { $0.convert($0.bounds, to: nil) }
    let isAcross = frames[0].maxX <= frames[1].minX || frames[1].maxX <= frames[0].minX
    var (rects, size): ([Rect], Size) = ([], .zero)
    for view in views {
      let origin = isAcross ? Point(x: size.width, y: 0) : Point(x: 0, y: size.height)
      let rect = Rect(origin: origin, size: view.bounds.size)
      rects.append(rect)
      size = Size(width: max(size.width, rect.maxX), height: max(size.height, rect.maxY))
    }
    return Image.drawn(size: size, scale: scale) { canvas in
      for (view, rect) in zip(views, rects) {
        view.drawHierarchy(in: rect, on: canvas, afterScreenUpdates: true)
      }
    }.bitmap
  }
}
