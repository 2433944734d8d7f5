internal import Glibc

/// Draws a flattened picture with a page curl: the part that still lies flat, the part around the
/// cylinder, the back of what is turned over, and the shadows of both on what is below.
final class PageCurlPainter {
  private var row = PixelRow()

  /// A page and its position on the target.
  struct Page {
    /// The picture, with clear pixels around it.
    let picture: Bitmap
    /// The picture on the back as seen from there, of the same size, or `nil` for bare paper.
    var back: Bitmap?
    /// The pixels of the target that the page covers while it is flat.
    let area: PixelRect
    let curl: PageCurl
    let opacity: UInt32
  }

  /// Constants of the appearance, relative to the radius or to full light.
  private enum Look {
    static let shadowReach: Float = 1.7
    static let shadowDepth: Float = 0.42
    /// How strongly the print shows through the back.
    static let printThrough: Float = 0.16
    /// The brightness of the back.
    static let paper: Float = 246
    static let gloss: Float = 0.07
  }

  func draw(_ page: Page, with painter: RowPainter) {
    let area = page.area.intersection(painter.clip)
    guard !area.isEmpty else { return }
    let geometry = Geometry(page)
    row.reserve(area.width)
    for y in area.y..<area.maxY {
      draw(y, area, page, geometry)
      painter.blend(row.pixels, y: y, area.x..<area.maxX, opacity: page.opacity)
    }
  }

  /// Writes a row: flat parts are copied, the rest is computed pixel by pixel.
  private func draw(_ y: Int, _ area: PixelRect, _ page: Page, _ geometry: Geometry) {
    let picture = page.picture
    let padding = FlattenedNode.padding
    let line = picture.pixels + (y - page.area.y + padding) * picture.stride + padding
    let py = Float(y - page.area.y) + 0.5
    for x in area.x..<area.maxX {
      let px = Float(x - page.area.x) + 0.5
      let place = geometry.place(px, py)
      row.pixels[x - area.x] =
        place < geometry.calm
        ? line[x - page.area.x]
        : place > geometry.clear ? 0 : pixel(px, py, place, page, geometry)
    }
  }

  /// Returns the color at a point of the page's plane.
  private func pixel(
    _ x: Float, _ y: Float, _ place: Float, _ page: Page, _ geometry: Geometry
  ) -> UInt32 {
    let radius = geometry.radius
    let length = place + geometry.exit(x, y)
    let tip = geometry.tip(length)
    // From bottom to top: the shadow on what is uncovered, the front, the back.
    var result = Ink.shadow(
      geometry.shadow(place - tip.edge, tip.height) * (place > 0 ? 1 : 0))
    if place < radius + 0.5 {
      let angle = place <= 0 ? 0 : asin(min(1, place / radius))
      let way = place <= 0 ? place : radius * angle
      if way <= length {
        let shade = geometry.shadow(tip.place - place, tip.height)
        let light = (1 - 0.3 * (1 - cos(angle))) * (1 - shade)
        result = geometry.front(x, y, way - place, page.picture).lit(light)
          .covered(geometry.edge(place)).over(result)
      }
      let back = geometry.halfTurn - way
      if place > tip.place - 1, back <= length + 1 {
        result = geometry.back(x, y, back - place, angle, place, page)
          .covered(geometry.edge(place)).over(result)
      }
    }
    return result.pixel
  }

  /// The cylinder in pixels, with values computed once per frame.
  private struct Geometry {
    let radius: Float
    let halfTurn: Float
    /// Below this distance from the line only the flat page is visible.
    let calm: Float
    /// Above this distance from the line nothing is visible.
    let clear: Float
    private let nx, ny, line, width, height: Float
    /// Whether the back is mirrored from left to right instead of from top to bottom.
    private let isUpright: Bool

    init(_ page: Page) {
      width = Float(page.area.width)
      height = Float(page.area.height)
      let cylinder = page.curl.cylinder(width: Double(width), height: Double(height))
      nx = Float(cylinder.direction.x)
      ny = Float(cylinder.direction.y)
      line = Float(cylinder.line)
      radius = Float(cylinder.radius)
      halfTurn = Float(cylinder.halfTurn)
      isUpright = page.curl.leaf.map { !$0.edge.isVertical } ?? true
      let longest = width * max(nx, 0) + height * max(ny, 0) - line
      calm = min(0, halfTurn - longest) - radius * Look.shadowReach - 1
      clear = radius * (1 + Look.shadowReach) + 1
    }

    /// Returns the signed distance from the line where the page leaves its plane to a point.
    func place(_ x: Float, _ y: Float) -> Float { x * nx + y * ny - line }

    /// Returns the distance from a point to the edge of the page, in the curl's direction.
    func exit(_ x: Float, _ y: Float) -> Float {
      min(Geometry.exit(x, nx, width), Geometry.exit(y, ny, height))
    }

