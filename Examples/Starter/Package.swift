// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Starter",
  dependencies: [
    .package(name: "tunnel", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Starter", dependencies: [.product(name: "Containers", package: "tunnel")]),
    .testTarget(
      name: "StarterTests",
      dependencies: ["Starter", .product(name: "ContainersTesting", package: "tunnel")]),
  ]
)
