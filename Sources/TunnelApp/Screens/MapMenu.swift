import Containers

/// The menu for the appearance of one map, or of all maps together with their key equivalents.
struct MapMenu {
  /// The maps.
  ///
  /// The current state is that of the first.
  let maps: [MapViewController]

  /// The styles, and the overlays that can be toggled.
  var elements: [MenuElement] {
    guard let first = maps.first else { return [] }
    let styles = MapStyle.allCases.map { style in
      Action(title: style.title, state: first.mapStyle == style ? .on : .off) { _ in
        for map in maps { map.mapStyle = style }
      }
    }
    let list = Menu(options: [.displayInline, .singleSelection], children: styles)
    guard maps.count > 1 else {
      return [
        Menu(title: Messages.Commands.style, children: [list]),
        toggle(Messages.Commands.otherSide, \.showsOtherSide, of: first),
        toggle(Messages.Commands.graticule, \.showsGraticule, of: first),
      ]
    }
    return [Menu(title: Messages.Commands.style, children: [list, nextStyle])] + toggles
  }

  /// The key commands that change all of the maps.
  var commands: [KeyCommand] { [nextStyle] + toggles }

  private var nextStyle: KeyCommand {
    KeyCommand(.character("m"), title: Messages.Commands.nextStyle) {
      guard let next = maps.first?.mapStyle.next else { return }
      for map in maps { map.mapStyle = next }
    }
  }

  private var toggles: [KeyCommand] {
    [
      toggle(Messages.Commands.otherSide, \.showsOtherSide, key: "o"),
      toggle(Messages.Commands.graticule, \.showsGraticule, key: "g"),
    ]
  }

  private func toggle(
    _ title: String, _ path: ReferenceWritableKeyPath<MapViewController, Bool>, key: Character
  ) -> KeyCommand {
    let isOn = maps.first?[keyPath: path] ?? false
    let command = KeyCommand(.character(key), title: title) {
      for map in maps { map[keyPath: path] = !isOn }
    }
    command.state = isOn ? .on : .off
    return command
  }

  private func toggle(
    _ title: String, _ path: ReferenceWritableKeyPath<MapViewController, Bool>,
    of map: MapViewController
  ) -> Action {
    let isOn = map[keyPath: path]
    return Action(title: title, state: isOn ? .on : .off) { _ in map[keyPath: path] = !isOn }
  }
}
