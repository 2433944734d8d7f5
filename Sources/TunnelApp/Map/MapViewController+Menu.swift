import Atlas
package import Containers

extension MapViewController: ContextMenuInteractionDelegate {
  /// Returns the menu of the end at a location, or for a place there; nil off the globe.
  package func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    map.motion.stop()
    // Keys open the menu in the middle of the map, where Enter digs.
    if !interaction.isOpenedByKey, annotation.frame.contains(location) { return endMenu }
    guard let coordinate = map.coordinate(orPinAt: location) else { return nil }
    return ContextMenuConfiguration { [weak self] _ in
      guard let self else { return nil }
      return Menu(children: elements(about: coordinate) + elements(besides: coordinate))
    }
  }

  /// The menu of the end.
  private var endMenu: ContextMenuConfiguration {
    ContextMenuConfiguration { [weak self] _ in
      guard let self else { return nil }
      let place = annotation.coordinate
      return Menu(
        children: (endMenuElements?() ?? []) + [
          Menu(options: .displayInline, children: elements(besides: place))
        ])
    }
  }

  /// The elements about a place.
  private func elements(about place: Coordinate) -> [MenuElement] {
    [
      Action(title: annotationImage.end.digTitle) { [weak self] _ in self?.dig(at: place) },
      Action(title: Messages.Commands.whatIsHere) { [weak self] _ in self?.tell(of: place) },
    ] + (fallElements?(place) ?? [])
  }

  /// The elements about the map, and those of the window.
  private func elements(besides place: Coordinate) -> [MenuElement] {
    [
      Action(title: Messages.Commands.wholeGlobe) { [weak self] _ in self?.flyHome() },
      Menu(options: .displayInline, children: MapMenu(maps: [self]).elements),
      Menu(options: .displayInline, children: furtherMenuElements?(place) ?? []),
    ]
  }
}
