import Atlas
import Containers

extension TunnelViewController {
  /// The elements of the strip's menu.
  var menuElements: [MenuElement] {
    [
      searchCommand, flipCommand,
      inline(favoriteCommands),
      inline(historyElements),
      inline([homeCommand, landPairCommand]),
      inline(bothMaps.elements),
      inline(
        End.allCases.map { Menu(title: $0.name, children: coordinateMenu(of: $0).elements) }
          + [coordinateMenu(of: .start).notations]),
      inline(
        openCommands + [
          saveCommand, newWindowCommand, markedFullScreenCommand, settingsCommand, allKeysCommand,
          aboutCommand, quitCommand,
        ]),
    ]
  }

  /// The command with a check mark in full screen, whose state only the window system knows.
  private var markedFullScreenCommand: KeyCommand {
    let command = fullScreenCommand
    command.state = view.window?.isFullScreen == true ? .on : .off
    return command
  }

  /// The menu for the appearance of both maps.
  var bothMaps: MapMenu {
    MapMenu(maps: maps.values) { [weak self] in self?.turnToMaps() }
  }

  /// The elements that a map's context menu has in addition to its own.
  var furtherElements: [MenuElement] { [landPairCommand, searchCommand, aboutCommand] }

  /// Returns the elements of the context menu for the coordinates of an end.
  func coordinateElements(of end: End) -> [MenuElement] {
    let menu = coordinateMenu(of: end)
    return menu.elements + [inline([menu.notations])]
  }

  private func coordinateMenu(of end: End) -> CoordinateMenu {
    CoordinateMenu(
      coordinate: dig.place(at: end), format: format,
      onShow: { [weak self] in self?.changeFormat(to: $0) },
      onCopy: { [weak self] in self?.copy($0) },
      onOpen: { [weak self] in self?.openElsewhere($0) })
  }

  private func inline(_ elements: [MenuElement]) -> Menu {
    Menu(options: .displayInline, children: elements)
  }
}
