import Atlas
import Containers

/// What can be done with the coordinates of an end, as a menu.
struct CoordinateMenu {
  /// The coordinates.
  let coordinate: Coordinate
  /// How coordinates are shown now.
  let format: CoordinateFormat
  /// Called with the notation to show coordinates in.
  let onShow: (CoordinateFormat) -> Void
  /// Called with a text to copy.
  let onCopy: (String) -> Void
  /// Called with the address of the place, to be opened by another program.
  let onOpen: (String) -> Void

  /// What can be done with these coordinates.
  var elements: [MenuElement] {
    let link = CoordinateFormat.geoURI.copied(coordinate)
    return [
      Action(title: "Copy") { _ in onCopy(format.copied(coordinate)) },
      Menu(title: "Copy as", children: CoordinateFormat.offered.map(copy)),
      Action(title: "Copy link") { _ in onCopy(link) },
      Action(title: "Open in another map") { _ in onOpen(link) },
    ]
  }

  /// The notations that all coordinates can be shown in, the present one marked.
  var notations: Menu {
    Menu(
      title: "Show coordinates as", options: .singleSelection,
      children: CoordinateFormat.offered.map { offered in
        Action(title: offered.title, state: offered == format ? .on : .off) { _ in
          onShow(offered)
        }
      })
  }

  private func copy(_ format: CoordinateFormat) -> Action {
    let text = format.copied(coordinate)
    return Action(title: format.title, subtitle: text) { _ in onCopy(text) }
  }
}
