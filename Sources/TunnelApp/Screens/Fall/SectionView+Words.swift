import Atlas
import Containers
internal import Glibc

/// The names of the layers and of the poles.
extension SectionView {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The scale of the words at the default text size, which are smaller or larger where the Earth is.
  private var defaultScale: Double {
    min(min(1.6, max(1, geometry.radius / 500)), max(0.78, geometry.radius / 285))
  }

  /// The scales of the words to try, the preferred one first.
  private var scales: [Double] {
    let scales =
      textScale > 1
      ? TextScale.fallbacks(from: textScale).map { $0 * defaultScale }
      : [min(textScale * min(1.6, max(1, geometry.radius / 500)), defaultScale)]
    let least = scales.last ?? 1
    return scales + [least * 0.95, least * 0.9]
  }

  /// Draws the names of the layers beside the upper half of the tunnel or outside the rim, and those
  /// of the poles.
  func drawWords(on canvas: Canvas) {
    drawLeaders(on: canvas)
    for name in names() { draw(name, on: canvas) }
    drawNamesOutside(on: canvas)
    for (place, name) in [(90.0, Messages.Fall.north), (-90.0, Messages.Fall.south)] {
      if let pole = Coordinate(latitude: place, longitude: 0) { draw(name, at: pole, on: canvas) }
    }
  }

  /// Some lines of text in their place.
  struct Name {
    fileprivate var texts: ArraySlice<TextLayout>
    /// Where the lines are.
    var box: Rect
    fileprivate var color: Color
    fileprivate var alignment = Alignment.leading

    /// The height of the first line, in points.
    var lineHeight: Double { texts.first?.size.height ?? 0 }

    fileprivate enum Alignment { case leading, center, trailing }
  }

  /// Where words are drawn, apart from the names of the ends.
  var boxesOfWords: [Rect] { names().map(\.box) + outerNames().map(\.name.box) }

  private func draw(_ name: Name, on canvas: Canvas) {
    var y = name.box.minY
    for text in name.texts {
      let spare = name.box.width - text.size.width
      let x =
        switch name.alignment {
        case .leading: name.box.minX
        case .center: name.box.minX + spare / 2
        case .trailing: name.box.minX + spare
        }
      canvas.draw(text, at: Point(x: x, y: y), color: name.color)
      y += text.size.height
    }
  }

  // MARK: Layers

  /// Returns the names of the layers, each with what else there is room for.
  ///
  /// They are as large as those of all inner layers fit; their names alone, where these can be much
  /// larger, and fewer if they do not fit at all.
  func names() -> [Name] {
    let (whole, names) = (names(lines: 3), names(lines: 1))
    let isWhole = whole.names.count == EarthLayer.all.count - 2
    // Who prefers large text gets it, rather than more of it.
    let growth = textScale > 1 ? 1.05 : 1.3
    return isWhole && names.scale < growth * whole.scale ? whole.names : names.names
  }

  /// Returns a number of lines about the layers, as large as all fit, in one column if possible.
  private func names(lines: Int) -> (names: [Name], scale: Double) {
    let layers = EarthLayer.all.dropFirst(2)
    var names: [Name] = []
    for scale in scales {
      for isColumn in [true, false] {
        names = layers.compactMap { place($0, lines: lines, scale, isColumn: isColumn) }
        if names.count == layers.count { return (names, scale) }
      }
    }
    return (names, scales.last ?? 1)
  }

  /// Returns where a number of lines about a layer are; nil if there is no room for them.
  private func place(
    _ layer: EarthLayer, lines: Int, _ scale: Double, isColumn: Bool
  ) -> Name? {
    let top = (EarthModel.radius - layer.depths.lowerBound) * geometry.scale
    let bottom = (EarthModel.radius - layer.depths.upperBound) * geometry.scale
    let isCenter = bottom < 1
    let texts = texts(of: layer, scale).prefix(lines)
    // The name of the innermost layer may reach below the center, and over the layer around it.
    let core = EarthModel.radius - EarthLayer.all[3].depths.lowerBound
    let edge = isCenter ? core * geometry.scale : top
    let height = texts.map(\.size.height).reduce(0, +)
    let room = isCenter ? 1.5 * top : top - bottom
    let lowest = isCenter ? -height / 2 : bottom + (room - height) * 0.15
    let width = texts.map(\.size.width).max() ?? 0
    let reach = max(abs(lowest), abs(lowest + height))
    let (x, alignment) = beside(
      width, gap: isColumn ? gap(0, 0) : gap(lowest, lowest + height))
    guard height + 4 <= room, reach < edge else { return nil }
    let half = (edge * edge - reach * reach).squareRoot() - 4
    let isInside = geometry.center.x - half...geometry.center.x + half
    guard isInside.contains(x), isInside.contains(x + width) else { return nil }
    let isBright = layer.depths.upperBound < 2_900_000
    return Name(
      texts: texts,
      box: Rect(x: x, y: geometry.center.y - lowest - height, width: width, height: height),
      color: isBright ? SectionPalette.bright : SectionPalette.dark, alignment: alignment)
  }

