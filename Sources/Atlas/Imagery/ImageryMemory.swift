internal import Synchronization

/// The memory that one or several pyramids keep their decoded tiles in, under one lock.
final class ImageryMemory: Sendable {
  private let cache: Mutex<ImageryCache>

  /// Makes a memory of so many bytes, and of what samplers hold beyond them.
  init(limit: Int) { cache = Mutex(ImageryCache(limit: limit)) }

  /// Runs a body that looks at the decoded tiles, under their lock.
  func withCache<Result: Sendable>(_ body: (inout ImageryCache) -> Result) -> Result {
    cache.withLock { body(&$0) }
  }
}
