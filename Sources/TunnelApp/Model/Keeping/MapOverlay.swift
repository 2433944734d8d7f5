/// Something that can be shown over the ground of a map.
nonisolated enum MapOverlay: CaseIterable, Hashable, Sendable {
  /// The land of the far side.
  case otherSide
  /// Meridians and parallels.
  case graticule
  /// Day and night.
  case daylight

  /// The title of the command.
  var title: String {
    switch self {
    case .otherSide: Messages.Commands.otherSide
    case .graticule: Messages.Commands.graticule
    case .daylight: Messages.Skies.daylight
    }
  }

  /// What it does, for assistive technology.
  var hint: String {
    switch self {
    case .otherSide: Messages.Overlays.otherSideHint
    case .graticule: Messages.Overlays.graticuleHint
    case .daylight: Messages.Overlays.daylightHint
    }
  }

  /// The name of its change in “Undo Other Side”.
  var change: String {
    switch self {
    case .otherSide: Messages.Changes.otherSide
    case .graticule: Messages.Changes.graticule
    case .daylight: Messages.Skies.change
    }
  }

  /// The key that shows or hides it on both maps.
  var key: Character {
    switch self {
    case .otherSide: "o"
    case .graticule: "g"
    case .daylight: "l"
    }
  }

  /// Whether an appearance has it.
  func isShown(in appearance: MapAppearance) -> Bool { appearance[keyPath: path] }

  /// Where an appearance keeps it.
  var path: WritableKeyPath<MapAppearance, Bool> {
    switch self {
    case .otherSide: \.showsOtherSide
    case .graticule: \.showsGraticule
    case .daylight: \.showsDaylight
    }
  }

  /// Whether its button is on a map also while it is not shown.
  var isOffered: Bool { self != .graticule }
}
