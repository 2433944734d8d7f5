import Atlas
import Dispatch
import Synchronization

/// Decodes the imagery tiles that a map misses, one at a time, away from the main actor.
nonisolated final class TileLoader: Sendable {
  private struct State {
    var queue: [ImageryTile] = []
    var pyramid: ImageryPyramid?
    var isRunning = false
    // A closure that is the whole of what a mutex guards would be wrapped anew each time it is read.
    var onLoad: (@Sendable () async -> Void)?
  }

  private let earth: Earth
  private let queue = WorkQueue("tiles", qos: .utility)
  private let state = Mutex(State())

  /// Makes a loader with nothing to do.
  init(earth: Earth) { self.earth = earth }

  /// Sets what is done after each tile, and before the next.
  func setHandler(_ handler: @escaping @Sendable () async -> Void) {
    state.withLock { $0.onLoad = handler }
  }

  /// Asks for tiles of a pyramid, the most wanted first, instead of those asked for before.
  func want(_ tiles: [ImageryTile], of pyramid: ImageryPyramid) {
    let starts = state.withLock { state in
      state.pyramid = pyramid
      // Assigning an empty list would let go of its memory.
      state.queue.removeAll(keepingCapacity: true)
      state.queue.append(contentsOf: tiles.reversed())
      defer { state.isRunning = state.isRunning || !tiles.isEmpty }
      return !state.isRunning && !tiles.isEmpty
    }
    if starts { Task.detached(executorPreference: queue) { await self.run() } }
  }

  private func run() async {
    while let (tile, pyramid) = next() {
      // The pyramid remembers a damaged tile, and the map stays at a coarser level there.
      earth.noting { () throws(AssetError) in try pyramid.load(tile) }
      let handler = state.withLock { $0.onLoad }
      await handler?()
    }
  }

  private func next() -> (ImageryTile, ImageryPyramid)? {
    state.withLock { state in
      guard let tile = state.queue.popLast(), let pyramid = state.pyramid else {
        state.isRunning = false
        return nil
      }
      return (tile, pyramid)
    }
  }
}
