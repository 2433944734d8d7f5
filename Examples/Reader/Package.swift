// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Reader",
  dependencies: [
    .package(name: "tunnel", path: "../..")
  ],
  targets: [
    .target(
      name: "ReaderScreens",
      dependencies: [
        .product(name: "Containers", package: "tunnel"),
        .product(name: "ContainersScenes", package: "tunnel"),
      ],
      resources: [.copy("Scenes")], swiftSettings: settings),
    .executableTarget(
      name: "Reader",
      dependencies: ["ReaderScreens", .product(name: "Containers", package: "tunnel")],
      swiftSettings: settings),
    .testTarget(
      name: "ReaderTests",
      dependencies: [
        "ReaderScreens", .product(name: "Containers", package: "tunnel"),
        .product(name: "ContainersScenes", package: "tunnel"),
        .product(name: "ContainersTesting", package: "tunnel"),
      ],
      exclude: ["Goldens"], swiftSettings: settings),
  ]
)
