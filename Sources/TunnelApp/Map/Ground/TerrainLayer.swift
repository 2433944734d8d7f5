import Atlas
import Containers

/// Filled land and water, for zoom levels beyond the detail of the imagery.
///
/// Over the imagery, the land takes on the color of its surroundings, so that ice stays white and
/// deserts pale.
///
/// It is `Sendable` although it stores that color: one thread prepares a picture before any thread
/// draws parts of it.
nonisolated final class TerrainLayer: @unchecked Sendable {
  private let lines: LineArchive
  private let gazetteer: Gazetteer
  private let sampler: ImagerySampler
  private var landIndex: LandIndex?
  private let swatch: UnsafeMutableBufferPointer<UInt32>
  private var tone = MapPalette[.hybrid].land

  private static let columns = 24
  private static let rows = 12

  /// Creates the layer for the coasts of the Earth.
  init(earth: Earth) {
    lines = earth.lines
    gazetteer = earth.gazetteer
    sampler = ImagerySampler(pyramid: earth.imagery, tileLimit: 1)
    swatch = .allocate(capacity: Self.columns * Self.rows)
    swatch.initialize(repeating: 0)
  }

  deinit { swatch.deallocate() }

  /// Returns the opacity of the layer over the imagery: 0 if the map is 1500 km or more across,
  /// rising to 1 at 350 km.
  static func opacity(metersAcross: Double) -> Double {
    let share = min(1, max(0, (1_500_000 - metersAcross) / 1_150_000))
    return share * share * share
  }

  /// Updates the color of the land for a picture.
  ///
  /// - Parameter width: The width of the picture in pixels.
  func prepare(
    _ projection: Orthographic, _ palette: MapPalette, width: Double
  ) throws(AssetError) {
    if palette.tone > 0 { try updateTone(projection, width: width) }
  }

  /// Fills part of a picture with water, then land, then lakes.
  func draw(
    _ projection: Orthographic, _ palette: MapPalette, opacity: Double, with fill: FillRenderer,
    into raster: Raster
  ) throws(AssetError) {
    let water = palette.water.withAlphaComponent(opacity).premultiplied
    Disc(projection).fill(raster, with: water)
    let land = palette.land.mixed(with: tone, by: palette.tone)
    fill.draw(
      try lines.level(of: .coast, forRadius: projection.radius), projection,
      color: land.withAlphaComponent(opacity).premultiplied, into: raster)
    fill.draw(
      try lines.level(of: .lakes, forRadius: projection.radius), projection,
      color: water, into: raster)
  }

  /// Sets the tone to the mean color of the land in the picture, or keeps it if there is no land.
  private func updateTone(_ projection: Orthographic, width: Double) throws(AssetError) {
    guard let pixels = swatch.baseAddress else { return }
    let small = Raster(
      pixels: pixels, width: Self.columns, height: Self.rows, stride: Self.columns)
    let step = width / Double(Self.columns)
    let view = Orthographic(
      camera: Camera(center: projection.cameraCenter, radius: projection.radius / step),
      center: [Double(Self.columns) / 2, Double(Self.rows) / 2])
    sampler.draw(view, into: small, background: 0)
    if landIndex == nil { landIndex = try gazetteer.land() }
    guard let index = landIndex else { return }
    var sum = SIMD3<Int>.zero
    var count = 0
    for y in 0..<Self.rows {
      for x in 0..<Self.columns {
        guard let place = view.coordinate(at: [Double(x) + 0.5, Double(y) + 0.5]),
          index.isLand(at: place)
        else { continue }
        let pixel = pixels[y * Self.columns + x]
        sum &+= SIMD3(Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
        count += 1
      }
    }
    guard count > 0 else { return }
    let mean = SIMD3(Double(sum.x), Double(sum.y), Double(sum.z)) / (255 * Double(count))
    tone = Color(red: mean.x, green: mean.y, blue: mean.z)
  }
}
