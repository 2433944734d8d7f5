/// The scene of a storyboard from which a controller was made.
struct RestorationStoryboard: Hashable, Sendable {
  /// The name of the storyboard.
  let name: String
  /// The identifier of the scene.
  let identifier: String
}
