import Atlas
import Containers
internal import Glibc

/// The labels of a map, with their dots.
nonisolated final class LabelLayer {
  private let gazetteer: Gazetteer
  private let language: String
  private var failure: AssetError?
  private var source: LabelSource?
  private var images: LabelImages
  private var placement = LabelPlacement()
  private var names: [Name] = []
  // These buffers are reused for every image, so that a steady one allocates nothing.
  /// The names of the previous choice, while new ones are chosen.
  private var stood: [Name] = []
  private var shown: [(name: Int, point: Point)] = []
  private var placed: [(image: Image, corner: Point)] = []
  private var requests: [LabelPlacement.Request] = []
  private var reserved: [Rect] = []
  private var spots: [Spot] = []
  private var spotsBefore: [Spot] = []
  private var choice: Choice?
  /// The country or sea that the chosen labels name at the end of the tunnel.
  private var endArea: MapLabel.Identifier?
  /// The town or feature that they name at the end.
  private var endSpot: EndSpot?
  /// The radius of the globe when the map was last at rest.
  private var radiusAtRest = 0.0

  /// A label that may be visible, with its picture once its size was needed.
  private struct Name {
    let label: MapLabel
    /// The position of the label, which may change for an ocean; nil if it may only be at the end
    /// of the tunnel.
    var vector: UnitVector?
    var picture: LabelPicture?
    /// Whether the label prefers to be above rather than below the mark of the end.
    var goesOver = false
  }

  /// The position of a visible label.
  private struct Spot: Equatable {
    let identifier: MapLabel.Identifier
    let name: Int
    /// The frame of the text, with the dot if that is next to it.
    let box: Rect
    /// The area that the images of the text and the dot cover.
    let extent: Rect

    static func == (one: Spot, other: Spot) -> Bool {
      one.identifier == other.identifier && one.box.origin == other.box.origin
    }
  }

  /// The scene that the labels were chosen for.
  private struct Choice {
    let scene: MapScene

    /// Whether the labels are exactly those of another scene.
    func isExact(for other: MapScene) -> Bool {
      !scene.isMoving && scene.camera == other.camera && scene.size == other.size
        && scene.scale == other.scale && scene.textScale == other.textScale
        && scene.end == other.end && scene.endSpot == other.endSpot
        && scene.obstacles == other.obstacles && scene.markCount == other.markCount
        && scene.pins == other.pins
    }

    /// Whether the labels are good enough for another scene in motion.
    func isNear(_ other: MapScene, seen: Double) -> Bool {
      guard scene.size == other.size, scene.scale == other.scale,
        scene.textScale == other.textScale
      else { return false }
      let moved = UnitVector(scene.camera.center).angle(to: UnitVector(other.camera.center)).radians
      let zoomed = abs(log2(other.camera.radius / scene.camera.radius))
      let turned = abs(
        remainder(scene.camera.heading.radians - other.camera.heading.radians, 2 * .pi))
      return moved < seen * 0.1 && zoomed < 0.06 && turned < 0.05
    }
  }

  /// Creates the layer for a gazetteer, with names in a language where it has them.
  init(gazetteer: Gazetteer, language: String) {
    self.gazetteer = gazetteer
    self.language = language
    images = LabelImages(scale: 1, textScale: 1)
  }

  /// Places the labels that a scene has room for, and their dots.
  ///
  /// At rest they depend only on the scene, not on earlier placements.
  ///
  /// - Parameter pins: The frames of the pins, which labels avoid.
  /// - Throws: The error of data that cannot be read. An error of the names in the user's language
  ///   is thrown once, after everything has been placed with its default name.
  func place(for scene: MapScene, around pins: [Rect] = []) throws(AssetError) {
    placed.removeAll(keepingCapacity: true)
    swap(&spots, &spotsBefore)
    spots.removeAll(keepingCapacity: true)
    guard scene.showsNames else { return }
    try gazetteer.checkWhatWasRead()
    try choose(for: scene)
    request(in: scene, around: pins)
    let area = Self.area(of: scene)
    let places = placement.place(
      requests, in: area, around: scene.obstacles, pins: pins, sparing: reserved,
      gap: LabelPlacement.gap(textScale: scene.textScale), isMoving: scene.isMoving)
    for (index, box) in places {
      let (name, point) = shown[index]
      guard let picture = names[name].picture else { continue }
      var corner = box.origin
      var extent: Rect?
      if names[name].label.hasDot {
        let isBeside = box.minY < point.y && point.y < box.maxY
        if isBeside, box.midX > point.x { corner.x = box.maxX - picture.size.width }
        extent = add(images.dot(of: names[name].label, at: point))
      }
      let (image, offset) = picture.image
      let letters = add((image, images.grid.align(corner + offset)))
      spots.append(
        Spot(
          identifier: names[name].label.identifier, name: name, box: box,
          extent: extent?.union(letters) ?? letters))
    }
    if let failure {
      self.failure = nil
      throw failure
    }
  }

  /// Whether the chosen labels name a town or feature at the end of the tunnel.
  var namesEndSpot: Bool { endSpot != nil }

  /// The labels that were placed last, the most important first.
  var shownLabels: [MapLabel] { spots.map { names[$0.name].label } }

  /// The frames of these labels, in points of the map.
  var shownBoxes: [Rect] { spots.map(\.box) }

  /// The areas where the last placement differs from the one before.
  var changes: [Rect] {
    guard spots != spotsBefore else { return [] }
    let gone = spotsBefore.filter { !spots.contains($0) }
    let new = spots.filter { !spotsBefore.contains($0) }
    return (gone + new).map(\.extent)
  }

  /// Adds an image to those to draw, and returns the area that it covers.
  private func add(_ picture: (image: Image, corner: Point)) -> Rect {
    placed.append(picture)
    return Rect(origin: picture.corner, size: picture.image.size)
  }

  /// Draws the placed labels.
  ///
  /// Threads may call this concurrently.
  func draw(on canvas: Canvas) {
    for (image, corner) in placed { canvas.draw(image, at: corner) }
  }

  /// Requests a position for each label that is on the near side.
  private func request(in scene: MapScene, around pins: [Rect]) {
    shown.removeAll(keepingCapacity: true)
    requests.removeAll(keepingCapacity: true)
    reserved.removeAll(keepingCapacity: true)
    var places = LabelPlaces(scene)
    for index in names.indices {
      let label = names[index].label
      let point = names[index].vector.flatMap { places.point(of: $0, hasDot: label.hasDot) }
      guard point != nil || label.namesEnd else { continue }
      let picture = names[index].picture ?? images.picture(of: label)
      names[index].picture = picture
      let dot = label.hasDot ? point : nil
      let hasPin = dot.map { LabelPlacement.hasPin($0, among: pins) } ?? false
      var request = LabelPlacement.Request(
        identifier: label.identifier, importance: label.importance,
        sparesReserved: !label.hasDot && label.identifier.kind != .spot, dot: dot)
      places.append(
        framesOf: label, at: point, size: picture.size, goesOver: names[index].goesOver,
        hasPin: hasPin, to: &request.candidates)
      guard let best = request.candidates.best else { continue }
      if label.identifier.kind == .spot { places.spot = places.beside(.under, picture.size) }
      shown.append((index, point ?? best.center))
      if case .capital = label.identifier.kind { reserved.append(best) }
      requests.append(request)
    }
  }

  private func openSource() throws(AssetError) -> LabelSource {
    var source = try LabelSource(gazetteer: gazetteer)
    do throws(AssetError) {
      source.names = try LocalNames(
        gazetteer, language: language, translating: Messages.Names.translation)
    } catch { failure = error }
    return source
  }

  /// Chooses labels again at rest, and whenever the camera has moved far enough to show others.
  private func choose(for scene: MapScene) throws(AssetError) {
    let isFirst = source == nil
    if isFirst { source = try openSource() }
    let half =
      (scene.size.width * scene.size.width + scene.size.height * scene.size.height)
      .squareRoot() / 2
    let seen = half >= scene.camera.radius ? .pi / 2 : asin(half / scene.camera.radius)
    if let choice, choice.isExact(for: scene) { return }
    let area = scene.end.flatMap { source?.area(at: $0) }
    // Towns would flash by while the end is dragged. The spot labeled at rest stays only while the
    // end is on it.
    let spot = scene.isMoving && scene.endSpot != endSpot ? nil : scene.endSpot
    if let choice, scene.isMoving, area == endArea, spot == endSpot,
      choice.isNear(scene, seen: seen)
    {
      return
    }
    (endArea, endSpot) = (area, spot)
    if images.grid.scale != scene.scale || images.textScale != scene.textScale {
      images = LabelImages(scale: scene.scale, textScale: scene.textScale)
    }
    choice = Choice(scene: scene)
    let labels =
      source?.labels(
        for: scene.camera, reach: .radians(seen * 1.12), size: scene.size, end: scene.end,
        spot: spot) ?? []
    images.keep(labels)
    swap(&names, &stood)
    names.removeAll(keepingCapacity: true)
    for label in labels {
      if let name = name(of: label, in: scene) { names.append(name) }
    }
    if scene.isMoving { keepStanding(in: scene) } else { radiusAtRest = scene.camera.radius }
    stood.removeAll(keepingCapacity: true)
    // The first choice reads pages from all over the data. The next ones will be near it.
    if isFirst { gazetteer.releasePages() }
  }

  /// Keeps visible labels that are no longer chosen, unless the zoom has changed by a factor of two
  /// since the map was at rest.
  private func keepStanding(in scene: MapScene) {
    guard abs(log2(scene.camera.radius / max(radiusAtRest, 1))) < 1 else { return }
    let chosen = names.count
    // A label that named the end is not kept there after the end has left.
    for name in stood where !name.label.namesEnd && placement.stands(name.label.identifier) {
      let identifier = name.label.identifier
      if !names[..<chosen].contains(where: { $0.label.identifier == identifier }) {
        names.append(name)
      }
    }
  }

  /// Returns a label with its position; nil for an ocean without room for its label.
  private func name(of label: MapLabel, in scene: MapScene) -> Name? {
    guard label.isMovable, let source else { return Name(label: label, vector: label.vector) }
    let picture = images.picture(of: label)
    let standing =
      scene.isMoving
      ? stood.first { $0.label.identifier == label.identifier }?.vector : nil
    let area = AreaNames(seas: source.seas, countries: source.countries)
    let place = area.place(
      for: label, size: picture.size, standing: standing, in: scene.projection,
      area: Self.area(of: scene), around: scene.obstacles)
    var name = Name(label: label, vector: place, picture: picture)
    if place != nil { return name }
    guard label.namesEnd else { return nil }
    // Next to the mark, the label of an ocean goes where it covers less land.
    let places = LabelPlaces(scene)
    if label.identifier.kind == .ocean, let under = places.beside(.under, picture.size),
      let over = places.beside(.over, picture.size)
    {
      name.goesOver =
        area.water(in: over, scene.projection) > area.water(in: under, scene.projection)
    }
    return name
  }

  /// Returns the area that must contain labels completely.
  private static func area(of scene: MapScene) -> Rect {
    Rect(origin: .zero, size: scene.size).insetBy(dx: 4, dy: 4)
  }
}
