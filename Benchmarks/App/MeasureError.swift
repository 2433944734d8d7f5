/// An error that explains why a scene cannot be measured.
nonisolated struct MeasureError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
