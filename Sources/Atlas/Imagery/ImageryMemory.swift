internal import Synchronization

/// The memory for the decoded tiles of one or more pyramids, protected by one lock.
final class ImageryMemory: Sendable {
  private let cache: Mutex<ImageryCache>

  /// Creates a memory with a limit in bytes, which tiles held by samplers may exceed.
  init(limit: Int) { cache = Mutex(ImageryCache(limit: limit)) }

  /// Calls a closure with the cache while holding its lock.
  func withCache<Result: Sendable>(_ body: (inout ImageryCache) -> Result) -> Result {
    cache.withLock { body(&$0) }
  }
}
