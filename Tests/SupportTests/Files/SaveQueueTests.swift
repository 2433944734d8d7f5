import Foundation
import Support
import Synchronization
import TestSupport
import Testing

@MainActor
@Suite("Saves off the main thread")
struct SaveQueueTests {
  private let folder: TemporaryFolder
  private let disk = HangingDisk(.synchronize)
  private let saves = SaveQueue()

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path + "/file" }

  /// Begins to save a byte, and returns the task that ends with the save.
  private func save(_ byte: UInt8, _ order: SaveQueue.Order = .inTurn) -> Task<Void, any Error> {
    let (files, path) = (disk.files, path)
    return Task.immediate { [saves] in
      try await saves.save(order) { save throws(SystemError) in
        try files.change(path, ofAtMost: 9, isDurable: save.isDurable) { old in
          save.isLatest ? (old ?? []) + [byte] : nil
        }
      }
    }
  }

  @Test("F1005: The last save does not wait for one that hangs, which then leaves the file alone")
  func overtaking() async throws {
    let hanging = save(1)
    disk.awaitCall()
    try await save(2, .last).value
    #expect(try bytes(of: path) == [2])
    #expect(saves.isSaved)
    disk.answer()
    try await hanging.value
    #expect(try bytes(of: path) == [2])
    #expect(try folder.names == ["file"])
  }

  @Test("F1005: A last save that comes before a waiting one has its turn is the one that stays")
  func overtaken() async throws {
    let hanging = save(1)
    disk.awaitCall()
    let waiting = save(2)
    try await save(3, .last).value
    disk.answer()
    for task in [hanging, waiting] { try await task.value }
    #expect(try bytes(of: path) == [3])
    #expect(saves.isSaved)
  }

  @Test("F1005: Of the saves that wait for their turn only the latest runs")
  func leavingOut() async throws {
    let hanging = save(1)
    disk.awaitCall()
    let others = [save(2), save(3)]
    #expect(!saves.isSaved)
    disk.answer()
    for task in [hanging] + others { try await task.value }
    #expect(try bytes(of: path) == [1, 3])
    #expect(saves.isSaved)
  }

  @Test("F1005: A queue is saved again when a save succeeds after one that failed")
  func failure() async throws {
    #expect(saves.isSaved)
    await #expect(throws: SystemError(ENOSPC)) {
      try await saves.save(.inTurn) { _ throws(SystemError) in throw SystemError(ENOSPC) }
    }
    #expect(!saves.isSaved)
    try await saves.save(.last) { _ in }
    #expect(saves.isSaved)
  }
}
