internal import CGlobe
internal import Glibc

/// The towns and villages of the world, searchable by nearness and by importance.
///
/// The index is a tree over unit vectors (``Node``), read in place from the file.
public final class PlaceIndex: Sendable {
  /// The number of places.
  public let count: Int

  private let archive: Archive
  // Read-only memory of the archive, which this object keeps alive.
  /// Latitudes from the South Pole, 2²⁴ per half turn, in the upper 24 bits; importances below.
  nonisolated(unsafe) let north: UnsafeBufferPointer<UInt32>
  /// Longitudes from 180° W, 2²⁴ per turn, in the upper 24 bits; steps of elevation below.
  nonisolated(unsafe) let east: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let blockZones: UnsafeBufferPointer<UInt16>
  private nonisolated(unsafe) let zonePlaces: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let zoneRows: UnsafeBufferPointer<UInt16>
  private nonisolated(unsafe) let blockElevations: UnsafeBufferPointer<BlockElevation>
  private nonisolated(unsafe) let capitalPlaces: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let seatPlaces: UnsafeBufferPointer<UInt32>
  nonisolated(unsafe) let splits: UnsafeBufferPointer<Split>
  nonisolated(unsafe) let boxes: UnsafeBufferPointer<SIMD8<Int16>>
  nonisolated(unsafe) let peaks: UnsafeBufferPointer<UInt8>
  private let zones: [Zone]
  let names: CompressedStrings
  /// The checksum of a column, which identifies a numbering of places.
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

  /// Opens an archive of places and validates every index in it.
  public init(_ archive: Archive) throws(AssetError) {
    self.archive = archive
    north = try archive.elements("north", as: UInt32.self)
    east = try archive.elements("east", as: UInt32.self)
    blockZones = try archive.elements("zone/blocks", as: UInt16.self)
    zonePlaces = try archive.elements("zone/places", as: UInt32.self)
    zoneRows = try archive.elements("zone/rows", as: UInt16.self)
    blockElevations = try archive.elements("elevation/blocks", as: BlockElevation.self)
    capitalPlaces = try archive.elements("capitals", as: UInt32.self)
    seatPlaces = try archive.elements("seats", as: UInt32.self)
    splits = try archive.elements("splits", as: Split.self)
    boxes = try archive.elements("boxes", as: SIMD8<Int16>.self)
    peaks = try archive.elements("peaks", as: UInt8.self)
    names = try CompressedStrings(archive, prefix: "names")
    source = try archive.checksum(of: "north")
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
    count = north.count
    guard treeIsSound else { throw archive.damaged("its tree does not fit its places") }
    guard columnsAreSound else { throw archive.damaged("its columns do not fit its places") }
  }

  private var treeIsSound: Bool {
    let leaves = splits.count
    return count > 0 && count < Int32.max && east.count == count && names.count == count
      && leaves > 0 && leaves & (leaves - 1) == 0 && leaves <= 1 << Self.mostLevels
      && boxes.count == leaves && peaks.count == 2 * leaves
  }

  private var columnsAreSound: Bool {
    let blocks = (count + Self.block - 1) / Self.block
    return blockZones.count == blocks && blockZones.allSatisfy { $0 < zones.count }
      && zoneRows.count == zonePlaces.count && zoneRows.allSatisfy { $0 < zones.count }
      && blockElevations.count == blocks
      && [zonePlaces, capitalPlaces, seatPlaces].allSatisfy { $0.rises(below: count) }
  }
}

extension PlaceIndex {
  /// Returns the place at an index in 0..<count.
  public subscript(id: Int) -> Place {
    let zone = zone(of: id)
    return Place(
      id: id, name: name(of: id), coordinate: coordinate(of: id), population: population(of: id),
      elevation: elevation(of: id), seat: seat(of: id), countryCode: zone.countryCode,
      timeZone: zone.timeZone)
  }

  /// The indices of the national capitals, in ascending order.
  public var capitals: [Int] { capitalPlaces.map { Int($0) } }

