import Atlas
import Containers
import Glibc
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// Which labels a map shows, depending on the end and on the way the map got there.
@MainActor
struct MapNamesTests {
  nonisolated private static let sizes = [
    Size(width: 320, height: 134), Size(width: 1024, height: 420), Size(width: 1075, height: 1400),
  ]

  /// Returns a scene centered on an end, with the whole globe or a width in kilometers.
  private func scene(
    at end: Coordinate, size: Size, kilometers: Double? = nil, image: AnnotationImage = .child
  ) -> MapScene {
    let map = MapView(earth: TunnelStage.earth, center: end)
    map.frame = Rect(origin: .zero, size: size)
    let annotation = AnnotationView(image: image, coordinate: end)
    map.addAnnotation(annotation)
    map.layoutIfNeeded()
    if let kilometers { map.camera = map.region(around: end, meters: 1000 * kilometers) }
    map.layoutIfNeeded()
    var scene = map.scene
    scene.end = end
    scene.obstacles = [annotation.frame.insetBy(dx: 6, dy: 4)]
    scene.markCount = 1
    return scene
  }

  private func layer() -> LabelLayer {
    LabelLayer(gazetteer: TunnelStage.earth.gazetteer, language: "en")
  }

  private func names(of scene: MapScene) throws -> [String] {
    let layer = layer()
    try layer.place(for: scene)
    return layer.shownLabels.map(\.text)
  }

