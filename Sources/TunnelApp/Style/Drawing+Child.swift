import Containers

nonisolated extension Drawing {
  /// A child with a shovel.
  ///
  /// The tip of the shovel is at ``childTip``.
  static let child = Drawing(
    size: Size(width: 60, height: 72), parts: legs + body + head + shovel + hands,
    halo: (Color(white: 1, alpha: 0.95), 1.6))

  /// The point where the shovel meets the ground, in the drawing's coordinates.
  static let childTip = Point(x: 42, y: 70)

  private static let skin = Color(hex: 0xF7CDA6)
  private static let denim = Color(hex: 0x2D5B9A)
  private static let shirt = Color(hex: 0xF4B942)
  private static let cap = Color(hex: 0xE2503A)
  private static let wood = Color(hex: 0x8E5F34)
  private static let steel = Color(hex: 0xB9C6D2)
  private static let dark = Color(hex: 0x2A2320)

  private static let legs: [Part] = [
    line([Point(x: 19, y: 50), Point(x: 17.5, y: 64)], 7, denim),
    line([Point(x: 27, y: 50), Point(x: 29, y: 64)], 7, denim),
    line([Point(x: 15.5, y: 67.5), Point(x: 19, y: 67.5)], 5, dark),
    line([Point(x: 28.5, y: 67.5), Point(x: 32, y: 67.5)], 5, dark),
  ]

  private static let body: [Part] = [
    line([Point(x: 16, y: 35), Point(x: 21, y: 44), Point(x: 33, y: 47)], 5.5, shirt),
    fill(
      Path(roundedRect: Rect(x: 13.5, y: 30, width: 19, height: 23), cornerRadius: 6), shirt),
    fill(Path(roundedRect: Rect(x: 14.5, y: 39, width: 17, height: 14), cornerRadius: 4), denim),
    line([Point(x: 17.5, y: 32), Point(x: 17.5, y: 40)], 2.6, denim),
    line([Point(x: 28.5, y: 32), Point(x: 28.5, y: 40)], 2.6, denim),
    line([Point(x: 29.5, y: 34), Point(x: 37, y: 37), Point(x: 42, y: 33)], 5.5, shirt),
  ]

  private static let head: [Part] = {
    var brim = Path()
    brim.move(to: Point(x: 11.5, y: 16))
    brim.arc(center: Point(x: 23, y: 16), radius: 11.5, from: .pi, to: 2 * .pi)
    brim.line(to: Point(x: 41, y: 16.5))
    brim.quad(to: Point(x: 40.5, y: 20), control: Point(x: 42.5, y: 19.5))
    brim.line(to: Point(x: 11.5, y: 18.5))
    brim.close()
    var smile = Path()
    smile.move(to: Point(x: 25.5, y: 25.2))
    smile.quad(to: Point(x: 32, y: 24.6), control: Point(x: 29, y: 28.4))
    return [
      circle(23, 19, 11, skin),
      circle(12.5, 21, 2.4, skin),
      fill(brim, cap),
      circle(23, 4.8, 1.8, cap),
      circle(26.2, 21.6, 1.25, dark),
      circle(31.4, 21.6, 1.25, dark),
      Part(path: smile, color: dark, stroke: Stroke(width: 1.3, cap: .round, join: .round)),
    ]
  }()

  private static let shovel: [Part] = {
    var blade = Path()
    blade.move(to: Point(x: 34.6, y: 53.2))
    blade.line(to: Point(x: 43.6, y: 55.6))
    blade.quad(to: Point(x: 42, y: 70), control: Point(x: 46.6, y: 63.5))
    blade.quad(to: Point(x: 34.6, y: 53.2), control: Point(x: 33.8, y: 63))
    blade.close()
    return [
      line([Point(x: 46, y: 27), Point(x: 38.8, y: 55.5)], 2.8, wood),
      line([Point(x: 42.4, y: 25.8), Point(x: 49.8, y: 27.8)], 3, wood),
      fill(blade, steel),
    ]
  }()

  private static let hands: [Part] = [
    circle(43.4, 33.6, 2.9, skin),
    circle(40.4, 46.6, 2.9, skin),
    line([Point(x: 31.5, y: 46.6), Point(x: 37, y: 47)], 5, shirt),
  ]
}
