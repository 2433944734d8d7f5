/// How the ground of a map looks.
nonisolated enum MapStyle: String, CaseIterable, Hashable, Sendable {
  /// Satellite imagery with lines and names.
  case hybrid
  /// Heights and depths in colours, shaded.
  case relief
  /// The dark Earth and its lights.
  case night
  /// Land and water in even colours.
  case plain

  /// The style that comes next, the first one after the last.
  var next: MapStyle {
    let all = MapStyle.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
