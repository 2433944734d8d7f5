import Atlas
import Containers
internal import Glibc

extension SectionView {
  // MARK: Space

  /// Draws what is behind everything: in dark mode with stars, the same ones each time.
  func drawSpace(on canvas: Canvas) {
    let (top, bottom) = (seen(SectionPalette.space.top), seen(SectionPalette.space.bottom))
    canvas.fill(
      Path(rect: bounds),
      Gradient([top, bottom], shape: .linear(from: .zero, to: Point(x: 0, y: bounds.height))))
    guard traitCollection.userInterfaceStyle == .dark else { return }
    var seed: UInt32 = 20_261_129
    func next() -> Double {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Double(seed >> 8) / Double(1 << 24)
    }
    for _ in 0..<Int(bounds.width * bounds.height / 9000) {
      let point = Point(x: next() * bounds.width, y: next() * bounds.height)
      let size = 0.8 + next() * 0.9
      let color = Color(white: 1, alpha: 0.12 + next() * 0.4)
      guard !quiet.contains(point), point.distance(to: geometry.center) > geometry.radius else {
        continue
      }
      let star = Rect(center: point, size: Size(width: size, height: size))
      canvas.fill(Path(ellipseIn: star), color)
    }
  }

  // MARK: Day and night

  /// Draws the sky around the Earth: bright where the sun is up.
  ///
  /// The sun's altitude on the rim depends only on how far a point is toward the sun, so a linear
  /// gradient has the exact color everywhere on it.
  func drawSky(on canvas: Canvas) {
    let sun = subject.plane.angle(nearest: subject.sun.overhead)
    let reach = geometry.radius * 1.01
    let (day, night) = (
      geometry.point(at: sun.angle, reach), geometry.point(at: sun.angle + .pi, reach)
    )
    let colors = skyStops(cosine: sun.cosine)
    let thickness = max(8, geometry.radius * 0.075)
    // More of them where the Earth is large, but not so many that each is too faint for its color.
    let steps = max(12, min(20, Int(thickness)))
    let alpha = 1 - pow(1 - 0.085, 12 / Double(steps))
    let glow = Gradient(
      stops: colors.map { Gradient.Stop($0.location, $0.color.withAlphaComponent(alpha)) },
      shape: .linear(from: night, to: day))
    for step in (1...steps).reversed() {
      // Denser toward the ground, as air is.
      let part = Double(step * step) / Double(steps * steps)
      let reach = geometry.radius + 2 + thickness * part
      canvas.fill(geometry.ring(reach, around: geometry.radius * 0.98), glow, rule: .evenOdd)
    }
    let rim = Gradient(stops: colors, shape: .linear(from: night, to: day))
    let height = geometry.radius + max(2, geometry.radius * 0.012)
    canvas.fill(geometry.ring(height, around: geometry.radius * 0.98), rim, rule: .evenOdd)
  }

  /// Returns the colors from the darkest point of the rim to the brightest.
  private func skyStops(cosine: Double) -> [Gradient.Stop] {
    let sky = SectionPalette.sky
    let scale = Gradient(
      stops: sky.map { Gradient.Stop(($0.altitude + 90) / 180, $0.color) },
      shape: .linear(from: .zero, to: .zero))
    return (0...48).map { step in
      let location = Double(step) / 48
      let altitude = asin(cosine * (2 * location - 1)) * 180 / .pi
      return Gradient.Stop(location, scale.color(at: (altitude + 90) / 180))
    }
  }

  /// Draws the sun where it is overhead, unless that is far from the plane or there is no room.
  func drawSun(on canvas: Canvas) {
    let (angle, cosine) = subject.plane.angle(nearest: subject.sun.overhead)
    let size = max(4, geometry.radius * 0.03)
    let center = geometry.point(at: angle, geometry.radius * 1.1 + 2.4 * size)
    let box = Rect(center: center, size: Size(width: 5 * size, height: 5 * size))
    guard cosine > 0.5, abs(sin(angle)) > 0.35, room.contains(box) else { return }
    let color = seen(SectionPalette.sun)
    let glow = Gradient(
      [color.withAlphaComponent(0.5), color.withAlphaComponent(0)],
      shape: .radial(center: center, radius: 2.5 * size))
    canvas.fill(Path(ellipseIn: box), glow)
    let disc = Rect(center: center, size: Size(width: 2 * size, height: 2 * size))
    canvas.fill(Path(ellipseIn: disc), color)
  }

