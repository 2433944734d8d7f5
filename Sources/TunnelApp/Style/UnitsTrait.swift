import Containers

/// The units of lengths in a part of the window.
nonisolated enum UnitsTrait: TraitDefinition {
  static let defaultValue = Units.metric
}

extension TraitEnvironment {
  /// Runs a body that makes texts for this part of the window, in its units.
  func inShownUnits<Result>(_ body: () -> Result) -> Result {
    Units.$current.withValue(traitCollection[UnitsTrait.self], operation: body)
  }
}
