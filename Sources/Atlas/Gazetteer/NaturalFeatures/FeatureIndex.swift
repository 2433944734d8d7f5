/// The named natural features: poles, continents, oceans, mountains, islands, lakes, rivers.
///
/// `Scripts/assets/build_features.py` writes the file and documents its sections. Features are read
/// in place from the file, one at a time.
public final class FeatureIndex: Sendable {
  /// The number of features.
  public let count: Int

  private let archive: Archive
  // Read-only memory of the archive, which this object keeps alive.
  private nonisolated(unsafe) let labels: UnsafeBufferPointer<MapLabelRow>
  private nonisolated(unsafe) let measures: UnsafeBufferPointer<SIMD2<Float>>
  private nonisolated(unsafe) let sourceRows: UnsafeBufferPointer<UInt16>
  private nonisolated(unsafe) let countryStarts: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let countryCodes: UnsafeRawBufferPointer
  private nonisolated(unsafe) let seas: UnsafeBufferPointer<SIMD2<UInt16>>
  private nonisolated(unsafe) let lakeRows: UnsafeBufferPointer<UInt16>
  private let names: StringTable
  private let sources: StringTable
  private let kinds: [FeatureKind]
  private let lakes: PolygonCells
  /// The latitudes of the features in nanodegrees.
  ///
  /// Features are sorted from south to north.
  private let latitudes: [Int64]
  /// The checksum of the sea archive that `seas` refers to.
  private let seasSource: UInt32

  /// Opens an archive of features and validates every index in it.
  public init(_ archive: Archive) throws(AssetError) {
    self.archive = archive
    labels = try archive.elements("labels", as: MapLabelRow.self)
    measures = try archive.elements("measures", as: SIMD2<Float>.self)
    sourceRows = try archive.elements("sources", as: UInt16.self)
    countryStarts = try archive.elements("countries/starts", as: UInt32.self)
    countryCodes = try archive.section("countries")
    seas = try archive.elements("seas", as: SIMD2<UInt16>.self)
    lakeRows = try archive.elements("lakes", as: UInt16.self)
    names = try StringTable(archive, prefix: "names")
    sources = try StringTable(archive, prefix: "sources")
    kinds = try Self.kinds(archive)
    lakes = try PolygonCells(archive, prefix: "lakes")
    guard let source = try archive.elements("seas/source", as: UInt32.self).first else {
      throw archive.damaged("its seas have no source")
    }
    seasSource = source
    count = labels.count
    latitudes = try Self.latitudes(labels, in: archive)
    guard isSound else { throw archive.damaged("its columns do not fit its features") }
  }

  private static func kinds(_ archive: Archive) throws(AssetError) -> [FeatureKind] {
    let words = try StringTable(archive, prefix: "kinds")
    var kinds: [FeatureKind] = []
    for row in 0..<words.count {
      let kind = FeatureKind(rawValue: words[row])
      guard kind.isSound else {
        throw archive.damaged("it has a kind of feature that is not a word")
      }
      kinds.append(kind)
    }
    return kinds
  }

  /// Returns the latitudes of the features in nanodegrees, after checking that they never decrease.
  private static func latitudes(
    _ labels: UnsafeBufferPointer<MapLabelRow>, in archive: Archive
  ) throws(AssetError) -> [Int64] {
    var latitudes: [Int64] = []
    latitudes.reserveCapacity(labels.count)
    for label in labels {
      guard let latitude = label.coordinate?.latitudeNanodegrees,
        latitudes.last ?? .min <= latitude
      else { throw archive.damaged("a feature is nowhere on the Earth") }
      latitudes.append(latitude)
    }
    return latitudes
  }

  private var isSound: Bool {
    count < UInt16.max && measures.count == count && sourceRows.count == count
      && names.count == count && labels.allSatisfy { $0.bytes.x < kinds.count }
      && measures.allSatisfy { !$0.x.isInfinite && !($0.y <= 0) && !$0.y.isInfinite }
      && sourceRows.allSatisfy { $0 < sources.count }
      && countryStarts.count == count + 1 && countryCodes.count % 2 == 0
      && countryStarts.risesFromZero(to: countryCodes.count / 2)
      && countryCodes.allSatisfy { (0x41...0x5A).contains($0) }
      && zip(seas, seas.dropFirst()).allSatisfy { $0.x < $1.x }
      && seas.allSatisfy { $0.y < count }
      && lakeRows.count == lakes.featureCount && lakeRows.allSatisfy { $0 < count }
  }
}

