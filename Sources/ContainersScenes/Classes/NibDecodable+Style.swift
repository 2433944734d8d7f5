public import Containers

extension Color: NibDecodable {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String { DynamicColor.nibForm }
  /// Returns the color that is written; a semantic one as it is with the current traits.
  @MainActor public static func decode(_ value: NibValue) -> Color? {
    DynamicColor.decode(value)?.resolvedColor(with: .current)
  }
}

extension DynamicColor: NibDecodable {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String { "a color “#RRGGBB”, “#RRGGBBAA” or the name of one" }
  /// Returns the color that is written, by its digits or its name.
  @MainActor public static func decode(_ value: NibValue) -> DynamicColor? {
    guard let text = value.string else { return nil }
    guard text.first == "#" else { return nibNames.first { $0.key == text }?.value }
    let digits = text.dropFirst()
    guard digits.utf8.count == 6 || digits.utf8.count == 8,
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let bits = UInt32(digits, radix: 16)
    else { return nil }
    let (rgb, alpha) = digits.utf8.count == 8 ? (bits >> 8, bits & 255) : (bits, 255)
    let part = { (shift: UInt32) in Double(rgb >> shift & 255) / 255 }
    return DynamicColor(
      Color(red: part(16), green: part(8), blue: part(0), alpha: Double(alpha) / 255))
  }

  /// The colors that have names.
  static let nibNames: KeyValuePairs<String, DynamicColor> = [
    "black": .black, "white": .white, "clear": .clear, "gray": .gray, "darkGray": .darkGray,
    "lightGray": .lightGray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
    "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator,
    "systemBackground": .systemBackground, "lightText": .lightText, "darkText": .darkText,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "systemBlue": .systemBlue, "systemBrown": .systemBrown, "systemCyan": .systemCyan,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "systemGreen": .systemGreen, "systemIndigo": .systemIndigo, "systemMint": .systemMint,
    "systemOrange": .systemOrange, "systemPink": .systemPink, "systemPurple": .systemPurple,
    "systemRed": .systemRed, "systemTeal": .systemTeal, "systemYellow": .systemYellow,
  ]
}

extension Font: NibDecodable {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String {
    "a font {\"font\": \"headline\"} or {\"font\": \"system\", \"size\": 17, \"bold\": true}"
  }
  /// Returns the font that is written: that of a text style, or one of a size.
  @MainActor public static func decode(_ value: NibValue) -> Font? {
    guard let name = value["font"]?.string else { return nil }
    guard let size = value["size"] else {
      return TextStyle.allCases.first { "\($0)" == name }.map { preferredFont(forTextStyle: $0) }
    }
    guard let points = size.number, points > 0, points <= 1000 else { return nil }
    let isBold = value["bold"]?.bool ?? false
    if name == "system" { return system(size: points, weight: isBold ? .bold : .regular) }
    return Font(name: name, size: points)
  }
}

extension Image: NibDecodable {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String {
    "the image of a file or symbol that exists: {\"image\": \"name\"}"
  }
  /// Returns the image of a file beside the nib or in the program's resources, or else a symbol.
  @MainActor public static func decode(_ value: NibValue) -> Image? {
    guard let name = value["image"]?.string else { return nil }
    return value.folder.flatMap { NibImageFile.image(named: name, in: $0) }
      ?? Image(systemName: name)
  }
}
