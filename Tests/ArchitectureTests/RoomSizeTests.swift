import Testing

/// Tests that files, and the rooms of a module, stay small enough to be read as a whole.
@Suite struct RoomSizeTests {
  @Test("No room has more than 25 files")
  func rooms() throws {
    let rooms = Dictionary(grouping: try SourceTree.current.get().files) { file in
      file.parts.dropLast().joined(separator: "/")
    }
    #expect(rooms.count > 100)
    for (room, files) in rooms {
      #expect(files.count <= 25, "\(room)")
    }
  }

  @Test("No file is longer than 400 lines")
  func files() throws {
    for file in try SourceTree.current.get().files where file.lines > 400 + 1 {
      Issue.record("\(file.path) has \(file.lines - 1) lines")
    }
  }
}
