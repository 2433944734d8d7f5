// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("ExistentialAny"),
]
let onMainActor = strict + [.defaultIsolation(MainActor.self)]
/// `tests` or `release` if a script builds either, otherwise empty.
let build = Context.environment["TUNNEL_BUILD"] ?? ""
/// The tests in `TUNNEL_TESTS=ContainersViewsTests,AtlasTests`; all others are not compiled.
let chosen = Context.environment["TUNNEL_TESTS"]?.split(separator: ",").map(String.init) ?? []
// Tests spend most of their time drawing pixels, text and maps, so they optimize the code for it.
let kernel: [CSetting] = build == "tests" ? [.unsafeFlags(["-O2"])] : []
let drawing = strict + (build == "tests" ? [.unsafeFlags(["-O"])] : [])
// Compiled for size in the program's release: all but what computes pixels and maps.
let small: [SwiftSetting] = build == "release" ? [.unsafeFlags(["-Osize"])] : []
let waiting = strict + small
func module(
  _ name: String, _ settings: [SwiftSetting], _ uses: Target.Dependency..., path: String? = nil
) -> Target {
  .target(name: name, dependencies: uses, path: path, swiftSettings: settings)
}
func tests(_ name: String, _ uses: Target.Dependency..., data: [String] = []) -> Target {
  .testTarget(name: name, dependencies: uses, exclude: data, swiftSettings: strict)
}
/// Returns the tests of some rooms of Containers; the listed folders have pictures in `Goldens`.
func rooms(_ rooms: String, _ others: Target.Dependency..., goldensIn: String...) -> Target {
  let uses = ["Containers", "ContainersTestSupport", "ContainersTesting", "TestSupport"] + others
  return .testTarget(
    name: "Containers\(rooms)Tests", dependencies: uses,
    exclude: goldensIn.map { $0 + "/Goldens" }, swiftSettings: strict)
}
let systemLibraries = ["CFontconfig", "CSDL2", "CSDLSurface", "CSDLText", "CTurboJPEG", "CZlib"]
/// What is published as a package of its own: `Scripts/library` ends its manifest here.
let library: [Target] =
  systemLibraries.map { .systemLibrary(name: $0) } + [
    .target(name: "CSupport", cSettings: kernel), .target(name: "CPixels", cSettings: kernel),
    module("Support", waiting, "CSupport"), module("Pixels", drawing, "CPixels", "Support"),
    module("Typesetting", drawing + small, "CFontconfig", "CSDLText", "Pixels", "Support"),
    module("Media", drawing + small, "CSDLSurface", "CTurboJPEG", "CZlib", "Pixels", "Support"),
    module("ConstraintSolver", drawing + small, "Support"),
    module("Containers", waiting, "ConstraintSolver", "Media", "Pixels", "Support", "Typesetting"),
    module("ContainersScenes", strict, "Containers", "Support"),
    module("ContainersDocuments", waiting, "Containers", "Support"),
    module("ContainersSDL", waiting, "CSDL2", "Containers", "Pixels", "Support"),
    module("ContainersTesting", strict, "Containers", "Support"),
    .executableTarget(
      name: "SceneCommand", dependencies: ["ContainersScenes"], path: "Tools/Scenes",
      swiftSettings: onMainActor),
    module("TestSupport", strict, "Pixels", "Support", path: "Tests/TestSupport"),
    tests("ContainersTestSupport", "Containers", "ContainersTesting", "TestSupport"),
    tests("MediaTests", "Media", "Pixels", "TestSupport"),
    tests("SupportTests", "Support", "TestSupport"), tests("PixelsTests", "Pixels", "TestSupport"),
    tests("TypesettingTests", "Pixels", "TestSupport", "Typesetting"),
    tests("ConstraintSolverTests", "ConstraintSolver", "TestSupport", data: ["Tables"]),
    rooms(
      "Views", goldensIn: "Pixels/Graphics", "Pixels/Rendering", "Typesetting/Drawing",
      "Typesetting/Symbols", "Views"),
    rooms("Lists", goldensIn: "Lists/Collection", "Lists/Configurations", "Lists/Table"),
    rooms(
      "Controls", goldensIn: "Controls", "Controls/Buttons", "Controls/Dates", "Controls/Menus",
      "Controls/TextEditing", "Controls/Unavailable", "Controls/Values"),
    rooms("Controllers", goldensIn: "Transitions"), rooms("Scenes", "ContainersScenes"),
    rooms(
      "Presentation", "Pixels", goldensIn: "Presentation", "Presentation/Alerts",
      "Presentation/Popovers", "Presentation/Sheets", "Transitions/Animators"),
    rooms(
      "SystemContainers", "Pixels", goldensIn: "SystemContainers/Pages", "SystemContainers/Tabs",
      "SystemContainers/Navigation", "SystemContainers/Search", "SystemContainers/Split"),
    rooms("Application", "Support"), rooms("Documents", "ContainersDocuments", "Support"),
    tests(
      "ContainersSDLTests", "Containers", "ContainersSDL", "ContainersTesting", "Pixels", "Support",
      "TestSupport"),
    tests("SceneCommandTests", "SceneCommand", "TestSupport"),
  ]
let parser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let app: [Target] = [
  .target(name: "CGlobe", dependencies: ["CPixels"], cSettings: kernel),
  module("Atlas", drawing, "CGlobe", "CPixels", "Pixels", "Support"),
  module(
    "TunnelApp", onMainActor + small, "Atlas", "Containers", "ContainersDocuments", "Support",
    parser),
  .executableTarget(
    name: "tunnel", dependencies: ["ContainersSDL", "TunnelApp"], swiftSettings: strict),
  .executableTarget(
    name: "TunnelBenchmark",
    dependencies: ["Atlas", "Containers", "ContainersSDL", "Support", "TunnelApp", parser],
    path: "Benchmarks/App", swiftSettings: onMainActor),
  tests("ArchitectureTests"),
  tests("AtlasTests", "Atlas", "CGlobe", "Support", "TestSupport", data: ["Tables"]),
  tests(
    "FuzzingTests", "Atlas", "Containers", "ContainersScenes", "Support", "TestSupport",
    "TunnelApp", data: ["Corpus"]),
  tests(
    "TunnelTestSupport", "Atlas", "Containers", "ContainersDocuments", "ContainersTesting",
    "Support", "TestSupport", "TunnelApp"),
  tests(
    "TunnelAppTests", "Atlas", "Containers", "ContainersDocuments", "ContainersTesting", "tunnel",
    "Support", "TestSupport", "TunnelApp", "TunnelTestSupport", "Typesetting"),
  tests(
    "TunnelJourneyTests", "Atlas", "Containers", "ContainersDocuments", "ContainersTesting",
    "Support", "TestSupport", "TunnelApp", "TunnelTestSupport",
    data: ["Journeys/Goldens", "Pictures/Goldens"]),
  tests("TunnelBenchmarkTests", "Containers", "TunnelApp", "TunnelBenchmark"),
]
let package = Package(
  name: "tunnel",
  // The program is no product: packages that depend on a library by its path would load the app.
  products: ["Atlas", "ContainersDocuments", "ContainersScenes", "ContainersTesting"].map {
    .library(name: $0, targets: [$0])
  } + [.library(name: "Containers", targets: ["Containers", "ContainersSDL"])],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: library + app
)
/// What chosen tests share.
let shared =
  ["ContainersTestSupport"]
  + (chosen.contains { $0.hasPrefix("Tunnel") } ? ["TunnelTestSupport"] : [])
package.targets.removeAll { $0.isTest && !chosen.isEmpty && !(chosen + shared).contains($0.name) }
