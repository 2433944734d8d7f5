internal import Dispatch
internal import Synchronization

/// The fonts of the process, with cached widths, kerning and glyph pictures.
///
/// All members may be used from any thread.
public final class FontLibrary: @unchecked Sendable {
  // Unchecked: `cache` is only used under `lock`.
  private let lock = Mutex(())
  private let cache: FontCache
  private let source: any GlyphSource

  /// Creates a library from a source of glyphs; throws if the source has no fonts.
  public convenience init(source: any GlyphSource) throws(FontError) {
    self.init(checked: source)
    _ = try source.face(for: .body)
  }

  init(checked source: any GlyphSource, limit: Int = 1 << 14) {
    self.source = source
    cache = FontCache(source: source, limit: limit)
  }

  /// The library used to lay out text: ``replacement`` if a test sets one, else the system's fonts.
  ///
  /// The system's fonts are opened on first use. A label must know its size before it is in a
  /// window, so the library cannot come from a window or a platform.
  public static var current: FontLibrary { replacement ?? system }

  /// The library used to lay out text in the current task; `nil` for the system's fonts.
  ///
  /// ```swift
  /// FontLibrary.$replacement.withValue(library) { … }
  /// ```
  @TaskLocal public static var replacement: FontLibrary?

  /// The installed family that takes the place of Inter, the interface font; `nil` for none.
  ///
  /// Text that is laid out already stays as it is, so set it before the first window is shown:
  ///
  /// ```swift
  /// FontLibrary.current.interfaceFamily = "Cantarell"
  /// ```
  public var interfaceFamily: String? {
    get { withCache { $0.interfaceFamily } }
    set { withCache { $0.interfaceFamily = newValue } }
  }

  /// Returns the metrics of a font, in points.
  public func metrics(of font: Font) -> FontMetrics {
    withCache { $0.metrics(of: $0.face(for: font)).scaled(by: font.size) }
  }

  /// Returns the installed font with a name at a size, or `nil` if there is none.
  func font(named name: String) -> Font? { withCache { $0.source.font(named: name) } }

  /// Loads on a background thread what finding fonts for other scripts needs, and stores answers
  /// for the next launch.
  ///
  /// Call it when the first frame is shown.
  public func readAhead() {
    DispatchQueue(label: "fonts", qos: .utility).async { [source] in source.readAhead() }
  }

  /// Empties the cache of rendered glyphs, which are rendered again when needed.
  package func removePictures() { withCache { $0.pictures.removeAll() } }

  /// The memory that the cached pictures of glyphs take, in bytes: at most 8 MB and two glyphs.
  package var pictureBytes: Int { withCache { $0.pictures.bytes } }

  /// The number of cached words of scripts whose letters join.
  package var wordCount: Int { withCache { $0.words.count } }

  /// Runs a body with exclusive access to the cache.
  func withCache<Result>(_ body: (FontCache) -> Result) -> Result {
    lock.withLock { _ in
      // `Mutex` would require a sending result; what is returned here is a value.
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
  /// The metrics of the font, in points.
  public var metrics: FontMetrics { FontLibrary.current.metrics(of: self) }
}
