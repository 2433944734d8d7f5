// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// `tests` or `release` if a script builds the tests or a release, otherwise empty.
///
/// Tests spend most of their time drawing pixels, text and maps, so they optimize the code for it.
let build = Context.environment["TUNNEL_BUILD"] ?? ""
let kernelSettings: [CSetting] = build == "tests" ? [.unsafeFlags(["-O2"])] : []
let drawing: [SwiftSetting] = strict + (build == "tests" ? [.unsafeFlags(["-O"])] : [])

/// What waits for disks is made small in the program's release.
let waiting: [SwiftSetting] = strict + (build == "release" ? [.unsafeFlags(["-Osize"])] : [])

/// Returns a target for some of the library's tests.
///
/// The listed folders have a folder `Goldens` with the expected pictures.
func libraryTests(
  _ name: String, _ dependencies: [Target.Dependency] = [], goldensIn folders: [String] = []
) -> Target {
  .testTarget(
    name: "Containers\(name)Tests",
    dependencies: ["Containers", "ContainersTestSupport", "ContainersTesting", "TestSupport"]
      + dependencies,
    exclude: folders.map { $0 + "/Goldens" }, swiftSettings: strict)
}

let package = Package(
  name: "tunnel",
  products: [
    // The program needs no declaration to be built here. If it had one, packages that depend on a
    // library by its path would load the app, and build the plugins of ArgumentParser.
    .library(name: "Atlas", targets: ["Atlas"]),
    .library(name: "Containers", targets: ["Containers", "ContainersSDL"]),
    .library(name: "ContainersScenes", targets: ["ContainersScenes"]),
    .library(name: "ContainersDocuments", targets: ["ContainersDocuments"]),
    .library(name: "ContainersTesting", targets: ["ContainersTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CSDLSurface"),
    .systemLibrary(name: "CSDLText"),
    .systemLibrary(name: "CFontconfig"),
    .systemLibrary(name: "CTurboJPEG"),
    .systemLibrary(name: "CZlib"),
    .target(name: "CPixels", cSettings: kernelSettings),
    .target(name: "CGlobe", dependencies: ["CPixels"], cSettings: kernelSettings),
    .target(name: "CSupport", cSettings: kernelSettings),
    .target(name: "Support", dependencies: ["CSupport"], swiftSettings: waiting),
    .target(name: "Pixels", dependencies: ["CPixels", "Support"], swiftSettings: drawing),
    .target(
      name: "Typesetting", dependencies: ["CSDLText", "CFontconfig", "Pixels", "Support"],
      swiftSettings: drawing),
    .target(
      name: "Media", dependencies: ["CSDLSurface", "CTurboJPEG", "CZlib", "Pixels", "Support"],
      swiftSettings: drawing),
    .target(name: "ConstraintSolver", dependencies: ["Support"], swiftSettings: drawing),
    .target(
      name: "Atlas", dependencies: ["CGlobe", "CPixels", "Pixels", "Support"],
      swiftSettings: drawing),
    .target(
      name: "Containers",
      dependencies: ["ConstraintSolver", "Media", "Pixels", "Support", "Typesetting"],
      swiftSettings: strict),
    .target(
      name: "ContainersScenes", dependencies: ["Containers", "Support"], swiftSettings: strict),
    .target(
      name: "ContainersDocuments", dependencies: ["Containers", "Support"], swiftSettings: waiting),
    .target(
      name: "ContainersSDL", dependencies: ["CSDL2", "Containers", "Pixels", "Support"],
      swiftSettings: strict),
    .target(
      name: "ContainersTesting", dependencies: ["Containers", "Support"], swiftSettings: strict),
    .target(
      name: "TunnelApp",
      dependencies: [
        "Atlas", "Containers", "ContainersDocuments", "Support",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "tunnel", dependencies: ["ContainersSDL", "TunnelApp"], swiftSettings: strict),
    .executableTarget(
      name: "SceneCommand", dependencies: ["ContainersScenes"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .target(name: "Measuring", swiftSettings: strict),
    .executableTarget(
      name: "LibraryBenchmark",
      dependencies: ["Atlas", "Containers", "ContainersScenes", "Measuring", "Support"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "TunnelBenchmark",
      dependencies: [
        "Atlas", "Containers", "ContainersSDL", "Measuring", "Support", "TunnelApp",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .target(
      name: "TestSupport", dependencies: ["Pixels", "Support"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    .testTarget(
      name: "SupportTests", dependencies: ["Support", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PixelsTests", dependencies: ["Pixels", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TypesettingTests", dependencies: ["Pixels", "TestSupport", "Typesetting"],
      swiftSettings: strict),
    .testTarget(
      name: "MediaTests", dependencies: ["Media", "Pixels", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"],
      exclude: ["Tables"], swiftSettings: strict),
    .testTarget(
      name: "AtlasTests", dependencies: ["Atlas", "CGlobe", "Support", "TestSupport"],
      exclude: ["Tables"], swiftSettings: strict),
    .testTarget(
      name: "ContainersTestSupport",
      dependencies: ["Containers", "ContainersTesting", "TestSupport"],
      swiftSettings: strict),
    libraryTests(
      "Views",
      goldensIn: [
        "Lists/Collection", "Lists/Table", "Pixels/Graphics", "Pixels/Rendering",
        "Typesetting/Drawing", "Typesetting/Symbols", "Views",
      ]),
    libraryTests(
      "Controls",
      goldensIn: [
        "Controls", "Controls/Buttons", "Controls/Menus", "Controls/TextEditing", "Controls/Values",
      ]),
    libraryTests("Controllers", goldensIn: ["Transitions"]),
    libraryTests(
      "Presentation", ["Pixels"],
      goldensIn: [
        "Presentation", "Presentation/Alerts", "Presentation/Popovers", "Presentation/Sheets",
        "Transitions/Animators",
      ]),
    libraryTests(
      "SystemContainers", ["Pixels"],
      goldensIn: [
        "SystemContainers/Navigation", "SystemContainers/Pages", "SystemContainers/Search",
        "SystemContainers/Split", "SystemContainers/Tabs",
      ]),
    libraryTests("Application", ["Support"]),
    libraryTests("Scenes", ["ContainersScenes"]),
    .testTarget(
      name: "ContainersDocumentsTests",
      dependencies: [
        "Containers", "ContainersDocuments", "ContainersTesting", "Support", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ContainersSDLTests",
      dependencies: ["Containers", "ContainersSDL", "Pixels", "Support", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "Atlas", "Containers", "ContainersScenes", "Support", "TestSupport", "TunnelApp",
      ],
      exclude: ["Corpus"], swiftSettings: strict),
    .testTarget(
      name: "SceneCommandTests", dependencies: ["SceneCommand"], swiftSettings: strict),
    .testTarget(
      name: "TunnelAppTests",
      dependencies: [
        "TunnelApp", "tunnel", "Atlas", "Containers", "ContainersDocuments", "ContainersTesting",
        "Support", "TestSupport",
      ],
      exclude: ["Journeys/Goldens", "Pictures/Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "TunnelBenchmarkTests", dependencies: ["Containers", "TunnelApp", "TunnelBenchmark"],
      swiftSettings: strict),
  ]
)

// `TUNNEL_TESTS=ContainersViewsTests,AtlasTests` leaves out all other tests, which then are not compiled.
if let names = Context.environment["TUNNEL_TESTS"]?.split(separator: ",").map(String.init),
  !names.isEmpty
{
  package.targets.removeAll { target in
    target.isTest && !names.contains(target.name) && target.name != "ContainersTestSupport"
  }
}
