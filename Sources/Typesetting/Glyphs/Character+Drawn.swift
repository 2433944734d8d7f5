extension Character {
  /// The part of the character that is drawn.
  ///
  /// Of an emoji this is what it begins with: only fonts in color join several into one, and selectors
  /// and skin tones are nothing by themselves.
  var drawn: String {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return String(self) }
    var drawn = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xFE0E, 0xFE0F: continue
      case 0x200D, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F:
        if !drawn.isEmpty { return String(drawn) }
      default: break
      }
      drawn.append(scalar)
    }
    return String(drawn)
  }
}
