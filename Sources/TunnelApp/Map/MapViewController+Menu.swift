import Atlas
package import Containers

extension MapViewController: ContextMenuInteractionDelegate {
  /// Returns the menu for a place; nil off the globe.
  package func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    map.motion.stop()
    guard let coordinate = map.coordinate(orPinAt: location) else { return nil }
    return ContextMenuConfiguration { [weak self] _ in
      guard let self else { return nil }
      return Menu(children: elements(about: coordinate) + elements(besides: coordinate))
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
