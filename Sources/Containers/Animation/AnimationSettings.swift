/// Whether animation blocks animate.
///
/// ``View/setAnimationsEnabled(_:)`` is not bound to an application, so all animators share the
/// setting. It exists from the first animator to the last.
@MainActor
final class AnimationSettings {
  /// The settings of the block that runs without animation, or `nil` outside one.
  @TaskLocal static var ofBlock: AnimationSettings?
  private static weak var ofAnimators: AnimationSettings?

  /// The effective settings: those of the block, otherwise those of the animators, or `nil` if
  /// there are neither.
  static var current: AnimationSettings? { ofBlock ?? ofAnimators }

  var isEnabled: Bool

  init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// Returns the settings shared by the animators.
  static func shared() -> AnimationSettings {
    if let ofAnimators { return ofAnimators }
    let settings = AnimationSettings(isEnabled: true)
    ofAnimators = settings
    return settings
  }
}
