// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "tunnel", path: "..")],
  targets: [
    .executableTarget(
      name: "LibraryBenchmark",
      dependencies: [
        .product(name: "Atlas", package: "tunnel"),
        .product(name: "Containers", package: "tunnel"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
        .treatAllWarnings(as: .error),
        .defaultIsolation(MainActor.self),
      ])
  ]
)
