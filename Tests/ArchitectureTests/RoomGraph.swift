/// The graph of the rooms of a module, derived from the names of the types declared in them.
struct RoomGraph {
  /// A use of a type that is declared in another room.
  struct Arrow {
    let from: String
    let to: String
    /// The path of the file that uses the type.
    let file: String
    /// The name of the type.
    let name: String
  }

  /// The arrows, by file.
  let arrows: [Arrow]
  /// The number of files in rooms; files outside rooms re-export other modules.
  let fileCount: Int
  /// The files whose room is not in the table.
  let homeless: [String]
  /// The room of each type declared at the top level of a file.
  let homes: [String: String]

  /// Creates the graph of a module.
  ///
  /// - Parameters:
  ///   - rooms: The paths of the rooms below the module. A file belongs to the nearest enclosing
  ///     folder that is a room.
  ///   - overridable: Classes whose open members may name types of any room in their signatures, in
  ///     the class body.
  init(of module: String, in tree: SourceTree, rooms: Set<String>, overridable: [String] = []) {
    let files = tree.files.filter { $0.module == module && $0.parts.count > 3 }
    var room: [String: String] = [:]
    var home: [String: String] = [:]
    for file in files {
      var folders = file.parts.dropFirst(2).dropLast()
      while !folders.isEmpty, !rooms.contains(folders.joined(separator: "/")) {
        folders.removeLast()
      }
      guard !folders.isEmpty else { continue }
      let path = folders.joined(separator: "/")
      room[file.path] = path
      for type in file.types { home[type] = path }
    }
    arrows = files.flatMap { file -> [Arrow] in
      guard let own = room[file.path] else { return [] }
      let type = String(file.parts.last?.dropLast(".swift".count) ?? "")
      let identifiers =
        overridable.contains(type)
        ? SourceTree.identifiers(in: SourceTree.withoutOpenSignatures(of: type, in: file.code))
        : file.identifiers
      return identifiers.compactMap { name in
        guard let other = home[name], other != own else { return nil }
        return Arrow(from: own, to: other, file: file.path, name: name)
      }
    }
    homes = home
    fileCount = files.count
    homeless = files.map(\.path).filter { room[$0] == nil }
  }

  /// Returns the arrows that lead from a room to one in a later row.
  func climbs(over rows: [[String]]) -> [Arrow] {
    let row = Dictionary(
      uniqueKeysWithValues: rows.enumerated().flatMap { index, rooms in rooms.map { ($0, index) } })
    return arrows.filter { row[$0.to, default: 0] > row[$0.from, default: 0] }
  }

  /// Returns rooms that form a cycle, in order, with a file for each arrow; `nil` if there is none.
  func circle(among arrows: [Arrow]) -> [String]? {
    let next = Dictionary(grouping: arrows, by: \.from)
    var done: Set<String> = []
    var path: [Arrow] = []

    func visit(_ room: String) -> [String]? {
      if let start = path.firstIndex(where: { $0.from == room }) {
        return path[start...].map { "\($0.from) → \($0.to): \($0.name) in \($0.file)" }
      }
      guard !done.contains(room) else { return nil }
      for arrow in next[room] ?? [] {
        path.append(arrow)
        if let circle = visit(arrow.to) { return circle }
        path.removeLast()
      }
      done.insert(room)
      return nil
    }
    for room in next.keys.sorted() {
      if let circle = visit(room) { return circle }
    }
    return nil
  }
}
