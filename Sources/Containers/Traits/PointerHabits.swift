/// The trait for the longest time from one press of a double click to the next, as the desktop has it.
package enum DoubleClickIntervalTrait: TraitDefinition {
  /// 400 milliseconds.
  package static let defaultValue = Duration.milliseconds(400)
}

/// The trait for the distance that a pressed mouse moves before it drags, in points, as the desktop has
/// it.
package enum DragDistanceTrait: TraitDefinition {
  /// Five points.
  package static let defaultValue = 5.0
}
