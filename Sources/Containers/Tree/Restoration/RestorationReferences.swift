/// What knows the places of objects, for the coders of one save or return of the state.
@MainActor
protocol RestorationReferences: AnyObject {
  /// Returns the path of an object that another object references, and adds the object to the saved
  /// state.
  ///
  /// - Returns: `nil` for an object without an identifier, after a warning.
  func place(of object: any StateRestoring, storedBy holder: RestorationPath?) -> RestorationPath?
  /// Returns the object restored at a path, or `nil` if there is none.
  func object(at path: RestorationPath) -> (any StateRestoring)?
}