extension FeatureIndex {
  /// Returns the feature at an index in 0..<count.
  public subscript(id: Int) -> Feature {
    let measure = measures[id]
    let codes = countryCodes[2 * Int(countryStarts[id])..<2 * Int(countryStarts[id + 1])]
    return Feature(
      id: id, kind: kind(of: id), name: names[id], coordinate: coordinate(of: id),
      elevation: measure.x.isNaN ? nil : Double(measure.x),
      extent: measure.y.isNaN ? nil : Double(measure.y),
      countryCodes: stride(from: codes.startIndex, to: codes.endIndex, by: 2).map {
        String(decoding: codes[$0..<$0 + 2], as: UTF8.self)
      }, source: sources[Int(sourceRows[id])])
  }

  /// Returns the kind of a feature.
  public func kind(of id: Int) -> FeatureKind { kinds[Int(labels[id].bytes.x)] }

  /// Returns the position of a feature.
  public func coordinate(of id: Int) -> Coordinate {
    // All positions were checked when the file was opened; one that has changed since is 0° N 0° E.
    labels[id].coordinate ?? Coordinate(latitudeNanodegrees: 0, wrapping: 0)
  }

  /// Returns the indices of the features of a kind, from south to north.
  public func identifiers(of kind: FeatureKind) -> [Int] {
    (0..<count).filter { self.kind(of: $0) == kind }
  }

  /// Returns the nearest summit of known height within a distance of a place, in meters.
  public func summit(nearest coordinate: Coordinate, within meters: Double) -> NearbyFeature? {
    nearest(to: coordinate, within: meters) { id in
      kind(of: id).isSummit && measures[id].x.isFinite ? meters : nil
    }
  }

  /// Returns the nearest feature known to lie below sea level within a distance of a place, in
  /// meters.
  func lowland(nearest coordinate: Coordinate, within meters: Double) -> NearbyFeature? {
    nearest(to: coordinate, within: meters) { measures[$0].x < 0 ? meters : nil }
  }

  /// Returns the feature whose own position is at a place.
  ///
  /// A summit or pole counts within 1 km. Any other feature counts within 100 m of its position,
  /// which is where a search for it leads.
  public func feature(at coordinate: Coordinate) -> Feature? {
    feature(at: coordinate, islandsWithin: Self.spot)?.feature
  }

  /// The distance from most features that counts as their position, in meters.
  static let spot = 100.0

  /// Returns the feature whose own position is at a place, or an island within a distance of it, in
  /// meters.
  func feature(at coordinate: Coordinate, islandsWithin meters: Double) -> NearbyFeature? {
    nearest(to: coordinate, within: max(1000, meters)) { id in
      let kind = kind(of: id)
      return kind.isSummit || kind == .pole ? 1000 : kind == .island ? meters : Self.spot
    }
  }

  /// Returns the nearest feature within a distance of a place, in meters.
  ///
  /// - Parameter reach: Returns the greatest distance at which a feature counts, in meters, or
  ///   `nil` to skip the feature.
  private func nearest(
    to coordinate: Coordinate, within meters: Double, reach: (Int) -> Double?
  ) -> NearbyFeature? {
    let degrees = min(max(meters, 0) / Ellipsoid.meanRadius * (180 / .pi) * 1.01, 180)
    let band = Int64(degrees * 1e9)
    let latitude = coordinate.latitudeNanodegrees
    var best: (id: Int, meters: Double)?
    for id in latitudes.firstIndex(notBelow: latitude - band)..<count {
      guard latitudes[id] <= latitude + band else { break }
      guard let reach = reach(id) else { continue }
      let way = GreatCircle(from: coordinate, to: self.coordinate(of: id)).distance
      if way <= min(best?.meters ?? .infinity, reach) { best = (id, way) }
    }
    return best.map { NearbyFeature(feature: self[$0.id], meters: $0.meters) }
  }

  /// Returns the lake whose outline contains a place.
  public func lake(at coordinate: Coordinate) -> Feature? {
    lakes.firstFeature(containing: coordinate).map { self[Int(lakeRows[$0])] }
  }

  /// Returns the index of the feature that a sea corresponds to, or `nil`, as for most seas.
  func feature(ofSea id: Int) -> Int? {
    guard let id = UInt16(exactly: id) else { return nil }
    var (low, high) = (0, seas.count)
    while low < high {
      let middle = (low + high) / 2
      if seas[middle].x < id { low = middle + 1 } else { high = middle }
    }
    return low < seas.count && seas[low].x == id ? Int(seas[low].y) : nil
  }

  /// Checks that `seas` refers to the areas of a sea archive.
  ///
  /// - Throws: ``AssetError/damaged(path:reason:)`` if it refers to another archive.
  func checkSeas(_ seas: Archive) throws(AssetError) {
    guard try seas.checksum(of: "labels") == seasSource else {
      throw archive.damaged("it was made for a different seas.atlas")
    }
  }
}
