import Atlas
import Containers

/// A menu with the actions for the coordinates of an end.
struct CoordinateMenu {
  /// The coordinates.
  let coordinate: Coordinate
  /// The current notation.
  let format: CoordinateFormat
  /// The pattern of links that open in a browser.
  let webLink: MapLink
  /// Called with the notation that the user chose.
  let onShow: (CoordinateFormat) -> Void
  /// Called with a text to copy.
  let onCopy: (String) -> Void
  /// Called with the URI of the place, for another program to open.
  let onOpen: (String) -> Void

  /// The actions for these coordinates.
  var elements: [MenuElement] {
    let (link, address) = (
      webLink.address(of: coordinate), CoordinateFormat.geoURI.copied(coordinate)
    )
    return [
      Action(title: Messages.Commands.copy) { _ in onCopy(format.copied(coordinate)) },
      Menu(title: Messages.Commands.copyAs, children: CoordinateFormat.offered.map(copy)),
      Action(title: Messages.Commands.copyLink) { _ in onCopy(link) },
      Action(title: Messages.Commands.openElsewhere) { _ in onOpen(address) },
    ]
  }

  /// A menu of the notations for all coordinates, with the current one checked.
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
    return Action(title: format.title, subtitle: CoordinateFormat.typeset(text)) { _ in onCopy(text)
    }
  }
}
