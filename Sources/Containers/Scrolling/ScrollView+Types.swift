extension ScrollView {
  /// What is left of the content's speed after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share that is left, between 0 and 1.
    public let rawValue: Double

    /// Makes a rate.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// A long way, for content to be read.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A short way, for content to choose from.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// What the indicators look like.
  public enum IndicatorStyle: Hashable, Sendable {
    /// Dark on light content and light on dark content, by the traits.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// How the safe area adds to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
    /// As `.scrollableAxes`.
    case automatic
    /// Only along the axes that scroll: where the content is larger than the view, or always bounces.
    case scrollableAxes
    /// Not at all.
    case never
    /// On all sides.
    case always
  }
}

/// What changes the zoom scale.
enum ScrollZoomPhase: Hashable, Sendable {
  /// Nothing.
  case none
  /// Two fingers.
  case pinching
  /// It comes to a scale by itself.
  case settling

  /// Whether zooming may pass from this phase to another.
  func canAdvance(to next: ScrollZoomPhase) -> Bool {
    switch (self, next) {
    case (.none, .pinching), (.none, .settling): true
    case (.pinching, .settling), (.pinching, .none): true
    case (.settling, .pinching), (.settling, .none): true
    default: false
    }
  }
}

/// A drag of the content that is going on.
struct ScrollDrag {
  /// The offset without resistance where the translation is zero.
  var start: Point
  /// The axis that the drag is held to; nil for both.
  var axis: ScrollAxis?
  /// The page that it began on, across and down.
  let page: Point
}

/// What a scroll view needs of a refresh control.
@MainActor
protocol ScrollViewRefreshing: View {
  /// Follows the pull of the content.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Tells that the content is about to be let go.
  func scrollViewWillEndDragging(_ scrollView: ScrollView)
  /// Whether content that is let go near its beginning rests below the control.
  var holdsContent: Bool { get }
  /// Refreshes because a key asked for it.
  func refreshByKey()
}
