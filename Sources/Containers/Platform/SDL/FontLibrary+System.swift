extension FontLibrary {
  /// Makes the system's fonts those that text is set with, unless that is done already.
  ///
  /// Every platform calls it as it starts, the one without a screen as well.
  public static func installSystemFonts() throws(FontError) {
    try install { () throws(FontError) in
      try FontLibrary(source: try SDLGlyphSource())
    }
  }
}
