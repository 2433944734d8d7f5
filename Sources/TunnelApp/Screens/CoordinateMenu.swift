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
      Action(title: Messages.Commands.copy) { _ in onCopy(format.copied(coordinate)) },
      Menu(title: Messages.Commands.copyAs, children: CoordinateFormat.offered.map(copy)),
      Action(title: Messages.Commands.copyLink) { _ in onCopy(link) },
      Action(title: Messages.Commands.openElsewhere) { _ in onOpen(link) },
    ]
  }

  /// The notations that all coordinates can be shown in, the present one marked.
  var notations: Menu {
    Menu(
      title: Messages.Commands.showAs, options: .singleSelection,
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
