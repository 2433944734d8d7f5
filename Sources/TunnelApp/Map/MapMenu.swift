import Containers

/// The menu for the appearance of one map, or of all maps together with their key equivalents.
struct MapMenu {
  /// The maps.
  ///
  /// The current state is that of the first.
  let maps: [MapViewController]
  /// Called before they change.
  var willChange: () -> Void = {}

  /// The styles, and the overlays that can be toggled.
  var elements: [MenuElement] {
    guard let first = maps.first else { return [] }
    let styles = MapStyle.allCases.map { style in
      Action(title: style.title, state: first.mapStyle == style ? .on : .off) { _ in
        change(maps, \.style, to: style, Messages.Changes.style)
      }
    }
    let list = Menu(options: [.displayInline, .singleSelection], children: styles)
    guard maps.count > 1 else {
      return [
        Menu(title: Messages.Commands.style, children: [list]),
        toggle(otherSide, of: first), toggle(graticule, of: first), toggle(daylight, of: first),
      ]
    }
    return [Menu(title: Messages.Commands.style, children: [list, nextStyle])] + toggles
  }

  /// The key commands that change all of the maps.
  var commands: [KeyCommand] { [nextStyle] + toggles }

  private var nextStyle: KeyCommand {
    KeyCommand(.character("m"), title: Messages.Commands.nextStyle) {
      guard let next = maps.first?.mapStyle.next else { return }
      change(maps, \.style, to: next, Messages.Changes.style)
    }
  }

  private var toggles: [KeyCommand] {
    [toggle(otherSide, key: "o"), toggle(graticule, key: "g"), toggle(daylight, key: "l")]
  }

  /// Something that can be drawn on a map.
  private struct Overlay {
    let title: String
    /// The name of its change in “Undo Other Side”.
    let change: String
    let path: WritableKeyPath<MapAppearance, Bool>
  }

  private var otherSide: Overlay {
    Overlay(
      title: Messages.Commands.otherSide, change: Messages.Changes.otherSide,
      path: \.showsOtherSide)
  }

  private var graticule: Overlay {
    Overlay(
      title: Messages.Commands.graticule, change: Messages.Changes.graticule,
      path: \.showsGraticule)
  }

  private var daylight: Overlay {
    Overlay(
      title: Messages.Skies.daylight, change: Messages.Skies.change, path: \.showsDaylight)
  }

  private func toggle(_ overlay: Overlay, key: Character) -> KeyCommand {
    let isOn = maps.first?.appearance[keyPath: overlay.path] ?? false
    let command = KeyCommand(.character(key), title: overlay.title) {
      change(maps, overlay.path, to: !isOn, overlay.change)
    }
    command.state = isOn ? .on : .off
    return command
  }

  private func toggle(_ overlay: Overlay, of map: MapViewController) -> Action {
    let isOn = map.appearance[keyPath: overlay.path]
    return Action(title: overlay.title, state: isOn ? .on : .off) { _ in
      change([map], overlay.path, to: !isOn, overlay.change)
    }
  }

  private func change<Value>(
    _ maps: [MapViewController], _ path: WritableKeyPath<MapAppearance, Value>, to value: Value,
    _ name: String
  ) {
    willChange()
    for map in maps {
      var appearance = map.appearance
      appearance[keyPath: path] = value
      map.change(to: appearance, as: name)
    }
  }
}
