import Atlas
import Containers
internal import Glibc

/// The names on a map, with their dots.
nonisolated final class LabelLayer {
  private let gazetteer: Gazetteer
  private let language: String
  private var failure: AssetError?
  private var source: LabelSource?
  private var images: LabelImages
  private var placement = LabelPlacement()
  private var names: [Name] = []
  // Kept from picture to picture, so that a steady one allocates nothing.
  /// The names of the choice before, while others are chosen.
  private var stood: [Name] = []
  private var shown: [(name: Int, point: Point)] = []
  private var placed: [(image: Image, corner: Point)] = []
  private var requests: [LabelPlacement.Request] = []
  private var chosenFor: (camera: Camera, size: Size, scale: Double)?

  /// A name that may be seen, and its picture once it was asked how large it is.
  private struct Name {
    let label: MapLabel
    // Where it belongs, which may change for an ocean.
    var vector: UnitVector
    var picture: LabelPicture?
  }

  /// Makes the layer of the names in a gazetteer, in a language as far as it knows them.
  init(gazetteer: Gazetteer, language: String) {
    self.gazetteer = gazetteer
    self.language = language
    images = LabelImages(scale: 1)
  }

  /// Places the names that a scene has room for, and their dots.
  ///
  /// - Throws: What could not be read; the names in the person's language are told once, after
  ///   everything has been placed with its usual name.
  func place(for scene: MapScene) throws(AssetError) {
    placed.removeAll(keepingCapacity: true)
    guard scene.showsNames else { return }
    try gazetteer.checkWhatWasRead()
    try choose(for: scene)
    let projection = scene.projection
    request(in: projection, around: scene.obstacles.prefix(scene.markCount))
    let area = Self.area(of: scene)
    for (index, box) in placement.place(requests, in: area, around: scene.obstacles) {
      let (name, point) = shown[index]
      guard let picture = names[name].picture else { continue }
      var corner = box.origin
      if names[name].label.hasDot {
        let isBeside = box.minY < point.y && point.y < box.maxY
        if isBeside, box.midX > point.x { corner.x += Self.dot + Self.gap }
        placed.append(images.dot(of: names[name].label, at: point))
      }
      let (image, offset) = picture.image
      placed.append((image, images.grid.align(corner + offset)))
    }
    if let failure {
      self.failure = nil
      throw failure
    }
  }

  /// Draws what was placed; several threads may at the same time.
  func draw(on canvas: Canvas) {
    for (image, corner) in placed { canvas.draw(image, at: corner) }
  }

  /// Asks for a place for each name that is on the near side, far enough from the limb.
  private func request(in projection: Orthographic, around marks: ArraySlice<Rect>) {
    shown.removeAll(keepingCapacity: true)
    requests.removeAll(keepingCapacity: true)
    for index in names.indices {
      let label = names[index].label
      let vector = names[index].vector
      guard let position = projection.position(of: vector),
        (vector.components * projection.toward).sum() > (label.hasDot ? 0.3 : 0.16)
      else { continue }
      let point = Point(x: position.x, y: position.y)
      let picture = names[index].picture ?? images.picture(of: label)
      names[index].picture = picture
      let (first, second) = Self.candidates(
        for: label, at: point, size: picture.size, around: marks)
      let fits = (Self.isOnGlobe(first, projection), second.map { Self.isOnGlobe($0, projection) })
      guard let best = fits.0 ? first : fits.1 == true ? second : nil else { continue }
      shown.append((index, point))
      requests.append(
        .init(
          identifier: label.identifier, importance: label.importance, best: best,
          other: fits.0 && fits.1 == true ? second : nil))
    }
  }

  private func openSource() throws(AssetError) -> LabelSource {
    var source = try LabelSource(gazetteer: gazetteer)
    do throws(AssetError) {
      source.names = try LocalNames(gazetteer, language: language)
    } catch { failure = error }
    return source
  }

  /// Chooses names anew where the camera has moved far enough to show others.
  private func choose(for scene: MapScene) throws(AssetError) {
    let isFirst = source == nil
    if isFirst { source = try openSource() }
    let half =
      (scene.size.width * scene.size.width + scene.size.height * scene.size.height)
      .squareRoot() / 2
    let seen = half >= scene.camera.radius ? .pi / 2 : asin(half / scene.camera.radius)
    if let chosenFor, chosenFor.size == scene.size, chosenFor.scale == scene.scale {
      let moved = UnitVector(chosenFor.camera.centre)
        .angle(to: UnitVector(scene.camera.centre)).radians
      let zoomed = abs(log2(scene.camera.radius / chosenFor.camera.radius))
      let turned = abs(
        remainder(chosenFor.camera.heading.radians - scene.camera.heading.radians, 2 * .pi))
      if moved < seen * 0.1, zoomed < 0.06, turned < 0.05 { return }
    }
    if images.grid.scale != scene.scale { images = LabelImages(scale: scene.scale) }
    chosenFor = (scene.camera, scene.size, scene.scale)
    let labels =
      source?.labels(for: scene.camera, reach: .radians(seen * 1.12), size: scene.size) ?? []
    images.keep(labels)
    swap(&names, &stood)
    names.removeAll(keepingCapacity: true)
    for label in labels {
      if let name = name(of: label, in: scene) { names.append(name) }
    }
    stood.removeAll(keepingCapacity: true)
    // The first names are looked for all over the data; those of the next lie near them.
    if isFirst { gazetteer.releasePages() }
  }

  /// Returns a name with its place; nil for an ocean that has no room for it.
  private func name(of label: MapLabel, in scene: MapScene) -> Name? {
    guard label.identifier.kind == .ocean, let source else {
      return Name(label: label, vector: label.vector)
    }
    let picture = images.picture(of: label)
    let standing = stood.first { $0.label.identifier == label.identifier }?.vector
    return OceanNames(seas: source.seas).place(
      for: label, size: picture.size, standing: standing, in: scene.projection,
      area: Self.area(of: scene), around: scene.obstacles
    ).map { Name(label: label, vector: $0, picture: picture) }
  }

  /// Where names must lie wholly inside.
  private static func area(of scene: MapScene) -> Rect {
    Rect(origin: .zero, size: scene.size).insetBy(dx: 4, dy: 4)
  }

  /// Points from a dot's middle to its edge, and to its name.
  private static let dot = 4.0
  private static let gap = 5.0
  /// Points from a dot to the edge of what stands on it, at the most.
  private static let cover = 20.0

  /// Where a name may stand: around its place, or to the right or left of its dot; under or over what
  /// stands on the dot.
  private static func candidates(
    for label: MapLabel, at point: Point, size: Size, around marks: ArraySlice<Rect>
  ) -> (best: Rect, other: Rect?) {
    guard label.hasDot else { return (Rect(center: point, size: size), nil) }
    if let cover = marks.first(where: { $0.contains(point) }) {
      func place(_ y: Double) -> Rect? {
        abs(y - point.y) < Self.cover + size.height / 2
          ? Rect(center: Point(x: point.x, y: y), size: size) : nil
      }
      let over = place(cover.minY - size.height / 2 - 2)
      if let under = place(cover.maxY + size.height / 2 + 2) { return (under, over) }
      if let over { return (over, nil) }
    }
    let y = point.y - size.height / 2
    let width = size.width + gap + dot
    return (
      Rect(x: point.x - dot, y: y, width: width, height: size.height),
      Rect(x: point.x + dot - width, y: y, width: width, height: size.height)
    )
  }

  /// Whether all corners of a rectangle lie on the globe.
  private static func isOnGlobe(_ rect: Rect, _ projection: Orthographic) -> Bool {
    let dx = max(abs(rect.minX - projection.centre.x), abs(rect.maxX - projection.centre.x))
    let dy = max(abs(rect.minY - projection.centre.y), abs(rect.maxY - projection.centre.y))
    return dx * dx + dy * dy <= projection.radius * projection.radius
  }
}
