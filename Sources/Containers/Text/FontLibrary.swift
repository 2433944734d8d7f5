internal import Dispatch
internal import Synchronization

/// The fonts of the process, with what has been learned about them: widths, kerning, pictures.
///
/// All of it may be used from any thread.
public final class FontLibrary: @unchecked Sendable {
  // Unchecked: `cache` is only used under `lock`.
  private let lock = Mutex(())
  private let cache: FontCache
  private let source: any GlyphSource

  /// Makes a library of a source of glyphs; fails where that has no font at all.
  public init(source: any GlyphSource) throws(FontError) {
    self.source = source
    cache = FontCache(source: source)
    _ = try source.face(for: .body)
  }

  /// The one library that text is set with.
  ///
  /// A label must know its size before it stands in a window, so the library cannot come from the
  /// window, and Text may not name the platform that has the fonts. So the platform installs the
  /// library once, before anything is measured; it never changes after.
  public static var current: FontLibrary {
    guard let library = currentIfInstalled else {
      misuse(
        "Text is measured before any fonts are installed: make the Application or Stage first, or "
          + "call FontLibrary.installSystemFonts().")
    }
    return library
  }

  /// Makes a library the one that text is set with, unless there is one already.
  ///
  /// - Parameter make: Makes the library; only called where there is none.
  public static func install(
    _ make: () throws(FontError) -> FontLibrary
  ) throws(FontError) {
    let result = installed.withLock { library -> Result<Void, FontError> in
      guard library == nil else { return .success(()) }
      do throws(FontError) {
        library = try make()
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  /// The library that text is set with, if there is one yet.
  static var currentIfInstalled: FontLibrary? { installed.withLock { $0 } }

  private static let installed = Mutex<FontLibrary?>(nil)

  /// Returns the measures of a font, in points.
  public func metrics(of font: Font) -> FontMetrics {
    withCache { $0.metrics(of: $0.face(for: font)).scaled(by: font.size) }
  }

  /// Reads what fonts of other scripts are found by, and keeps what the next start will ask for, on a
  /// thread of its own; called when the first frame is shown.
  public func readAhead() {
    DispatchQueue(label: "fonts", qos: .utility).async { [source] in source.readAhead() }
  }

  /// Drops the pictures of glyphs; those that are needed again are made again.
  func removePictures() { withCache { $0.pictures.removeAll() } }

  /// Lets a body use what is known, alone.
  func withCache<Result>(_ body: (FontCache) -> Result) -> Result {
    lock.withLock { _ in
      // Mutex would have the result sent out; what is returned here is values.
      nonisolated(unsafe) let result = body(cache)
      return Transfer(result)
    }.value
  }

  private struct Transfer<Value>: @unchecked Sendable {
    // Unchecked: carries a value out of the lock on the same thread.
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}

extension Font {
  /// The measures of the font, in points.
  public var metrics: FontMetrics { FontLibrary.current.metrics(of: self) }
}
