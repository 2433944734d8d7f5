import Atlas
import Containers
internal import Glibc

/// A source of the labels that a camera may show, from the data of the Earth.
nonisolated struct LabelSource {
  /// The names in the user's language.
  ///
  /// Without them, everything has its default name.
  var names: LocalNames? {
    didSet {
      known = [:]
      fixed = []
    }
  }

  /// The names of the towns chosen last, most of which will be chosen again.
  private var known: [Int: String] = [:]
  /// The labels of everything but towns; empty before the first choice.
  private var fixed: [FixedLabel] = []
  // These buffers are reused for every choice. The labels in the first two are in order.
  private var areas: [MapLabel] = []
  private var towns: [MapLabel] = []
  private var candidates: [Town] = []
  /// The areas of the countries.
  let countries: CountryIndex
  /// The areas of the seas.
  let seas: SeaIndex
  private let features: FeatureIndex
  private let places: PlaceIndex
  private let capitals: [(id: Int, vector: UnitVector)]

  /// A label whose position does not depend on the zoom.
  private struct FixedLabel {
    let label: MapLabel
    var zooms = -Double.infinity...Double.infinity
    /// How much of the globe must be visible, as an angle from the center.
    var leastReach = Angle.zero

    func isWanted(at zoom: Double, reach: Angle) -> Bool {
      zooms.contains(zoom) && reach.radians >= leastReach.radians
    }

    func mayStand(in cap: Cap) -> Bool {
      label.isMovable ? AreaNames.mayPlace(label, in: cap) : cap.contains(label.vector)
    }
  }

  /// A town that may have a label on the map.
  private struct Town {
    let id: Int
    let population: Int
    let seat: Place.Seat?
    let importance: Double

    init(id: Int, population: Int, seat: Place.Seat?) {
      (self.id, self.population, self.seat) = (id, population, seat)
      // A capital ranks above towns with ten times its population, a regional capital above those
      // with three times.
      let rank = seat == .country ? 12.0 : seat == .region ? 6 : 0
      importance = 12 * log10(Double(max(1, population))) + rank - 16
    }

    var kind: MapLabel.Kind { seat == .country ? .capital(size: size) : .town(size: size) }

    /// 3 from a million inhabitants, 2 from a hundred thousand, 1 from ten thousand, otherwise 0.
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
    countries = try gazetteer.countries()
    seas = try gazetteer.seas()
    features = try gazetteer.features()
    let places = try gazetteer.places()
    self.places = places
    capitals = places.capitals.map { ($0, places.vector(of: $0)) }
  }

  /// Returns the labels around a camera's center, the most important first.
  ///
  /// - Parameters:
  ///   - reach: The distance from the center within which labels are included.
  ///   - size: The size of the image in points.
  ///   - end: The end of the tunnel, whose country or sea comes first and is included at any
  ///     distance; nil for none.
  ///   - spot: The town or natural feature at the end, whose label comes next; nil for none.
  mutating func labels(
    for camera: Camera, reach: Angle, size: Size, end: Coordinate? = nil, spot: EndSpot? = nil
  ) -> [MapLabel] {
    let cap = Cap(center: UnitVector(camera.center), radius: reach)
    let zoom = log2(2 * .pi * camera.radius / 256)
    chooseTowns(in: cap, of: camera, zoom: zoom, size: size)
    if fixed.isEmpty {
      // Sorted once, they leave little to sort for each image.
      let unsorted = poles + continents + waters + lands
      fixed = unsorted.indices.sorted {
        Self.precedes(unsorted[$0].label, unsorted[$1].label)
      }.map { unsorted[$0] }
    }
    chooseAreas(in: cap, reach: reach, zoom: zoom, end: end)
    nameSea(around: camera, reach: reach, size: size, end: end)
    removeCapitals(of: camera)
    if let end, let spot { name(spot, at: end) }
    return merged()
  }

  /// Returns the labels of areas and towns in one order.
  private func merged() -> [MapLabel] {
    var labels: [MapLabel] = []
    labels.reserveCapacity(areas.count + towns.count)
    var town = towns.startIndex
    for area in areas.indices {
      while town < towns.endIndex, Self.precedes(towns[town], areas[area]) {
        labels.append(towns[town])
        town += 1
      }
      labels.append(areas[area])
    }
    labels += towns[town...]
    return labels
  }

  private mutating func chooseAreas(in cap: Cap, reach: Angle, zoom: Double, end: Coordinate?) {
    let area = end.flatMap(self.area)
    areas.removeAll(keepingCapacity: true)
    // By index, because most are passed over, and a copy would retain their texts.
    for index in fixed.indices {
      if fixed[index].label.identifier == area, zoom <= fixed[index].zooms.upperBound {
        var label = fixed[index].label
        label.importance = MapLabel.Importance.end
        label.namesEnd = true
        areas.insert(label, at: 0)
      } else if fixed[index].isWanted(at: zoom, reach: reach), fixed[index].mayStand(in: cap) {
        areas.append(fixed[index].label)
      }
    }
  }

  /// Labels the sea in the center of a map zoomed in so far that the sea's own label is outside the
  /// image.
  ///
  /// Without it, open water would be an unlabeled blue area. Next to a visible end, the sea is
  /// labeled anyway.
  private mutating func nameSea(
    around camera: Camera, reach: Angle, size: Size, end: Coordinate?
  ) {
    guard reach.degrees < 20, let sea = seas.sea(at: camera.center) else { return }
    if let end, Self.shows(UnitVector(end), camera, size), seas.sea(at: end) == sea { return }
    let identifier = Self.identifier(of: sea)
    guard let known = fixed.first(where: { $0.label.identifier == identifier })?.label,
      !Self.shows(known.vector, camera, size)
    else { return }
    var index = areas.startIndex
    if let standing = areas.firstIndex(where: { $0.identifier == identifier }) {
      index = standing
    } else {
      index = areas.firstIndex { Self.precedes(known, $0) } ?? areas.endIndex
      areas.insert(known, at: index)
    }
    areas[index].vector = UnitVector(camera.center)
    areas[index].isMovable = true
  }

  /// Whether a direction is well inside an image.
  private static func shows(_ vector: UnitVector, _ camera: Camera, _ size: Size) -> Bool {
    Orthographic(camera: camera, center: .zero).position(of: vector).map { position in
      abs(position.x) < size.width * 0.4 && abs(position.y) < size.height * 0.4
    } ?? false
  }

  /// Removes the labels of capitals next to the label of a country with the same name.
  private mutating func removeCapitals(of camera: Camera) {
    towns.removeAll { town in
      guard case .capital = town.identifier.kind else { return false }
      return areas.contains { Self.isLand($0, called: town, camera) }
    }
  }

  /// Whether a label is that of a country with the same name as another label close by.
  private static func isLand(_ land: MapLabel, called label: MapLabel, _ camera: Camera) -> Bool {
    land.identifier.kind == .country && land.text == label.text
      && land.vector.angle(to: label.vector).radians * camera.radius < closeBy
  }

  /// The distance in points within which two equal names would seem to be one.
  private static let closeBy = 40.0

  /// Whether a label sorts before another.
  ///
  /// The order of two labels is always the same.
  private static func precedes(_ label: MapLabel, _ other: MapLabel) -> Bool {
    if label.importance != other.importance { return label.importance > other.importance }
    if label.text != other.text { return label.text < other.text }
    return label.identifier.number < other.identifier.number
  }

  /// Returns the identifier of the label for the country or sea at a place.
  func area(at place: Coordinate) -> MapLabel.Identifier? {
    if let country = countries.country(at: place) {
      return .init(kind: .country, number: country.id)
    }
    if let sea = seas.sea(at: place) { return Self.identifier(of: sea) }
    // An ice shelf, or a coast that is drawn slightly differently.
    return countries.country(nearest: place, within: 500_000).map {
      .init(kind: .country, number: $0.id)
    }
  }

  /// Puts the label of the town or feature at the end first, and removes its ordinary label, and that
  /// of a city that is a state.
  private mutating func name(_ spot: EndSpot, at end: Coordinate) {
    let number: Int
    switch spot.subject {
    case .town(let id):
      number = id
      towns.removeAll { $0.identifier.number == id }
    case .feature(let id):
      number = places.count + id
      areas.removeAll { $0.identifier == .init(kind: .pole, number: id) }
    }
    areas.removeAll { $0.namesEnd && $0.text == spot.name }
    areas.insert(
      MapLabel(
        identifier: .init(kind: .spot, number: number), text: spot.name, vector: UnitVector(end),
        importance: MapLabel.Importance.spot, namesEnd: true), at: 0)
  }

  private static func identifier(of sea: Sea) -> MapLabel.Identifier {
    .init(kind: sea.kind == .ocean ? .ocean : .sea, number: sea.id)
  }

  private var poles: [FixedLabel] {
    // The other poles are poles of inaccessibility, the places farthest from any coast.
    features.identifiers(of: .pole).filter { abs(features.coordinate(of: $0).latitude) == 90 }.map {
      pole in
      FixedLabel(
        label: MapLabel(
          identifier: .init(kind: .pole, number: pole), text: name(ofFeature: pole),
          vector: UnitVector(features.coordinate(of: pole)), importance: MapLabel.Importance.pole))
    }
  }

  private func name(ofFeature id: Int) -> String {
    names?.name(ofFeature: id) ?? features[id].name
  }

  private var continents: [FixedLabel] {
    // Australia and Antarctica are labeled as countries.
    let countries = Set(self.countries.countries.map(\.name))
    return features.identifiers(of: .continent).filter { !countries.contains(features[$0].name) }
      .map { continent in
        FixedLabel(
          label: MapLabel(
            identifier: .init(kind: .continent, number: continent),
            text: name(ofFeature: continent).uppercased(),
            vector: UnitVector(features.coordinate(of: continent)),
            importance: MapLabel.Importance.continent), leastReach: .degrees(65))
      }
  }

  private var waters: [FixedLabel] {
    seas.seas.map { sea in
      let isOcean = sea.kind == .ocean
      return FixedLabel(
        label: MapLabel(
          identifier: Self.identifier(of: sea),
          text: isOcean ? name(of: sea).uppercased() : name(of: sea), vector: UnitVector(sea.label),
          importance: isOcean ? MapLabel.Importance.ocean : 72 - 6 * Double(sea.rank),
          isMovable: isOcean),
        zooms: (isOcean ? 0 : 1.6 + Double(sea.rank) * 0.85)...(.infinity))
    }
  }

  private func name(of sea: Sea) -> String { names?.name(of: sea) ?? sea.name }

  private var lands: [FixedLabel] {
    // By code, so that the islands that share Australia's are left out.
    let continents = ["AQ", "AU"].compactMap { countries.country(code: $0)?.id }
    return countries.countries.map { country in
      let isContinent = continents.contains(country.id)
      let appears = isContinent ? -.infinity : country.zooms.lowerBound - 0.4
      return FixedLabel(
        label: MapLabel(
          identifier: .init(kind: .country, number: country.id),
          text: names?.name(of: country) ?? country.name, vector: UnitVector(country.label),
          importance: isContinent
            ? MapLabel.Importance.continent : MapLabel.Importance.of(country),
          isMovable: country.code == "AQ"),
        zooms: appears...country.zooms.upperBound + 2)
    }
  }

  private mutating func chooseTowns(in cap: Cap, of camera: Camera, zoom: Double, size: Size) {
    let limit = Int(min(60, size.width * size.height / 9000) * min(1, max(0.12, (zoom - 2) / 3)))
    candidates.removeAll(keepingCapacity: true)
    if limit > 0, zoom > 2.2 { findTowns(limit, in: cap, of: camera, size: size) }
    towns.removeAll(keepingCapacity: true)
    for town in candidates.prefix(limit) { towns.append(label(of: town)) }
    towns.sort(by: Self.precedes)
    known.removeAll(keepingCapacity: true)
    for town in towns { known[town.identifier.number] = town.text }
  }

  /// Finds the visible towns, the most important first.
  private mutating func findTowns(_ limit: Int, in cap: Cap, of camera: Camera, size: Size) {
    let projection = Orthographic(camera: camera, center: .zero)
    // An image is narrower than the cap around it. Towns slightly outside may come into sight.
    func isSeen(_ vector: UnitVector) -> Bool {
      projection.position(of: vector).map { position in
        abs(position.x) <= size.width * 0.56 && abs(position.y) <= size.height * 0.56
      } ?? false
    }
    for (id, vector) in capitals where cap.contains(vector) && isSeen(vector) {
      candidates.append(Town(id: id, population: places.population(of: id), seat: .country))
    }
    for id in places.mostPopulous(limit, in: cap, where: isSeen) {
      let seat = places.seat(of: id)
      guard seat != .country else { continue }
      candidates.append(Town(id: id, population: places.population(of: id), seat: seat))
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
