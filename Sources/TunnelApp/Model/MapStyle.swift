/// A style of a map's ground.
package nonisolated enum MapStyle: String, CaseIterable, Hashable, Sendable {
  /// Satellite imagery with lines and labels.
  case hybrid
  /// Shaded relief, with colors for heights and depths.
  case relief
  /// The Earth at night, with its lights.
  case night
  /// Land and water in solid colors.
  case plain

  /// The sources that the map must credit, the longest name last.
  var sources: [String] {
    switch self {
    case .hybrid: ["GeoNames", "Natural Earth", "NASA Blue Marble"]
    case .relief: ["GeoNames", "Natural Earth", Messages.Styles.marbleElevation]
    case .night: ["GeoNames", "Natural Earth", Messages.Styles.nightLights]
    case .plain: ["GSHHG", "GeoNames", "Natural Earth"]
    }
  }

  /// The display name of the style.
  var title: String {
    switch self {
    case .hybrid: Messages.Styles.satellite
    case .relief: Messages.Styles.relief
    case .night: Messages.Styles.night
    case .plain: Messages.Styles.plain
    }
  }

  /// The next style, wrapping around from the last to the first.
  var next: MapStyle {
    let all = MapStyle.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
