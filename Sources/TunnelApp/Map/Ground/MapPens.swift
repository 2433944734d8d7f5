import Synchronization

/// The pens of all maps: as many as ever drew at the same time.
package nonisolated final class MapPens: Sendable {
  private let idle = Mutex<[MapPen]>([])

  /// Makes an empty set; pens are made as they are needed.
  package init() {}

  /// Lends a pen to a body.
  func withPen(_ body: (MapPen) -> Void) {
    let pen = idle.withLock { $0.popLast() } ?? MapPen()
    body(pen)
    idle.withLock { $0.append(pen) }
  }
}