  /// Returns the left edge of words of a width, and how their lines are aligned: beside a tunnel
  /// through the center, and between the center and any other, on the axis if there is room.
  private func beside(_ width: Double, gap: Double) -> (x: Double, alignment: Name.Alignment) {
    let tunnel = geometry.start.x
    guard subject.meetsCenter else {
      let axis = geometry.center.x - width / 2
      let nearest = tunnel - gap - width
      return axis <= nearest ? (axis, .center) : (nearest, .trailing)
    }
    return isMirrored ? (tunnel - gap - width, .trailing) : (tunnel + gap, .leading)
  }

  /// Returns the texts for a layer: its name, the temperature at its top, and its depth.
  private func texts(of layer: EarthLayer, _ scale: Double) -> [TextLayout] {
    // Just below the boundary, where the temperature may jump.
    let heat = EarthTemperature.celsius(atDepth: layer.depths.lowerBound + 1)
    let depth = Units.current.distance(meters: layer.depths.lowerBound)
    let caption = TextStyle(font: Typography.caption.scaled(by: scale))
    return [
      TextLayout(layer.word, style: TextStyle(font: Typography.strong.scaled(by: scale))),
      TextLayout(FallWords.temperature(heat), style: caption),
      TextLayout(Messages.Fall.from(depth), style: caption),
    ]
  }

  /// Returns the distance from the tunnel to words between two heights above the center, which leaves
  /// room for the child, also as it turns over.
  private func gap(_ low: Double, _ high: Double) -> Double {
    let length = max(1, geometry.end.y - geometry.start.y)
    let reach = hypot(child.width, child.height) / 2
    var most = child.width / 2
    for step in 0...48 {
      let height = low - reach + (high - low + 2 * reach) * Double(step) / 48
      let angle = FallerView.angle(atShare: 0.5 - height / length)
      let (along, across) = (abs(cos(angle)), abs(sin(angle)))
      let tall = (child.height * along + child.width * across) / 2
      guard height + tall > low, height - tall < high || low == high else { continue }
      most = max(most, (child.width * along + child.height * across) / 2)
    }
    return max(16, geometry.radius * 0.088, most + 3)
  }

  // MARK: Outside

  /// The lines that lead from the ends of a tunnel beside the center to their names.
  private var leaders: [Rect] {
    guard !subject.meetsCenter, words.count == 2 else { return [] }
    let x = geometry.start.x
    return [
      (words[0].maxY + 3, geometry.start.y - 2), (geometry.end.y + 2, words[1].minY - 3),
    ].filter { $0.1 - $0.0 > 8 }.map { Rect(x: x, y: $0.0, width: 0, height: $0.1 - $0.0) }
  }

  private func drawLeaders(on canvas: Canvas) {
    for leader in leaders {
      var line = Path()
      line.move(to: Point(x: leader.minX, y: leader.minY))
      line.line(to: Point(x: leader.minX, y: leader.maxY))
      canvas.stroke(
        line, Stroke(width: 1.5, dash: [1.5, 4.5]), seen(Theme.text).withAlphaComponent(0.6))
    }
  }

  /// Whether nothing else is written in a place.
  private func isFree(_ box: Rect) -> Bool {
    let taken = words + leaders.map { $0.insetBy(dx: -6, dy: 0) }
    return room.contains(box) && !taken.contains { $0.intersects(box) }
  }

  /// Draws the names of the outer layers outside the rim, with lines to them, where there is room.
  private func drawNamesOutside(on canvas: Canvas) {
    for (name, inside, outside) in outerNames() {
      // What is dark before space is not seen before the mantle.
      let rim = crossing(from: inside, to: outside)
      for (start, end, color) in [
        (rim, outside, name.color.withAlphaComponent(0.7)), (inside, rim, SectionPalette.bright),
      ] {
        var line = Path()
        line.move(to: start)
        line.line(to: end)
        canvas.stroke(line, Stroke(width: 1, cap: .round), color)
      }
      let dot = Rect(center: inside, size: Size(width: 4, height: 4))
      canvas.fill(Path(ellipseIn: dot), SectionPalette.bright)
      draw(name, on: canvas)
    }
  }

  /// Returns where a line out of the Earth crosses its surface.
  private func crossing(from inside: Point, to outside: Point) -> Point {
    let (start, way) = (inside - geometry.center, outside - inside)
    let square = way.x * way.x + way.y * way.y
    let half = start.x * way.x + start.y * way.y
    let rest = start.x * start.x + start.y * start.y - geometry.radius * geometry.radius
    let share = (-half + max(0, half * half - square * rest).squareRoot()) / square
    return inside + way * min(1, max(0, share))
  }

