internal import Atlas
internal import Containers
internal import TunnelApp

/// Draws one map of 1024×440 pixels repeatedly without a window.
///
/// `Benchmarks/Peers/marble.cpp` does the same with Marble: the same centers and radii, measured on
/// a second pass over the same path.
func measurePane(_ scene: MeasureScene, frames: Int) throws {
  let assets = try AssetLocation.find()
  let earth = try Earth(directory: assets.directory, codec: SDLImageCodec(), isPatient: true)
  try FontLibrary.installSystemFonts()
  let renderer = MapRenderer(earth: earth)
  let canvas = Canvas(bitmap: Bitmap(width: 1024, height: 440))
  let (radius, step) = scene == .pane ? (210.0, 2.0) : (6524.0, 0.05)
  var figures = MeasureFigures()
  for isMeasured in [false, true] {
    for index in 0..<frames {
      let longitude = (10 + Double(index) * step).remainder(dividingBy: 360)
      guard let center = Coordinate(latitude: 48, longitude: longitude) else { continue }
      let map = MapScene(
        camera: Camera(center: center, radius: radius), size: Size(width: 1024, height: 440),
        scale: 1)
      renderer.prepare(map)
      if isMeasured {
        figures.measure { renderer.draw(on: canvas) }
      } else {
        renderer.draw(on: canvas)
      }
    }
  }
  if let failure = earth.failure { throw failure }
  try printFigures(scene, figures.entries + [("peak", MeasureProcess.peakMegabytes)])
}
