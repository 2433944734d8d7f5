// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "library-benchmark",
  dependencies: [
    .package(name: "tunnel", path: "../.."),
    // Unused, but without it SwiftPM would take it out of the scratch folder, which both share.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "LibraryBenchmark",
      dependencies: [
        .product(name: "Atlas", package: "tunnel"),
        .product(name: "Containers", package: "tunnel"),
        .product(name: "ContainersScenes", package: "tunnel"),
      ],
      path: "Sources",
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("ExistentialAny"),
        .defaultIsolation(MainActor.self),
      ])
  ]
)
