import Foundation
import Support
import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

@Suite("The files of the state")
@MainActor
struct RestorationFilesTests {
  private func mode(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
  }

  @Test("F801: The folder and the file are the user's alone, even if others could read the old one")
  func modes() async throws {
    let base = NSTemporaryDirectory() + "restoration-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: base) }
    let store = RestorationStore(folder: base + "/a/org.example.Test")
    #expect(store.isFirst)
    #expect(try store.read() == nil)
    await store.finish([1, 2])
    let path = store.folder + "/restoration.json"
    #expect(mode(store.folder) == 0o700)
    #expect(mode(path) == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    await store.finish([3])
    #expect(mode(path) == 0o600)
    #expect(try store.read() == [3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder).count == 2)
  }

  @Test("F808: Only one store at a time has the lock")
  func lock() {
    let base = NSTemporaryDirectory() + "restoration-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: base) }
    let first = RestorationStore(folder: base)
    #expect(first.isFirst)
    #expect(!RestorationStore(folder: base).isFirst)
    first.release()
    #expect(RestorationStore(folder: base).isFirst)
  }

  @Test("An archive that could not be saved is saved at the end")
  func failedSave() async {
    let files = MemoryFiles()
    let store = RestorationStore(folder: "/state/org.example.Test", files: files)
    files.failure = SystemError(ENOSPC)
    _ = WarningLog.lines { store.write([1]) }
    #expect(files.contents[MemoryFiles.archive] == nil)
    files.failure = nil
    await store.finish(nil)
    #expect(files.contents[MemoryFiles.archive] == [1])
  }

  @Test("An archive that the next start would not read is not saved, with one warning")
  func tooLarge() {
    let files = MemoryFiles()
    let store = RestorationStore(folder: "/state/org.example.Test", files: files)
    let bytes = [UInt8](repeating: 32, count: JSONReader.greatestSize + 1)
    store.write([1])
    let warnings = WarningLog.lines {
      store.write(bytes)
      store.write(bytes)
    }
    #expect(
      warnings == ["The state in /state/org.example.Test cannot be saved: File too large"])
    #expect(files.contents[MemoryFiles.archive] == [1])
  }

  @Test("A mark that cannot be read for now is not that of a failed start, and a damaged one is")
  func unreadableMark() {
    let files = MemoryFiles()
    let store = RestorationStore(folder: "/state/org.example.Test", files: files)
    files.readError = .refused(SystemError(EMFILE))
    _ = WarningLog.lines { #expect(store.marker.count == 0) }
    files.readError = .irregular
    #expect(store.marker.count == 1)
  }

  @Test("F801: The folder is below XDG_STATE_HOME if that is absolute, or else below the home")
  func folder() {
    func folder(_ values: [String: String]) -> String? {
      RestorationStore.folder(of: "a.b") { values[$0] }
    }
    #expect(folder(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/a.b")
    #expect(folder(["XDG_STATE_HOME": "s", "HOME": "/h"]) == "/h/.local/state/a.b")
    #expect(folder([:]) == nil)
  }
}
