/// What knows the places of objects, for the coders of one save or return of the state.
@MainActor
protocol RestorationReferences: AnyObject {
  /// Returns the place of an object that another one stores, and adds it to the saved ones.
  ///
  /// - Returns: `nil` for an object without an identifier, after a warning.
  func place(of object: any StateRestoring, storedBy holder: RestorationPath?) -> RestorationPath?
  /// Returns the object that has returned to a place, or `nil` if none has.
  func object(at path: RestorationPath) -> (any StateRestoring)?
}
