/// How a presented controller is shown.
///
/// A style may adapt: the current-context styles cover the whole screen in compact width, and a
/// popover becomes a sheet. See `AdaptivePresentationControllerDelegate`.
public enum ModalPresentationStyle: Hashable, Sendable, CaseIterable {
  /// The system's choice, ``pageSheet``.
  case automatic
  /// Covers the window. The presenter's view is removed once it is covered.
  case fullScreen
  /// A large card in the middle of the window, or a sheet at the bottom edge in compact width.
  case pageSheet
  /// A small card in the middle of the window, or a sheet at the bottom edge in compact width.
  case formSheet
  /// Covers the nearest ancestor that defines a presentation context, whose view is then removed.
  case currentContext
  /// Covers the window. The presenter's view stays.
  case overFullScreen
  /// Covers the nearest ancestor that defines a presentation context. Its view stays.
  case overCurrentContext
  /// A bubble with an arrow that points at a view.
  case popover
  /// A presentation defined by the presentation controller of the transitioning delegate.
  case custom
  /// No style.
  ///
  /// Returned by an adaptive delegate to keep the style. Presenting a controller with this style is
  /// a programming error.
  case none
}
