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
      return [Menu(title: Messages.Commands.style, children: [list])]
        + MapOverlay.allCases.map { toggle($0, of: first) }
    }
    return [Menu(title: Messages.Commands.style, children: [list, nextStyle])] + toggles
  }

  /// The key commands that change all of the maps.
  var commands: [KeyCommand] { [nextStyle] + toggles }

  private var nextStyle: KeyCommand {
    KeyCommand(.character("m"), title: Messages.Commands.nextStyle) { showNextStyle() }
  }

  /// Shows the style that follows that of the first map on all of them.
  func showNextStyle() {
    guard let next = maps.first?.mapStyle.next else { return }
    change(maps, \.style, to: next, Messages.Changes.style)
  }

  private var toggles: [KeyCommand] {
    MapOverlay.allCases.map { toggle($0) }
  }

  /// Shows something on all of the maps if a map does not show it, else hides it on all.
  func perform(_ overlay: MapOverlay, asOn map: MapViewController) {
    change(maps, overlay.path, to: !overlay.isShown(in: map.appearance), overlay.change)
  }

  private func toggle(_ overlay: MapOverlay) -> KeyCommand {
    let command = KeyCommand(.character(overlay.key), title: overlay.title) {
      if let first = maps.first { perform(overlay, asOn: first) }
    }
    command.state = maps.first.map { overlay.isShown(in: $0.appearance) } == true ? .on : .off
    return command
  }

  private func toggle(_ overlay: MapOverlay, of map: MapViewController) -> Action {
    let isOn = overlay.isShown(in: map.appearance)
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
