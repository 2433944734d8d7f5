import Atlas
import Dispatch
import Synchronization

/// A loader that decodes the imagery tiles a map is missing, one at a time, off the main actor.
nonisolated final class TileLoader: Sendable {
  private struct State {
    var queue: [ImageryTile] = []
    var pyramid: ImageryPyramid?
    var isRunning = false
    // Stored in a struct because a mutex that guards just a closure wraps it anew on every read.
    var onLoad: (@Sendable () async -> Void)?
  }

  private let earth: Earth
  private let queue = WorkQueue("tiles", qos: .utility)
  private let state = Mutex(State())

  /// Creates an idle loader.
  init(earth: Earth) { self.earth = earth }

  /// Sets the handler to call after each tile for which there is memory, before the next one is loaded.
  func setHandler(_ handler: @escaping @Sendable () async -> Void) {
    state.withLock { $0.onLoad = handler }
  }

  /// Requests tiles of a pyramid, the most important first, in place of those requested before.
  func want(_ tiles: [ImageryTile], of pyramid: ImageryPyramid) {
    let starts = state.withLock { state in
      state.pyramid = pyramid
      // Assigning an empty list would free its memory.
      state.queue.removeAll(keepingCapacity: true)
      state.queue.append(contentsOf: tiles.reversed())
      defer { state.isRunning = state.isRunning || !tiles.isEmpty }
      return !state.isRunning && !tiles.isEmpty
    }
    if starts { Task.detached(executorPreference: queue) { await self.run() } }
  }

  private func run() async {
    while let (tile, pyramid) = next() {
      // The pyramid remembers a damaged tile, and the map keeps a coarser level there.
      do throws(AssetError) { try pyramid.load(tile) } catch {
        earth.note(error)
        // Without memory, the map would ask for the tile again at once.
        if case .unreadable = error { continue }
      }
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
