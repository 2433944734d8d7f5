public import Pixels

/// The lines above and below the rows of a list.
///
/// ```swift
/// var list = CollectionLayoutListConfiguration(appearance: .plain)
/// list.itemSeparatorHandler = { indexPath, separator in
///   var changed = separator
///   if indexPath.item == 0 { changed.bottomSeparatorVisibility = .hidden }
///   return changed
/// }
/// ```
@MainActor
public struct ListSeparatorConfiguration: Equatable {
  /// Whether a line is visible.
  public enum Visibility: Hashable, Sendable {
    /// As the appearance of the list has it: between rows.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// Insets that stand for those of the appearance: the line begins where the text does.
  public static let automaticInsets = DirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above; automatic by default, which is never.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below; automatic by default.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the line above from the sides of the row, in points.
  public var topSeparatorInsets = automaticInsets
  /// The distances of the line below from the sides of the row, in points.
  public var bottomSeparatorInsets = automaticInsets
  /// The color.
  public var color = DynamicColor.separator
  let appearance: CollectionLayoutListConfiguration.Appearance

  /// Creates the lines of an appearance.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }
}
