extension ScrollView {
  /// The rate at which released content slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after a millisecond, between 0 and 1.
    public let rawValue: Double

    /// Creates a rate from the remaining fraction.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// A slow deceleration, for content to read.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast deceleration, for content to choose from.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The style of the scroll indicators.
  public enum IndicatorStyle: Hashable, Sendable {
    /// Dark on light content and light on dark content, according to the traits.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// The way the safe area adds to the content insets.
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
    /// Along axes that scroll.
    ///
    /// Also always at the top and bottom if the scroll view is the root view, or its first subview,
    /// of a controller in a navigation, tab bar, or other system container.
    case automatic
    /// Only along axes that scroll, because the content is larger than the view or always bounces.
    case scrollableAxes
    /// Never.
    case never
    /// On all sides.
    case always
  }
}

/// The cause of a change of the zoom scale.
enum ScrollZoomPhase: Hashable, Sendable {
  /// The scale is not changing.
  case none
  /// The user is pinching.
  case pinching
  /// The scale is animating to its final value.
  case settling

  /// Returns whether this phase may change to another.
  func canAdvance(to next: ScrollZoomPhase) -> Bool {
    switch (self, next) {
    case (.none, .pinching), (.none, .settling): true
    case (.pinching, .settling), (.pinching, .none): true
    case (.settling, .pinching), (.settling, .none): true
    default: false
    }
  }
}

/// A drag of the content in progress.
struct ScrollDrag {
  /// The offset at a translation of zero, without resistance.
  var start: Point
  /// The axis that the drag is locked to; nil for both.
  var axis: ScrollAxis?
  /// The page on which the drag began, horizontally and vertically.
  let page: Point
}

/// The interface between a scroll view and its refresh control.
@MainActor
protocol ScrollViewRefreshing: View {
  /// Called when the content scrolls.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called before the content is released.
  func scrollViewWillEndDragging(_ scrollView: ScrollView)
  /// Whether released content near its start rests below the control.
  var holdsContent: Bool { get }
  /// Refreshes on behalf of a key.
  func refreshByKey()
}
