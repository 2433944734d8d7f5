import Atlas
import Containers

/// Draws the picture of one map: sky, imagery, land and water, lines, names.
///
/// Sendable although it keeps scratch memory: a map draws one picture at a time.
nonisolated final class MapRenderer: @unchecked Sendable {
  /// Decodes what the last picture missed.
  let loader: TileLoader

  private let earth: Earth
  private var scene = MapScene(
    camera: Camera(centre: Dig.denmark.entrance, radius: 1), size: .zero, scale: 1)
  // What the style of the last picture is drawn from.
  private var sampler: (style: MapStyle, sampler: ImagerySampler?)
  private let lines = LineRenderer()
  private let fill = FillRenderer()
  private let half = HalfRaster()
  private let terrain: TerrainLayer
  private let labels: LabelLayer

  /// Makes a renderer of the Earth.
  init(earth: Earth) {
    self.earth = earth
    sampler = (.hybrid, ImagerySampler(pyramid: earth.imagery))
    loader = TileLoader(earth: earth)
    terrain = TerrainLayer(earth: earth)
    labels = LabelLayer(gazetteer: earth.gazetteer, language: earth.language)
  }

  /// Takes the scene to draw next, and what stands over it, which is added to an empty list.
  func prepare(_ scene: MapScene, obstacles: (inout [Rect]) -> Void = { _ in }) {
    // The list is kept, so that a steady picture allocates nothing.
    var list: [Rect] = []
    swap(&list, &self.scene.obstacles)
    list.removeAll(keepingCapacity: true)
    obstacles(&list)
    self.scene = scene
    self.scene.obstacles = list
  }

  /// Draws the scene over all of a canvas.
  func draw(on canvas: Canvas) {
    let projection = scene.pixelProjection
    canvas.withPixels(of: Rect(origin: .zero, size: scene.size)) { region in
      let raster = Raster(
        pixels: region.pixels, width: region.width, height: region.height, stride: region.stride)
      draw(scene, projection, into: raster)
    }
    noting { () throws(AssetError) in try labels.draw(scene, on: canvas) }
  }

  private func draw(_ scene: MapScene, _ projection: Orthographic, into raster: Raster) {
    let palette = MapPalette[scene.style]
    take(scene.style)
    // Without imagery, or where it cannot be read, there is styled land and water.
    let opacity = TerrainLayer.opacity(metresAcross: scene.metresAcross) * palette.styledOpacity
    let styled = sampler.sampler == nil ? 1 : opacity
    let imagery = styled < 1 ? sampler.sampler : nil
    let glow = 14 * scene.scale
    if scene.isCoarse, !earth.isPatient {
      half.draw(projection, into: raster) { projection, raster in
        drawGround(imagery, projection, glow: glow / 2, into: raster)
      }
    } else {
      drawGround(imagery, projection, glow: glow, into: raster)
    }
    if styled > 0 {
      noting { () throws(AssetError) in
        try terrain.draw(projection, palette, opacity: styled, into: raster)
      }
    }
    if scene.showsGraticule { drawGraticule(scene, projection, palette, into: raster) }
    drawLines(scene, projection, palette, into: raster)
    if scene.showsOtherSide { drawOtherSide(scene, projection, into: raster) }
  }

  private func drawGround(
    _ imagery: ImagerySampler?, _ projection: Orthographic, glow: Double, into raster: Raster
  ) {
    Sky.draw(projection, glow: glow, into: raster)
    if let imagery { draw(imagery, projection, into: raster) }
  }

  private func drawLines(
    _ scene: MapScene, _ projection: Orthographic, _ palette: MapPalette, into raster: Raster
  ) {
    let close = min(1, max(0, (5_000_000 - scene.metresAcross) / 4_000_000))
    if scene.metresAcross < 1000 * palette.riverReach {
      draw(.rivers, projection, (0.6 + 0.5 * close) * scene.scale, palette.river, raster)
    }
    draw(.lakes, projection, 0.8 * scene.scale, palette.shore, raster)
    draw(.borders, projection, (0.75 + 0.4 * close) * scene.scale, palette.border, raster)
    draw(.coast, projection, (0.75 + 0.5 * close) * scene.scale, palette.coast, raster)
  }

  /// Draws the land of the far side where one would come out.
  private func drawOtherSide(
    _ scene: MapScene, _ projection: Orthographic, into raster: Raster
  ) {
    let mirrored = projection.ofAntipodes
    noting { () throws(AssetError) in
      fill.draw(
        try earth.lines.level(of: .coast, forRadius: projection.radius), mirrored,
        color: MapPalette.otherSide.withAlphaComponent(0.22).premultiplied, into: raster)
    }
    draw(.coast, mirrored, 1.3 * scene.scale, MapPalette.otherSide, raster)
  }

  private func draw(
    _ sampler: ImagerySampler, _ projection: Orthographic, into raster: Raster
  ) {
    let overview = sampler.pyramid.overview
    if !sampler.pyramid.isLoaded(overview) {
      noting { () throws(AssetError) in try sampler.pyramid.load(overview) }
    }
    sampler.aim(at: projection, width: raster.width, height: raster.height)
    if earth.isPatient {
      noting { () throws(AssetError) in try sampler.loadMissingTiles() }
    } else {
      loader.want(sampler.missingTiles, of: sampler.pyramid)
    }
    sampler.draw(rows: 0..<raster.height, into: raster)
  }

  /// Takes the imagery of a style; that of the style before is let go, but for its overview.
  private func take(_ style: MapStyle) {
    guard style != sampler.style else { return }
    sampler.sampler?.pyramid.releaseTiles(to: 0)
    sampler = (style, nil)
    noting { () throws(AssetError) in
      sampler.sampler = try earth.imagery(in: style).map { ImagerySampler(pyramid: $0) }
    }
  }

  private func drawGraticule(
    _ scene: MapScene, _ projection: Orthographic, _ palette: MapPalette, into raster: Raster
  ) {
    lines.draw(
      Graticule(forRadius: projection.radius, spacing: 48 * scene.scale), projection,
      width: scene.scale, color: palette.graticule.premultiplied, into: raster)
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
