import Testing

/// Tests that the rooms, the folders of a module, stay small enough to be read as a whole.
@Suite struct RoomSizeTests {
  @Test("No room has more than 25 files")
  func sizes() throws {
    let rooms = Dictionary(grouping: try SourceTree.current.get().files) { file in
      file.parts.dropLast().joined(separator: "/")
    }
    #expect(rooms.count > 100)
    for (room, files) in rooms {
      #expect(files.count <= 25, "\(room)")
    }
  }
}
