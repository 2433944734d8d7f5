/// What few images have beside their pixels, kept apart so that all others stay small.
final class ImageAttributes: Sendable {
  struct Values: Hashable, Sendable {
    var capInsets = EdgeInsets.zero
    var resizingMode = Image.ResizingMode.stretch
    var renderingMode = Image.RenderingMode.automatic
    var isFlippedForRightToLeft = false
    var outline: ImageOutline?
  }

  let values: Values

  init(_ values: Values) { self.values = values }
}

/// The shape of an image that is sharp in any size, in one color: a symbol.
package struct ImageOutline: Hashable, Sendable {
  /// The size of the image, in points.
  package var size: Size
  /// What is filled by the non-zero rule, in points of the image.
  package var lines: Path
  /// What is filled by the even-odd rule; must not overlap ``lines``.
  package var areas: Path
  /// What the shape is filled with.
  package var color = Color.black
  /// The symbol that the shape is; nil for any other.
  package var symbol: SymbolIdentity?

  /// A symbol and how it is drawn.
  package struct SymbolIdentity: Hashable, Sendable {
    package let name: String
    package let pointSize: Double
    /// The weight and the scale, by the numbers of their types.
    package let weight, scale: Int

    /// Makes an identity.
    package init(name: String, pointSize: Double, weight: Int, scale: Int) {
      (self.name, self.pointSize, self.weight, self.scale) = (name, pointSize, weight, scale)
    }
  }

  /// Makes a shape in black.
  package init(size: Size, lines: Path, areas: Path, symbol: SymbolIdentity? = nil) {
    (self.size, self.lines, self.areas, self.symbol) = (size, lines, areas, symbol)
  }

  /// Returns the shape with left and right exchanged.
  fileprivate func mirrored() -> ImageOutline {
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    var mirrored = self
    (mirrored.lines, mirrored.areas) = (lines.apply(mirror), areas.apply(mirror))
    return mirrored
  }

  /// Returns the pixels of the shape.
  fileprivate func bitmap(scale: Double) -> Bitmap {
    Image.drawn(size: size, scale: scale) {
      draw(on: $0, in: Rect(origin: .zero, size: size), opacity: 1)
    }.bitmap
  }

  /// Draws the shape, stretched to a rectangle.
  func draw(on canvas: Canvas, in rect: Rect, opacity: Double) {
    guard !size.isEmpty, !rect.isEmpty else { return }
    let color = color.withAlphaComponent(color.alpha * opacity)
    canvas.saved {
      canvas.translate(x: rect.minX, y: rect.minY)
      canvas.scale(x: rect.width / size.width, y: rect.height / size.height)
      if !lines.isEmpty { canvas.fill(lines, color) }
      if !areas.isEmpty { canvas.fill(areas, color, rule: .evenOdd) }
    }
  }
}

extension Image {
  /// The pixels per point of the bitmap that a shape is drawn into.
  private static let outlineScale = 2.0

  /// Makes an image of a shape, which is drawn anew wherever the image is.
  package init(outline: ImageOutline) {
    let image = Image(bitmap: outline.bitmap(scale: Image.outlineScale), scale: Image.outlineScale)
    self = image.changed { $0.outline = outline }
  }

  /// Returns the image with another shape.
  package func replacing(outline: ImageOutline) -> Image {
    with(outline.bitmap(scale: scale)) { $0.outline = outline }
  }

  /// The shape that the image is drawn by; nil where it has only pixels.
  package var outline: ImageOutline? { attributes?.values.outline }

  /// Returns the image with left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> Image {
    with(bitmap.mirrored()) { $0.outline = $0.outline?.mirrored() }
  }

  /// Returns the image so that image views, buttons, segments and menus exchange left and right where
  /// people read from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    changed { $0.isFlippedForRightToLeft = true }
  }

  /// Whether views exchange left and right where people read from right to left; false at first.
  public var flipsForRightToLeftLayoutDirection: Bool {
    attributes?.values.isFlippedForRightToLeft ?? false
  }
}

extension Bitmap {
  /// Returns the bitmap with left and right exchanged.
  fileprivate func mirrored() -> Bitmap {
    let mirror = Bitmap(width: width, height: height)
    for y in 0..<height {
      let (row, target) = (pixels + y * stride, mirror.pixels + y * mirror.stride)
      for x in 0..<width { target[width - 1 - x] = row[x] }
    }
    return mirror
  }
}
