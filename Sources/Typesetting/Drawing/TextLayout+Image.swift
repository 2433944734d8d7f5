public import Pixels

extension TextLayout {
  /// Returns an image of the text, and the offset of its corner from that of the layout.
  ///
  /// - Parameters:
  ///   - color: The color of runs without their own; with a halo, of all runs.
  ///   - halo: The color around the letters.
  ///   - haloWidth: The distance that the halo extends, in points; 0 for no halo.
  ///   - scale: The number of pixels per point.
  public func image(
    color: Color, halo: Color = .clear, haloWidth: Double = 0, scale: Double
  ) -> (image: Image, offset: Point) {
    let largest = styles.map(\.font.size).max() ?? 0
    // Whole pixels, so that baselines fall on the same rows as when the text is drawn directly.
    let reach = ((largest / 2 + haloWidth) * scale).rounded(.up) / scale
    let left = (lines.map(\.x).min() ?? 0) - reach
    let right = (lines.map { $0.x + $0.width }.max() ?? 0) + reach
    let image = Image.drawn(
      size: Size(width: right - left, height: size.height + 2 * reach), scale: scale
    ) { canvas in
      let origin = Point(x: -left, y: reach)
      if haloWidth > 0 {
        canvas.draw(self, at: origin, color: color, halo: halo, haloWidth: haloWidth)
      } else {
        canvas.draw(self, at: origin, color: color)
      }
    }
    return (image, Point(x: left, y: -reach))
  }
}
