import Synchronization

/// A pool of pens shared by all maps.
///
/// It grows to the largest number used at once.
package nonisolated final class MapPens: Sendable {
  private let idle = Mutex<[MapPen]>([])

  /// Creates an empty pool; pens are created on demand.
  package init() {}

  /// Lends a pen to a body.
  func withPen(_ body: (MapPen) -> Void) {
    let pen = idle.withLock { $0.popLast() } ?? MapPen()
    body(pen)
    idle.withLock { $0.append(pen) }
  }
}
