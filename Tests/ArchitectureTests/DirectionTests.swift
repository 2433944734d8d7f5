import Foundation
import Testing

/// Tests the directions of dependencies against tables: the modules that a module may import, and
/// the rooms of Containers that a room may use.
@Suite struct DirectionTests {
  static let imports: [String: Set<String>] = [
    "Support": ["Glibc", "Dispatch", "Synchronization", "CSupport"],
    "Atlas": [
      "Foundation", "FoundationEssentials", "Glibc", "Synchronization", "CGlobe", "CPixels",
      "Pixels", "Support",
    ],
    "Pixels": ["Glibc", "Dispatch", "Synchronization", "CPixels", "Support"],
    "Typesetting": [
      "Glibc", "Dispatch", "Synchronization", "CSDLText", "CFontconfig", "Pixels", "Support",
    ],
    "Media": ["CSDLSurface", "CTurboJPEG", "CZlib", "Pixels", "Support"],
    "ConstraintSolver": ["Support"],
    // Without full Foundation, which adds six megabytes at the first frame.
    "Containers": [
      "FoundationEssentials", "Glibc", "Dispatch", "Synchronization", "ConstraintSolver", "Media",
      "Pixels", "Support", "Typesetting",
    ],
    "ContainersScenes": ["Glibc", "Containers", "Support"],
    "ContainersDocuments": [
      "FoundationEssentials", "Glibc", "Dispatch", "Synchronization", "Containers", "Support",
    ],
    "ContainersSDL": [
      "FoundationEssentials", "Glibc", "Dispatch", "Synchronization", "CSDL2", "Containers",
      "Pixels", "Support",
    ],
    "ContainersTesting": [
      "Foundation", "FoundationEssentials", "Glibc", "Testing", "Containers", "Support",
    ],
    "TunnelApp": [
      "FoundationEssentials", "Glibc", "Dispatch", "Synchronization",
      "ArgumentParser",
      "Atlas", "Containers", "ContainersDocuments", "Support",
    ],
    "tunnel": ["ContainersSDL", "TunnelApp"],
    "Tools/Scenes": ["Glibc", "ContainersScenes"],
    "Benchmarks/Library": [
      "FoundationEssentials", "Glibc", "Atlas", "Containers", "ContainersScenes",
    ],
    "Benchmarks/App": [
      "FoundationEssentials", "Glibc", "ArgumentParser", "Atlas", "Containers", "ContainersSDL",
      "Support", "TunnelApp",
    ],
  ]

  /// The rooms of each module, with paths of subfolders.
  ///
  /// A room may use its own row and the rows above.
  static let rows: [String: [[String]]] = [
    "Pixels": [
      ["Geometry"],
      ["Graphics/Paths"],
      ["Graphics/Colors", "Graphics"],
      ["Rendering/Tree"],
      ["Rendering/Rows", "Rendering"],
    ],
    "Typesetting": [
      ["Styles"],
      ["Glyphs", "Symbols"],
      ["SystemFonts"],
      ["Layout"],
      ["Drawing", "Editing"],
    ],
    "Atlas": [
      ["Sphere"],
      ["Projection", "Interior"],
      ["Features"],
      ["Pipeline", "Imagery", "Time"],
      ["Terrain", "Gazetteer/Names"],
      ["Gazetteer/Areas", "Gazetteer/NaturalFeatures", "Gazetteer/Places"],
      ["Gazetteer"],
      [
        "Writing/Tokens", "Writing/Grids", "Writing/Notations", "Writing/Links",
        "Writing/Records", "Writing/Quantities",
      ],
      ["Writing", "Search", "GeoJSON"],
    ],
    "TunnelApp": [
      ["Messages"],
      ["Model/Units"],
      ["Model/Favorites", "Model"],
      ["Model/Keeping"],
      ["Model/Session"],
      ["Style"],
      ["Services"],
      ["Map/Marks", "Map/Names", "Map/Ground", "Map/Controls"],
      ["Map"],
      ["Screens/Parts"],
      ["Screens/About", "Screens/Favorites", "Screens/History", "Screens/Settings"],
      ["Screens"],
      ["Coordinators"],
      ["Root"],
      ["CommandLine/Streams", "CommandLine/Arguments", "CommandLine/Answers"],
      ["Session"],
      ["CommandLine"],
    ],
    "ContainersScenes": [
      ["Document"],
      ["Classes"],
      ["Nibs"],
      ["Segues", "Schema"],
    ],
    "ContainersSDL": [
      ["Kernel"],
      ["Bus"],
      ["Desktop"],
      ["Windows"],
      ["Platform"],
    ],
    "Containers": [
      ["Observation", "Localization"],
      ["Traits/Values", "Traits", "Traits/Colors", "Events", "Semantics", "Animation"],
      ["Layout"],
      [
        "Tree/Nibs", "Tree/Storage", "Tree", "Tree/Hierarchy", "Tree/Geometry", "Tree/Windows",
        "Tree/Traits", "Tree/Layout", "Tree/Animation", "Tree/Painting", "Tree/Semantics",
        "Tree/Restoration", "Views", "Gestures", "Focus", "Input/TextInput", "Commands", "Input",
      ],
      ["Overlays"],
      [
        "Scrolling/Motion", "Scrolling", "Lists/DataSources", "Lists", "Lists/Table/Layout",
        "Lists/Table", "Lists/Collection", "Lists/Diffable",
      ],
      [
        "Controls", "Controls/Values", "Controls/Menus", "Controls/Buttons",
        "Controls/TextEditing", "Controls/Bars", "Controls/Bars/Navigation",
        "Controls/Bars/Tabs", "Controls/Search",
      ],
      [
        "Controllers", "Controllers/Containment", "Controllers/Environment",
        "Controllers/Lifecycle", "Controllers/Lists", "Controllers/Presentation",
        "Controllers/Segues",
      ],
      ["Transitions", "Transitions/Animators"],
      [
        "Presentation", "Presentation/Sheets", "Presentation/Popovers", "Presentation/Alerts",
        "Presentation/Styles",
      ],
      [
        "SystemContainers", "SystemContainers/Navigation", "SystemContainers/Tabs",
        "SystemContainers/Split", "SystemContainers/Pages", "SystemContainers/Search",
      ],
      ["Restoration"],
      ["Accessibility"],
      ["Frame"],
      ["Application", "Headless"],
    ],
  ]

