/// The graph of the rooms of a module, derived from the names of the types and members declared in
/// them.
struct RoomGraph {
  /// A use of a type or member that is declared in another room.
  struct Arrow {
    let from: String
    let to: String
    /// The path of the file that uses it.
    let file: String
    let name: String

    /// The room and what it uses, as exceptions write it.
    var use: String { "\(from) → \(name)" }
  }

  /// The uses of types, by file.
  let arrows: [Arrow]
  /// The uses of members, by file, of which there are more than are found.
  ///
  /// A member is found by its name if that is of several words, only files of one room declare it,
  /// and no file of any module gives it to anything else. They form no cycles by themselves: within
  /// a row, class bodies hand over to extensions in rooms beside them.
  let memberArrows: [Arrow]
  /// The number of files in rooms; files outside rooms re-export other modules.
  let fileCount: Int
  /// The files whose room is not in the table.
  let homeless: [String]
  /// The room of each type declared at the top level of a file.
  let homes: [String: String]
  /// The room of each member that is found by its name.
  let memberHomes: [String: String]

  /// Creates the graph of a module.
  ///
  /// - Parameters:
  ///   - rooms: The paths of the rooms below the module. A file belongs to the nearest enclosing
  ///     folder that is a room.
  ///   - overridable: Classes whose open members may name types of any room in their signatures, in
  ///     the class body.
  ///   - exceptions: Uses that do not count; see ``Arrow/use``.
  init(
    of module: String, in tree: SourceTree, rooms: Set<String>, overridable: [String] = [],
    exceptions: Set<String> = []
  ) {
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
    let members = RoomGraph.membersByName(in: tree, room)
    func uses(_ names: Set<String>, of homes: [String: String], by file: SourceTree.File) -> [Arrow]
    {
      guard let own = room[file.path] else { return [] }
      return names.compactMap { name in
        guard let other = homes[name], other != own else { return nil }
        let arrow = Arrow(from: own, to: other, file: file.path, name: name)
        return exceptions.contains(arrow.use) ? nil : arrow
      }
    }
    arrows = files.flatMap { file in
      let type = String(file.parts.last?.dropLast(".swift".count) ?? "")
      let names =
        overridable.contains(type)
        ? FileNames(in: SourceTree.withoutOpenSignatures(of: type, in: file.code)) : file.names
      return uses(names.types, of: home, by: file)
    }
    memberArrows = files.flatMap { uses($0.names.uses, of: members, by: $0) }
    homes = home
    memberHomes = members
    fileCount = files.count
    homeless = files.map(\.path).filter { room[$0] == nil }
  }

  /// Returns the rooms of the members that are found by their names.
  private static func membersByName(
    in tree: SourceTree, _ room: [String: String]
  ) -> [String: String] {
    var places: [String: Set<String>] = [:]
    for file in tree.files {
      for name in file.names.members { places[name, default: []].insert(room[file.path] ?? "") }
    }
    return places.compactMapValues { $0.count == 1 ? $0.first : nil }
      .filter { name, room in
        !room.isEmpty && !tree.bound.contains(name)
          && name.dropFirst().contains(where: \.isUppercase)
      }
  }

  /// Returns the arrows that lead from a room to one in a later row.
  func climbs(over rows: [[String]]) -> [Arrow] {
    let row = Dictionary(
      uniqueKeysWithValues: rows.enumerated().flatMap { index, rooms in rooms.map { ($0, index) } })
    return (arrows + memberArrows).filter { row[$0.to, default: 0] > row[$0.from, default: 0] }
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
