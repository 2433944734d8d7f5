import Foundation
import TestSupport
import Testing

/// Images whose path cannot be written.
@Suite(.timeLimit(.minutes(5)))
struct OutputTests {
  private let snapshot = ["snapshot", "--size", "160x140", "--output"]

  @Test("An image has at least one pixel")
  func smallest() throws {
    let folder = try TemporaryFolder()
    let picture = folder.path + "/one.png"
    for side in ["map", "info"] {
      let program = try BuiltProgram([
        "snapshot", "--size", "1x1", "--side", side, "--output", picture,
      ])

      #expect(program.status == 0)
      #expect(program.message.isEmpty)
      let bytes = try Data(contentsOf: URL(filePath: picture))
      // The first chunk of a PNG holds the width and the height.
      #expect(Array(bytes[16..<24]) == [0, 0, 0, 1, 0, 0, 0, 1])
    }
  }

  @Test("Unusual sizes work", arguments: ["1x900", "900x1", "2x2", "37x41", "3000x7"])
  func sizes(size: String) throws {
    let folder = try TemporaryFolder()
    for side in ["map", "info"] {
      let program = try BuiltProgram([
        "snapshot", "--size", size, "--side", side, "--time", "0.1", "--output",
        folder.path + "/odd.png",
      ])
      #expect(program.status == 0, "\(side): \(program.message)")
    }
  }

  @Test("A missing folder, or a folder at the path of the image, exits with status 73")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/folder.png", withIntermediateDirectories: true)
    for path in [folder.path + "/none/picture.png", folder.path + "/folder.png"] {
      let program = try BuiltProgram(snapshot + [path])

      #expect(program.status == 73)
      #expect(program.messages.count == 1)
      #expect(program.message.contains(path), "\(program.message)")
    }
    #expect(try folder.names == ["folder.png"])
  }

  @Test("A full disk exits with status 73")
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    let link = folder.path + "/full.png"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")
    let program = try BuiltProgram(snapshot + [link])

    #expect(program.status == 73)
    #expect(program.messages.count == 1)
    #expect(program.message.contains("No space left on device"), "\(program.message)")
  }

  @Test("An image that does not fit leaves no partial file, and keeps the old file")
  func limited() throws {
    let folder = try TemporaryFolder()
    let (old, new) = (folder.path + "/old.png", folder.path + "/new.png")
    try Data("old".utf8).write(to: URL(filePath: old))
    for path in [old, new] {
      let program = try BuiltProgram(
        ["-c", "ulimit -f 2; exec \"$0\" \"$@\"", BuiltProgram.url.path()] + snapshot + [path],
        at: URL(filePath: "/bin/sh"))

      #expect(program.status == 73)
      #expect(program.messages.count == 1, "\(program.message)")
      #expect(program.message.contains("File too large"), "\(program.message)")
    }
    #expect(try folder.names == ["old.png"])
    #expect(try String(contentsOfFile: old, encoding: .utf8) == "old")
  }

  @Test("An image with a name of 250 bytes is written, and keeps the mode of the old file")
  func longName() throws {
    let folder = try TemporaryFolder()
    let picture = folder.path + "/" + String(repeating: "n", count: 246) + ".png"
    #expect(try BuiltProgram(snapshot + [picture]).status == 0)
    chmod(picture, 0o604)
    #expect(try BuiltProgram(snapshot + [picture]).status == 0)
    var status = stat()
    stat(picture, &status)
    #expect(status.st_mode & 0o777 == 0o604)
    #expect(try folder.names.count == 1)
  }

  @Test("An image replaces the old file, also through a link")
  func replaces() throws {
    let folder = try TemporaryFolder()
    let (file, link) = (folder.path + "/file.png", folder.path + "/link.png")
    try Data("old".utf8).write(to: URL(filePath: file))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file.png")
    let program = try BuiltProgram(snapshot + [link])

    #expect(program.status == 0)
    #expect(try Data(contentsOf: URL(filePath: file)).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file.png")
    #expect(try folder.names.sorted() == ["file.png", "link.png"])
  }
}
