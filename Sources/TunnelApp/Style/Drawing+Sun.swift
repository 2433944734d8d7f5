import Containers
internal import Glibc

nonisolated extension Drawing {
  /// The sun with its rays, which marks where it is overhead.
  static let sun: Drawing = {
    let color = Color(hex: 0xFFD75E)
    let rays = (0..<8).map { step in
      let angle = Double(step) * .pi / 4
      let way = Point(x: cos(angle), y: sin(angle))
      let center = Point(x: 24, y: 24)
      return line([center + way * 14, center + way * 18], 3.4, color)
    }
    return Drawing(
      size: Size(width: 48, height: 48), parts: [circle(24, 24, 9, color)] + rays,
      halo: (Color(hex: 0x3A2A00).withAlphaComponent(0.55), 1.6))
  }()
}
