internal import Atlas
internal import TunnelApp

/// A benchmark of lookups for places on standard input, one per line: latitude and longitude in
/// degrees.
struct MeasureGeocoder {
  private let gazetteer: Gazetteer
  private let coordinates: [Coordinate]

  init() throws {
    gazetteer = try Gazetteer(directory: AssetLocation.find().directory)
    var coordinates: [Coordinate] = []
    while let line = readLine() {
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 2,
        let coordinate = Coordinate(latitude: numbers[0], longitude: numbers[1])
      else { throw MeasureError("Not a latitude and a longitude: \(line)") }
      coordinates.append(coordinate)
    }
    self.coordinates = coordinates
  }

  /// Prints for each place what the areas contain, without towns: the surface, the code of the
  /// country and its source, the number of the region, the time zone and the sea.
  func printAreas() throws {
    let territories = try TerritoryIndex(gazetteer)
    var lines: [String] = []
    for coordinate in coordinates {
      let found = territories.territory(at: coordinate)
      let fields: [String?] = [
        found.surface.value.word, found.country?.code, found.country?.source.name,
        found.region.map { "\($0.id)" }, found.zone?.name, found.sea?.name,
      ]
      lines.append(fields.map { $0 ?? "" }.joined(separator: "\t"))
    }
    try printLine(lines.joined(separator: "\n"))
  }

  /// Prints for each place what the user is told: the same columns as the areas, and the elevation.
  func printAnswers() throws {
    let geocoder = try ReverseGeocoder(gazetteer)
    var lines: [String] = []
    for coordinate in coordinates {
      let found = geocoder.describe(coordinate)
      let fields: [String?] = [
        found.surface.value.word, found.country?.code, found.country?.source.name,
        found.region.map { "\($0.id)" }, found.zone?.name, found.sea?.name,
        found.elevation.map { "\($0.meters)" },
      ]
      lines.append(fields.map { $0 ?? "" }.joined(separator: "\t"))
    }
    try printLine(lines.joined(separator: "\n"))
  }

  /// Prints the time to open the data, and the number of answers per second: of full descriptions,
  /// and of the nearest place alone.
  func printSpeed() throws {
    let resident = MeasureProcess.residentMegabytes
    let start = MeasureProcess.milliseconds
    let files = try Gazetteer(directory: AssetLocation.find().directory)
    let opened = MeasureProcess.milliseconds
    let residentOpened = MeasureProcess.residentMegabytes
    let geocoder = try ReverseGeocoder(files)
    let places = try files.places()
    let checked = MeasureProcess.milliseconds
    let (full, nearest) = counted {
      (
        perSecond { geocoder.describe($0).headline == nil ? 0 : 1 },
        perSecond { places.nearestIdentifier(to: $0) }
      )
    }
    let figures = [
      ("places", Double(coordinates.count)), ("open", opened - start),
      ("resident", residentOpened - resident), ("check", checked - opened), ("full", full),
      ("nearest", nearest),
    ]
    let texts = figures.map { "\($0.0)=\(rounded($0.1, decimals: 3))" }
    try printLine("\(MeasureScene.geocode.rawValue) \(texts.joined(separator: " "))")
  }

  /// Returns the number of answers per second on one thread, after a warm-up pass over all places.
  private func perSecond(_ answer: (Coordinate) -> Int) -> Double {
    var sum = 0
    for coordinate in coordinates { sum &+= answer(coordinate) }
    let start = MeasureProcess.threadMilliseconds
    for coordinate in coordinates { sum &+= answer(coordinate) }
    let time = MeasureProcess.threadMilliseconds - start
    // Using the sum keeps the answers from being optimized away.
    return sum == .min ? 0 : Double(coordinates.count) / time * 1000
  }
}