  // MARK: The Earth

  /// Draws the sea, and the ground with the interior.
  func drawGround(on canvas: Canvas) {
    // No sea is as deep as the mantle is here.
    canvas.fill(
      geometry.ring(geometry.radius, around: geometry.radius * 0.9), SectionPalette.sea,
      rule: .evenOdd)
    let ground = groundPath()
    let reach = 6_700_000.0
    let interior = Gradient(
      stops: SectionPalette.interior.map { Gradient.Stop($0.meters / reach, $0.color) },
      shape: .radial(center: geometry.center, radius: reach * geometry.scale))
    canvas.fill(ground, interior)
    let crust = max(1.3, EarthLayer.all[0].depths.upperBound * geometry.scale)
    canvas.stroke(ground, Stroke(width: crust, join: .round), SectionPalette.crust)
    drawLand(on: canvas)
  }

  /// Draws a line along the land, and one of ice along the Antarctic.
  private func drawLand(on canvas: Canvas) {
    var (land, ice) = (Path(), Path())
    for index in heights.indices where heights[index] > 0 {
      let last = index == 0 ? heights.count - 1 : index - 1
      guard heights[last] > 0 else { continue }
      let isIce = subject.plane.coordinate(at: angle(of: index)).latitude < -62
      let (start, end) = (groundPoint(last), groundPoint(index))
      if isIce { ice.append(line(start, end)) } else { land.append(line(start, end)) }
    }
    let stroke = Stroke(width: max(1.5, geometry.radius * 0.007), cap: .round)
    canvas.stroke(land, stroke, SectionPalette.land)
    let width = max(2.5, geometry.radius * 0.01)
    canvas.stroke(ice, Stroke(width: width + 2, cap: .round), SectionPalette.iceEdge)
    canvas.stroke(ice, Stroke(width: width, cap: .round), SectionPalette.ice)
  }

  private func line(_ start: Point, _ end: Point) -> Path {
    var path = Path()
    path.move(to: start)
    path.line(to: end)
    return path
  }

  private func angle(of index: Int) -> Double {
    2 * .pi * Double(index) / Double(heights.count)
  }

  /// Returns the point of a height, exaggerated.
  private func groundPoint(_ index: Int) -> Point {
    let meters = heights[index] * Double(Self.exaggeration)
    return geometry.point(at: angle(of: index), geometry.radius + meters * geometry.scale)
  }

  /// Returns the outline of the ground with heights exaggerated.
  private func groundPath() -> Path {
    guard !heights.isEmpty else { return geometry.circle(geometry.radius) }
    var path = Path()
    for index in heights.indices {
      let point = groundPoint(index)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  /// Draws the boundaries between the layers.
  func drawBoundaries(on canvas: Canvas) {
    for layer in EarthLayer.all.dropFirst(2) {
      let distance = EarthModel.radius - layer.depths.lowerBound
      canvas.stroke(
        geometry.circle(distance * geometry.scale), Stroke(width: 1), SectionPalette.boundary)
    }
  }

  /// The width of the drawn tunnel.
  private var shaftWidth: Double { min(24, max(4, geometry.radius * 0.026)) }

  /// Draws the tunnel, which is much narrower in truth.
  func drawShaft(on canvas: Canvas) {
    var line = Path()
    line.move(to: geometry.start)
    line.line(to: geometry.end)
    canvas.stroke(
      line, Stroke(width: shaftWidth + 2), SectionPalette.bright.withAlphaComponent(0.35))
    canvas.stroke(line, Stroke(width: shaftWidth), SectionPalette.shaft.withAlphaComponent(0.88))
  }
}
