import Atlas
import Containers

/// Draws the picture of one map: sky, imagery, land and water, lines, names.
///
/// Sendable although it keeps scratch memory: a map draws one picture at a time.
nonisolated final class MapRenderer: @unchecked Sendable {
  /// Decodes what the last picture missed.
  let loader: TileLoader

  private let earth: Earth
  private let sampler: ImagerySampler
  private let lines = LineRenderer()
  private let terrain: TerrainLayer
  private let labels: LabelLayer

  /// Makes a renderer of the Earth.
  init(earth: Earth) {
    self.earth = earth
    sampler = ImagerySampler(pyramid: earth.imagery)
    loader = TileLoader(earth: earth)
    terrain = TerrainLayer(earth: earth)
    labels = LabelLayer(gazetteer: earth.gazetteer, language: earth.language)
  }

  /// Draws a scene over all of a canvas.
  func draw(_ scene: MapScene, on canvas: Canvas) {
    let projection = scene.pixelProjection
    canvas.withPixels(of: Rect(origin: .zero, size: scene.size)) { region in
      let raster = Raster(
        pixels: region.pixels, width: region.width, height: region.height, stride: region.stride)
      draw(scene, projection, into: raster)
    }
    noting { () throws(AssetError) in try labels.draw(scene, on: canvas) }
  }

  private func draw(_ scene: MapScene, _ projection: Orthographic, into raster: Raster) {
    Sky.draw(projection, glow: 14 * scene.scale, into: raster)
    let styled = TerrainLayer.opacity(metresAcross: scene.metresAcross)
    if styled < 1 { drawImagery(scene, projection, into: raster) }
    if styled > 0 {
      noting { () throws(AssetError) in
        try terrain.draw(projection, opacity: styled, into: raster)
      }
    }
    if scene.showsGraticule { drawGraticule(scene, projection, into: raster) }
    let close = min(1, max(0, (5_000_000 - scene.metresAcross) / 4_000_000))
    draw(.lakes, projection, 0.8 * scene.scale, MapPalette.coast.withAlphaComponent(0.4), raster)
    draw(.borders, projection, (0.75 + 0.4 * close) * scene.scale, MapPalette.border, raster)
    draw(.coast, projection, (0.75 + 0.5 * close) * scene.scale, MapPalette.coast, raster)
  }

  private func drawImagery(_ scene: MapScene, _ projection: Orthographic, into raster: Raster) {
    let overview = earth.imagery.overview
    if !earth.imagery.isLoaded(overview) {
      noting { () throws(AssetError) in try earth.imagery.load(overview) }
    }
    sampler.aim(at: projection, width: raster.width, height: raster.height)
    if earth.isPatient {
      noting { () throws(AssetError) in try sampler.loadMissingTiles() }
    } else {
      loader.want(sampler.missingTiles)
    }
    sampler.draw(rows: 0..<raster.height, into: raster)
  }

  private func drawGraticule(_ scene: MapScene, _ projection: Orthographic, into raster: Raster) {
    lines.draw(
      Graticule(forRadius: projection.radius, spacing: 48 * scene.scale), projection,
      width: scene.scale, color: MapPalette.graticule.premultiplied, into: raster)
  }

  private func draw(
    _ layer: LineLayer, _ projection: Orthographic, _ width: Double, _ color: Color,
    _ raster: Raster
  ) {
    noting { () throws(AssetError) in
      let level = try earth.lines.level(of: layer, forRadius: projection.radius)
      lines.draw(level, projection, width: width, color: color.premultiplied, into: raster)
    }
  }

  /// Goes on without what cannot be read, and remembers why.
  private func noting(_ body: () throws(AssetError) -> Void) {
    do throws(AssetError) { try body() } catch {
      earth.note(error)
    }
  }
}