  /// Prefetches the facts about a place.
  func expect(_ id: Int) {
    vector_expect(blockZones.baseAddress.map { $0 + id / Self.block })
    vector_expect(blockElevations.baseAddress.map { $0 + id / Self.block })
    names.expect(id)
  }

  /// Returns the name of a place.
  public func name(of id: Int) -> String { names[id] }

  /// Returns the elevation of a place in meters, or `nil` if unknown.
  ///
  /// It is accurate to about 2 m in plains and 10 m in mountains.
  public func elevation(of id: Int) -> Int? {
    let steps = east[id] & 255
    let block = blockElevations[id / Self.block]
    return steps == 255 ? nil : Int(block.base) + Int(block.step) * Int(steps)
  }

  /// Returns what is governed from a place, or `nil` if it is not a seat of government.
  public func seat(of id: Int) -> Place.Seat? {
    if capitalPlaces.holds(UInt32(id)) { return .country }
    return seatPlaces.holds(UInt32(id)) ? .region : nil
  }

  private func zone(of id: Int) -> Zone { zones[zoneRow(of: id)] }

  private func zoneRow(of id: Int) -> Int {
    let exception = zonePlaces.firstIndex(notBelow: UInt32(id))
    let isException = exception < zonePlaces.count && zonePlaces[exception] == id
    return Int(isException ? zoneRows[exception] : blockZones[id / Self.block])
  }

  /// Returns the place with the most people that the source assigns to a time zone, or `nil` if there
  /// is none.
  package func largestPlace(inTimeZone name: String) -> Int? {
    let wanted = Set(zones.indices.filter { zones[$0].timeZone == name })
    guard !wanted.isEmpty else { return nil }
    var best: Int?
    for id in 0..<count where best.map({ isMoreImportant(id, than: $0) }) ?? true {
      if wanted.contains(zoneRow(of: id)) { best = id }
    }
    return best
  }

  /// Returns the center of a place.
  public func coordinate(of id: Int) -> Coordinate {
    Coordinate(
      latitudeNanodegrees: Int64(north[id] >> 8) * 180_000_000_000 / (1 << 24) - 90_000_000_000,
      wrapping: Int64(east[id] >> 8) * 360_000_000_000 / (1 << 24) - 180_000_000_000)
  }

  /// Returns the direction of a place from the center of the Earth.
  public func vector(of id: Int) -> UnitVector { UnitVector(direction: direction(id)) }

  /// Returns the population of a place, to about four percent, or 0 if unknown.
  public func population(of id: Int) -> Int { Self.populations[Int(importance(of: id))] }

  /// The population of places of each importance.
  static let populations: [Int] = (0...255).map { importance in
    let exact = exp2(Double(importance) / 10) - 1
    guard exact >= 1 else { return 0 }
    let unit = pow(10, max(0, log10(exact).rounded(.down) - 1))
    return Int((exact / unit).rounded() * unit)
  }

  /// Returns the logarithm of a place's population, in 0...255, with ten steps per doubling.
  public func importance(of id: Int) -> UInt8 { UInt8(truncatingIfNeeded: north[id]) }

  /// Returns the least importance of places with at least a given population.
  static func importance(ofPopulation people: Int) -> UInt8 {
    UInt8(min(255, (log2(Double(max(people, 0)) + 1) * 10).rounded(.up)))
  }

  /// Whether a place has a greater population than another, or an equal one and a lower index.
  func isMoreImportant(_ id: Int, than other: Int) -> Bool {
    let (first, second) = (importance(of: id), importance(of: other))
    return first == second ? id < other : first > second
  }

  /// Returns the ISO 3166-1 alpha-2 code of the country that the source assigns to a place.
  func countryCode(of id: Int) -> String { zone(of: id).countryCode }

  func direction(_ id: Int) -> SIMD3<Double> {
    UnitVector(
      latitude: SineCosine(radians: Double(north[id] >> 8) * (.pi / 0x1p24) - .pi / 2),
      longitude: SineCosine(radians: Double(east[id] >> 8) * (2 * .pi / 0x1p24) - .pi)
    ).components
  }
}
