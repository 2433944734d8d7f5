// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Mail",
  dependencies: [
    .package(name: "tunnel", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Mail", dependencies: [.product(name: "Containers", package: "tunnel")]),
    .testTarget(
      name: "MailTests",
      dependencies: ["Mail", .product(name: "ContainersTesting", package: "tunnel")]),
  ]
)
