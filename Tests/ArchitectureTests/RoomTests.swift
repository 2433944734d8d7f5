import Testing

/// Tests the uses between the rooms of each module against the tables of ``DirectionTests``.
@Suite struct RoomTests {
  let tree: SourceTree

  init() throws { tree = try SourceTree.current.get() }

  /// Returns the graph of a module's rooms, with the exemptions applied.
  private func graph(
    of module: String, in tree: SourceTree, exceptions: Set<String>? = nil
  ) throws -> RoomGraph {
    RoomGraph(
      of: module, in: tree, rooms: Set(try #require(DirectionTests.rows[module]).joined()),
      overridable: DirectionTests.overridable[module] ?? [],
      exceptions: exceptions ?? Set(DirectionTests.exceptions[module, default: [:]].keys))
  }

  @Test(
    "A room uses only its own row and the rows above it",
    arguments: DirectionTests.rows.keys.sorted())
  func rooms(module: String) throws {
    let rows = try #require(DirectionTests.rows[module])
    let graph = try graph(of: module, in: tree)

    #expect(graph.fileCount > 15)
    #expect(graph.homeless == [])
    for arrow in graph.climbs(over: rows) {
      Issue.record("\(arrow.file) in \(arrow.from) uses \(arrow.name) of \(arrow.to)")
    }
  }

  @Test(
    "Each exception is a use of another room", arguments: DirectionTests.exceptions.keys.sorted())
  func neededExceptions(module: String) throws {
    let graph = try graph(of: module, in: tree, exceptions: [])
    let uses = Set((graph.arrows + graph.memberArrows).map(\.use))

    #expect(Set(DirectionTests.exceptions[module, default: [:]].keys).subtracting(uses) == [])
  }

  /// Modules whose rooms must not form cycles, even within one row.
  static let acyclic = [
    "Atlas", "Containers", "ContainersScenes", "ContainersSDL", "Pixels", "TunnelApp",
    "Typesetting",
  ]

  @Test("Rooms do not form cycles", arguments: acyclic)
  func circles(module: String) throws {
    let graph = try graph(of: module, in: tree)

    #expect(graph.circle(among: graph.arrows) == nil)
  }

  @Test("A planted use that closes a cycle is found", arguments: acyclic)
  func plantedCircle(module: String) throws {
    let graph = try graph(of: module, in: tree)
    let arrow = try #require(graph.arrows.first { graph.homes.values.contains($0.from) })
    let planted = try planting(useOf: arrow.from, in: arrow.to, of: module)

    #expect(planted.circle(among: planted.arrows) != nil)
  }

  @Test("A planted use of a later row is found", arguments: acyclic)
  func plantedClimb(module: String) throws {
    let rows = try #require(DirectionTests.rows[module])
    let homes = Set(try graph(of: module, in: tree).homes.values)
    // The last room may only extend types of others.
    let last = try #require(rows.dropFirst().joined().last(where: homes.contains))
    let planted = try planting(useOf: last, in: rows[0][0], of: module)

    let files = planted.climbs(over: rows).map(\.file)
    #expect(files == ["Sources/\(module)/\(rows[0][0])/Planted.swift"])
  }

  @Test("A planted use of a member of a later row is found", arguments: acyclic)
  func plantedMember(module: String) throws {
    let rows = try #require(DirectionTests.rows[module])
    let graph = try graph(of: module, in: tree)
    let member = try #require(
      graph.memberHomes.filter { home in !rows[0].contains(home.value) }.keys.min())
    let path = "Sources/\(module)/\(rows[0][0])/Planted.swift"
    let planted = try self.graph(
      of: module, in: tree.planting("func plant() { seed.\(member) }", at: path))

    #expect(graph.memberHomes.count > 20)
    #expect(planted.climbs(over: rows).map(\.name) == [member])
  }

  /// Returns the graph of a module with an added file in one room that names a type of another.
  private func planting(
    useOf other: String, in room: String, of module: String
  ) throws -> RoomGraph {
    let homes = try graph(of: module, in: tree).homes
    let type = try #require(homes.first { $0.value == other }?.key)
    let planted = tree.planting(
      "struct Planted { var planted: \(type)? }", at: "Sources/\(module)/\(room)/Planted.swift")
    return try graph(of: module, in: planted)
  }

  @Test(
    "Each class in the exemption needs it",
    arguments: DirectionTests.overridable["Containers"] ?? [])
  func exemption(type: String) throws {
    let rooms = Set(try #require(DirectionTests.rows["Containers"]).joined())
    let others = DirectionTests.overridable["Containers"]?.filter { $0 != type } ?? []
    let graph = RoomGraph(of: "Containers", in: tree, rooms: rooms, overridable: others)

    #expect(graph.circle(among: graph.arrows) != nil)
  }

  @Test(
    "Only the signatures of open members in the class body are exempt",
    arguments: [
      ("open class View {\n  open func edit(\n    _ list: Button\n  ) -> Button {}\n}", false),
      ("open class View {\n  @discardableResult open func edit() -> Button? { nil }\n}", false),
      ("open class View {\n  open var button: Button { get }\n}", false),
      ("open class View {\n  open func edit() { Button() }\n}", true),
      ("open class View {\n  open func edit() {\n    Button()\n  }\n}", true),
      ("open class View {\n  open var button = Button()\n}", true),
      ("open class View {\n  public func edit(_ button: Button) {}\n}", true),
      ("open class View {\n  var button: Button?\n}", true),
      ("open class View {\n}\nextension View {\n  open func edit(_ button: Button) {}\n}", true),
      ("open class Label: View {\n  open func edit(_ button: Button) {}\n}", true),
    ])
  func exemptSignatures(code: String, isUse: Bool) throws {
    let path = "Sources/Containers/Tree/View.swift"
    #expect(tree.files.contains { $0.path == path })
    let graph = try graph(of: "Containers", in: tree.planting(code, at: path))

    #expect(graph.arrows.contains { $0.file == path && $0.name == "Button" } == isUse)
  }
}
