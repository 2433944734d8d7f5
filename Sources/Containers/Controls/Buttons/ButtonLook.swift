/// What a button looks like in its environment, as its configuration says.
struct ButtonLook: Equatable {
  /// The colour of title and icon.
  var foreground = Color.black
  /// The ground; clear for none.
  var background = Color.clear
  /// The ground while the pointer is over the button.
  var hoveredBackground = Color.clear
  /// The ground while the button is pressed.
  var highlightedBackground = Color.clear
  /// The colour of the border; clear for none.
  var borderColor = Color.clear
  /// The colour of the ring that shows the focus.
  var focusColor = Color.black
  /// The font of the title.
  var font = Font.system(size: 14, weight: .medium)
  /// The font of the text under the title.
  var subtitleFont = Font.caption
  /// The radius of the corners, in points; infinite for half the height.
  var cornerRadius = 8.0
  /// The room around title and icon.
  var contentInsets = DirectionalEdgeInsets.zero
  /// Where image and title stand to each other.
  var imagePlacement = Button.Configuration.ImagePlacement.leading
  /// The room between image and title.
  var imagePadding = 6.0
  /// The room between title and subtitle.
  var titlePadding = 1.0
  /// How title and subtitle stand under each other.
  var titleAlignment = Button.Configuration.TitleAlignment.automatic
}
