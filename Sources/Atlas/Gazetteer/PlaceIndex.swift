internal import Glibc

/// The towns and villages of the world, found by nearness and by importance.
///
/// A k-d tree over unit vectors, read where it lies in the file. A node's places are a range of
/// their numbers; the first half, rounded up, lies on the lower side of the node's split.
public final class PlaceIndex: Sendable {
  /// The number of places.
  public let count: Int

  private let archive: Archive
  // Read-only memory of the archive, which this object keeps alive.
  private nonisolated(unsafe) let coordinates: UnsafeRawBufferPointer
  private nonisolated(unsafe) let importances: UnsafeBufferPointer<UInt8>
  private nonisolated(unsafe) let blockZones: UnsafeBufferPointer<UInt16>
  private nonisolated(unsafe) let zonePlaces: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let zoneRows: UnsafeBufferPointer<UInt16>
  private nonisolated(unsafe) let elevations: UnsafeBufferPointer<UInt8>
  private nonisolated(unsafe) let blockElevations: UnsafeBufferPointer<BlockElevation>
  private nonisolated(unsafe) let capitalPlaces: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let seatPlaces: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let splits: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let peaks: UnsafeBufferPointer<UInt8>
  private let zones: [Zone]
  let names: CompressedStrings
  /// The checksum of the coordinates, which tells one numbering of places from another.
  let source: UInt32

  private struct Zone {
    let countryCode: String
    let timeZone: String
  }

  private struct ZoneRow: BitwiseCopyable {
    var country: SIMD4<UInt8>
    var name: UInt32
  }

  private struct BlockElevation: BitwiseCopyable {
    var base: Int16
    var step: UInt16
  }

  private static let block = 16

  /// Opens an archive of places and checks every number in it that leads to another.
  public init(_ archive: Archive) throws(AssetError) {
    self.archive = archive
    coordinates = try archive.section("coordinates")
    importances = try archive.elements("importance", as: UInt8.self)
    blockZones = try archive.elements("zone/blocks", as: UInt16.self)
    zonePlaces = try archive.elements("zone/places", as: UInt32.self)
    zoneRows = try archive.elements("zone/rows", as: UInt16.self)
    elevations = try archive.elements("elevation", as: UInt8.self)
    blockElevations = try archive.elements("elevation/blocks", as: BlockElevation.self)
    capitalPlaces = try archive.elements("capitals", as: UInt32.self)
    seatPlaces = try archive.elements("seats", as: UInt32.self)
    splits = try archive.elements("splits", as: UInt32.self)
    peaks = try archive.elements("peaks", as: UInt8.self)
    names = try CompressedStrings(archive, prefix: "names")
    source = try archive.checksum(of: "coordinates")
    let zoneNames = try StringTable(archive, prefix: "zones")
    let rows = try archive.elements("zones", as: ZoneRow.self)
    guard rows.allSatisfy({ $0.name < zoneNames.count }) else {
      throw archive.damaged("a place has a time zone without a name")
    }
    zones = rows.map { row in
      Zone(
        countryCode: String(decoding: [row.country.x, row.country.y], as: UTF8.self),
        timeZone: zoneNames[Int(row.name)])
    }
    count = importances.count
    guard treeIsSound else { throw archive.damaged("its tree does not fit its places") }
    guard columnsAreSound else { throw archive.damaged("its columns do not fit its places") }
  }

  private var treeIsSound: Bool {
    let leaves = splits.count
    return count > 0 && coordinates.count == 6 * count && names.count == count
      && leaves > 0 && leaves & (leaves - 1) == 0 && peaks.count == 2 * leaves
  }

  private var columnsAreSound: Bool {
    let blocks = (count + Self.block - 1) / Self.block
    return blockZones.count == blocks && blockZones.allSatisfy { $0 < zones.count }
      && zoneRows.count == zonePlaces.count && zoneRows.allSatisfy { $0 < zones.count }
      && elevations.count == count && blockElevations.count == blocks
      && [zonePlaces, capitalPlaces, seatPlaces].allSatisfy { $0.rises(below: count) }
  }
}

extension PlaceIndex {
  /// Returns a place by its number, 0..<count.
  public subscript(id: Int) -> Place {
    let zone = zone(of: id)
    return Place(
      id: id, name: name(of: id), coordinate: coordinate(of: id), population: population(of: id),
      elevation: elevation(of: id), seat: seat(of: id), countryCode: zone.countryCode,
      timeZone: zone.timeZone)
  }

