import Containers

nonisolated extension Drawing {
  /// The icon of the program: the Earth, a tunnel through its hot middle, and the shovel that digs it.
  ///
  /// It is `Packaging/icons/tunnel-32.svg`, which the desktop shows in menus.
  static let icon = Drawing(
    size: Size(width: 32, height: 32), parts: globe + land + tunnel + shovel)

  private static let center = Point(x: 14, y: 18)
  private static let radius = 13.0
  private static let green = Color(hex: 0x7CC46A)
  private static let wood = Color(hex: 0x8E5F34)
  private static let steel = Color(hex: 0xD3DCE4)

  private static let globe: [Part] = [
    circle(center.x, center.y, radius, Color(hex: 0x8FD0FF)),
    circle(center.x, center.y, radius - 0.8, Color(hex: 0x2473CF)),
  ]

  private static let land: [Part] = {
    var west = Path()
    west.move(to: Point(x: 5.5, y: 9.5))
    west.quad(to: Point(x: 14, y: 6.2), control: Point(x: 9, y: 6))
    west.quad(to: Point(x: 9, y: 13), control: Point(x: 12.5, y: 10.5))
    west.quad(to: Point(x: 2.3, y: 16.5), control: Point(x: 7.5, y: 17.5))
    west.quad(to: Point(x: 5.5, y: 9.5), control: Point(x: 3, y: 12))
    west.close()
    var east = Path()
    east.move(to: Point(x: 21.5, y: 16.5))
    east.quad(to: Point(x: 26.1, y: 18.5), control: Point(x: 25, y: 14.6))
    east.quad(to: Point(x: 23.5, y: 25), control: Point(x: 25.8, y: 22.6))
    east.quad(to: Point(x: 21.5, y: 16.5), control: Point(x: 21, y: 21))
    east.close()
    return [fill(west, green), fill(east, green)]
  }()

  private static let tunnel: [Part] = [
    band(4, 12.3, Color(hex: 0x081A45)), band(2.8, 12.3, Color(hex: 0xB5341C)),
    band(2.8, 8, Color(hex: 0xF28A2A)), band(2.8, 4, Color(hex: 0xFFD873)),
  ]

  private static let shovel: [Part] = {
    var blade = Path()
    blade.move(to: turned(10.5, 4.5))
    blade.line(to: turned(17.5, 4.5))
    blade.quad(to: turned(14, 14), control: turned(19.2, 11))
    blade.quad(to: turned(10.5, 4.5), control: turned(8.8, 11))
    blade.close()
    let (foot, top) = (turned(14, 5), turned(14, -2))
    let grip = [turned(11.5, -2.2), turned(16.5, -2.2)]
    let edge = Stroke(width: 3.4, cap: .round, join: .round)
    return [
      Part(path: blade, color: .white, stroke: edge), line([foot, top], 5, .white),
      line(grip, 5, .white), line([foot, top], 2.4, wood), line(grip, 2.4, wood),
      fill(blade, steel),
    ]
  }()

  /// Returns a piece of the tunnel around the center of the globe, from its half width and half length.
  private static func band(_ width: Double, _ length: Double, _ color: Color) -> Part {
    var path = Path()
    path.move(to: turned(center.x - width, center.y - length))
    path.line(to: turned(center.x + width, center.y - length))
    path.line(to: turned(center.x + width, center.y + length))
    path.line(to: turned(center.x - width, center.y + length))
    path.close()
    return fill(path, color)
  }

  /// Returns a point of a drawing whose tunnel is upright, turned by 45° about the center of the globe.
  private static func turned(_ x: Double, _ y: Double) -> Point {
    let (right, down) = ((x - center.x) * 0.5.squareRoot(), (y - center.y) * 0.5.squareRoot())
    return Point(x: center.x + right - down, y: center.y + right + down)
  }
}