  /// Returns the names of the outer layers as large as both fit, each with its line.
  private func outerNames() -> [(name: Name, inside: Point, outside: Point)] {
    guard geometry.radius > 150 else { return [] }
    var names: [(name: Name, inside: Point, outside: Point)] = []
    for scale in scales {
      names = namesOutside(scale)
      if names.count == 2 { break }
    }
    return names
  }

  /// Returns the names of the outer layers that have room, one above the other.
  private func namesOutside(_ scale: Double) -> [(name: Name, inside: Point, outside: Point)] {
    var names: [(name: Name, inside: Point, outside: Point)] = []
    let isLeft = isOutsideLeft
    for (layer, degrees) in zip(EarthLayer.all.prefix(2), [137.0, 150]) {
      let angle = (isLeft ? 360 - degrees : degrees) * .pi / 180
      let depth = drawnDepth(of: layer, at: angle)
      let inside = geometry.point(at: angle, (EarthModel.radius - depth) * geometry.scale)
      var outside = geometry.point(at: angle, geometry.radius * 1.09 + 6)
      let texts = textsOutside(of: layer, scale)
      let size = Size(
        width: texts.map(\.size.width).max() ?? 0,
        height: texts.map(\.size.height).reduce(0, +))
      if let last = names.last {
        outside.y = max(outside.y, last.name.box.maxY + 4 + size.height / 2)
      }
      let box = Rect(
        x: isLeft ? outside.x - 6 - size.width : outside.x + 6, y: outside.y - size.height / 2,
        width: size.width, height: size.height)
      guard isFree(box) else { continue }
      let name = Name(
        texts: texts[...], box: box, color: seen(Theme.text),
        alignment: isLeft ? .trailing : .leading)
      names.append((name, inside, outside))
    }
    return names
  }

  private func textsOutside(of layer: EarthLayer, _ scale: Double) -> [TextLayout] {
    [
      TextLayout(layer.word, style: TextStyle(font: Typography.strong.scaled(by: scale))),
      TextLayout(
        Messages.Fall.to(Units.current.distance(meters: layer.depths.upperBound)),
        style: TextStyle(font: Typography.caption.scaled(by: scale))),
    ]
  }

  /// Whether the names of the outer layers are on the left: away from a tunnel beside the center, and
  /// from the poles, whose names are outside the rim too.
  private var isOutsideLeft: Bool {
    let isLeft = isMirrored || !subject.meetsCenter
    let pole = Coordinate(latitude: 90, longitude: 0).map { subject.plane.angle(nearest: $0) }
    guard let pole, pole.cosine > 0.9999 else { return isLeft }
    let isTaken = [pole.angle, pole.angle + .pi].contains {
      cos($0 - (isLeft ? 216 : 144) * .pi / 180) > 0.94
    }
    return isLeft != isTaken
  }

  /// Returns the depth of the middle of an outer layer as it is drawn, below the exaggerated ground.
  func drawnDepth(of layer: EarthLayer, at angle: Double) -> Double {
    let (top, bottom) = (layer.depths.lowerBound, layer.depths.upperBound)
    guard !heights.isEmpty else { return (top + bottom) / 2 }
    let index = Int((angle / (2 * .pi) * Double(heights.count)).rounded()) % heights.count
    let ground = -heights[index] * Double(Self.exaggeration)
    // The crust follows the ground; what is below it begins no higher than it.
    return top > 0 ? (max(top, ground) + bottom) / 2 : ground + bottom / 2
  }

  /// Where ticks on the rim begin.
  private var rim: Double { geometry.radius + max(3, geometry.radius * 0.015) }

  /// Returns where the name of a pole is, by its size; nil if it is not written.
  func boxOfPole(_ pole: Coordinate, for size: Size) -> Rect? {
    let (angle, cosine) = subject.plane.angle(nearest: pole)
    let isNearEnd = abs(sin(angle)) < 0.3
    guard cosine > 0.9999, !isNearEnd else { return nil }
    let box = Rect(center: geometry.point(at: angle, rim + 9 + size.height / 2), size: size)
    return room.contains(box) ? box : nil
  }

  /// Draws the name of a pole outside the rim, unless it is near an end of the tunnel, not in the
  /// section, or there is no room.
  private func draw(_ name: String, at pole: Coordinate, on canvas: Canvas) {
    let font = Typography.overline.scaled(by: scales[0])
    let text = TextLayout(name, style: TextStyle(font: font))
    guard let box = boxOfPole(pole, for: text.size), isFree(box) else { return }
    let angle = subject.plane.angle(nearest: pole).angle
    var tick = Path()
    tick.move(to: geometry.point(at: angle, rim))
    tick.line(to: geometry.point(at: angle, rim + 6))
    canvas.stroke(tick, Stroke(width: 1.5), seen(Theme.text))
    canvas.draw(text, at: box.origin, color: seen(Theme.text))
  }
}
