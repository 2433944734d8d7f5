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
  public convenience init(source: any GlyphSource) throws(FontError) {
    self.init(checked: source)
    _ = try source.face(for: .body)
  }

  init(checked source: any GlyphSource) {
    self.source = source
    cache = FontCache(source: source)
  }

  /// The library that text is set with: ``replacement`` where a test has one, else the system's fonts.
  ///
  /// The system's fonts are opened when they are first asked for, by whatever asks. A label must know its
  /// size before it is in a window, so the library cannot come from a window or a platform.
  public static var current: FontLibrary { replacement ?? system }

  /// The library that text is set with in the current task; nil for the system's fonts.
  ///
  /// ```swift
  /// FontLibrary.$replacement.withValue(library) { … }
  /// ```
  @TaskLocal public static var replacement: FontLibrary?

  /// Returns the measures of a font, in points.
  public func metrics(of font: Font) -> FontMetrics {
    withCache { $0.metrics(of: $0.face(for: font)).scaled(by: font.size) }
  }

  /// Returns the installed font of a name, of some size; nil where there is none.
  func font(named name: String) -> Font? { withCache { $0.source.font(named: name) } }

  /// Reads what fonts of other scripts are found by, and keeps what the next start will ask for, on a
  /// thread of its own; called when the first frame is shown.
  public func readAhead() {
    DispatchQueue(label: "fonts", qos: .utility).async { [source] in source.readAhead() }
  }

  /// Drops the pictures of glyphs; those that are needed again are made again.
  package func removePictures() { withCache { $0.pictures.removeAll() } }

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
