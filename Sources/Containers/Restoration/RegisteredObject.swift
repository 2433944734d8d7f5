/// An object that is neither a view nor a controller and takes part in saving the state.
struct RegisteredObject {
  weak var object: (any StateRestoring)?
  let identifier: String

  /// The path of the object: that of the object around it, and its identifier.
  @MainActor var path: RestorationPath? {
    guard let object else { return nil }
    let step = RestorationPath.Step(identifier)
    guard let parent = object.restorationParent else { return RestorationPath([step]) }
    return RestorationPlaces.path(of: parent)?.appending(step)
  }
}
