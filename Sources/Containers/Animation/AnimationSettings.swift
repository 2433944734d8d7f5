/// Whether animation blocks animate.
///
/// ``View/setAnimationsEnabled(_:)`` names no application, so all animators share what it sets: that begins
/// with the first of them and ends with the last.
@MainActor
final class AnimationSettings {
  /// Those of the block that runs without animation; nil outside one.
  @TaskLocal static var ofBlock: AnimationSettings?
  private static weak var ofAnimators: AnimationSettings?

  /// Those in force: of the block, else of the animators; nil where there is none of either.
  static var current: AnimationSettings? { ofBlock ?? ofAnimators }

  var isEnabled: Bool

  init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// Returns those that the animators share.
  static func shared() -> AnimationSettings {
    if let ofAnimators { return ofAnimators }
    let settings = AnimationSettings(isEnabled: true)
    ofAnimators = settings
    return settings
  }
}
