internal import Atlas
package import Containers
import Synchronization

/// A renderer for the picture of one map.
///
/// It draws, from back to front: the sky, the imagery, filled land and water (over the imagery only
/// when the map is less than 1500 km across), lines, labels, and pins. Lines and fills use the same data,
/// so shores and land agree at every zoom.
///
/// It is `Sendable` although it has state: the first thread to draw a part of a picture prepares
/// what all parts need, while the others wait. After that, drawing only reads it.
package nonisolated final class MapRenderer: @unchecked Sendable {
  /// The loader of tiles that the last picture was missing.
  let loader: TileLoader

  private let earth: Earth
  private let isPatient: Bool
  private let pens: MapPens
  private var scene = MapScene(
    camera: Camera(center: Dig.denmark.entrance, radius: 1), size: .zero, scale: 1)
  private let picture = Mutex<MapPicture?>(nil)
  // The imagery for the style of the last picture.
  private var sampler: (style: MapStyle, sampler: ImagerySampler?)
  private let terrain: TerrainLayer
  private let labels: LabelLayer
  private let pins = PinLayer()

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - pens: The pool of pens. Maps that draw in turn share one.
  ///   - isPatient: Whether a picture waits for all its imagery; nil if the Earth decides that.
  package init(earth: Earth, pens: MapPens = MapPens(), isPatient: Bool? = nil) {
    self.earth = earth
    self.isPatient = isPatient ?? earth.isPatient
    self.pens = pens
    sampler = (.hybrid, ImagerySampler(pyramid: earth.imagery))
    loader = TileLoader(earth: earth)
    terrain = TerrainLayer(earth: earth)
    labels = LabelLayer(gazetteer: earth.gazetteer, language: earth.language)
  }

  /// Whether the last picture was drawn without some tiles because they are not decoded yet.
  var missesTiles: Bool { picture.withLock { $0?.imagery?.missingTiles.isEmpty == false } }

  /// Sets the scene to draw next, and the obstacles on top of it, which the closure appends to an
  /// empty list.
  package func prepare(_ scene: MapScene, obstacles: (inout [Rect]) -> Void = { _ in }) {
    // Drop the last picture first. It shares the list, so clearing the list would copy it. This way
    // the memory is reused, and drawing a steady picture allocates nothing.
    picture.withLock { $0 = nil }
    var list: [Rect] = []
    swap(&list, &self.scene.obstacles)
    list.removeAll(keepingCapacity: true)
    obstacles(&list)
    self.scene = scene
    self.scene.obstacles = list
  }

  /// Whether the labels of the last picture name the town or feature at the end of the tunnel.
  var namesEndSpot: Bool { labels.namesEndSpot }

  /// Places the labels of the prepared scene.
  ///
  /// - Returns: The areas that differ from the last picture.
  func placeNames() -> [Rect] {
    pins.place(for: scene)
    earth.noting { () throws(AssetError) in try labels.place(for: scene, around: pins.frames) }
    return labels.changes
  }

  /// Draws the part of the scene inside a canvas's clip.
  ///
  /// Threads may draw different parts concurrently.
  package func draw(on canvas: Canvas) {
    let picture = preparedPicture()
    // Slightly larger, to include partial pixels at the edge.
    let area = Rect(x: 0, y: 0, width: scene.size.width + 1, height: scene.size.height + 1)
    canvas.withPixels(of: area) { region in
      pens.withPen { $0.draw(picture, fromRow: region.y, into: region.raster) }
    }
    labels.draw(on: canvas)
    // In front of the dot of a town, which the pin stands for.
    pins.draw(on: canvas)
  }

  private func preparedPicture() -> MapPicture {
    picture.withLock { picture in
      if let picture { return picture }
      let made = makePicture()
      pins.place(for: scene)
      earth.noting { () throws(AssetError) in try labels.place(for: scene, around: pins.frames) }
      picture = made
      return made
    }
  }

  private func makePicture() -> MapPicture {
    let projection = scene.pixelProjection
    let palette = MapPalette[scene.style, isHighContrast: scene.isHighContrast]
    take(scene.style)
    // Without imagery, or if it cannot be read, land and water are filled.
    let opacity = TerrainLayer.opacity(metersAcross: scene.metersAcross) * palette.styledOpacity
    let styled = sampler.sampler == nil ? 1 : opacity
    let isCoarse = scene.isCoarse && !isPatient
    let size = Size(
      width: scene.size.width * scene.scale, height: scene.size.height * scene.scale)
    let imagery = styled < 1 ? sampler.sampler : nil
    if let imagery {
      aim(imagery, at: isCoarse ? projection.halved : projection, size, isCoarse ? 0.5 : 1)
    }
    if styled > 0 {
      earth.noting { () throws(AssetError) in
        try terrain.prepare(projection, palette, width: size.width)
      }
    }
    return MapPicture(
      scene: scene, projection: projection, palette: palette, imagery: imagery,
      styledOpacity: styled, isCoarse: isCoarse, terrain: terrain, earth: earth)
  }

  private func aim(
    _ sampler: ImagerySampler, at projection: Orthographic, _ size: Size, _ scale: Double
  ) {
    let overview = sampler.pyramid.overview
    if !sampler.pyramid.isLoaded(overview) {
      earth.noting { () throws(AssetError) in try sampler.pyramid.load(overview) }
    }
    sampler.aim(
      at: projection, width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)))
    if isPatient {
      earth.noting { () throws(AssetError) in try sampler.loadMissingTiles() }
    } else {
      loader.want(sampler.missingTiles, of: sampler.pyramid)
    }
  }

  /// Switches to the imagery of a style.
  ///
  /// The previous style's imagery is released with the last map that shows it.
  private func take(_ style: MapStyle) {
    guard style != sampler.style else { return }
    sampler = (style, nil)
    earth.styleDidChange()
    earth.noting { () throws(AssetError) in
      sampler.sampler = try earth.imagery(in: style).map { ImagerySampler(pyramid: $0) }
    }
  }
}
