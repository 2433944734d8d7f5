/// How a section of a compositional layout looks and works as a list.
///
/// ```swift
/// var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
/// list.headerMode = .supplementary
/// let layout = CollectionViewCompositionalLayout.list(using: list)
/// ```
@MainActor
public struct CollectionLayoutListConfiguration {
  /// What a list looks like.
  public enum Appearance: Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge, with headers that stay visible.
    case plain
    /// Rows from edge to edge on a lighter ground, in sections apart from each other.
    case grouped
    /// Rows on rounded cards.
    case insetGrouped
    /// Rows beside the content of a window, without separators and with rounded selections.
    case sidebar
    /// A sidebar on the ground of a plain list.
    case sidebarPlain
  }

  /// What is the header of a section.
  public enum HeaderMode: Hashable, Sendable {
    /// None.
    case none
    /// A supplementary view of the kind ``CollectionView/elementKindSectionHeader``.
    case supplementary
    /// The first item, which looks like a header.
    case firstItemInSection
  }

  /// What is the footer of a section.
  public enum FooterMode: Hashable, Sendable {
    /// None.
    case none
    /// A supplementary view of the kind ``CollectionView/elementKindSectionFooter``.
    case supplementary
  }

  /// Returns the actions of a row at one side; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> SwipeActionsConfiguration?
  /// Returns the separators of a row, given those of the list.
  public typealias ItemSeparatorHandler =
    @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: ListSeparatorConfiguration)
    -> ListSeparatorConfiguration

  /// What the list looks like.
  public let appearance: Appearance
  /// What is the header of a section; none by default.
  public var headerMode = HeaderMode.none
  /// What is the footer of a section; none by default.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows; true by default, except in sidebars.
  public var showsSeparators: Bool
  /// How the lines between rows look.
  public var separatorConfiguration: ListSeparatorConfiguration
  /// Changes how the lines of a row look; nil for all alike.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the rows, which ``CollectionViewCompositionalLayout/list(using:)`` gives the
  /// collection view; nil for that of the appearance.
  public var backgroundColor: DynamicColor?
  /// The space above a section, in points; nil for that of the appearance.
  public var headerTopPadding: Double?
  /// Returns the actions that a swipe reveals at the leading side; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions that a swipe reveals at the trailing side; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The color behind the rows.
  var ground: DynamicColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: ScrollPalette.ground
    case .grouped, .insetGrouped: ScrollPalette.groupedGround
    case .sidebar: ScrollPalette.header
    }
  }

  /// The space above a section, in points.
  var topPadding: Double {
    if let headerTopPadding { return headerTopPadding.isFinite ? max(0, headerTopPadding) : 0 }
    return switch appearance {
    case .plain: 0
    case .grouped, .insetGrouped: 18
    case .sidebar, .sidebarPlain: 8
    }
  }

  /// Whether the rows of a section are on a card.
  var hasCards: Bool { appearance == .insetGrouped }
}
