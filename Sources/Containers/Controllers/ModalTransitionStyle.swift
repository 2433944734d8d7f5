/// The animation of a presentation and its dismissal.
public enum ModalTransitionStyle: Hashable, Sendable, CaseIterable {
  /// Slides up from the bottom edge, and back down.
  case coverVertical
  /// Turns the presenter over like a card with the presented controller on its back.
  ///
  /// Where the presenter stays visible, the controller dissolves instead.
  case flipHorizontal
  /// Fades in and out.
  case crossDissolve
}
