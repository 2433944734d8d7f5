import Containers

/// What scrolling does to the maps in a part of the window.
nonisolated enum ScrollingTrait: TraitDefinition {
  static let defaultValue = Settings.Scrolling.zooms
}
