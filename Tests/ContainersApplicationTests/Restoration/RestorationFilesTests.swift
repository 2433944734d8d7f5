import Foundation
import Testing

@testable import Containers

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
