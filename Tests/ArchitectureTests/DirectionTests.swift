import Foundation
import Testing

/// The tables of directions: the modules that a module may import, and the rooms that a room may use.
///
/// ``RoomTests`` holds the second one.
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
      ["Writing", "Search", "GeoJSON", "Discovery"],
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
      [
        "Screens/About", "Screens/Discover", "Screens/Fall", "Screens/Favorites", "Screens/Files",
        "Screens/History", "Screens/Info", "Screens/Settings", "Screens/Sharing", "Screens/Sky",
      ],
      ["Screens/Film"],
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
      ["Assistive/Answers"],
      ["Assistive"],
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
        "Scrolling/Motion", "Scrolling", "Lists/DataSources", "Lists/Configurations",
        "Lists/Swiping", "Lists/Accessories", "Lists", "Lists/Index", "Lists/Moving",
        "Lists/Table/Layout", "Lists/Table", "Lists/Collection/Flow", "Lists/Compositional",
        "Lists/Collection", "Lists/Compositional/Layout", "Lists/ListCells", "Lists/Diffable",
        "Lists/Dragging",
      ],
      [
        "Controls", "Controls/Values", "Controls/Menus", "Controls/Buttons", "Controls/Dates",
        "Controls/TextEditing", "Controls/Bars", "Controls/Bars/Navigation",
        "Controls/Bars/Tabs", "Controls/Search", "Controls/Unavailable",
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
      "Lists/Compositional/Layout → Appearance": "The one of a list, nested as in UIKit.",
      "Lists/ListCells → Appearance": "The one of a list, nested as in UIKit.",
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
}
