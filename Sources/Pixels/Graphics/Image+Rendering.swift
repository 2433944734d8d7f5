extension Image {
  /// Whether a view shows the colors of an image or its shape in the tint.
  public enum RenderingMode: Hashable, Sendable {
    /// Symbols in the tint, all others in their colors.
    case automatic
    /// In the image's own colors.
    case alwaysOriginal
    /// The opacity of the image, in the tint of the view.
    case alwaysTemplate
  }

  /// Whether views show the image's colors or its shape in their tint; automatic at first.
  ///
  /// Image views take their ``View/tintColor``, buttons the color of their title and menus that of
  /// their text. A canvas draws the image in its own colors.
  public var renderingMode: RenderingMode { attributes?.values.renderingMode ?? .automatic }

  /// Whether the image is a symbol, which is sharp in any size.
  public var isSymbolImage: Bool { outline != nil }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image's shape, its opacity, in one color.
  ///
  /// The rendering mode stays: a view shows a template in its own tint all the same.
  public func withTintColor(_ color: Color) -> Image {
    with(bitmap.tinted(color)) { $0.outline?.color = color }
  }

  /// Returns the image's shape, its opacity, in one color, with another rendering mode.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    with(bitmap.tinted(color)) {
      $0.outline?.color = color
      $0.renderingMode = renderingMode
    }
  }

  /// Whether views show the image's shape in their tint.
  package var isTemplate: Bool {
    switch renderingMode {
    case .automatic: isSymbolImage
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  /// Returns the image as a view shows it: a template in a tint, mirrored where it reads that way.
  package func shown(tint: @autoclosure () -> Color, isRightToLeft: Bool) -> Image {
    guard attributes != nil else { return self }
    let image = isTemplate ? withTintColor(tint()) : self
    return isRightToLeft && flipsForRightToLeftLayoutDirection
      ? image.withHorizontallyFlippedOrientation() : image
  }
}

extension Bitmap {
  /// Returns a bitmap of one color as opaque as the pixels are.
  fileprivate func tinted(_ color: Color) -> Bitmap {
    let pixel = color.premultiplied
    let tinted = Bitmap(width: width, height: height)
    for y in 0..<height {
      let (row, target) = (pixels + y * stride, tinted.pixels + y * tinted.stride)
      for x in 0..<width { target[x] = Blending.scale(pixel, by: row[x] >> 24) }
    }
    return tinted
  }
}
