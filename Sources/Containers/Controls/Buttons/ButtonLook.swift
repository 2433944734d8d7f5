/// The appearance of a button: its configuration, resolved with its traits.
struct ButtonLook: Equatable {
  /// The color of the title and the icon.
  var foreground = Color.black
  /// The background color; clear for none.
  var background = Color.clear
  /// Whether the background hides what is behind, so that the colors on it need no other ground.
  var isOpaque: Bool { background.alpha > 0.5 }
  /// The background color while the pointer is over the button.
  var hoveredBackground = Color.clear
  /// The background color while the button is pressed.
  var highlightedBackground = Color.clear
  /// The color of the border; clear for none.
  var borderColor = Color.clear
  /// The color of the focus ring.
  var focusColor = Color.black
  /// The font of the title.
  var font = Font.system(size: 14, weight: .medium)
  /// The font of the subtitle.
  var subtitleFont = Font.caption
  /// The corner radius, in points; infinite for half of the height.
  var cornerRadius = 8.0
  /// The space around the content, in points.
  var contentInsets = DirectionalEdgeInsets.zero
  /// The edge of the title at which the image is placed.
  var imagePlacement = Button.Configuration.ImagePlacement.leading
  /// The distance between the image and the title, in points.
  var imagePadding = 6.0
  /// The distance between the title and the subtitle, in points.
  var titlePadding = 1.0
  /// The horizontal alignment of the title and the subtitle.
  var titleAlignment = Button.Configuration.TitleAlignment.automatic
}