  /// The modules that are a room each.
  static let undivided: Set = [
    "Benchmarks/App", "Benchmarks/Library", "ConstraintSolver", "ContainersDocuments",
    "ContainersTesting", "Media", "Support", "Tools/Scenes", "tunnel",
  ]

  /// Uses of later rows, or uses that close a cycle, which stay nevertheless: by module, room and
  /// name, with the reasons.
  static let exceptions: [String: [String: String]] = [
    "Atlas": ["Sphere → isFinite": "Floating-point numbers have it too."],
    "Containers": [
      "Controllers → requestPresentation": "Open members of ViewController hand over to it.",
      "Controllers → requestDismissal": "Open members of ViewController hand over to it.",
      "Controllers → showByTarget": "Open members of ViewController hand over to it.",
      "Controllers → showDetailByTarget": "Open members of ViewController hand over to it.",
      "Controls/Search → BarButton":
        "A search bar takes the font size of bar buttons; bars hold search bars.",
    ],
  ]

  /// Classes whose open members may name any type that overrides need in their signatures.
  ///
  /// Only these signatures, in the class body, are excluded from the graph of rooms.
  static let overridable: [String: [String]] = [
    "Containers": ["Responder", "View", "Window", "ViewController"]
  ]

  let tree: SourceTree

  init() throws { tree = try SourceTree.current.get() }

  @Test("Every source file is scanned")
  func completeness() throws {
    let count = try SourceTree.paths().count
    #expect(tree.files.count == count)
    #expect(tree.files.count > 50)
  }

  @Test("Every source file is in a room")
  func coverage() {
    for file in tree.files where file.parts.count == 3 && file.parts.last != "Exports.swift" {
      #expect(Self.undivided.contains(file.module), "\(file.path) is in no room")
    }
    for module in Set(tree.files.map(\.module)) {
      #expect((Self.rows[module] == nil) == Self.undivided.contains(module), "\(module)")
    }
  }

  @Test("A module imports only what the table allows")
  func modules() {
    for file in tree.files {
      guard let allowed = Self.imports[file.module] else {
        Issue.record("\(file.path): the module \(file.module) is not in the table")
        continue
      }
      for (_, module) in SourceTree.imports(in: file.code) where !allowed.contains(module) {
        Issue.record("\(file.path) imports \(module)")
      }
    }
  }

  /// The folder that may import each system library.
  static let homes: [String: String] = [
    "CSDL2": "ContainersSDL/",
    "CSDLText": "Typesetting/SystemFonts/",
    "CFontconfig": "Typesetting/SystemFonts/",
    "CSDLSurface": "Media/",
    "CTurboJPEG": "Media/",
    "CZlib": "Media/",
  ]

  @Test("Each system library is imported only by its folder in the table, and not publicly")
  func systemLibraries() {
    for file in tree.files {
      for (access, module) in SourceTree.imports(in: file.code) {
        guard let home = Self.homes[module] else { continue }
        #expect(file.path.hasPrefix("Sources/" + home), "\(file.path) imports \(module)")
        #expect(access == "internal", "\(file.path) imports \(module) as '\(access)'")
      }
    }
  }