  /// The numbers of the places that a country is governed from, rising.
  public var capitals: [Int] { capitalPlaces.map { Int($0) } }

  /// Returns the name of a place.
  public func name(of id: Int) -> String { names[id] }

  /// Returns how high a place lies above the sea in metres, to 2 m or so in plains and 10 m in
  /// mountains; nil where it is not known.
  public func elevation(of id: Int) -> Int? {
    let steps = elevations[id]
    let block = blockElevations[id / Self.block]
    return steps == .max ? nil : Int(block.base) + Int(block.step) * Int(steps)
  }

  /// Returns what is governed from a place; nil for places that are no seat of a government.
  public func seat(of id: Int) -> Place.Seat? {
    if capitalPlaces.holds(UInt32(id)) { return .country }
    return seatPlaces.holds(UInt32(id)) ? .region : nil
  }

  private func zone(of id: Int) -> Zone {
    let exception = zonePlaces.firstIndex(notBelow: UInt32(id))
    let isException = exception < zonePlaces.count && zonePlaces[exception] == id
    return zones[Int(isException ? zoneRows[exception] : blockZones[id / Self.block])]
  }

  /// Returns where the centre of a place is.
  public func coordinate(of id: Int) -> Coordinate {
    let (latitude, longitude) = whole(id)
    return Coordinate(
      latitudeNanodegrees: latitude * 180_000_000_000 / (1 << 24) - 90_000_000_000,
      wrapping: longitude * 360_000_000_000 / (1 << 24) - 180_000_000_000)
  }

  /// Returns the direction of a place from the centre of the Earth.
  public func vector(of id: Int) -> UnitVector { UnitVector(direction: direction(id)) }

  /// Returns how many people live in a place, to about four per cent; 0 where it is not known.
  public func population(of id: Int) -> Int {
    let exact = exp2(Double(importances[id]) / 10) - 1
    guard exact >= 1 else { return 0 }
    let unit = pow(10, max(0, log10(exact).rounded(.down) - 1))
    return Int((exact / unit).rounded() * unit)
  }

  /// Returns the logarithm of a place's population: 0...255, ten a doubling.
  public func importance(of id: Int) -> UInt8 { importances[id] }

  private func whole(_ id: Int) -> (latitude: Int64, longitude: Int64) {
    func number(at offset: Int) -> Int64 {
      Int64(coordinates[offset]) | Int64(coordinates[offset + 1]) << 8
        | Int64(coordinates[offset + 2]) << 16
    }
    return (number(at: 6 * id), number(at: 6 * id + 3))
  }

  func direction(_ id: Int) -> SIMD3<Double> {
    let (latitude, longitude) = whole(id)
    let north = Double(latitude) * (.pi / Double(1 << 24)) - .pi / 2
    let east = Double(longitude) * (2 * .pi / Double(1 << 24)) - .pi
    return [cos(north) * cos(east), cos(north) * sin(east), sin(north)]
  }
}

extension PlaceIndex {
  /// A node of the tree: its number, breadth first from 1, and the numbers of its places.
  struct Node {
    var number = 1
    var range: Range<Int>
    /// How far it is from the target along each axis at the least.
    var offsets = SIMD3<Double>()
  }

  /// The two halves of a node, the one nearer to a target first; nil for a leaf.
  func halves(of node: Node, near target: SIMD3<Double>) -> (near: Node, far: Node)? {
    guard node.number < splits.count else { return nil }
    let bits = splits[node.number]
    let axis = min(Int(bits & 3), 2)
    let distance = target[axis] - Double(Float(bitPattern: bits & ~3))
    let middle = node.range.lowerBound + (node.range.count + 1) / 2
    var low = node
    low.number = 2 * node.number
    low.range = node.range.lowerBound..<middle
    var high = node
    high.number = 2 * node.number + 1
    high.range = middle..<node.range.upperBound
    // Splits are rounded to 21 bits; a few metres less keep the far side from being missed.
    let gap = max(0, abs(distance) - 1e-6)
    if distance < 0 {
      high.offsets[axis] = gap
      return (low, high)
    }
    low.offsets[axis] = gap
    return (high, low)
  }

  var root: Node { Node(range: 0..<count) }

  func peak(of node: Node) -> UInt8 { peaks[node.number] }
}
