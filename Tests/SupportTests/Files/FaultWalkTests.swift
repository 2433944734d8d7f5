import Foundation
import TestSupport
import Testing

@testable import Support

/// A way to replace a file or a folder.
private enum Replacement: CaseIterable {
  case new, existing, behindLink, twoNames, creating, expected, privately, notDurable
  case newFolder, folder, folderByFile, fileByFolder, change, changeTwoNames, changeNothing

  private static let oldText = Array("the old text".utf8)
  private static let newText = Array("a new text".utf8)

  /// Makes what is there before.
  func prepare(_ path: String) throws {
    switch self {
    case .new, .creating, .newFolder, .changeNothing: break
    case .existing, .expected, .privately, .notDurable, .fileByFolder, .change:
      try write(Self.oldText, path)
    case .behindLink:
      try write(Self.oldText, path + ".target")
      symlink("file.target", path)
    case .twoNames, .changeTwoNames:
      try write(Self.oldText, path)
      link(path, path + ".other")
    case .folder, .folderByFile: try makeFolder(path, Self.oldText, "old")
    }
  }

  private func write(_ bytes: [UInt8], _ path: String) throws {
    try Data(bytes).write(to: URL(filePath: path))
    chmod(path, 0o640)
  }

  private func makeFolder(_ path: String, _ bytes: [UInt8], _ name: String) throws {
    let files = FileSystem.current
    try files.makeFolder(path)
    try files.create("\(path)/\(name)", with: bytes, mode: 0o600)
    try files.create("\(path)/both", with: bytes, mode: 0o600)
  }

  func run(_ path: String) throws {
    let files = FileSystem.current
    switch self {
    case .new, .existing, .behindLink, .twoNames: try files.write(Self.newText, to: path)
    case .creating: try files.write(Self.newText, to: path, .creating)
    case .privately: try files.write(Self.newText, to: path, mode: 0o600)
    case .notDurable: try files.write(Self.newText, to: path, isDurable: false)
    case .change, .changeTwoNames, .changeNothing:
      try files.change(path, ofAtMost: 100) { old in (old ?? []) + Self.newText }
    case .expected, .newFolder, .folder, .folderByFile, .fileByFolder: try replace(path)
    }
  }

  private func replace(_ path: String) throws {
    let files = FileSystem.current
    let content = FileReplacement.Content.made { draft, _ in
      if self == .newFolder || self == .folder || self == .fileByFolder {
        try makeFolder(draft, Self.newText, "new")
      } else {
        try files.create(draft, with: Self.newText, mode: 0o600)
      }
    }
    let outcome = try FileReplacement(
      of: path, with: content, expecting: try FileFingerprint(of: path, files), files
    ).run()
    if let failure = outcome.failure { throw failure }
    guard try outcome.fingerprint == FileFingerprint(of: path, files) else {
      throw FileReplacement.Failure.changed
    }
  }
}

/// A file system by what it cannot do.
private enum Kind: CaseIterable {
  /// Has everything.
  case local
  /// Has neither unnamed files nor hard links, like vfat.
  case simple
  /// Has neither unnamed files nor special renames, like NFS.
  case network
  /// Has none of these.
  case poor

  var refusals: [FileSystem.Call: Int32] {
    switch self {
    case .local: [:]
    case .simple: [.openUnnamed: EOPNOTSUPP, .link: EPERM]
    case .network: [.openUnnamed: EOPNOTSUPP, .renameWithFlags: EINVAL]
    case .poor: [.openUnnamed: EISDIR, .link: EPERM, .renameWithFlags: ENOSYS]
    }
  }

  /// Whether a kill between two calls may leave an empty file or none, because nothing better exists.
  func isTorn(by replacement: Replacement) -> Bool {
    switch replacement {
    case .creating, .changeNothing: self == .poor
    case .newFolder, .folder, .folderByFile, .fileByFolder: self == .network || self == .poor
    default: false
    }
  }
}

@Suite("Replacements in which each system call fails")
struct FaultWalkTests {
  @Test(
    "The old file or the new one is there, and nothing else, on any kind of file system",
    arguments: Replacement.allCases, Kind.allCases)
  private func replacements(replacement: Replacement, kind: Kind) async throws {
    var walk = FaultWalk()
    walk.refusals = kind.refusals
    if kind.isTorn(by: replacement) { walk.faults.removeAll { $0 == .kill } }
    try await walk.run { run in
      let path = run.folder + "/file"
      try replacement.prepare(path)
      await run.attempt { try replacement.run(path) }
    }
  }

  @Test("Short writes are continued", arguments: [Replacement.new, .twoNames])
  private func shortWrites(replacement: Replacement) async throws {
    var walk = FaultWalk()
    walk.longestWrite = 1
    try await walk.run { run in
      try replacement.prepare(run.folder + "/file")
      await run.attempt { try replacement.run(run.folder + "/file") }
    }
  }

  @Test("Missing folders are made, or else an error is thrown")
  func folders() async throws {
    try await FaultWalk().run { run in
      symlink("target", run.folder + "/link")
      await run.attempt {
        let files = FileSystem.current
        try files.makeFolders(run.folder + "/link/a/b")
        try files.write([1], to: run.folder + "/link/a/b/file")
      }
    }
  }

  @Test("What is read is whole, or an error is thrown")
  func reading() async throws {
    let bytes = (0..<40_000).map { UInt8(truncatingIfNeeded: $0) }
    try await FaultWalk().run { run in
      try Data(bytes).write(to: URL(filePath: run.folder + "/file"))
      await run.attempt {
        let read = try FileSystem.current.bytes(of: run.folder + "/file", atMost: 40_000)
        #expect(read == bytes)
      }
    }
  }
}
