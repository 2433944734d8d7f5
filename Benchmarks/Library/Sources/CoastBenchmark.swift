internal import Atlas
internal import FoundationEssentials

/// Draws the coast alone, white and 1.5 pixels wide, on 1024×440 black pixels, and prints the milliseconds
/// that it takes (coast) and how many points the level has (points).
///
/// - Parameters:
///   - radius: The radius of the globe in pixels.
///   - detail: The radius for which the level of detail is chosen.
///   - output: Where to write the pixels, row by row, four bytes each.
func measureCoast(
  path: String, latitude: Double, longitude: Double, radius: Double, detail: Double,
  repetitions: Int, output: String?
) {
  let (width, height) = (1024, 440)
  let pixels = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: width * height)
  defer { pixels.deallocate() }
  guard let start = pixels.baseAddress,
    let center = Coordinate(latitude: latitude, longitude: longitude)
  else { return print("error: no coordinate") }
  let raster = Raster(pixels: start, width: width, height: height, stride: width)
  let projection = Orthographic(
    camera: Camera(center: center, radius: radius),
    center: [Double(width) / 2, Double(height) / 2])
  let renderer = LineRenderer()
  do {
    let level = try LineArchive(path: path).level(of: .coast, forRadius: detail)
    var times: [Double] = []
    for _ in 0..<repetitions + 3 {
      pixels.update(repeating: 0xFF00_0000)
      times.append(
        took {
          renderer.draw(level, projection, width: 1.5, color: 0xFFFF_FFFF, into: raster)
        })
    }
    printFigures([
      ("coast", Array(times.dropFirst(3)).median), ("points", Double(level.pointCount)),
    ])
  } catch {
    print("error: \(error)")
  }
  guard let output else { return }
  try? Data(buffer: pixels).write(to: URL(filePath: output))
}
