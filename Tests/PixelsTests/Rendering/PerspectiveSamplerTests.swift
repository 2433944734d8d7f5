import Testing

@testable import Pixels
import TestSupport

@Suite struct PerspectiveSamplerTests {
  /// A noise image with clear pixels around it.
  private func noise(_ size: Int) -> Bitmap {
    var generator = SeededGenerator(seed: 5)
    let picture = Bitmap(width: size, height: size)
    for y in 2..<size - 2 {
      for x in 2..<size - 2 {
        picture[x, y] = 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &generator)
      }
    }
    return picture
  }

  private func draw(_ picture: Bitmap, _ inverse: Homography) -> Bitmap {
    let target = Bitmap(width: picture.width, height: picture.height)
    let painter = RowPainter(PixelTarget(target))
    PerspectiveSampler().draw(
      PerspectiveSampler.Pose(
        picture: picture, inverse: inverse, area: target.bounds, opacity: 255),
      transposed: picture.transposed, with: painter)
    return target
  }

  @Test("Without a transform every pixel is unchanged")
  func identity() {
    let picture = noise(40)
    let drawn = draw(picture, Homography(rows: ([1, 0, 0], [0, 1, 0], [0, 0, 1])))
    for y in 0..<40 { for x in 0..<40 { #expect(drawn[x, y] == picture[x, y]) } }
  }

  @Test("Rotation by a quarter turn moves every pixel unchanged")
  func quarter() {
    let picture = noise(40)
    let drawn = draw(picture, Homography(rows: ([0, 1, 0], [-1, 0, 40], [0, 0, 1])))
    for y in 1..<39 {
      for x in 1..<39 {
        for shift in [0, 8, 16] {
          let a = Int(drawn[x, y] >> shift & 255)
          let b = Int(picture[y, 39 - x] >> shift & 255)
          #expect(abs(a - b) <= 2)
        }
      }
    }
  }

  @Test("A plain picture looks the same drawn by rows, by columns and by pixels")
  func paths() {
    let picture = Bitmap(width: 64, height: 64)
    for y in 2..<62 { for x in 2..<62 { picture[x, y] = 0xFF60_90C0 } }
    // About the horizontal axis; a slight slant forces the path that goes pixel by pixel.
    let rows = Homography(rows: ([1, 0.2, -6], [0, 1.2, -6], [0, 0.006, 0.8]))
    let pixels = Homography(rows: ([1, 0.2, -6], [0.0004, 1.2, -6], [1e-6, 0.006, 0.8]))
    let byRow = draw(picture, rows)
    let byPixel = draw(picture, pixels)
    let byColumn = draw(picture, rows.transposed)
    var worst = 0
    for y in 0..<64 {
      for x in 0..<64 {
        #expect(byColumn[y, x] == byRow[x, y])
        let isInside = byRow[x, y] >> 24 == 255 && byPixel[x, y] >> 24 == 255
        if isInside { worst = max(worst, abs(Int(byRow[x, y] & 255) - Int(byPixel[x, y] & 255))) }
      }
    }
    #expect(worst <= 2)
  }

  @Test("Fine stripes that are greatly reduced become their mean, not a pattern")
  func minification() {
    let picture = Bitmap(width: 64, height: 64)
    for y in 2..<62 { for x in 2..<62 { picture[x, y] = y % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 } }
    let drawn = draw(picture, Homography(rows: ([1, 0, 0], [0, 4.3, 0], [0, 0, 1])))
    for y in 1..<13 { #expect(abs(Int(drawn[30, y] & 255) - 127) < 40) }
  }

  @Test(
    "A picture that is scaled without a margin has the pixels of one with clear pixels around it",
    arguments: [0.3, 0.45, 0.999, 1, 1.37, 4], [-7.25, 0, 3.5])
  func margin(factor: Double, offset: Double) {
    let padded = noise(44)
    let picture = Bitmap(width: 40, height: 40)
    picture.copy(padded, PixelRect(x: 2, y: 2, width: 40, height: 40), toX: 0, y: 0)
    let inverse = Homography(rows: ([factor, 0, offset], [0, factor, -offset], [0, 0, 1]))
    let whole = draw(padded, inverse)
    let drawn = Bitmap(width: 44, height: 44)
    let painter = RowPainter(PixelTarget(drawn))
    // In bands, as the compositor does.
    for y in stride(from: 0, to: 44, by: 11) {
      PerspectiveSampler().drawUpright(
        PerspectiveSampler.Pose(
          picture: picture, inverse: inverse,
          area: PixelRect(x: 0, y: y, width: 44, height: 11), opacity: 255),
        margin: 2, with: painter)
    }
    let isSame = (0..<44).allSatisfy { y in (0..<44).allSatisfy { drawn[$0, y] == whole[$0, y] } }
    #expect(isSame)
  }

  @Test("A scaled row mixes neighbors by where it is between them, in any width", arguments: 1...20)
  func scaledRow(width: Int) {
    let picture = noise(44)
    let target = Bitmap(width: width, height: 44)
    PerspectiveSampler().drawUpright(
      PerspectiveSampler.Pose(
        picture: picture, inverse: Homography(rows: ([1.371, 0, 3.5], [0, 1, 0], [0, 0, 1])),
        area: target.bounds, opacity: 255),
      margin: 0, with: RowPainter(PixelTarget(target)))
    let mixed = (0..<width).map { x in
      let place = 1.371 * (Double(x) + 0.5) + 3
      let column = Int(place)
      return PerspectiveSampler.mixed(
        picture[column, 20], picture[column + 1, 20], UInt32(256 * (place - Double(column))))
    }
    #expect((0..<width).map { target[$0, 20] } == mixed)
  }
}
