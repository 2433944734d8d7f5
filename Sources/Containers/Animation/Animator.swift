/// Steps the running animations of an application.
@MainActor
public final class Animator {
  /// Makes an animator with nothing to step.
  public init() {}
}
