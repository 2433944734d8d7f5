extension FontLibrary {
  /// Makes the system's fonts those that text is set with, unless that is done already.
  ///
  /// Every platform calls it as it starts, the one without a screen as well. A program that is to start
  /// at once calls it before, with a folder of its own, and ``readAhead()`` when its first frame is shown.
  ///
  /// - Parameter folder: Where the program keeps which files fontconfig chose, so that its next start
  ///   need not ask again, which takes some 10 milliseconds; nil: nowhere. What was kept holds until
  ///   fontconfig's configuration or a folder of fonts changes.
  public static func installSystemFonts(rememberingIn folder: String? = nil) throws(FontError) {
    try install { () throws(FontError) in
      try FontLibrary(source: try SDLGlyphSource(rememberingIn: folder))
    }
  }
}
