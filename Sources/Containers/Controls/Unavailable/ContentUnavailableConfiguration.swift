internal import Pixels

/// What a view shows in place of content that there is none of: an image, texts, and buttons.
///
/// Assign one to `contentUnavailableConfiguration` of a view controller.
///
/// ```swift
/// var empty = ContentUnavailableConfiguration.empty()
/// empty.image = Image(systemName: "star")
/// empty.text = "No Favorites"
/// empty.secondaryText = "Places that you keep appear here."
/// contentUnavailableConfiguration = empty
/// ```
public struct ContentUnavailableConfiguration: ContentConfiguration {
  /// The appearance of a text.
  public typealias TextProperties = ListContentConfiguration.TextProperties
  /// The appearance of an image.
  public typealias ImageProperties = ListContentConfiguration.ImageProperties

  /// Where the parts are, horizontally.
  public enum Alignment: Hashable, Sendable {
    /// In the middle.
    case center
    /// At the leading edge.
    case natural
  }

  /// What a button does.
  public struct ButtonProperties {
    /// What the button does; its title is shown where the button's configuration has none.
    public var primaryAction: Action?
    /// The menu that the button opens, or with an action, a long press on it; nil for none.
    public var menu: Menu?
    /// Whether the button can be pressed; true by default.
    public var isEnabled = true

    init() {}
  }

  /// The image above the texts; nil for none.
  public var image: Image?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The main text, without the styles of ``styledText``; nil for none.
  public var text: String? {
    get { styledText?.string }
    set { styledText = newValue.map { StyledText($0) } }
  }
  /// The main text with styles for its parts; nil for none.
  public var styledText: StyledText?
  /// The appearance of the main text.
  public var textProperties = TextProperties(Font(.title2).withWeight(.bold))
  /// The second text, without the styles of ``secondaryStyledText``; nil for none.
  public var secondaryText: String? {
    get { secondaryStyledText?.string }
    set { secondaryStyledText = newValue.map { StyledText($0) } }
  }
  /// The second text with styles for its parts; nil for none.
  public var secondaryStyledText: StyledText?
  /// The appearance of the second text.
  public var secondaryTextProperties = TextProperties(.body, color: .secondaryLabel)
  /// The look of the button, which is shown if it has a title or an image.
  public var button = Button.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The look of the second button, which is shown if it has a title or an image.
  public var secondaryButton = Button.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where the parts are, horizontally; in the middle by default.
  public var alignment = Alignment.center
  /// The axes on which the margins are at least those of the view around; both by default.
  public var axesPreservingSuperviewLayoutMargins = Axis.both
  /// The least space around the content, in points; 16 by default.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The space between the image and the text, in points.
  public var imageToTextPadding = 12.0
  /// The space between the two texts, in points.
  public var textToSecondaryTextPadding = 6.0
  /// The space between the texts and the button, in points.
  public var textToButtonPadding = 16.0
  /// The space between the two buttons, in points.
  public var buttonToSecondaryButtonPadding = 8.0
  /// The background; none by default.
  public var background = BackgroundConfiguration.clear()
  /// Whether a wheel is shown in place of the image.
  private(set) var isLoading = false
  /// Whether the texts name what was searched for.
  private var isSearch = false

  private init() {
    imageProperties.tintColor = .secondaryLabel
  }

  /// Returns a configuration without any texts, for content of which there is none yet.
  public static func empty() -> ContentUnavailableConfiguration {
    ContentUnavailableConfiguration()
  }

  /// Returns a configuration that shows that content is being loaded.
  public static func loading() -> ContentUnavailableConfiguration {
    var result = ContentUnavailableConfiguration()
    result.isLoading = true
    result.text = Messages.Unavailable.loading
    result.textProperties = TextProperties(.body, color: .secondaryLabel)
    return result
  }

  /// Returns a configuration that shows that a search has found nothing.
  ///
  /// It names what was searched for if the state that it is updated for knows that, unless you set
  /// another text.
  public static func search() -> ContentUnavailableConfiguration {
    var result = ContentUnavailableConfiguration()
    result.isSearch = true
    result.image = Image(systemName: "magnifyingglass")
    result.text = Messages.Unavailable.noResults
    return result
  }

  /// Makes a ``ContentUnavailableView``.
  @MainActor public func makeContentView() -> any View & ContentView {
    ContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state: that of a search with what was searched for.
  public func updated(for state: any ConfigurationState) -> ContentUnavailableConfiguration {
    guard isSearch, text == Messages.Unavailable.noResults,
      let query = (state as? ContentUnavailableConfigurationState)?.searchText, !query.isEmpty
    else { return self }
    var result = self
    result.text = Messages.Unavailable.noResults(for: query)
    result.secondaryText = secondaryText ?? Messages.Unavailable.searchAdvice
    return result
  }
}
