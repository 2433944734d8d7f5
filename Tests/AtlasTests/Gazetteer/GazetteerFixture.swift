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

/// Whole numbers that are the same on every run (SplitMix64, Steele 2014).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

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
