/// The scene of a storyboard from which a controller was made.
package struct RestorationStoryboard: Hashable, Sendable {
  /// The name of the storyboard.
  package let name: String
  /// The identifier of the scene.
  package let identifier: String

  /// Creates the name of a scene.
  package init(name: String, identifier: String) {
    self.name = name
    self.identifier = identifier
  }
}
