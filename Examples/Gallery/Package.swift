// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

func library(_ name: String) -> Target.Dependency { .product(name: name, package: "tunnel") }

let package = Package(
  name: "Gallery",
  dependencies: [
    .package(name: "tunnel", path: "../..")
  ],
  targets: [
    // The topics are compiled by the one target and copied by the other, which shows them.
    .target(
      name: "Lessons", path: "Sources", exclude: ["Gallery/Shell", "Gallery/main.swift"],
      sources: ["Lessons"], resources: [.copy("Gallery/Topics"), .copy("Gallery/Scenes")]),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "Lessons", library("Containers"), library("ContainersDocuments"),
        library("ContainersScenes"),
      ],
      exclude: ["Scenes"], swiftSettings: settings),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "Lessons", library("Containers"), library("ContainersScenes"),
        library("ContainersTesting"),
      ],
      swiftSettings: settings),
  ]
)
