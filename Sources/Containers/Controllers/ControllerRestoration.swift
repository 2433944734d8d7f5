/// What a controller stores for the saved state, kept apart because few controllers have any.
@MainActor
final class ControllerRestoration {
  var identifier: String?
  var maker: (any ViewControllerRestoration.Type)?
  /// The scene of a storyboard from which the controller was made.
  var scene: RestorationStoryboard?
}
