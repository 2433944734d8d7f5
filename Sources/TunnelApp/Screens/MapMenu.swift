import Containers

/// How maps look, as the elements of a menu: for one map, or for several at once.
struct MapMenu {
  /// The maps, of which the first says what is so now.
  let maps: [MapViewController]

  /// The styles, and what can be laid over the ground.
  var elements: [MenuElement] {
    guard let first = maps.first else { return [] }
    return [
      Menu(
        title: "Style", options: .singleSelection,
        children: MapStyle.allCases.map { style in
          Action(title: style.title, state: first.mapStyle == style ? .on : .off) { _ in
            for map in maps { map.mapStyle = style }
          }
        }),
      toggle("Other side", \.showsOtherSide, of: first),
      toggle("Meridians and parallels", \.showsGraticule, of: first),
    ]
  }

  private func toggle(
    _ title: String, _ path: ReferenceWritableKeyPath<MapViewController, Bool>,
    of first: MapViewController
  ) -> Action {
    let isOn = first[keyPath: path]
    return Action(title: title, state: isOn ? .on : .off) { _ in
      for map in maps { map[keyPath: path] = !isOn }
    }
  }
}
