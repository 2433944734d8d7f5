/// Attributes that few images have, stored separately to keep images small.
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

/// The outline of an image that is sharp at any size, in one color: a symbol.
package struct ImageOutline: Hashable, Sendable {
  /// The size of the image, in points.
  package var size: Size
  /// The part filled by the non-zero rule, in points of the image.
  package var lines: Path
  /// The part filled by the even-odd rule, which must not overlap ``lines``.
  package var areas: Path
  /// The fill color.
  package var color = Color.black
  /// The symbol that the outline depicts, if any.
  package var symbol: SymbolIdentity?

  /// A symbol and how it is drawn.
  package struct SymbolIdentity: Hashable, Sendable {
    package let name: String
    package let pointSize: Double
    /// The raw values of the weight and the scale.
    package let weight, scale: Int

    /// Creates an identity.
    package init(name: String, pointSize: Double, weight: Int, scale: Int) {
      (self.name, self.pointSize, self.weight, self.scale) = (name, pointSize, weight, scale)
    }
  }

  /// Creates a black outline.
  package init(size: Size, lines: Path, areas: Path, symbol: SymbolIdentity? = nil) {
    (self.size, self.lines, self.areas, self.symbol) = (size, lines, areas, symbol)
  }

  /// Returns the outline mirrored horizontally.
  fileprivate func mirrored() -> ImageOutline {
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    var mirrored = self
    (mirrored.lines, mirrored.areas) = (lines.apply(mirror), areas.apply(mirror))
    return mirrored
  }

  /// Returns a bitmap of the outline.
  fileprivate func bitmap(scale: Double) -> Bitmap {
    Image.drawn(size: size, scale: scale) {
      draw(on: $0, in: Rect(origin: .zero, size: size), opacity: 1)
    }.bitmap
  }

  /// Draws the outline stretched to a rectangle.
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
  /// The number of pixels per point of the bitmap made from an outline.
  private static let outlineScale = 2.0

  /// Creates an image of an outline, which is drawn as a vector wherever the image is.
  package init(outline: ImageOutline) {
    let image = Image(bitmap: outline.bitmap(scale: Image.outlineScale), scale: Image.outlineScale)
    self = image.changed { $0.outline = outline }
  }

  /// Returns the image with the outline of another one, in its own color.
  package func replacingOutline(with other: Image) -> Image {
    guard var outline = other.outline else { return self }
    let color = self.outline?.color ?? outline.color
    if color == outline.color, scale == other.scale {
      return with(other.bitmap) { $0.outline = outline }
    }
    outline.color = color
    return with(outline.bitmap(scale: scale)) { $0.outline = outline }
  }

  /// The outline of the image, or `nil` if it has only pixels.
  package var outline: ImageOutline? { attributes?.values.outline }

  /// Returns the image mirrored horizontally.
  public func withHorizontallyFlippedOrientation() -> Image {
    with(bitmap.mirrored()) { $0.outline = $0.outline?.mirrored() }
  }

  /// Returns the image set to be mirrored in right-to-left layouts, by image views, buttons,
  /// segments and menus.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    changed { $0.isFlippedForRightToLeft = true }
  }

  /// Whether views mirror the image in right-to-left layouts; false by default.
  public var flipsForRightToLeftLayoutDirection: Bool {
    attributes?.values.isFlippedForRightToLeft ?? false
  }
}

extension Bitmap {
  /// Returns the bitmap mirrored horizontally.
  fileprivate func mirrored() -> Bitmap {
    let mirror = Bitmap(width: width, height: height)
    for y in 0..<height {
      let (row, target) = (pixels + y * stride, mirror.pixels + y * mirror.stride)
      for x in 0..<width { target[width - 1 - x] = row[x] }
    }
    return mirror
  }
}