  @Test(
    "T17: the country of the end is labeled first, whatever covers its center",
    arguments: [
      ("-10 -55", "Brazil"), ("-25 134", "Australia"), ("39 -98", "United States"),
      ("35 103", "China"), ("22 79", "India"), ("46.5 2.5", "France"), ("64 -150", "United States"),
      ("24 3", "Algeria"), ("-82 0", "Antarctica"),
    ])
  func country(end: String, name: String) throws {
    for size in Self.sizes {
      for kilometers in [nil, 3000.0] {
        let names = try names(of: scene(at: place(end), size: size, kilometers: kilometers))
        #expect(
          names.first?.hasPrefix(name) == true,
          "\(size) \(kilometers ?? 0): \(names.prefix(3))")
      }
    }
  }

  @Test(
    "T17: the sea of the end is, too",
    arguments: [
      ("-56.5 -171.7", "SOUTH PACIFIC OCEAN"), ("56 3", "North Sea"), ("0 -30", "ATLANTIC OCEAN"),
    ])
  func sea(end: String, name: String) throws {
    for size in Self.sizes {
      for kilometers in [nil, 3000.0] {
        let names = try names(of: scene(at: place(end), size: size, kilometers: kilometers))
        #expect(
          names.first?.hasSuffix(name) == true, "\(size) \(kilometers ?? 0): \(names.prefix(3))")
      }
    }
  }

  @Test(
    "T42: at rest the place at the end is labeled beside its mark, once",
    arguments: [
      ("27.9881 86.9253", "Mount Everest"), ("-16.4986 -151.766", "Bora Bora"),
      ("56.549 8.310", "Lemvig"), ("48.8534 2.3488", "Paris"), ("90 0", "North Pole"),
    ])
  func spot(end: String, name: String) throws {
    for size in Self.sizes {
      for kilometers in [nil, 3000.0, 100] {
        var scene = scene(at: place(end), size: size, kilometers: kilometers)
        scene.endSpot = TunnelStage.earth.name(of: place(end))?.spot
        let names = try names(of: scene)
        #expect(
          names.prefix(2).contains(name),
          "\(size) \(kilometers ?? 0): \(names)")
        #expect(
          names.count { $0 == name } == 1,
          "\(size) \(kilometers ?? 0): \(names)")
      }
    }
  }

  @Test(
    "T42: the label of the dug place stays where it is beside the mark, whatever the scale",
    arguments: [
      ("27.9881 86.9253", "Mount Everest"), ("-16.4986 -151.766", "Bora Bora"),
      ("56.549 8.310", "Lemvig"), ("48.8534 2.3488", "Paris"), ("90 0", "North Pole"),
      ("1.29 103.85", "Singapore"), ("43.74 7.42", "Monaco"), ("52.52 13.405", "Berlin"),
      ("55.68 12.57", "Copenhagen"), ("-33.45 -70.66", "Santiago"),
      ("64.1355 -21.8954", "Reykjavík"), ("49.61 6.13", "Luxembourg"),
    ])
  func spotAtEveryScale(end: String, name: String) throws {
    let end = place(end)
    for size in Self.sizes {
      for (image, textScale, moves) in [
        (AnnotationImage.child, 1.0, false), (.cross, 1.0, false), (.child, 2.0, false),
        (.child, 1.0, true),
      ] {
        let layer = layer()
        var offsets: Set<Point> = []
        for step in 0..<36 {
          let kilometers = 12_000 / pow(1.3, Double(step))
          var scene = scene(at: end, size: size, kilometers: kilometers, image: image)
          scene.textScale = textScale
          scene.endSpot = TunnelStage.earth.name(of: end)?.spot
          scene.isMoving = moves && step > 0
          try layer.place(for: scene)
          let names = layer.shownLabels.map(\.text)
          #expect(names.count { $0 == name } == 1, "\(size) \(kilometers): \(names)")
          let label = try #require(names.firstIndex(of: name))
          let tip = try #require(scene.projection.position(of: end))
          let offset = layer.shownBoxes[label].center - Point(x: tip.x, y: tip.y)
          offsets.insert(Point(x: offset.x.rounded(), y: offset.y.rounded()))
        }
        #expect(offsets.count == 1, "\(size) \(image.end) \(textScale) \(moves): \(offsets)")
      }
    }
  }

  @Test("T42: the place at the end stays labeled while the map turns, but not while the end moves")
  func movingSpot() throws {
    let everest = place("27.9881 86.9253")
    var scene = scene(at: everest, size: Self.sizes[1], kilometers: 3000)
    scene.endSpot = TunnelStage.earth.name(of: everest)?.spot
    let layer = layer()
    try layer.place(for: scene)
    scene.isMoving = true
    scene.camera.center = place("28 87")
    try layer.place(for: scene)
    #expect(layer.shownLabels.contains { $0.text == "Mount Everest" })

    let paris = place("48.8534 2.3488")
    scene.end = paris
    scene.camera.center = paris
    scene.endSpot = TunnelStage.earth.name(of: paris)?.spot
    try layer.place(for: scene)
    #expect(
      !layer.shownLabels.contains { $0.text == "Mount Everest" || $0.identifier.kind == .spot })

    scene.isMoving = false
    try layer.place(for: scene)
    #expect(layer.shownLabels.contains { $0.text == "Paris" && $0.identifier.kind == .spot })
  }

  @Test(
    "T17, T44: at text size 2.0 labels on a line are farther apart than words",
    arguments: ["60 130", "-60 -50", "56.55 8.316667", "10 100"])
  func gaps(end: String) throws {
    var scene = scene(at: place(end), size: Size(width: 1024, height: 420))
    scene.textScale = 2
    let layer = layer()
    try layer.place(for: scene)
    let boxes = layer.shownBoxes
    #expect(boxes.count > 3)
    for (index, one) in boxes.enumerated() {
      for other in boxes[(index + 1)...] where one.minY < other.maxY && other.minY < one.maxY {
        #expect(max(one.minX - other.maxX, other.minX - one.maxX) > 11.9)
      }
    }
  }

  @Test("T17: countries go before capitals, and continents and Antarctica before countries")
  func order() throws {
    var source = try LabelSource(gazetteer: TunnelStage.earth.gazetteer)
    let labels = source.labels(
      for: Camera(center: place("0 20"), radius: 800), reach: .degrees(90),
      size: Size(width: 1700, height: 1700))
    let known = try TunnelStage.earth.gazetteer.countries().countries
    let countries = labels.filter {
      $0.identifier.kind == .country
        && known[$0.identifier.number].sovereign == known[$0.identifier.number].name
    }
    let towns = labels.filter { $0.hasDot && $0.identifier.kind != .pole }
    let least = try #require(countries.map(\.importance).min())
    #expect(towns.count > 5)
    #expect(towns.allSatisfy { $0.importance < least })
    let africa = try #require(labels.first { $0.identifier.kind == .continent })
    #expect(countries.allSatisfy { $0.importance <= africa.importance })
  }

  @Test(
    "T17: continents and Antarctica are labeled on every whole globe that shows their center",
    arguments: [
      ("12 17", ["AFRICA"]), ("51 92", ["ASIA"]), ("56 32", ["EUROPE"]),
      ("51 -101", ["NORTH AMERICA"]), ("-20 -58", ["SOUTH AMERICA"]), ("-90 0", ["Antarctica"]),
      ("-75 120", ["Antarctica"]), ("-50 60", ["Antarctica"]), ("5 30", ["AFRICA", "EUROPE"]),
    ])
  func continents(center: String, expected: [String]) throws {
    for size in Self.sizes.dropFirst() {
      let names = try names(of: scene(at: place(center), size: size))
      #expect(Set(names).isSuperset(of: expected), "\(size): \(names)")
    }
  }

  @Test(
    "T17: the label of a continent that moves aside stays near its center",
    arguments: ["56.55 8.3167", "5 30", "-20 -58", "40 -100"])
  func aside(center: String) throws {
    for size in [Size(width: 480, height: 202), Size(width: 360, height: 176)] + Self.sizes {
      let scene = scene(at: place(center), size: size)
      let layer = layer()
      try layer.place(for: scene)
      for (label, box) in zip(layer.shownLabels, layer.shownBoxes)
      where label.identifier.kind == .continent {
        let shown = try #require(
          scene.projection.coordinate(at: SIMD2(box.midX, box.midY)), "\(label.text) \(size)")
        // Distances in the image are foreshortened toward the limb.
        let position = try #require(scene.projection.position(of: label.vector))
        let distance = Point(x: position.x, y: position.y).distance(to: box.center)
        #expect(
          distance <= 2_000_000 / Ellipsoid.meanRadius * scene.projection.radius + 1e-9,
          "\(label.text) stands at \(shown), \(size)")
      }
    }
  }

  @Test("T17: beside the mark the label of an ocean covers as little land as possible")
  func oceanBesideLand() throws {
    let countries = try TunnelStage.earth.gazetteer.countries()
    for size in [Size(width: 480, height: 202), Size(width: 360, height: 176)] {
      let scene = scene(at: place("-56.55 -171.6833"), size: size, image: .cross)
      let layer = layer()
      try layer.place(for: scene)
      let ocean = try #require(
        layer.shownLabels.firstIndex { $0.text == "SOUTH PACIFIC OCEAN" }, "\(size)")
      let box = layer.shownBoxes[ocean]
      let covered = stride(from: box.minX, through: box.maxX, by: 4).map { x in
        scene.projection.coordinate(at: SIMD2(x, box.maxY)).flatMap { countries.country(at: $0) }
      }
      #expect(!covered.contains { $0?.name == "Antarctica" }, "\(size)")
    }
  }

  @Test(
    "T17: a map of open water labels the sea at any zoom",
    arguments: [
      ("22 165", "NORTH PACIFIC OCEAN"), ("56 3", "North Sea"), ("15 88", "Bay of Bengal"),
    ])
  func openWater(center: String, name: String) throws {
    for size in Self.sizes {
      for kilometers in [1000.0, 100, 20] {
        var scene = scene(at: place(center), size: size, kilometers: kilometers)
        // The end is in another part of the same sea, or in another one.
        scene.end = place(size == Self.sizes[0] ? "30 -170" : "0 0")
        scene.obstacles = []
        scene.markCount = 0
        let names = try names(of: scene)
        #expect(names.contains(name), "\(size) \(kilometers): \(names)")
      }
    }
  }

  @Test("T17: a capital that the child covers is not labeled on the child's other side")
  func coveredCapital() throws {
    // Quito lies 40 km north of Machachi.
    for kilometers in [nil, 3000.0, 1000] {
      for size in Self.sizes {
        let scene = scene(at: place("-0.51 -78.567"), size: size, kilometers: kilometers)
        let layer = layer()
        try layer.place(for: scene)
        guard let quito = layer.shownLabels.firstIndex(where: { $0.text == "Quito" }) else {
          continue
        }
        let end = try #require(scene.end.flatMap { scene.projection.position(of: $0) })
        let dot = try #require(scene.projection.position(of: layer.shownLabels[quito].vector))
        #expect(
          end.y - dot.y < 5 || layer.shownBoxes[quito].minY < end.y, "\(size) \(kilometers ?? 0)")
      }
    }
  }

  @Test(
    "T17: a city that is a state is labeled once",
    arguments: ["1.29 103.85", "43.74 7.42", "36.14 -5.35"])
  func cityStates(end: String) throws {
    for kilometers in [nil, 3000.0, 1000] {
      var scene = scene(at: place(end), size: Self.sizes[2], kilometers: kilometers)
      scene.endSpot = TunnelStage.earth.name(of: place(end))?.spot
      let names = try names(of: scene)
      #expect(Set(names).count == names.count, "\(kilometers ?? 0): \(names)")
    }
  }

  @Test("T17: Papeete is labeled before Papetoai, and under no other name")
  func capitals() throws {
    for kilometers in [300.0, 1000, 3000] {
      let names = try names(
        of: scene(at: place("-17.5 -149.7"), size: Self.sizes[1], kilometers: kilometers))
      let papeete = try #require(names.firstIndex(of: "Papeete"), "\(kilometers): \(names)")
      #expect(papeete < names.firstIndex(of: "Papetoai") ?? names.count)
    }
  }

  @Test("T17: at rest a view has the same labels however the camera got there")
  func rest() throws {
    let goal = scene(at: place("47 11"), size: Self.sizes[1], kilometers: 3000)
    let expected = try names(of: goal)
    for (latitude, longitude) in [(0.0, 30.0), (60, -20), (40, 100)] {
      let layer = layer()
      var moving = goal
      for step in 0...20 {
        let rest = 1 - Double(step) / 20
        moving.camera.center =
          Coordinate(
            latitude: 47 + (latitude - 47) * rest, longitude: 11 + (longitude - 11) * rest)
          ?? goal.camera.center
        moving.isMoving = step > 0
        try layer.place(for: moving)
      }
      try layer.place(for: goal)
      #expect(layer.shownLabels.map(\.text) == expected)
    }
  }

  @Test("T17: no label disappears and reappears while the map moves")
  func flicker() throws {
    var moving = scene(at: place("47 11"), size: Self.sizes[1], kilometers: 3000)
    moving.obstacles = []
    moving.markCount = 0
    let layer = layer()
    var gone: Set<MapLabel.Identifier> = []
    var before: Set<MapLabel.Identifier> = []
    var count = 0
    for step in 0...80 {
      moving.camera.center =
        Coordinate(latitude: 47 - Double(step) / 20, longitude: 11 + Double(step) / 5)
        ?? moving.camera.center
      moving.isMoving = step > 0
      try layer.place(for: moving)
      let now = Set(layer.shownLabels.map(\.identifier))
      #expect(gone.isDisjoint(with: now), "\(step)")
      gone.formUnion(before.subtracting(now))
      before = now
      count += now.count
    }
    #expect(count > 1500)
    #expect(gone.count > 10)
  }
}
