/// The background of a cell, a header, or a footer.
///
/// ```swift
/// var background = BackgroundConfiguration.listCell()
/// background.cornerRadius = 8
/// cell.backgroundConfiguration = background
/// ```
public struct BackgroundConfiguration: Hashable, Sendable {
  /// A view that fills the background; nil for none.
  public var customView: View?
  /// The color; the style's own one until it is set, which shows whether the cell is selected or
  /// pressed.
  public var backgroundColor: DynamicColor? {
    get { ownColor ?? standardColor }
    set { ownColor = .some(newValue) }
  }
  /// The distance of the background from the edges of the cell, in points.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The radius of the corners, in points.
  public var cornerRadius = 0.0
  /// The color of the border; nil for none.
  public var strokeColor: DynamicColor?
  /// The width of the border, in points.
  public var strokeWidth = 0.0
  private let usual: DynamicColor?
  private let showsState: Bool
  private var shown = Shown()
  private var ownColor: DynamicColor??

  /// What a background shows of a cell's state.
  struct Shown: Hashable {
    var isSelected = false
    var isHighlighted = false
  }

  private init(_ usual: DynamicColor?, showsState: Bool = true) {
    (self.usual, self.showsState) = (usual, showsState)
  }

  /// Returns no background, in any state.
  public static func clear() -> Self { Self(nil, showsState: false) }
  /// Returns the background of a row.
  public static func listCell() -> Self { Self(nil) }
  /// Returns the background of a row on a card.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// Returns the background of a row in a sidebar, which is inset and rounded.
  public static func listSidebarCell() -> Self {
    var result = Self(nil)
    result.backgroundInsets = DirectionalEdgeInsets(top: 1, leading: 8, bottom: 1, trailing: 8)
    result.cornerRadius = 8
    return result
  }
  /// Returns the background of a section's header or footer.
  public static func listHeader() -> Self { Self(.secondarySystemBackground, showsState: false) }

  /// Returns the configuration for the state of a cell.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
    guard showsState, state.background != shown else { return self }
    var result = self
    result.shown = state.background
    return result
  }

  private var standardColor: DynamicColor? {
    if shown.isSelected { return ScrollPalette.selection }
    return shown.isHighlighted ? ScrollPalette.highlight : usual
  }
}
