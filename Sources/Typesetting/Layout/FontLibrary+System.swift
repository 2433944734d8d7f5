internal import Support
internal import Synchronization

extension FontLibrary {
  /// Opens the system's fonts now, and keeps fontconfig's answers for the next start.
  ///
  /// Nobody has to call this: the fonts are opened when text is first measured. A program that wants to start
  /// as fast as it can calls it before, with a folder of its own, and ``readAhead()`` once its first frame is
  /// shown; so does a program that wants to end with a message where there are no fonts. Calling it again
  /// changes nothing.
  ///
  /// - Parameter folder: Where the program keeps which files fontconfig chose, so that its next start
  ///   need not ask again, which takes some 10 milliseconds; nil: nowhere. The answers hold until
  ///   fontconfig's configuration or a folder of fonts changes.
  /// - Throws: Why there are no fonts; text is then drawn as boxes.
  public static func installSystemFonts(rememberingIn folder: String? = nil) throws(FontError) {
    if let error = openedSystem(rememberingIn: folder).error { throw error }
  }

  /// The system's fonts, opened now if they are not yet.
  static var system: FontLibrary {
    let opened = openedSystem(rememberingIn: nil)
    if let error = opened.error, !isWarned.exchange(true, ordering: .relaxed) {
      warn("\(error) Text is drawn as boxes.")
    }
    return opened.library
  }

  /// The system's fonts, if anything has asked for them.
  package static var systemIfOpened: FontLibrary? { opened.withLock { $0?.library } }

  private struct Opened {
    let library: FontLibrary
    /// Why the library has only boxes.
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
