/// Whether animation blocks animate.
@MainActor
final class AnimationSettings {
  /// Those in force: the program's, or of the block that runs without animation.
  @TaskLocal static var current = AnimationSettings()

  var isEnabled = true

  nonisolated init() {}

  /// Runs some changes that are seen at once.
  static func withoutAnimation(_ changes: () -> Void) {
    let settings = AnimationSettings()
    settings.isEnabled = false
    $current.withValue(settings) {
      AnimationRecorder.$current.withValue(nil) { changes() }
    }
  }
}
