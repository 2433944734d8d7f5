@testable import Atlas
import Containers
import ContainersTesting
import Foundation
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// How legible the labels and notes on a map are on any ground.
@MainActor
@Suite("Contrast on a map")
struct MapContrastTests {
  private static let least = 4.5

  /// Returns every color in the ground of a style: in its imagery, and of land, water and space.
  private func grounds(of style: MapStyle) throws -> Set<UInt32> {
    let palette = MapPalette[style]
    var colors = Set([palette.water, palette.land, MapPalette.space, .white].map(\.premultiplied))
    guard let pyramid = try TunnelStage.earth.imagery(in: style) else { return colors }
    let texels = try pyramid.texels(for: pyramid.overview)
    try pyramid.draw(pyramid.overview, into: texels.raster)
    for index in 0..<texels.width * texels.height {
      colors.insert(texels.pixels[index] | 0xFF00_0000)
    }
    return colors
  }

  private func luminance(_ pixel: UInt32) -> Double {
    func linear(_ byte: UInt32) -> Double {
      let share = Double(byte & 255) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(pixel >> 16) + 0.7152 * linear(pixel >> 8) + 0.0722 * linear(pixel)
  }

  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Returns an opaque pixel blended with a color over it.
  private func over(_ pixel: UInt32, _ color: Color) -> UInt32 {
    let bitmap = Bitmap(width: 1, height: 1)
    bitmap[0, 0] = pixel
    Canvas(bitmap: bitmap).fill(
      Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)), color)
    return bitmap[0, 0]
  }

  @Test(
    "T44, D129: attribution and scale have a contrast of 4.5 : 1 on any ground below them",
    arguments: MapStyle.allCases)
  func notes(style: MapStyle) throws {
    let grounds = try grounds(of: style)
    var worst = Double.infinity
    for ground in grounds {
      let plate = over(ground, NotePlate.color)
      worst = min(worst, contrast(over(plate, NotePlate.text), plate))
    }
    #expect(worst >= Self.least)
    #expect(style == .plain || grounds.count > 1000)
  }

  @Test("T43: At sea one sees where it is night", arguments: MapStyle.allCases)
  func nightAtSea(style: MapStyle) {
    let palette = MapPalette[style]
    // The deep sea of the imagery.
    let sea: UInt32 = style == .hybrid ? 0xFF0C_1B46 : palette.water.premultiplied
    func seen(on side: SkyLayer.Side) -> UInt32 {
      palette.lights.filter { $0.side == side }.reduce(sea) {
        over($0, $1.color.withAlphaComponent($1.opacity))
      }
    }
    #expect(contrast(seen(on: .day), seen(on: .night)) > 1.45)
  }

  @Test("T44: the notes have their full contrast, on a plate that extends around them")
  func plate() throws {
    let notes = MapNotesView()
    notes.frame = Rect(x: 0, y: 0, width: 400, height: 300)
    notes.globeRadius = 130
    notes.scaleBar.metersPerPoint = 5000
    notes.layoutIfNeeded()
    let image = Image.drawn(size: notes.bounds.size) { canvas in
      canvas.fill(Path(rect: notes.bounds), .white)
      notes.drawHierarchy(in: notes.bounds, on: canvas, afterScreenUpdates: true)
    }
    let bar = notes.scaleBar.subviews.compactMap { $0 as? Label }
    for label in [notes.attribution] + bar {
      let frame = label.convert(label.bounds, to: notes)
      var pixels: [UInt32] = []
      for y in Int(frame.minY)..<Int(frame.maxY) {
        for x in Int(frame.minX)..<Int(frame.maxX) { pixels.append(image.bitmap[x, y]) }
      }
      let bright = try #require(pixels.max { luminance($0) < luminance($1) })
      let dark = try #require(pixels.min { luminance($0) < luminance($1) })
      #expect(contrast(bright, dark) >= Self.least, "\(label.text ?? "")")
      for corner in [
        Point(x: frame.minX - 3, y: frame.midY), Point(x: frame.maxX + 3, y: frame.midY),
      ] {
        let pixel = image.bitmap[Int(corner.x), Int(corner.y)]
        #expect(contrast(pixel, dark) < 1.05, "\(label.text ?? "")")
      }
    }
  }

  @Test(
    "T17, D129: labels keep a contrast of 4.5 : 1 between text and halo on white and on black",
    arguments: [
      MapLabel.Kind.continent, .ocean, .sea, .country, .pole, .capital(size: 3), .town(size: 0),
    ])
  func names(kind: MapLabel.Kind) throws {
    let label = MapLabel(
      identifier: .init(kind: kind, number: 0), text: "Baffin Bay",
      vector: UnitVector(direction: [1, 0, 0]), importance: 0)
    let images = LabelImages(scale: 1, textScale: 1)
    let (image, _) = images.picture(of: label).image
    for ground in [Color.white, .black] {
      let drawn = Image.drawn(size: image.size) { canvas in
        canvas.fill(Path(rect: Rect(origin: .zero, size: image.size)), ground)
        canvas.draw(image, at: .zero)
      }
      // The pixels around a bright pixel of a letter, two pixels away.
      var (worst, count) = (Double.infinity, 0)
      let letters = LetterMask(image, scale: 1)
      for (x, y) in letters.brightest {
        let around = letters.around(x, y).map { drawn.bitmap[$0, $1] }
        guard let darkest = around.min(by: { luminance($0) < luminance($1) }) else { continue }
        worst = min(worst, contrast(drawn.bitmap[x, y], darkest))
        count += 1
      }
      #expect(count > 2, "\(worst) on \(ground)")
      #expect(worst >= Self.least, "\(worst) on \(ground)")
    }
  }
}

/// The pixels of the letters in a label's image.
private struct LetterMask {
  /// The pixels that a letter covers almost completely.
  private(set) var brightest: [(Int, Int)] = []
  private let bitmap: Bitmap

  init(_ image: Image, scale: Double) {
    bitmap = image.bitmap
    let values = (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).map { (bitmap[$0, y] >> 8 & 255, $0, y) }
    }
    let most = values.map(\.0).max() ?? 0
    brightest = values.filter { $0.0 + 16 >= most }.map { ($0.1, $0.2) }
  }

  /// Returns the pixels at most two away.
  func around(_ x: Int, _ y: Int) -> [(Int, Int)] {
    var found: [(Int, Int)] = []
    for row in max(0, y - 2)...min(bitmap.height - 1, y + 2) {
      for column in max(0, x - 2)...min(bitmap.width - 1, x + 2) { found.append((column, row)) }
    }
    return found
  }
}
