internal import Dispatch

extension FontLibrary {
  /// Makes the system's fonts those that text is set with, unless that is done already.
  ///
  /// Every platform calls it as it starts, the one without a screen as well. A program that is to start
  /// at once calls it before, with a folder of its own.
  ///
  /// - Parameter folder: Where the program keeps which files fontconfig chose, so that its next start
  ///   need not ask again, which takes some 10 milliseconds; nil: nowhere. What was kept holds until
  ///   fontconfig's configuration or a folder of fonts changes.
  public static func installSystemFonts(rememberingIn folder: String? = nil) throws(FontError) {
    try install { () throws(FontError) in
      let source = try SDLGlyphSource(rememberingIn: folder)
      if folder != nil { read(source.configuration) }
      return try FontLibrary(source: source)
    }
  }

  /// Reads fontconfig's configuration once the start is over: a letter that no font of before has must not
  /// wait for it.
  private static func read(_ configuration: FontConfiguration) {
    DispatchQueue(label: "fontconfig", qos: .utility).asyncAfter(deadline: .now() + 1) {
      _ = configuration.read()
    }
  }
}
