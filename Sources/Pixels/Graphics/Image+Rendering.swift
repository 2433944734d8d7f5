extension Image {
  /// How a view colors an image: with the image's own colors or with the view's tint.
  public enum RenderingMode: Hashable, Sendable {
    /// Symbols in the tint, other images in their own colors.
    case automatic
    /// In the image's own colors.
    case alwaysOriginal
    /// The image's opacity, filled with the tint of the view.
    case alwaysTemplate
  }

  /// How views color the image; automatic by default.
  ///
  /// Image views use their ``View/tintColor``, buttons the color of their title and menus the color
  /// of their text. A canvas always draws the image in its own colors.
  public var renderingMode: RenderingMode { attributes?.values.renderingMode ?? .automatic }

  /// Whether the image is a symbol, which is sharp at any size.
  public var isSymbolImage: Bool { outline != nil }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image's opacity filled with one color.
  ///
  /// The rendering mode stays: a view still shows a template in its own tint.
  public func withTintColor(_ color: Color) -> Image {
    with(bitmap.tinted(color)) { $0.outline?.color = color }
  }

  /// Returns the image's opacity filled with one color, with another rendering mode.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    with(bitmap.tinted(color)) {
      $0.outline?.color = color
      $0.renderingMode = renderingMode
    }
  }

  /// Whether views show the image in their tint.
  package var isTemplate: Bool {
    switch renderingMode {
    case .automatic: isSymbolImage
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  /// Returns the image as a view shows it: templates tinted, and mirrored if it flips for
  /// right-to-left layout.
  package func shown(tint: @autoclosure () -> Color, isRightToLeft: Bool) -> Image {
    guard attributes != nil else { return self }
    let image = isTemplate ? withTintColor(tint()) : self
    return isRightToLeft && flipsForRightToLeftLayoutDirection
      ? image.withHorizontallyFlippedOrientation() : image
  }
}

extension Bitmap {
  /// Returns a bitmap of one color with the opacity of these pixels.
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
