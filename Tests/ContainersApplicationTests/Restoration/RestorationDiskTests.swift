import Foundation
import Support
import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

@Suite("The state of a program on a disk that does not answer")
@MainActor
final class RestorationDiskTests {
  private let base = NSTemporaryDirectory() + "restoration-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: base) }

  private var saved: String {
    get throws {
      let path = base + "/org.example.Test/restoration.json"
      return try String(contentsOfFile: path, encoding: .utf8)
    }
  }

  /// Launches a program with a state on a disk.
  private func start(on disk: HangingDisk) -> (RestorationProgram, RestorableController) {
    let program = RestorationProgram()
    program.application.restoration.files = FileSystem.$current.withValue(disk.files) {
      SystemRestorationFiles()
    }
    program.application.restoration.environment = { [base] in $0 == "XDG_STATE_HOME" ? base : nil }
    let root = RestorableController("root", program.transcript, note: "old")
    program.addWindow(root)
    program.launch()
    return (program, root)
  }

  @Test("F1005: A save that hangs in the kernel delays neither frames nor the last save")
  func hangingSave() async throws {
    let disk = HangingDisk(.synchronize)
    let (program, root) = start(on: disk)
    program.application.setNeedsStatePreservation()
    program.advance(by: .seconds(1))
    disk.awaitCall()
    root.note = "new"
    program.application.terminate()
    while !program.application.isTerminated {
      await Task.yield()
      program.application.turn()
    }
    #expect(try saved.contains("\"new\""))
    disk.answer()
  }

  @Test("F1005: A disk that does not answer lets the program end in time, with one warning")
  func hangingDisk() {
    let disk = HangingDisk(.open, isHanging: false)
    let (program, _) = start(on: disk)
    disk.hang()
    program.application.terminate()
    program.advance(by: .seconds(2.4))
    #expect(!program.application.isTerminated)
    let warnings = WarningLog.lines { program.advance(by: .seconds(0.2)) }
    #expect(program.application.isTerminated)
    let folder = base + "/org.example.Test"
    #expect(warnings == ["The state in \(folder) cannot be saved: the disk does not answer."])
    disk.answer()
  }
}
