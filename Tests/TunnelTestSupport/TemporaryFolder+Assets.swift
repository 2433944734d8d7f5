import Foundation
import TestSupport

@testable import TunnelApp

extension TemporaryFolder {
  /// Fills the folder with links to the data files, one of them damaged.
  func link(assetsBut name: String, with damage: Damage) throws {
    let real = try AssetLocation.find().directory
    for file in try FileManager.default.contentsOfDirectory(atPath: real) where file != name {
      try FileManager.default.createSymbolicLink(
        atPath: path + "/" + file, withDestinationPath: real + "/" + file)
    }
    let sound = try Data(contentsOf: URL(filePath: real + "/" + name))
    if let left = damage.applied(to: Array(sound)) {
      try Data(left).write(to: URL(filePath: path + "/" + name))
    }
  }
}
