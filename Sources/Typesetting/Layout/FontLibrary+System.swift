internal import Support
internal import Synchronization

extension FontLibrary {
  /// Opens the system's fonts now, and caches fontconfig's answers for the next launch.
  ///
  /// Calling this is optional: otherwise the fonts are opened when text is first measured. To
  /// launch as fast as possible, call it early with a folder of your own, and call ``readAhead()``
  /// once the first frame is shown. Also call it to exit with a message if there are no fonts.
  /// Further calls have no effect.
  ///
  /// - Parameter folder: The folder that stores which files fontconfig chose, so that the next
  ///   launch need not query it, which takes some 10 milliseconds; `nil` to store nothing. The
  ///   answers are valid until fontconfig's configuration or a folder of fonts changes.
  /// - Throws: The reason why there are no fonts. Text is then drawn as boxes.
  public static func installSystemFonts(rememberingIn folder: String? = nil) throws(FontError) {
    if let error = openedSystem(rememberingIn: folder).error { throw error }
  }

  /// The system's fonts, opened on first access.
  static var system: FontLibrary {
    let opened = openedSystem(rememberingIn: nil)
    if let error = opened.error, !isWarned.exchange(true, ordering: .relaxed) {
      tellUser("\(error) Text is drawn as boxes.")
    }
    return opened.library
  }

  /// The system's fonts, if they have been opened.
  package static var systemIfOpened: FontLibrary? { opened.withLock { $0?.library } }

  private struct Opened {
    let library: FontLibrary
    /// The reason why the library has only boxes.
    var error: FontError?
  }

  private static let opened = Mutex<Opened?>(nil)
  private static let isWarned = Atomic(false)

  private static func openedSystem(rememberingIn folder: String?) -> Opened {
    opened.withLock { opened in
      if let opened { return opened }
      let result: Opened
      do throws(FontError) {
        let source = try SDLGlyphSource(rememberingIn: folder)
        result = Opened(library: try FontLibrary(source: source))
      } catch {
        result = Opened(library: FontLibrary(checked: BoxGlyphSource()), error: error)
      }
      opened = result
      return result
    }
  }
}
