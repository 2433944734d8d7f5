// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Subclassing",
  dependencies: [
    .package(path: "../tunnel")
  ],
  targets: [
    .executableTarget(
      name: "Subclassing",
      dependencies: [.product(name: "Containers", package: "tunnel")])
  ]
)
