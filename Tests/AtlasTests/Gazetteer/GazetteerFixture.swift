import TestSupport
import Atlas
import Foundation

/// The gazetteer of the bundled data, opened once for all tests.
enum RealGazetteer {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Assets").path()
  static let opened = Result { try Gazetteer(directory: folder) }
  static var gazetteer: Gazetteer { get throws { try opened.get() } }
}

extension SeededGenerator {
  /// Returns a uniformly distributed random place on the Earth.
  mutating func coordinate() -> Coordinate {
    var direction = SIMD3<Double>()
    repeat {
      direction = .random(in: -1...1, using: &self)
    } while (direction * direction).sum() > 1 || (direction * direction).sum() < 0.01
    return UnitVector(direction: direction).coordinate
  }
}

extension Coordinate {
  /// Returns a place that is known to exist.
  static func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Places.coordinate(latitude, longitude)
  }
}
