import Atlas
import Containers

/// A renderer for parts of maps: sky, imagery, land and water, lines.
///
/// It is `Sendable` despite its scratch memory because only one thread uses it at a time.
nonisolated final class MapPen: @unchecked Sendable {
  private let lines = LineRenderer()
  private let fill = FillRenderer()
  private let half = HalfRaster()

  /// Draws the part of a picture that a raster covers, starting at a row of the picture.
  func draw(_ picture: MapPicture, fromRow row: Int, into raster: Raster) {
    let projection = picture.projection.moved(by: SIMD2(0, -Double(row)))
    drawGround(of: picture, projection, into: raster)
    if picture.styledOpacity > 0 {
      picture.earth.noting { () throws(AssetError) in
        try picture.terrain.draw(
          projection, picture.palette, opacity: picture.styledOpacity, with: fill, into: raster)
      }
      drawSky(of: picture, projection, into: raster)
    }
    if picture.scene.showsGraticule {
      lines.draw(
        Graticule(forRadius: projection.radius, spacing: 48 * picture.scene.scale), projection,
        width: picture.scene.scale, color: picture.palette.graticule.premultiplied, into: raster)
    }
    drawLines(of: picture, projection, into: raster)
    if picture.scene.showsOtherSide { drawOtherSide(of: picture, projection, into: raster) }
    if !picture.scene.landLine.isEmpty { drawLandLine(of: picture, projection, into: raster) }
  }

  private func drawGround(
    of picture: MapPicture, _ projection: Orthographic, into raster: Raster
  ) {
    func draw(_ projection: Orthographic, glow: Double, _ raster: Raster) {
      Sky.draw(projection, glow: glow, into: raster)
      picture.imagery?.drawPart(projection, into: raster)
      if picture.styledOpacity == 0 { drawSky(of: picture, projection, into: raster) }
    }
    guard picture.isCoarse else { return draw(projection, glow: picture.glow, raster) }
    half.draw(projection, into: raster) { projection, raster in
      draw(projection, glow: picture.glow / 2, raster)
    }
  }

  /// Shows day and night over the ground, beneath all lines.
  private func drawSky(
    of picture: MapPicture, _ projection: Orthographic, into raster: Raster
  ) {
    guard let sun = picture.scene.sun else { return }
    for light in picture.palette.lights {
      SkyLayer(
        under: sun, over: light.side, color: light.color.premultiplied, opacity: light.opacity
      ).draw(projection, into: raster)
    }
  }

  private func drawLines(
    of picture: MapPicture, _ projection: Orthographic, into raster: Raster
  ) {
    let (scene, palette) = (picture.scene, picture.palette)
    let close = min(1, max(0, (5_000_000 - scene.metersAcross) / 4_000_000))
    if palette.showsRivers(of: scene.camera) {
      draw(.rivers, of: picture, projection, 0.6 + 0.5 * close, palette.river, raster)
    }
    draw(.lakes, of: picture, projection, 0.8, palette.shore, raster)
    draw(.borders, of: picture, projection, 0.75 + 0.4 * close, palette.border, raster)
    draw(.coast, of: picture, projection, 0.75 + 0.5 * close, palette.coast, raster)
  }

  /// Draws the land of the far side where a tunnel would come out.
  private func drawOtherSide(
    of picture: MapPicture, _ projection: Orthographic, into raster: Raster
  ) {
    let mirrored = projection.ofAntipodes
    picture.earth.noting { () throws(AssetError) in
      fill.draw(
        try picture.earth.lines.level(of: .coast, forRadius: projection.radius), mirrored,
        color: MapPalette.otherSide.withAlphaComponent(0.22).premultiplied, into: raster)
    }
    draw(.coast, of: picture, mirrored, 1.3, MapPalette.otherSide, raster)
  }

  /// Draws a thin line, with a dark edge for bright ground.
  private func drawLandLine(
    of picture: MapPicture, _ projection: Orthographic, into raster: Raster
  ) {
    func draw(_ shapes: [Shape], _ width: Double, _ color: Color) {
      lines.draw(
        shapes, projection, width: width * picture.scene.scale, color: color.premultiplied,
        into: raster)
    }
    draw(picture.scene.landLine, 3.5, Color(white: 0, alpha: 0.4))
    draw(picture.scene.landLine, 1.25, Color(white: 1, alpha: 0.9))
    draw(picture.scene.landDot, 6, Color(white: 1))
  }

  /// Draws a layer of lines with a width in points.
  private func draw(
    _ layer: LineLayer, of picture: MapPicture, _ projection: Orthographic, _ width: Double,
    _ color: Color, _ raster: Raster
  ) {
    picture.earth.noting { () throws(AssetError) in
      let level = try picture.earth.lines.level(of: layer, forRadius: projection.radius)
      lines.draw(
        level, projection, width: width * picture.scene.scale, color: color.premultiplied,
        into: raster)
    }
  }
}
