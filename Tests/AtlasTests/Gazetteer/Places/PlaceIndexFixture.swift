import TestSupport
import Atlas
import Foundation

/// A writer of archives of places for tests, in the format of the generator.
struct PlaceIndexFixture {
  /// The 24-bit latitude and longitude, importance and name of each place, in the order of the
  /// tree.
  var places: [(latitude: Int, longitude: Int, importance: UInt8, name: String)]
  private var splits: [SIMD2<UInt32>] = []
  private var boxes: [SIMD8<Int16>] = []
  private var peaks: [UInt8] = []

  /// Creates a number of places, which are always the same.
  init(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    places = (0..<count).map { number in
      let place = generator.coordinate()
      return (
        Int((place.latitude + 90) / 180 * 0x1p24), Int((place.longitude + 180) / 360 * 0x1p24),
        .random(in: 0...200, using: &generator), "Place \(number)"
      )
    }
    var depth = 0
    while (count + (1 << depth) - 1) >> depth > 8 { depth += 1 }
    splits = Array(repeating: .zero, count: 1 << depth)
    boxes = Array(repeating: .zero, count: 1 << depth)
    peaks = Array(repeating: 0, count: 2 << depth)
    build(1, 0..<count)
  }

  private mutating func build(_ node: Int, _ range: Range<Int>) {
    peaks[node] = places[range].map(\.importance).max() ?? 0
    guard !range.isEmpty else { return }
    let vectors = places[range].map { vector($0.latitude, $0.longitude) }
    guard node < splits.count else {
      boxes[node - splits.count] = box(around: vectors)
      return
    }
    let axis =
      (0..<3).max { a, b in spread(vectors.map { $0[a] }) < spread(vectors.map { $0[b] }) } ?? 0
    let sorted = places[range].sorted {
      vector($0.latitude, $0.longitude)[axis] < vector($1.latitude, $1.longitude)[axis]
    }
    places.replaceSubrange(range, with: sorted)
    let middle = range.lowerBound + (range.count + 1) / 2
    let rising = vectors.map { Float($0[axis]) }.sorted()
    let above = middle < range.upperBound ? rising[middle - range.lowerBound] : 1
    splits[node] = [
      rising[middle - 1 - range.lowerBound].bitPattern & ~3 | UInt32(axis), above.bitPattern,
    ]
    build(2 * node, range.lowerBound..<middle)
    build(2 * node + 1, middle..<range.upperBound)
  }

  private func box(around vectors: [SIMD3<Double>]) -> SIMD8<Int16> {
    var box = SIMD8<Int16>()
    for axis in 0..<3 {
      let values = vectors.map { $0[axis] * 32767 }
      box[axis] = Int16((values.min() ?? 0).rounded(.down))
      box[axis + 4] = Int16((values.max() ?? 0).rounded(.up))
    }
    return box
  }

  private func spread(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }

  private func vector(_ latitude: Int, _ longitude: Int) -> SIMD3<Double> {
    let north = Double(latitude) / 0x1p24 * .pi - .pi / 2
    let east = Double(longitude) / 0x1p24 * 2 * .pi - .pi
    return [cos(north) * cos(east), cos(north) * sin(east), sin(north)]
  }

  /// The sections of the file.
  var archive: ArchiveFixture {
    var archive = ArchiveFixture()
    archive.add("north", places.map { UInt32($0.latitude) << 8 | UInt32($0.importance) })
    archive.add(
      "east",
      places.enumerated().map { number, place in
        UInt32(place.longitude) << 8 | UInt32(number % 3 == 2 ? 255 : number % 200)
      })
    let blocks = (places.count + 15) / 16
    archive.add("zone/blocks", [UInt16](repeating: 0, count: blocks))
    archive.add("zone/places", [UInt32(places.count / 2)])
    archive.add("zone/rows", [1] as [UInt16])
    archive.add("zones", [SIMD2<UInt32>(0x4B44, 0), SIMD2<UInt32>(0x4553, 1)])
    archive.add("zones/offsets", [0, 17, 33] as [UInt32])
    archive.add("zones/text", Array("Europe/CopenhagenEurope/Stockholm".utf8))
    archive.add("elevation/blocks", [SIMD2<Int16>](repeating: [-5, 2], count: blocks))
    archive.add("capitals", [0] as [UInt32])
    archive.add("seats", [UInt32(places.count - 1)])
    archive.add("splits", splits)
    archive.add("boxes", boxes)
    archive.add("peaks", peaks)
    archive.addStrings("names", places.map(\.name))
    return archive
  }
}

extension ArchiveFixture {
  /// Returns the places, opened from a file that is then deleted: the mapping outlives the file's
  /// name.
  func openedPlaces() throws -> PlaceIndex {
    let file = try TemporaryFile(encoded)
    return try PlaceIndex(Archive(path: file.path))
  }
}
