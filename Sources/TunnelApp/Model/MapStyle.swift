/// How the ground of a map looks.
package nonisolated enum MapStyle: String, CaseIterable, Hashable, Sendable {
  /// Satellite imagery with lines and names.
  case hybrid
  /// Heights and depths in colours, shaded.
  case relief
  /// The dark Earth and its lights.
  case night
  /// Land and water in even colours.
  case plain

  /// Whose data the map shows, the longest last.
  var sources: [String] {
    switch self {
    case .hybrid: ["GeoNames", "Natural Earth", "NASA Blue Marble"]
    case .relief: ["GeoNames", "Natural Earth", Messages.Styles.marbleElevation]
    case .night: ["GeoNames", "Natural Earth", Messages.Styles.nightLights]
    case .plain: ["GSHHG", "GeoNames", "Natural Earth"]
    }
  }

  /// What the style is called.
  var title: String {
    switch self {
    case .hybrid: Messages.Styles.satellite
    case .relief: Messages.Styles.relief
    case .night: Messages.Styles.night
    case .plain: Messages.Styles.plain
    }
  }

  /// The style that comes next, the first one after the last.
  var next: MapStyle {
    let all = MapStyle.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
