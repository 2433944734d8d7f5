internal import Atlas
internal import Containers
internal import TunnelApp

/// Writes one level of the imagery as an image of the whole Earth, for other renderers to draw.
///
/// - Parameters:
///   - width: The width of the level in pixels.
///   - path: The path of the PNG file.
func exportImagery(width: Int, to path: String) throws {
  let assets = try AssetLocation.find()
  let codec = SDLImageCodec()
  let file = assets.directory + "/imagery.atlas"
  let pyramid = try ImageryPyramid(path: file) { _, _ in }
  let archive = try Archive(path: file)
  guard let number = pyramid.levels.firstIndex(where: { $0.width == width }) else {
    let widths = pyramid.levels.map { "\($0.width)" }.joined(separator: ", ")
    throw MeasureError("The imagery is \(widths) wide, not \(width).")
  }
  let level = pyramid.levels[number]
  let picture = Bitmap(width: level.width, height: level.height)
  for row in 0..<level.rows {
    for column in 0..<level.columns {
      let (x, y) = (column * level.tileSize, row * level.tileSize)
      let tile = try codec.decode(archive.section("\(number)/\(column)/\(row)"))
      // Each tile repeats a column and a row of its neighbors.
      let part = PixelRect(
        x: 0, y: 0, width: min(level.tileSize, level.width - x),
        height: min(level.tileSize, level.height - y))
      picture.copy(tile, part, toX: x, y: y)
    }
  }
  try codec.encodePNG(picture, to: path)
}