    private static func exit(_ place: Float, _ step: Float, _ size: Float) -> Float {
      step > 0 ? (size - place) / step : step < 0 ? -place / step : .infinity
    }

    /// Returns the end of the lifted part: its position, the outermost position that the part
    /// reaches, and its height, 0…1.
    func tip(_ length: Float) -> (place: Float, edge: Float, height: Float) {
      guard length > 0 else { return (length, 0, 0) }
      guard length < halfTurn else { return (halfTurn - length, radius, 1) }
      let angle = length / radius
      let place = radius * sin(angle)
      return (place, angle < .pi / 2 ? place : radius, (1 - cos(angle)) / 2)
    }

    /// Returns the strength of the shadow, 0…1, at a distance from the edge of a part at a height.
    func shadow(_ distance: Float, _ height: Float) -> Float {
      let reach = radius * Look.shadowReach * (0.35 + 0.65 * height)
      guard distance >= 0, distance < reach else { return 0 }
      let rest = 1 - distance / reach
      return Look.shadowDepth * min(1, height * 2) * rest * rest
    }

    /// Returns the fraction of a pixel that lies within the outline of the cylinder.
    func edge(_ place: Float) -> Float { min(max(radius + 0.5 - place, 0), 1) }

    /// Returns the print at a point displaced by a shift from its position on the flat page.
    func front(_ x: Float, _ y: Float, _ shift: Float, _ picture: Bitmap) -> Ink {
      sample(x + nx * shift, y + ny * shift, picture)
    }

    /// Returns the back of the page at a point, shaded by its bend.
    func back(
      _ x: Float, _ y: Float, _ shift: Float, _ angle: Float, _ place: Float, _ page: Page
    ) -> Ink {
      let ink = backPrint(x + nx * shift, y + ny * shift, page)
      // Vertical at the outline and horizontal at the line, with a slight bend continuing for some
      // distance.
      // At the outline the cosine may be a little less than zero, which has no root.
      let level = place > 0 ? max(0, cos(angle)) : 1
      let rest = place > 0 ? 1 : max(0, 1 + place / (2 * radius))
      let bow = 1 - 0.07 * rest
      let glossy = Look.gloss * max(0, 1 - abs(level - 0.72) * 5)
      return ink.lit((0.58 + 0.42 * level.squareRoot()) * bow + glossy)
    }

    /// Returns the color of the back at a point of the flat page: the page's own picture there, or
    /// the front showing through bare paper.
    private func backPrint(_ x: Float, _ y: Float, _ page: Page) -> Ink {
      if let back = page.back {
        return isUpright ? sample(width - x, y, back) : sample(x, height - y, back)
      }
      let print = sample(x, y, page.picture)
      let ground = Look.paper * (1 - Look.printThrough) * print.alpha / 255
      var ink = print
      ink.red = ground + print.red * Look.printThrough
      ink.green = ground + print.green * Look.printThrough
      ink.blue = ground + print.blue * Look.printThrough
      return ink
    }

    private func sample(_ x: Float, _ y: Float, _ picture: Bitmap) -> Ink {
      let padding = Float(FlattenedNode.padding)
      let left = x - 0.5 + padding
      let top = y - 0.5 + padding
      guard left >= 0, top >= 0, left < Float(picture.width - 1), top < Float(picture.height - 1)
      else { return Ink() }
      let column = Int(left)
      let line = Int(top)
      return Ink(
        PerspectiveSampler.bilinear(
          picture.pixels + (line &* picture.stride &+ column), picture.stride,
          UInt32((left - Float(column)) * 256), UInt32((top - Float(line)) * 256)))
    }
  }

  /// A premultiplied color in units of 1/255, with headroom for mixing.
  private struct Ink {
    var red: Float = 0
    var green: Float = 0
    var blue: Float = 0
    var alpha: Float = 0

    init() {}

    init(_ pixel: UInt32) {
      alpha = Float(pixel >> 24)
      red = Float(pixel >> 16 & 255)
      green = Float(pixel >> 8 & 255)
      blue = Float(pixel & 255)
    }

    static func shadow(_ share: Float) -> Ink {
      var ink = Ink()
      ink.alpha = 255 * share
      return ink
    }

    func lit(_ light: Float) -> Ink {
      var ink = self
      ink.red = min(alpha, red * light)
      ink.green = min(alpha, green * light)
      ink.blue = min(alpha, blue * light)
      return ink
    }

    func covered(_ share: Float) -> Ink {
      var ink = self
      ink.red *= share
      ink.green *= share
      ink.blue *= share
      ink.alpha *= share
      return ink
    }

    func over(_ other: Ink) -> Ink {
      let rest = 1 - alpha / 255
      var ink = self
      ink.red += other.red * rest
      ink.green += other.green * rest
      ink.blue += other.blue * rest
      ink.alpha += other.alpha * rest
      return ink
    }

    var pixel: UInt32 {
      func byte(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), 255) + 0.5) }
      return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
  }
}
