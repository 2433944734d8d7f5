extension View {
  /// Whether the layout direction is right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the size of an image beside text: symbols grow with the text.
  func sizeBesideText(of image: Image) -> Size {
    let scale = image.isSymbolImage ? textScale : 1
    return Size(width: image.size.width * scale, height: image.size.height * scale)
  }

  /// Returns a color resolved with the view's traits.
  func color(_ color: DynamicColor) -> Color { color.resolvedColor(with: traitCollection) }

  /// Returns the color in which a text or symbol is drawn while its control is disabled.
  ///
  /// This is a gray, unless the given color is about as light as the system's background. Such a
  /// color would be invisible on the system's background, so it must be on another one, like white
  /// text on a filled button. There the color is only faded.
  ///
  /// - Parameter ink: The color while the control is enabled.
  func inactive(_ ink: Color) -> Color {
    func lightness(_ color: Color) -> Double {
      0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    }
    let isSwallowed = abs(lightness(ink) - lightness(color(.systemBackground))) < 0.12
    return isSwallowed
      ? ink.withAlphaComponent(ink.alpha * Self.inactiveOpacity) : color(.inactiveLabel)
  }

  /// The opacity of an image of fixed colors while it cannot be used.
  static var inactiveOpacity: Double { 0.6 }
}

extension Control {
  /// Whether the traits ask for high contrast.
  var isHighContrast: Bool { traitCollection.accessibilityContrast == .high }

  /// Changes the control's parts, animated if requested, visible, and not subject to reduced
  /// motion.
  func changeParts(
    animated: Bool, duration: Duration = .milliseconds(220), _ change: () -> Void
  ) {
    guard animated, window != nil, traitCollection.accessibilityMotion != .reduced else {
      // A slider that follows a display link changes in each frame.
      AnimationRecorder.withCurrent(nil, change)
      return
    }
    View.animate(
      withDuration: duration, options: .curveEaseOut, animations: change)
  }
}

extension DynamicColor {
  /// The color of the unfilled part of a track, and of a switch that is off.
  static let emptyTrack = DynamicColor(
    light: Color(hex: 0xD9D9DE), dark: Color(hex: 0x48484C),
    lightHighContrast: Color(hex: 0x8E8E93),
    darkHighContrast: Color(hex: 0x8E8E93))
  /// The background color of the selected segment in a segmented control.
  static let chosenSegment = DynamicColor(
    light: .white, dark: Color(hex: 0x636366), lightHighContrast: .white,
    darkHighContrast: Color(hex: 0x505055))
}
