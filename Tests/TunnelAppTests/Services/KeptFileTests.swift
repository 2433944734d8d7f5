import Foundation
import Support
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("Files that the app keeps, whatever is in their place")
struct KeptFileTests {
  private let folder: TemporaryFolder
  private let notices = Notices()

  init() throws { folder = try TemporaryFolder() }

  private var names: [String] { get throws { try folder.names.sorted() } }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(name)).map(Array.init)
  }

  private func text(_ name: String) -> String {
    String(decoding: bytes(name) ?? [], as: UTF8.self)
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: URL(filePath: path(name)))
  }

  private func open(_ kind: KeptFileKind) -> KeptFileKind.Opened {
    kind.open(path(kind.name), notices.add)
  }

  /// What the app uses of a text without damage.
  private func used(of text: String, _ kind: KeptFileKind) throws -> [String] {
    let other = try TemporaryFolder()
    let path = other.path + "/" + kind.name
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return kind.open(path, { _ in }).load()
  }

  // MARK: Nothing to report

  @Test("A sound file is used and changed without a notice", arguments: KeptFileKind.all)
  func sound(kind: KeptFileKind) throws {
    try write(Array(kind.text.utf8), kind.name)
    let file = open(kind)

    #expect(!file.load().isEmpty)
    try file.change()

    #expect(text(kind.name).contains(kind.added))
    #expect(try names == [kind.name])
    #expect(notices.all.isEmpty)
  }

  @Test(
    "A file that is missing or empty is begun without a notice", arguments: KeptFileKind.all,
    [true, false])
  func new(kind: KeptFileKind, isMissing: Bool) throws {
    if !isMissing { try write([], kind.name) }
    let file = open(kind)

    _ = file.load()
    try file.change()

    #expect(text(kind.name).contains(kind.added))
    #expect(try names == [kind.name])
    #expect(notices.all.isEmpty)
  }

  // MARK: Damage

  /// Lines that a file may have in place of one of its own.
  private static let damagedLines: [[UInt8]] = [
    [0xFF], Array("nonsense".utf8), [0], Array("caf".utf8) + [0xE9],
  ]

  @Test(
    "Beside a damaged line the others are used, and the file is kept before it changes",
    arguments: KeptFileKind.all, damagedLines)
  func damagedLine(kind: KeptFileKind, line: [UInt8]) throws {
    let lines = kind.text.split(separator: "\n").map(String.init)
    for number in lines.indices {
      try? FileManager.default.removeItem(atPath: path(kind.name + ".unreadable"))
      let (before, after) = (lines[..<number], lines[(number + 1)...])
      let rest = before + [""] + after
      let damaged =
        before.map { Array(($0 + "\n").utf8) }.joined() + line + [10]
        + after.map { Array(($0 + "\n").utf8) }.joined()
      try write(Array(damaged), kind.name)
      let notices = Notices()
      let file = kind.open(path(kind.name), notices.add)

      #expect(try file.load() == used(of: rest.joined(separator: "\n") + "\n", kind))
      #expect(try names == [kind.name])
      #expect(bytes(kind.name) == Array(damaged))
      try file.change()

      #expect(text(kind.name).contains(kind.added))
      #expect(notices.all.count == 1, "\(notices.all)")
      #expect(notices.all.first?.contains(" of \(path(kind.name)) cannot be read. ") == true)
      let stays = kind.name == "settings" && String(validating: line, as: UTF8.self) != nil
      #expect(bytes(kind.name + ".unreadable") == (stays ? nil : Array(damaged)))
      if stays { #expect(text(kind.name).contains(String(decoding: line, as: UTF8.self))) }
    }
  }

  @Test("A damaged setting that is chosen anew is kept aside")
  func damagedSetting() throws {
    try write(Array("version = 1\nstart = cubits\n".utf8), "settings")
    let file = open(.settings)
    _ = file.load()
    try file.change()

    #expect(text("settings") == "version = 1\nstart = home\n")
    #expect(text("settings.unreadable") == "version = 1\nstart = cubits\n")
    #expect(notices.all.count == 1)
  }

  @Test(
    "Of a file of a later version the sound lines are used, and it is kept",
    arguments: [KeptFileKind.windows, .history, .recent])
  func laterVersion(kind: KeptFileKind) throws {
    let later = kind.text.replacing("version = 1", with: "version = 2")
      .replacing("history 1", with: "history 2").replacing("files 1", with: "files 2")
    try write(Array(later.utf8), kind.name)
    let file = open(kind)

    #expect(try file.load() == used(of: kind.text, kind))
    try file.change()

    #expect(text(kind.name + ".unreadable") == later)
    #expect(notices.all.count == 1)
  }

  @Test(
    "Of a file that was cut the whole lines are used, and it is kept", arguments: KeptFileKind.all)
  func cut(kind: KeptFileKind) throws {
    let cut = String(kind.text.dropLast(3))
    try write(Array(cut.utf8), kind.name)
    let file = open(kind)
    let whole = kind.text.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"

    #expect(try file.load() == used(of: whole, kind))
    try file.change()

    let all = text(kind.name) + text(kind.name + ".unreadable")
    #expect(all.contains(cut))
    #expect(notices.all.count == 1)
  }

  @Test(
    "A file that is no text is kept, and each other one beside it, but none twice",
    arguments: KeptFileKind.all)
  func noText(kind: KeptFileKind) throws {
    let first = [UInt8](repeating: 0xFE, count: 3000)
    for bytes in [first, first.dropLast(), first] {
      try write(bytes, kind.name)
      let notices = Notices()
      let file = kind.open(path(kind.name), notices.add)
      _ = file.load()
      try file.change()
      try file.change()
      #expect(text(kind.name).contains(kind.added))
      #expect(notices.all.count == 1)
    }
    let kept = [".unreadable", ".unreadable-2"].map { kind.name + $0 }
    #expect(try names == [kind.name] + kept)
    #expect(bytes(kept[0]) == first)
    #expect(bytes(kept[1]) == first.dropLast())
  }

  @Test("A file that is too large is not used, and is moved aside", arguments: KeptFileKind.all)
  func tooLarge(kind: KeptFileKind) throws {
    try write([1], kind.name + ".unreadable")
    try write([2], kind.name)
    truncate(path(kind.name), 100_000_000)
    let file = open(kind)

    #expect(try file.load() == used(of: "", kind))
    #expect(try names == [kind.name, kind.name + ".unreadable"])
    try file.change()

    #expect(text(kind.name).contains(kind.added))
    var status = stat()
    stat(path(kind.name + ".unreadable-2"), &status)
    #expect(status.st_size == 100_000_000)
    #expect(bytes(kind.name + ".unreadable") == [1])
    #expect(notices.all.count == 1)
  }

  @Test(
    "A pipe or a folder in place of the file is not used, and stays", arguments: KeptFileKind.all,
    [true, false])
  func irregular(kind: KeptFileKind, isPipe: Bool) throws {
    if isPipe { mkfifo(path(kind.name), 0o600) } else { mkdir(path(kind.name), 0o700) }
    let file = open(kind)

    #expect(try file.load() == used(of: "", kind))
    try? file.change()

    var status = stat()
    stat(path(kind.name), &status)
    #expect(status.st_mode & S_IFMT == (isPipe ? S_IFIFO : S_IFDIR))
    #expect(try names == [kind.name])
    #expect(
      notices.all == [
        "\(path(kind.name)) is not a file. It is left alone, and nothing is saved there."
      ])
  }

  @Test("A link is followed, and what is damaged is kept beside the file that it leads to")
  func link() throws {
    mkdir(path("real"), 0o700)
    symlink("real/kept", path("windows"))
    try write([0xFF], "real/kept")
    let file = open(.windows)
    _ = file.load()
    try file.change()

    #expect(bytes("real/kept.unreadable") == [0xFF])
    #expect(text("real/kept").contains(KeptFileKind.windows.added))
    #expect(try names == ["real", "windows"])
  }

  @Test("If the damaged file cannot be kept, it is not replaced", arguments: KeptFileKind.all)
  func fullDisk(kind: KeptFileKind) throws {
    try write([0xFF], kind.name)
    let faults = FileFaults { call, _ throws(SystemError) in
      if call == .write { throw SystemError(ENOSPC) }
    }
    let file = FileSystem.$current.withValue(FileSystem(faults)) { open(kind) }
    _ = file.load()
    try? file.change()

    #expect(bytes(kind.name) == [0xFF])
    #expect(try names == [kind.name])
  }

  // MARK: Passing errors

  private static let passing: [(FileSystem.Call, Int32)] = [
    (.open, EMFILE), (.open, ENFILE), (.open, EACCES), (.open, ESTALE), (.read, EIO),
    (.read, ENOMEM), (.status, EIO),
  ]

  @Test(
    "What the system refuses to read is neither renamed nor replaced, and is added to later",
    arguments: KeptFileKind.all, passing)
  func refused(kind: KeptFileKind, fault: (call: FileSystem.Call, code: Int32)) throws {
    try write(Array(kind.text.utf8), kind.name)
    let (refusal, path) = (Refusal(), path(kind.name))
    let faulty = refusal.fileSystem(of: "/" + kind.name, fault.call, fault.code)
    let file = FileSystem.$current.withValue(faulty) { open(kind) }
    #expect(try file.load() == used(of: "", kind))
    for _ in 0..<2 {
      try? file.change()
      #expect(text(kind.name) == kind.text)
      #expect(try names == [kind.name])
    }
    refusal.end()
    try file.change()
    try file.change()

    #expect(notices.all.count == 1)
    #expect(
      notices.all.first?.contains("\(path) cannot be read now: \(SystemError(fault.code))") == true)
    #expect(try names == [kind.name])
    try expectAddition(to: kind)
  }

  @Test(
    "A file that comes after the start, as with its disk, is added to", arguments: KeptFileKind.all)
  func late(kind: KeptFileKind) throws {
    let file = open(kind)
    _ = file.load()
    try write(Array(kind.text.utf8), kind.name)
    try file.change()
    try file.change()

    #expect(notices.all.isEmpty)
    try expectAddition(to: kind)
  }

  /// Expects that a file has what was changed, and what it had before.
  private func expectAddition(to kind: KeptFileKind) throws {
    #expect(text(kind.name).contains(kind.added))
    let all = kind.open(path(kind.name), { _ in }).load()
    let old = try used(of: kind.text, kind).map(content)
    #expect(
      Set(old).subtracting(all.map(content)) == (kind.name == "settings" ? ["start = last"] : []))
  }

  /// A line without the number of its window, which may change.
  private func content(_ line: String) -> String {
    line.replacing(/^[0-9]+\./, with: "")
  }

  // MARK: Chance

  @Test("Whatever bytes change, none of the file is lost", arguments: KeptFileKind.all)
  func chance(kind: KeptFileKind) throws {
    let faults = FileFaults { call, _ throws(SystemError) in
      // The disk is not waited for, as on a file system that cannot do that.
      if call == .synchronize { throw SystemError(EINVAL) }
    }
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let damaged = damage(Array(kind.text.utf8), &random)
      try? FileManager.default.removeItem(atPath: path(kind.name + ".unreadable"))
      try write(damaged, kind.name)
      let notices = Notices()
      let file = FileSystem.$current.withValue(FileSystem(faults)) {
        kind.open(path(kind.name), notices.add)
      }
      let used = file.load()
      try file.change()

      #expect(notices.all.count <= 1, "seed \(seed)")
      let kept = bytes(kind.name + ".unreadable")
      if kind.name == "settings", kept == nil {
        let (old, new) = (KeptText(damaged).lines, Set(KeptText(bytes(kind.name) ?? []).lines))
        let lost = old.filter { !new.contains($0) && $0?.hasPrefix("start") != true }
        #expect(lost.isEmpty, "seed \(seed)")
      } else if notices.all.isEmpty {
        let lines = KeptText(damaged).lines.compactMap(\.self)
        // A window that has lost its width or height has the usual ones.
        #expect(below(used).count >= below(lines).count, "seed \(seed)")
      } else {
        #expect(kept == damaged, "seed \(seed)")
      }
    }
  }

  /// The lines that a change does not write anew in any case.
  private func below(_ lines: [String]) -> [String] {
    let headings = ["", "version = 1", "tunnel history 1", "tunnel recent files 1"]
    return lines.filter { !headings.contains($0) && !$0.hasPrefix("#") }
  }

  private func damage(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0..<3, using: &random) {
      let spot = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: bytes.insert(10, at: spot)
      case 1: bytes.removeLast(bytes.count - max(spot, 1))
      case 2...4: bytes[spot] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      default: bytes[spot] = .random(in: .min ... .max, using: &random)
      }
    }
    return bytes
  }
}
