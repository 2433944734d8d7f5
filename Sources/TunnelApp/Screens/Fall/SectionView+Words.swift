import Atlas
import Containers
internal import Glibc

/// The names of the layers and of the poles.
extension SectionView {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The scale of the words, which are smaller or larger where the Earth is.
  private var textFactor: Double {
    let preferred = textScale * min(1.6, max(1, geometry.radius / 500))
    return min(preferred, max(0.78, geometry.radius / 285))
  }

  private var strong: TextStyle { TextStyle(font: Typography.strong.scaled(by: textFactor)) }
  private var caption: TextStyle { TextStyle(font: Typography.caption.scaled(by: textFactor)) }

  /// Draws the names of the layers beside the upper half of the tunnel or outside the rim, and those
  /// of the poles.
  func drawWords(on canvas: Canvas) {
    drawNames(on: canvas)
    drawNamesOutside(on: canvas)
    for (place, name) in [(90.0, Messages.Fall.north), (-90.0, Messages.Fall.south)] {
      if let pole = Coordinate(latitude: place, longitude: 0) { draw(name, at: pole, on: canvas) }
    }
  }

  // MARK: Layers

  /// Draws the names of the layers with temperatures and depths, or only the names that fit where
  /// there is no room for all.
  private func drawNames(on canvas: Canvas) {
    let layers = EarthLayer.all.dropFirst(2)
    let whole = layers.compactMap { place($0, lines: 3) }
    let names = whole.count == layers.count ? whole : layers.compactMap { place($0, lines: 1) }
    for name in names { draw(name.texts, y: name.y, name.color, on: canvas) }
  }

  /// The words for a layer in their place.
  private struct Name {
    var texts: ArraySlice<TextLayout>
    var y: Double
    var color: Color
  }

  /// Returns where a number of lines about a layer are; nil if there is no room for them.
  private func place(_ layer: EarthLayer, lines: Int) -> Name? {
    let top = (EarthModel.radius - layer.depths.lowerBound) * geometry.scale
    let bottom = (EarthModel.radius - layer.depths.upperBound) * geometry.scale
    let isCenter = bottom < 1
    let texts = texts(of: layer).prefix(lines)
    // The name of the innermost layer may reach below the center, and over the layer around it.
    let core = EarthModel.radius - EarthLayer.all[3].depths.lowerBound
    let edge = isCenter ? core * geometry.scale : top
    let height = texts.map(\.size.height).reduce(0, +)
    let room = isCenter ? 1.5 * top : top - bottom
    let lowest = isCenter ? -height / 2 : bottom + (room - height) * 0.15
    let width = texts.map(\.size.width).max() ?? 0
    let reach = max(abs(lowest), abs(lowest + height))
    guard height + 4 <= room, width <= roomBeside(reach, inside: edge) else { return nil }
    let isBright = layer.depths.upperBound < 2_900_000
    return Name(
      texts: texts, y: geometry.center.y - lowest - height,
      color: isBright ? SectionPalette.bright : SectionPalette.dark)
  }

  /// Returns the texts for a layer: its name, the temperature at its top, and its depth.
  private func texts(of layer: EarthLayer) -> [TextLayout] {
    // Just below the boundary, where the temperature may jump.
    let heat = EarthTemperature.celsius(atDepth: layer.depths.lowerBound + 1)
    let depth = Units.current.distance(meters: layer.depths.lowerBound)
    return [
      TextLayout(layer.word, style: strong),
      TextLayout(FallWords.temperature(heat), style: caption),
      TextLayout(Messages.Fall.from(depth), style: caption),
    ]
  }

  /// The distance from the tunnel to the words, which leaves room for the child.
  private var gap: Double { max(16, geometry.radius * 0.088) }

  /// Returns the width beside the tunnel that is inside a circle at a height above the center.
  private func roomBeside(_ height: Double, inside radius: Double) -> Double {
    guard height < radius else { return 0 }
    let half = (radius * radius - height * height).squareRoot()
    let offset = geometry.start.x - geometry.center.x
    return half + (isMirrored ? offset : -offset) - gap - 4
  }

  private func draw(
    _ texts: ArraySlice<TextLayout>, y: Double, _ color: Color, on canvas: Canvas
  ) {
    var y = y
    for text in texts {
      let x = isMirrored ? geometry.start.x - gap - text.size.width : geometry.start.x + gap
      canvas.draw(text, at: Point(x: x, y: y), color: color)
      y += text.size.height
    }
  }

  // MARK: Outside

  /// Draws the names of the outer layers outside the rim, with lines to them, where there is room.
  private func drawNamesOutside(on canvas: Canvas) {
    let pole = Coordinate(latitude: 90, longitude: 0).map { subject.plane.angle(nearest: $0).angle }
    // Away from the poles, whose names are outside the rim too.
    let isTaken = [pole ?? 0, (pole ?? 0) + .pi].contains {
      cos($0 - (isMirrored ? 216 : 144) * .pi / 180) > 0.94
    }
    let isLeft = isMirrored != isTaken
    for (layer, degrees) in zip(EarthLayer.all.prefix(2), [137.0, 150]) {
      let angle = (isLeft ? 360 - degrees : degrees) * .pi / 180
      draw(layer, at: angle, depth: drawnDepth(of: layer, at: angle), isLeft: isLeft, on: canvas)
    }
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

  private func draw(
    _ layer: EarthLayer, at angle: Double, depth: Double, isLeft: Bool, on canvas: Canvas
  ) {
    let texts = [
      TextLayout(layer.word, style: strong),
      TextLayout(
        Messages.Fall.to(Units.current.distance(meters: layer.depths.upperBound)), style: caption),
    ]
    let inside = geometry.point(at: angle, (EarthModel.radius - depth) * geometry.scale)
    let outside = geometry.point(at: angle, geometry.radius * 1.09 + 6)
    let width = texts.map(\.size.width).max() ?? 0
    let height = texts.map(\.size.height).reduce(0, +)
    let x = isLeft ? outside.x - 6 - width : outside.x + 6
    let box = Rect(x: x, y: outside.y - height / 2, width: width, height: height)
    guard geometry.radius > 150, room.contains(box) else { return }
    var line = Path()
    line.move(to: inside)
    line.line(to: outside)
    let color = seen(Theme.text)
    canvas.stroke(line, Stroke(width: 1, cap: .round), color.withAlphaComponent(0.7))
    let dot = Rect(center: inside, size: Size(width: 4, height: 4))
    canvas.fill(Path(ellipseIn: dot), SectionPalette.bright)
    var y = box.minY
    for text in texts {
      let x = isLeft ? box.maxX - text.size.width : box.minX
      canvas.draw(text, at: Point(x: x, y: y), color: color)
      y += text.size.height
    }
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
    let text = TextLayout(name, style: TextStyle(font: Typography.overline.scaled(by: textFactor)))
    guard let box = boxOfPole(pole, for: text.size) else { return }
    let angle = subject.plane.angle(nearest: pole).angle
    var tick = Path()
    tick.move(to: geometry.point(at: angle, rim))
    tick.line(to: geometry.point(at: angle, rim + 6))
    canvas.stroke(tick, Stroke(width: 1.5), seen(Theme.text))
    canvas.draw(text, at: box.origin, color: seen(Theme.text))
  }
}
