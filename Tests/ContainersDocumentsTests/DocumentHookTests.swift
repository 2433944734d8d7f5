import ContainersTesting
import Foundation
import Support
import Synchronization
import TestSupport
import Testing

@testable import Containers
@testable import ContainersDocuments

/// A document that writes and reads its file in its own way, and notes how.
private final class Ledger: Document {
  struct Written: Sendable {
    let url: URL
    let original: URL?
    let operation: SaveOperation
    let isFree: Bool
    let isOnMainThread: Bool
  }

  struct Refusal: Error {}

  let written = Mutex<[Written]>([])
  let refuses = Mutex(false)
  let lines = Mutex<[String]>([])
  private(set) var handled: [(error: any Error, isRecovered: Bool)] = []

  override func contents(forType typeName: String) throws -> Contents {
    .data(Data(lines.withLock { $0.joined(separator: ",") }.utf8))
  }

  override func writeContents(
    _ contents: Contents, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    let isFree = !FileManager.default.fileExists(atPath: url.path)
    written.withLock {
      $0.append(
        Written(
          url: url, original: originalContentsURL, operation: saveOperation, isFree: isFree,
          isOnMainThread: Thread.isMainThread))
    }
    if refuses.withLock({ $0 }) {
      try Data("half".utf8).write(to: url)
      throw Refusal()
    }
    guard case .data(let data) = contents else { throw DocumentError.notAFile }
    try Data("ledger:".utf8 + data).write(to: url)
  }

  override func read(from url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    lines.withLock { $0 = text.dropFirst(7).split(separator: ",").map(String.init) }
  }

  override func finishedHandlingError(_ error: any Error, recovered: Bool) {
    super.finishedHandlingError(error, recovered: recovered)
    handled.append((error, recovered))
  }

  func add(_ line: String) {
    lines.withLock { $0.append(line) }
    updateChangeCount(.done)
  }
}

@Suite("What subclasses of documents override") @MainActor struct DocumentHookTests {
  let stage = Stage(ViewController())
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func makeLedger() -> Ledger {
    Ledger(fileURL: folder.url("a.txt"), application: stage.application)
  }

  private func openLedger() async throws -> Ledger {
    try folder.write("ledger:one")
    let ledger = makeLedger()
    #expect(await ledger.open())
    return ledger
  }

  @Test("F903: A document writes a new file in its own way, which then replaces the old one")
  func writing() async throws {
    let ledger = try await openLedger()
    ledger.add("two")
    #expect(await ledger.save(to: ledger.fileURL, for: .forOverwriting))

    #expect(folder.text() == "ledger:one,two")
    let call = try #require(ledger.written.withLock { $0.first })
    #expect(call.isFree)
    #expect(!call.isOnMainThread)
    #expect(call.operation == .forOverwriting)
    #expect(call.url.path != ledger.fileURL.path)
    #expect(call.original == ledger.fileURL)
    #expect(folder.names == ["a.txt"])
    #expect(await ledger.close())
  }

  @Test("F903: A file that is created replaces none")
  func creating() async throws {
    let ledger = makeLedger()
    ledger.add("first")
    #expect(await ledger.save(to: ledger.fileURL, for: .forCreating))

    let call = try #require(ledger.written.withLock { $0.first })
    #expect(call.original == nil)
    #expect(call.operation == .forCreating)
    #expect(folder.text() == "ledger:first")
    #expect(await ledger.close())
  }

  @Test("F902: An error while writing is reported as it is, and the old file stays")
  func refusing() async throws {
    let ledger = try await openLedger()
    ledger.add("two")
    ledger.refuses.withLock { $0 = true }
    let log = WarningLog()
    await WarningReceiver.$current.withValue({ log.add($0) }) {
      #expect(await !ledger.autosave())
    }

    #expect(folder.text() == "ledger:one")
    #expect(folder.names == ["a.txt"])
    #expect(ledger.handled.map { $0.error is Ledger.Refusal } == [true])
    #expect(ledger.hasUnsavedChanges)
    #expect(ledger.documentState == .savingError)
    #expect(log.lines.count == 1)
    ledger.refuses.withLock { $0 = false }
    #expect(await ledger.close())
    #expect(folder.text() == "ledger:one,two")
  }

  @Test("F902: The default handling logs an error and finishes without recovery, once")
  func handling() async throws {
    let ledger = makeLedger()
    let log = WarningLog()
    await WarningReceiver.$current.withValue({ log.add($0) }) { #expect(await !ledger.open()) }

    #expect(ledger.handled.map(\.isRecovered) == [false])
    #expect(ledger.handled.first?.error as? DocumentError == .system(code: ENOENT))
    #expect(log.lines.count == 1)
  }

  @Test("F901: Accesses to the file run one after the other, off the main thread")
  func accesses() async throws {
    let ledger = try await openLedger()
    let shared = Shared()
    for number in 1...3 {
      ledger.performAsynchronousFileAccess {
        shared.add("\(number), main \(Thread.isMainThread)")
      }
    }
    // Operations use the same queue, so that they wait for it.
    #expect(await ledger.revert(toContentsOf: ledger.fileURL))
    #expect(shared.lines == ["1, main false", "2, main false", "3, main false"])
    #expect(await ledger.close())
  }

  @Test("F904: A token from before a change leaves that change unsaved")
  func tokens() async throws {
    let ledger = try await openLedger()
    ledger.add("two")
    let token = ledger.changeCountToken(for: .forOverwriting)
    ledger.add("three")
    ledger.updateChangeCount(withToken: token, for: .forOverwriting)
    #expect(ledger.hasUnsavedChanges)
    ledger.updateChangeCount(
      withToken: ledger.changeCountToken(for: .forOverwriting), for: .forOverwriting)
    #expect(!ledger.hasUnsavedChanges)
    #expect(await ledger.close())
    #expect(folder.text() == "ledger:one")
  }

  @Test("F904: A token of another kind traps and names the document")
  func foreignToken() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = Stage(ViewController())
        Document(fileURL: URL(filePath: "/tmp/a.txt"), application: stage.application)
          .updateChangeCount(withToken: "token", for: .forOverwriting)
      }
    }
    #expect(result.standardError.contains("“a.txt”"))
  }

  @Test("F904: The time between a change and its save can be set")
  func delay() async throws {
    let ledger = try await openLedger()
    ledger.autosaveDelay = .seconds(1)
    ledger.add("two")
    stage.advance(by: .seconds(0.9))
    await ledger.operations.finish()
    #expect(folder.text() == "ledger:one")
    stage.advance(by: .seconds(0.2))
    #expect(await stage.wait { !ledger.hasUnsavedChanges })
    #expect(folder.text() == "ledger:one,two")
    #expect(await ledger.close())
  }
}

/// Lines that several threads add.
private final class Shared: Sendable {
  private let written = Mutex<[String]>([])

  var lines: [String] { written.withLock { $0 } }

  func add(_ line: String) { written.withLock { $0.append(line) } }
}
