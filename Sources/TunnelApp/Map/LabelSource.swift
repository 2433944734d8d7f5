import Atlas
import Containers
internal import Glibc

/// Chooses the names that a camera may show, from the data of the Earth.
nonisolated struct LabelSource {
  /// The names in the person's language; where they are not known, everything has its usual name.
  var names: LocalNames? { didSet { known = [:] } }

  /// The names of the towns that were chosen last, most of which are chosen again.
  private var known: [Int: String] = [:]
  private let countries: [Country]
  /// Where the seas are.
  let seas: SeaIndex
  private let places: PlaceIndex
  private let capitals: [(id: Int, vector: UnitVector)]

  /// Reads the names of countries and seas, and opens those of places.
  init(gazetteer: Gazetteer) throws(AssetError) {
    countries = try gazetteer.countries().countries
    seas = try gazetteer.seas()
    let places = try gazetteer.places()
    self.places = places
    capitals = places.capitals.map { ($0, places.vector(of: $0)) }
  }

  /// Returns the names around a camera's centre, the most important first.
  ///
  /// - Parameters:
  ///   - reach: How far from the centre names are wanted.
  ///   - size: The size of the picture in points.
  mutating func labels(for camera: Camera, reach: Angle, size: Size) -> [MapLabel] {
    let cap = Cap(centre: UnitVector(camera.centre), radius: reach)
    let zoom = log2(2 * .pi * camera.radius / 256)
    let towns = towns(in: cap, of: camera, zoom: zoom, size: size)
    known.removeAll(keepingCapacity: true)
    for town in towns { known[town.identifier.number] = town.text }
    return (poles(in: cap) + waters(in: cap, zoom: zoom) + lands(in: cap, zoom: zoom) + towns)
      .sorted { ($0.importance, $1.text) > ($1.importance, $0.text) }
  }

  private func poles(in cap: Cap) -> [MapLabel] {
    [(90.0, "North Pole"), (-90.0, "South Pole")].enumerated().compactMap { index, pole in
      let vector = UnitVector(direction: [0, 0, pole.0])
      guard cap.contains(vector) else { return nil }
      return MapLabel(
        identifier: .init(kind: .pole, number: index), text: pole.1, vector: vector,
        importance: 95)
    }
  }

  private func waters(in cap: Cap, zoom: Double) -> [MapLabel] {
    seas.seas.compactMap { sea in
      let vector = UnitVector(sea.label)
      let appears = sea.kind == .ocean ? 0 : 1.6 + Double(sea.rank) * 0.85
      // An ocean is seen far from where its name stands best.
      guard zoom >= appears, sea.kind == .ocean || cap.contains(vector) else { return nil }
      return MapLabel(
        identifier: .init(kind: sea.kind == .ocean ? .ocean : .sea, number: sea.id),
        text: sea.kind == .ocean ? sea.name.uppercased() : sea.name, vector: vector,
        importance: sea.kind == .ocean ? 100 : 72 - 6 * Double(sea.rank))
    }
  }

  private func lands(in cap: Cap, zoom: Double) -> [MapLabel] {
    countries.compactMap { country in
      let vector = UnitVector(country.label)
      // Nothing else names the continent.
      let appears = country.code == "AQ" ? 0 : country.zooms.lowerBound - 0.4
      guard zoom >= appears, zoom <= country.zooms.upperBound + 2,
        cap.contains(vector)
      else { return nil }
      return MapLabel(
        identifier: .init(kind: .country, number: country.id),
        text: names?.name(of: country) ?? country.name,
        vector: vector, importance: 94 - 6 * Double(country.rank))
    }
  }

  private func towns(in cap: Cap, of camera: Camera, zoom: Double, size: Size) -> [MapLabel] {
    let limit = Int(min(60, size.width * size.height / 9000) * min(1, max(0.12, (zoom - 2) / 3)))
    guard limit > 0, zoom > 2.2 else { return [] }
    let projection = Orthographic(camera: camera, centre: .zero)
    // A picture is narrower than the cap around it; a little beside it may come into sight.
    func isSeen(_ vector: UnitVector) -> Bool {
      projection.position(of: vector).map { position in
        abs(position.x) <= size.width * 0.56 && abs(position.y) <= size.height * 0.56
      } ?? false
    }
    let seats = capitals.filter { cap.contains($0.vector) && isSeen($0.vector) }.map(\.id)
    let others = places.mostPopulous(limit, in: cap, where: isSeen)
      .filter { places.seat(of: $0) != .country }
    return (seats.map { town($0, isCapital: true) } + others.map { town($0, isCapital: false) })
      .sorted { $0.importance > $1.importance }
      .prefix(limit).map(\.self)
  }

  private func town(_ id: Int, isCapital: Bool) -> MapLabel {
    let population = places.population(of: id)
    let size = Self.size(of: population)
    return MapLabel(
      identifier: .init(kind: isCapital ? .capital(size: size) : .town(size: size), number: id),
      text: known[id] ?? names?.name(ofPlace: id) ?? places.name(of: id),
      vector: places.vector(of: id),
      // A capital stands before towns of ten times as many people.
      importance: 12 * log10(Double(max(1, population))) - (isCapital ? 4 : 16))
  }

  /// 3 from a million people up, then 2 from a hundred thousand, 1 from ten thousand, 0.
  private static func size(of population: Int) -> Int {
    switch population {
    case 1_000_000...: 3
    case 100_000...: 2
    case 10_000...: 1
    default: 0
    }
  }
}
