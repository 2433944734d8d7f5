/// Paints shadows from cached masks.
final class ShadowPainter {
  private static let mostMasks = 32

  private var masks: [ShadowMask.Key: ShadowMask] = [:]
  private var row: [UInt8] = []

  /// Paints the shadow of a box, in pixels.
  ///
  /// - Parameter hidden: A box that will be covered by something opaque and needs no shadow.
  func paint(
    _ shadow: Shadow, of box: Rect, radius: Double, scale: Double, hidden: RoundedBox?,
    with painter: RowPainter
  ) {
    let color = shadow.color.premultiplied
    let deviation = max(0, shadow.radius * scale / 2)
    guard color != 0, box.width >= 1, box.height >= 1, box.width < 32768, box.height < 32768,
      deviation < 200
    else { return }
    let placed = box.offsetBy(dx: shadow.offset.x * scale, dy: shadow.offset.y * scale).snapped
    let pixels = placed.outerPixels
    let mask = mask(
      ShadowMask.Key(
        width: pixels.width, height: pixels.height, radius: radius, deviation: deviation))
    let reach = mask.key.reach
    let area = PixelRect(
      x: pixels.x - reach, y: pixels.y - reach, width: pixels.width + 2 * reach,
      height: pixels.height + 2 * reach)
    let visible = area.intersection(painter.clip)
    guard !visible.isEmpty else { return }
    if row.count < area.width { row = [UInt8](repeating: 0, count: area.width) }
    row.withUnsafeMutableBufferPointer { row in
      guard let start = row.baseAddress else { return }
      var last = -1
      for y in visible.y..<visible.maxY {
        let source = ShadowPainter.source(y - area.y, of: area.height, in: mask.height)
        if source != last { ShadowPainter.stretch(mask, row: source, to: area.width, start) }
        last = source
        let gap = hidden?.row(y)?.solid ?? 0..<0
        let left = area.x..<(gap.isEmpty ? area.maxX : max(area.x, min(area.maxX, gap.lowerBound)))
        painter.fill(color, y: y, left, through: start)
        guard !gap.isEmpty, gap.upperBound < area.maxX else { continue }
        let resume = max(area.x, gap.upperBound)
        painter.fill(color, y: y, resume..<area.maxX, through: start + (resume - area.x))
      }
    }
  }

  private func mask(_ key: ShadowMask.Key) -> ShadowMask {
    if let mask = masks[key] { return mask }
    if masks.count >= ShadowPainter.mostMasks { masks.removeAll() }
    let mask = ShadowMask(key)
    masks[key] = mask
    return mask
  }

  /// Returns the row of a mask that corresponds to a row of the stretched mask.
  private static func source(_ y: Int, of height: Int, in maskHeight: Int) -> Int {
    let above = maskHeight / 2
    if y < above { return y }
    return max(above, y - (height - maskHeight))
  }

  private static func stretch(
    _ mask: ShadowMask, row: Int, to width: Int, _ target: UnsafeMutablePointer<UInt8>
  ) {
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let first = coverage.baseAddress else { return }
      let source = first + row * mask.width
      let left = mask.width / 2
      let right = mask.width - left
      target.update(from: source, count: left)
      (target + left).update(repeating: source[left], count: width - mask.width)
      (target + (width - right)).update(from: source + left, count: right)
    }
  }
}
