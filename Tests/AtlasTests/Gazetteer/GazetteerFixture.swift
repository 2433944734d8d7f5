import TestSupport
import Atlas
import Foundation

/// The gazetteer of the repository's own data, opened once for all tests.
enum RealGazetteer {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Assets").path()
  static let opened = Result { try Gazetteer(directory: folder) }
  static var gazetteer: Gazetteer { get throws { try opened.get() } }
}

extension SeededGenerator {
  /// A place anywhere on the Earth, all as likely.
  mutating func coordinate() -> Coordinate {
    var direction = SIMD3<Double>()
    repeat {
      direction = .random(in: -1...1, using: &self)
    } while (direction * direction).sum() > 1 || (direction * direction).sum() < 0.01
    return UnitVector(direction: direction).coordinate
  }
}

extension Coordinate {
  /// A place that the test knows to exist.
  static func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Places.coordinate(latitude, longitude)
  }
}
