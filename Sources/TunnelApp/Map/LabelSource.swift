import Atlas
import Containers
internal import Glibc

/// Chooses the names that a camera may show, from the data of the Earth.
nonisolated struct LabelSource {
  /// The names in the person's language; where they are not known, everything has its usual name.
  var names: LocalNames? {
    didSet {
      known = [:]
      fixed = []
    }
  }

  /// The names of the towns that were chosen last, most of which are chosen again.
  private var known: [Int: String] = [:]
  /// The names of all but towns; none before the first choice.
  private var fixed: [FixedLabel] = []
  // Kept from choice to choice.
  private var labels: [MapLabel] = []
  private var towns: [MapLabel] = []
  private var candidates: [Town] = []
  private let countries: [Country]
  /// Where the seas are.
  let seas: SeaIndex
  private let places: PlaceIndex
  private let capitals: [(id: Int, vector: UnitVector)]

  /// A name that stands where it does from one zoom to another.
  private struct FixedLabel {
    let label: MapLabel
    var zooms = -Double.infinity...Double.infinity
    /// Whether it is wanted however far away the place is where it stands best.
    var isOcean = false
  }

  /// A town that may have its name on the map.
  private struct Town {
    let id: Int
    let population: Int
    let isCapital: Bool

    /// A capital stands before towns of ten times as many people.
    var importance: Double { 12 * log10(Double(max(1, population))) - (isCapital ? 4 : 16) }

    var kind: MapLabel.Kind { isCapital ? .capital(size: size) : .town(size: size) }

    /// 3 from a million people up, then 2 from a hundred thousand, 1 from ten thousand, 0.
    private var size: Int {
      switch population {
      case 1_000_000...: 3
      case 100_000...: 2
      case 10_000...: 1
      default: 0
      }
    }
  }

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
    chooseTowns(in: cap, of: camera, zoom: zoom, size: size)
    if fixed.isEmpty { fixed = poles + waters + lands }
    labels.removeAll(keepingCapacity: true)
    for fixed in fixed
    where fixed.zooms.contains(zoom) && (fixed.isOcean || cap.contains(fixed.label.vector)) {
      labels.append(fixed.label)
    }
    labels += towns
    labels.sort { ($0.importance, $1.text) > ($1.importance, $0.text) }
    return labels
  }

  private var poles: [FixedLabel] {
    [(90.0, "North Pole"), (-90.0, "South Pole")].enumerated().map { index, pole in
      FixedLabel(
        label: MapLabel(
          identifier: .init(kind: .pole, number: index), text: pole.1,
          vector: UnitVector(direction: [0, 0, pole.0]), importance: 95))
    }
  }

  private var waters: [FixedLabel] {
    seas.seas.map { sea in
      let isOcean = sea.kind == .ocean
      return FixedLabel(
        label: MapLabel(
          identifier: .init(kind: isOcean ? .ocean : .sea, number: sea.id),
          text: isOcean ? sea.name.uppercased() : sea.name, vector: UnitVector(sea.label),
          importance: isOcean ? 100 : 72 - 6 * Double(sea.rank)),
        zooms: (isOcean ? 0 : 1.6 + Double(sea.rank) * 0.85)...(.infinity), isOcean: isOcean)
    }
  }

  private var lands: [FixedLabel] {
    countries.map { country in
      // Nothing else names the continent.
      let appears = country.code == "AQ" ? 0 : country.zooms.lowerBound - 0.4
      return FixedLabel(
        label: MapLabel(
          identifier: .init(kind: .country, number: country.id),
          text: names?.name(of: country) ?? country.name, vector: UnitVector(country.label),
          importance: 94 - 6 * Double(country.rank)),
        zooms: appears...country.zooms.upperBound + 2)
    }
  }

  private mutating func chooseTowns(in cap: Cap, of camera: Camera, zoom: Double, size: Size) {
    let limit = Int(min(60, size.width * size.height / 9000) * min(1, max(0.12, (zoom - 2) / 3)))
    candidates.removeAll(keepingCapacity: true)
    if limit > 0, zoom > 2.2 { findTowns(limit, in: cap, of: camera, size: size) }
    towns.removeAll(keepingCapacity: true)
    for town in candidates.prefix(limit) { towns.append(label(of: town)) }
    known.removeAll(keepingCapacity: true)
    for town in towns { known[town.identifier.number] = town.text }
  }

  /// Finds the towns that are seen, the most important first.
  private mutating func findTowns(_ limit: Int, in cap: Cap, of camera: Camera, size: Size) {
    let projection = Orthographic(camera: camera, centre: .zero)
    // A picture is narrower than the cap around it; a little beside it may come into sight.
    func isSeen(_ vector: UnitVector) -> Bool {
      projection.position(of: vector).map { position in
        abs(position.x) <= size.width * 0.56 && abs(position.y) <= size.height * 0.56
      } ?? false
    }
    for (id, vector) in capitals where cap.contains(vector) && isSeen(vector) {
      candidates.append(Town(id: id, population: places.population(of: id), isCapital: true))
    }
    for id in places.mostPopulous(limit, in: cap, where: isSeen)
    where places.seat(of: id) != .country {
      candidates.append(Town(id: id, population: places.population(of: id), isCapital: false))
    }
    candidates.sort { $0.importance > $1.importance }
  }

  private func label(of town: Town) -> MapLabel {
    MapLabel(
      identifier: .init(kind: town.kind, number: town.id),
      text: known[town.id] ?? names?.name(ofPlace: town.id) ?? places.name(of: town.id),
      vector: places.vector(of: town.id), importance: town.importance)
  }
}
