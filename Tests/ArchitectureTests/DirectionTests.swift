import Foundation
import Testing

/// The arrows of dependency, as data: which module may import which, and which room of Containers
/// may use which.
@Suite struct DirectionTests {
  static let imports: [String: Set<String>] = [
    "Support": ["Glibc", "CSupport"],
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
    // Without Foundation itself, which costs six megabytes at the first frame.
    "Containers": [
      "FoundationEssentials", "Glibc", "Dispatch", "Synchronization", "ConstraintSolver", "Media",
      "Pixels", "Support", "Typesetting",
    ],
    "ContainersSDL": [
      "FoundationEssentials", "Glibc", "Dispatch", "Synchronization", "CSDL2", "Containers",
      "Pixels", "Support",
    ],
    "ContainersTesting": ["Foundation", "FoundationEssentials", "Glibc", "Testing", "Containers"],
    "TunnelApp": [
      "FoundationEssentials", "Glibc", "Dispatch", "Synchronization",
      "ArgumentParser",
      "Atlas", "Containers", "Support",
    ],
    "tunnel": ["ContainersSDL", "TunnelApp"],
    "TunnelBenchmark": [
      "FoundationEssentials", "Glibc", "ArgumentParser", "Atlas", "Containers", "ContainersSDL",
      "Support", "TunnelApp",
    ],
  ]

  /// The rooms of each module, sub-folders with their paths: a room may use its own row and the rows above it.
  static let rows: [String: [[String]]] = [
    "Pixels": [
      ["Geometry"],
      ["Graphics"],
      ["Rendering"],
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
        "Writing/Quantities",
      ],
      ["Writing", "Search"],
    ],
    "TunnelApp": [
      ["Model"],
      ["Style"],
      ["Services"],
      ["Map/Marks", "Map/Names", "Map/Ground", "Map/Controls"],
      ["Map"],
      ["Screens/Parts", "Screens"],
      ["CommandLine/Streams", "CommandLine/Arguments", "CommandLine/Answers"],
      ["CommandLine"],
    ],
    "ContainersSDL": [
      ["Kernel"],
      ["Bus"],
      ["Desktop"],
      ["Windows"],
      ["Platform"],
    ],
    "Containers": [
      ["Observation"],
      [
        "Traits", "Events", "Semantics", "Animation", "Layout",
        "Tree", "Tree/Traits", "Tree/Layout", "Tree/Animation", "Tree/Painting", "Views",
        "Gestures", "Focus", "Input/TextInput", "Commands", "Input",
        "Scrolling", "Lists/DataSources", "Lists", "Lists/Table", "Lists/Collection",
      ],
      [
        "Controls", "Controls/Values", "Controls/Menus", "Controls/Buttons",
        "Controls/TextEditing",
      ],
      [
        "Controllers", "Controllers/Containment", "Controllers/Environment",
        "Controllers/Lifecycle", "Controllers/Lists", "Transitions",
      ],
      ["Presentation"],
      ["SystemContainers"],
      ["Scenes"],
      ["Accessibility"],
      ["Frame"],
      ["Application", "Headless"],
    ],
  ]

  let tree: SourceTree

  init() throws { tree = try SourceTree.current.get() }

  @Test("Every source file is scanned")
  func completeness() throws {
    let count = try SourceTree.paths(under: SourceTree.root.appending(path: "Sources")).count
    #expect(tree.files.count == count)
    #expect(tree.files.count > 50)
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

  /// Which folder may import a system library.
  static let homes: [String: String] = [
    "CSDL2": "ContainersSDL/",
    "CSDLText": "Typesetting/SystemFonts/",
    "CFontconfig": "Typesetting/SystemFonts/",
    "CSDLSurface": "Media/",
    "CTurboJPEG": "Media/",
    "CZlib": "Media/",
  ]

  @Test(
    "Each system library is seen by the folder that the table names, which keeps it to itself")
  func systemLibraries() {
    for file in tree.files {
      for (access, module) in SourceTree.imports(in: file.code) {
        guard let home = Self.homes[module] else { continue }
        #expect(file.path.hasPrefix("Sources/" + home), "\(file.path) imports \(module)")
        #expect(access == "internal", "\(file.path) imports \(module) as '\(access)'")
      }
    }
  }

  @Test(
    "A room uses only its own row and the rows above it", arguments: rows.keys.sorted())
  func rooms(module: String) throws {
    let rows = try #require(Self.rows[module])
    let graph = RoomGraph(of: module, in: tree, rooms: Set(rows.joined()))
    let row = Dictionary(
      uniqueKeysWithValues: rows.enumerated().flatMap { index, rooms in rooms.map { ($0, index) } })

    #expect(graph.fileCount > 15)
    #expect(graph.homeless == [])
    for arrow in graph.arrows {
      guard let own = row[arrow.from], let other = row[arrow.to], other > own else { continue }
      Issue.record(
        "\(arrow.file) in row \(own + 1) uses \(arrow.name) of \(arrow.to) in row \(other + 1)")
    }
  }

  /// Modules whose rooms may not use each other in a circle, those of one row included.
  static let acyclic = ["Atlas", "ContainersSDL", "Pixels", "TunnelApp", "Typesetting"]

  @Test("No rooms use each other in a circle", arguments: acyclic)
  func circles(module: String) throws {
    let rooms = Set(try #require(Self.rows[module]).joined())
    let graph = RoomGraph(of: module, in: tree, rooms: rooms)

    #expect(graph.circle(among: graph.arrows) == nil)
  }

  @Test("A planted arrow that closes a circle is found", arguments: acyclic)
  func plantedArrow(module: String) throws {
    let rooms = Set(try #require(Self.rows[module]).joined())
    let graph = RoomGraph(of: module, in: tree, rooms: rooms)
    let arrow = try #require(graph.arrows.first)
    let planted = RoomGraph.Arrow(
      from: arrow.to, to: arrow.from, file: "Planted.swift", name: "Planted")

    #expect(graph.circle(among: graph.arrows + [planted]) != nil)
  }

  @Test(
    "No public type that Containers has or exports takes a name of Foundation, unless it is Foundation's type"
  )
  func names() {
    var count = 0
    let modules = ["Containers", "ContainersSDL", "Media", "Pixels", "Support", "Typesetting"]
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
    for file in tree.files where file.lines > 401 {
      Issue.record("\(file.path) has \(file.lines - 1) lines")
    }
  }

  @Test("Outside task-locals and constants there is no mutable static")
  func statics() {
    for file in tree.files {
      for line in file.code.split(separator: "\n")
      where line.contains(/\bstatic var \w+(?:\s*:[^={]+)?\s*=/) && !line.contains("@TaskLocal") {
        Issue.record("\(file.path): \(line)")
      }
    }
  }
}