  /// Returns the graph of a module's rooms, with the exemptions applied.
  private func graph(
    of module: String, in tree: SourceTree, exceptions: Set<String>? = nil
  ) throws -> RoomGraph {
    RoomGraph(
      of: module, in: tree, rooms: Set(try #require(Self.rows[module]).joined()),
      overridable: Self.overridable[module] ?? [],
      exceptions: exceptions ?? Set(Self.exceptions[module, default: [:]].keys))
  }

  @Test(
    "A room uses only its own row and the rows above it", arguments: rows.keys.sorted())
  func rooms(module: String) throws {
    let rows = try #require(Self.rows[module])
    let graph = try graph(of: module, in: tree)

    #expect(graph.fileCount > 15)
    #expect(graph.homeless == [])
    for arrow in graph.climbs(over: rows) {
      Issue.record("\(arrow.file) in \(arrow.from) uses \(arrow.name) of \(arrow.to)")
    }
  }

  @Test("Each exception is a use of another room", arguments: exceptions.keys.sorted())
  func neededExceptions(module: String) throws {
    let graph = try graph(of: module, in: tree, exceptions: [])
    let uses = Set((graph.arrows + graph.memberArrows).map(\.use))

    #expect(Set(Self.exceptions[module, default: [:]].keys).subtracting(uses) == [])
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
    let rows = try #require(Self.rows[module])
    let homes = Set(try graph(of: module, in: tree).homes.values)
    // The last room may only extend types of others.
    let last = try #require(rows.dropFirst().joined().last(where: homes.contains))
    let planted = try planting(useOf: last, in: rows[0][0], of: module)

    let files = planted.climbs(over: rows).map(\.file)
    #expect(files == ["Sources/\(module)/\(rows[0][0])/Planted.swift"])
  }

  @Test("A planted use of a member of a later row is found", arguments: acyclic)
  func plantedMember(module: String) throws {
    let rows = try #require(Self.rows[module])
    let graph = try graph(of: module, in: tree)
    let member = try #require(
      graph.memberHomes.filter { home in !rows[0].contains(home.value) }.keys.min())
    let path = "Sources/\(module)/\(rows[0][0])/Planted.swift"
    let planted = try self.graph(
      of: module, in: tree.planting("func plant() { seed.\(member) }", at: path))

    #expect(graph.memberHomes.count > 20)
    #expect(planted.climbs(over: rows).map(\.name) == [member])
  }

  /// Lines with the names in them that are members, that are bound, and that are used.
  private static let lines: [(String, [String], [String], [String])] = [
    ("  public static func openPage(_ page: Int) {}", ["openPage"], ["page"], []),
    ("  @inline(__always) public private(set) var openPage: Int", ["openPage"], [], []),
    ("  private func openPage() {}", [], ["openPage"], []),
    ("    func openPage() {}", [], ["openPage"], []),
    ("  case openPage, closePage(Int)", [], ["openPage", "closePage"], []),
    ("    let (openPage, closePage) = pages", [], ["openPage", "closePage"], ["pages"]),
    ("    for openPage in pages {", [], ["openPage"], ["pages"]),
    ("    pages.map { first, second in 0 }", [], ["first", "second"], ["pages", "map"]),
    ("    turn(at: openPage, to: .openPage)", [], ["at", "to"], ["turn", "openPage"]),
    ("  func turn(openPage page: Int) {}", ["turn"], ["openPage", "page"], []),
    ("    Book.openPage()", [], [], ["openPage"]),
  ]

  @Test("A name is a member, is bound, or is used", arguments: lines)
  func names(line: String, members: [String], bound: [String], uses: [String]) {
    let names = FileNames(in: line)

    #expect(names.members == Set(members))
    #expect(names.bound.isSuperset(of: bound))
    #expect(names.uses.isSuperset(of: uses))
    #expect(names.uses.isDisjoint(with: members + bound))
  }

  @Test("A type is found before a point as well")
  func typesBeforePoints() {
    #expect(
      FileNames(in: "let page = Book.first?.page ?? Page<Book>.none").types == ["Book", "Page"])
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

  @Test("Each class in the exemption needs it", arguments: overridable["Containers"] ?? [])
  func exemption(type: String) throws {
    let rooms = Set(try #require(Self.rows["Containers"]).joined())
    let others = Self.overridable["Containers"]?.filter { $0 != type } ?? []
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

  @Test("Public types that Containers has or exports do not reuse names of Foundation types")
  func names() {
    var count = 0
    let modules = [
      "Containers", "ContainersDocuments", "ContainersScenes", "ContainersSDL", "Media", "Pixels",
      "Support", "Typesetting",
    ]
    for file in tree.files where modules.contains(file.module) {
      for (name, isFoundations) in SourceTree.publicTypes(in: file.code) {
        count += 1
        guard foundationNames.contains(name), !isFoundations else { continue }
        Issue.record("\(file.path): \(name) is ambiguous where Foundation is imported too")
      }
    }
    #expect(count > 200)
  }

  @Test("No file is longer than 400 lines")
  func sizes() {
    for file in tree.files where file.lines > 400 + 1 {
      Issue.record("\(file.path) has \(file.lines - 1) lines")
    }
  }
}
