extension ViewController {
  /// The transition of the controller's presentation and dismissal, or `nil`, the default, for that
  /// of its ``modalTransitionStyle``.
  ///
  /// A transitioning delegate that provides an animator takes precedence.
  ///
  /// ```swift
  /// photo.preferredTransition = .zoom { _ in thumbnail }
  /// photo.modalPresentationStyle = .fullScreen
  /// present(photo, animated: true)
  /// ```
  public var preferredTransition: Transition? {
    get { (presentation?.preferredTransition as? StoredTransition)?.transition }
    set { presentationMade.preferredTransition = newValue.map(StoredTransition.init) }
  }

  /// A transition as the presentation state stores it, which cannot name its type.
  private final class StoredTransition {
    let transition: Transition

    init(_ transition: Transition) { self.transition = transition }
  }
}
