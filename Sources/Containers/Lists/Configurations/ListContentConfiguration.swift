internal import Pixels

/// The content of a row in a list: an image, a text, and a secondary text.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = city.name
/// content.secondaryText = city.country
/// cell.contentConfiguration = content
/// ```
public struct ListContentConfiguration: ContentConfiguration, Hashable, Sendable {
  /// The image at the leading edge; nil for none.
  public var image: Image? {
    get { picture.image }
    set { picture.image = newValue }
  }
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
  public var textProperties: TextProperties
  /// The second text, without the styles of ``secondaryStyledText``; nil for none.
  public var secondaryText: String? {
    get { secondaryStyledText?.string }
    set { secondaryStyledText = newValue.map { StyledText($0) } }
  }
  /// The second text with styles for its parts; nil for none.
  public var secondaryStyledText: StyledText?
  /// The appearance of the second text.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text is beside the main one where both fit; otherwise it is below.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The axes on which the margins are at least those of the cell; both by default.
  public var axesPreservingSuperviewLayoutMargins = Axis.both
  /// The space around the content, in points.
  public var directionalLayoutMargins = DirectionalEdgeInsets.zero
  /// The space between the image and the texts, in points.
  public var imageToTextPadding = 12.0
  /// The space between two texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding = 12.0
  /// The space between two texts below each other, in points.
  public var textToSecondaryTextVerticalPadding = 2.0
  /// The least height of the content with its margins, in points.
  let leastHeight: Double
  private var picture = Picture()

  /// An image that is equal to another one if both look the same.
  private struct Picture: Hashable {
    var image: Image?

    static func == (one: Picture, other: Picture) -> Bool { Image.areSame(one.image, other.image) }
    func hash(into hasher: inout Hasher) { hasher.combine(image?.size.width) }
  }

  init(
    _ text: TextProperties, _ secondary: TextProperties, isSideBySide: Bool = false,
    leastHeight: Double = 44
  ) {
    (textProperties, secondaryTextProperties) = (text, secondary)
    prefersSideBySideTextAndSecondaryText = isSideBySide
    self.leastHeight = leastHeight
  }

  /// Makes a ``ListContentView``.
  @MainActor public func makeContentView() -> any View & ContentView {
    ListContentView(configuration: self)
  }

  /// Returns the configuration for the state of a cell: the standard colors of a disabled one are
  /// fainter.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    let isDisabled = state.isDisabledView
    guard isDisabled != textProperties.isDisabled else { return self }
    var result = self
    result.textProperties.isDisabled = isDisabled
    result.secondaryTextProperties.isDisabled = isDisabled
    result.imageProperties.isDisabled = isDisabled
    return result
  }
}

extension ListContentConfiguration {
  /// The texts in one, as they are read aloud; nil for none.
  var spokenText: String? {
    [text, secondaryText].compactMap(\.self).joinedAsSpoken
  }
}
