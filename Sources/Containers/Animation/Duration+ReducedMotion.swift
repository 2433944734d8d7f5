extension Duration {
  /// The duration of a dissolve that takes the place of a motion while motion is reduced.
  package static let reducedDissolve = Duration.milliseconds(100)
}
