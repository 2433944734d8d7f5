import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Accent color, contrast and motion")
struct ThemingJourneys {
  /// GNOME's nine accent colors, and a yellow as bright as a desktop may have it.
  nonisolated static let accents: [UInt32] = [
    0x3584E4, 0x2190A4, 0x3A944A, 0xC88800, 0xED5B00, 0xE62D42, 0xD56199, 0x9141AC, 0x6F8396,
    0xFFEE00,
  ]

  private func traits(
    _ style: UserInterfaceStyle = .dark, isHigh: Bool = false, accent: UInt32? = nil,
    isReduced: Bool = false
  ) -> TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = isHigh ? .high : .normal
      if isReduced { $0.accessibilityMotion = .reduced }
      $0.accentColor = accent.map { AccentColor(Color(hex: $0)) } ?? Theme.ownAccent
    }
  }

  // MARK: Accent color

  @Test(
    "D130: texts in any accent color have 4.5 : 1 with every ground, marks 3 : 1, more with contrast",
    arguments: accents, [UserInterfaceStyle.light, .dark])
  func accentContrast(accent: UInt32, style: UserInterfaceStyle) {
    for isHigh in [false, true] {
      let traits = traits(style, isHigh: isHigh, accent: accent)
      func seen(_ color: DynamicColor) -> Color { color.resolvedColor(with: traits) }
      for ground in [Theme.ground, Theme.card, Theme.cardTop, Theme.raised] {
        #expect(seen(Theme.accent).contrast(with: seen(ground)) >= (isHigh ? 7 : 4.5))
        #expect(seen(Theme.mark).contrast(with: seen(ground)) >= (isHigh ? 4.5 : 3))
      }
    }
  }

  @Test(
    "D130: an accent color that stands out is taken as it is, another is only lighter or darker")
  func nearest() {
    let blue = Color(hex: 0x3584E4)
    #expect(Theme.mark.resolvedColor(with: traits(.dark, accent: 0x3584E4)) == blue)
    let yellow = Theme.mark.resolvedColor(with: traits(.light, accent: 0xFFEE00))
    #expect(yellow != Color(hex: 0xFFEE00))
    #expect(yellow.blue < 0.05)
    #expect(yellow.red > yellow.blue + 0.3)
  }

  @Test(
    "D130: the accent color of the desktop is followed while the app runs, and ours without one")
  func following() {
    let tunnel = TunnelStage(size: Size(width: 500, height: 600))
    func choose(_ accent: AccentColor?) {
      tunnel.stage.systemTraits = TraitCollection {
        $0.userInterfaceStyle = .dark
        $0.accentColor = accent
      }
    }
    let own: Color = tunnel.root.view.tintColor
    #expect(own == Theme.ownAccent.text.resolvedColor(with: traits()))

    choose(AccentColor(Color(hex: 0xE62D42)))
    let pink: Color = tunnel.root.view.tintColor
    #expect(pink != own)
    #expect(pink.red > pink.green)

    choose(nil)
    #expect(tunnel.root.view.tintColor == own)
  }

  @Test("D130: the ring around the focused map has the accent color")
  func focusRing() {
    let tunnel = TunnelStage(systemTraits: traits(accent: 0x9141AC))
    let map = tunnel.map(.start)
    tunnel.stage.press(.tab)
    tunnel.stage.window.moveFocus(to: map)
    tunnel.stage.turn()
    #expect(map.borderColor == AccentColor(Color(hex: 0x9141AC)).mark.resolvedColor(with: traits()))
  }

  // MARK: Contrast

  @Test("D128: with contrast, plates on the maps are opaque and the ring of the focus is thicker")
  func opaquePlates() {
    for isHigh in [false, true] {
      let tunnel = TunnelStage(
        size: Size(width: 700, height: 700), systemTraits: traits(isHigh: isHigh))
      let views = tunnel.stage.window.viewsInside
      let plates = views.filter { $0 is NotePlate }.compactMap(\.backgroundColor)
      #expect(!plates.isEmpty)
      #expect(plates.allSatisfy { ($0.alpha == 1) == isHigh })
      let map = tunnel.map(.start)
      #expect(map.plateOpacity == (isHigh ? 1 : 0.85))
      #expect(map.focusWidth == (isHigh ? 3.5 : 2.5))
    }
  }

  @Test("D128: with contrast, areas and lines of the plain map have 3 : 1 with what they lie on")
  func plainLines() {
    let palette = MapPalette[.plain, isHighContrast: true]
    let (land, water) = (palette.land, palette.water)
    #expect(land.contrast(with: water) >= 3)
    for line in [palette.coast, palette.shore, palette.graticule] {
      for ground in [land, water] {
        let seen = ground.mixed(with: line.withAlphaComponent(1), by: line.alpha)
        #expect(seen.contrast(with: ground) >= 3)
      }
    }
    #expect(palette.border.contrast(with: land) >= 3)
    #expect(palette.river.contrast(with: land) >= 3)
  }

  @Test("D128: the plain map is drawn anew when the desktop asks for contrast")
  func plainMap() {
    let tunnel = TunnelStage()
    tunnel.root.maps[.start].mapStyle = .plain
    tunnel.stage.turn()
    let frame = tunnel.container(.start).frame
    let usual = tunnel.stage.picture(of: frame)

    tunnel.stage.systemTraits = traits(isHigh: true)

    #expect(
      tunnel.stage.picture(of: frame).differs(
        from: usual, in: Rect(origin: .zero, size: frame.size)))
    #expect(tunnel.map(.start).scene.isHighContrast)
  }

  @Test(
    "D128: with contrast, each button and field has an edge of 3 : 1 with what surrounds it",
    arguments: [UserInterfaceStyle.light, .dark])
  func borders(style: UserInterfaceStyle) async throws {
    for panel in [EveryPanel.maps, .infos, .search, .settings, .favorites] {
      let tunnel = TunnelStage(
        size: Size(width: 500, height: 700), scale: 2, systemTraits: traits(style, isHigh: true))
      try await tunnel.open(panel)
      let picture = tunnel.stage.picture.bitmap
      let bounds = tunnel.stage.window.bounds
      for view in (tunnel.sheet?.view ?? tunnel.stage.window).viewsInside {
        let kinds = [
          "RoundButton", "OverlayButton", "SearchTextField", "TextField", "SegmentedControl",
        ]
        guard kinds.contains(String(describing: type(of: view))) else { continue }
        let frame = view.convert(view.bounds, to: nil)
        guard bounds.insetBy(dx: 4, dy: 4).contains(frame) else { continue }
        #expect(
          picture.edgeContrast(of: frame, scale: 2) >= 3, "\(panel) \(style) \(type(of: view))")
      }
    }
  }

  // MARK: Motion

  @Test("D131: with reduced motion a globe stands still when it is let go, and nothing flies")
  func noInertia() {
    let tunnel = TunnelStage(systemTraits: traits(isReduced: true))
    let map = tunnel.map(.start)
    tunnel.stage.drag(
      .point(tunnel.tip(.start) + Point(x: -40, y: 10)), by: Point(x: 30, y: 0), steps: 3)
    let dropped = map.camera
    #expect(!map.motion.isMoving)
    tunnel.stage.advance(by: .seconds(1))
    #expect(map.camera == dropped)

    tunnel.root.flyHome()
    #expect(!map.motion.isMoving)
    #expect(map.camera != dropped)
  }

  // MARK: Text

  @Test("D132: names on the maps grow and shrink with the text", arguments: [0.8, 2])
  func mapLabels(scale: Double) throws {
    func height(_ scale: Double) -> Double {
      let images = LabelImages(scale: 1, textScale: scale)
      let label = MapLabel(
        identifier: MapLabel.Identifier(kind: .country, number: 1), text: "Denmark",
        vector: UnitVector(direction: [1, 0, 0]), importance: 1)
      return images.picture(of: label).size.height
    }
    let share = height(scale) / height(1)
    #expect(abs(share - scale) < 0.1)
  }

  // MARK: Color alone

  @Test("D136: the two ends differ in shape and word, not only in color")
  func ends() {
    let size = Size(width: 40, height: 40)
    let shapes = [AnnotationImage.child, .cross].map { image in
      let picture = Image.drawn(size: size) {
        image.drawing.draw(on: $0, in: Rect(origin: .zero, size: size))
      }
      return (0..<1600).map { picture.bitmap[$0 % 40, $0 / 40] >> 24 > 127 }
    }
    let different = zip(shapes[0], shapes[1]).count { $0 != $1 }
    #expect(different > 300)
    #expect(End.start.name != End.target.name)
    #expect(Set(MapStyle.allCases.map(\.title)).count == MapStyle.allCases.count)
    #expect(AnnotationImage.child.end.name != AnnotationImage.cross.end.name)
  }
}

extension Bitmap {
  /// Returns the greatest contrast that the edge of a rectangle has, in the middle of each side, with
  /// what is just outside; the least of the four.
  fileprivate func edgeContrast(of frame: Rect, scale: Double) -> Double {
    func color(_ x: Double, _ y: Double) -> Color {
      let (column, row) = (Int(x * scale), Int(y * scale))
      return Color(
        hex: self[min(max(column, 0), width - 1), min(max(row, 0), height - 1)] & 0xFFFFFF)
    }
    func contrast(_ dx: Double, _ dy: Double) -> Double {
      let edge = Point(
        x: frame.midX + dx * frame.width / 2, y: frame.midY + dy * frame.height / 2)
      let outside = color(edge.x + 2 * dx, edge.y + 2 * dy)
      let steps = Swift.stride(from: 0.25, through: 4, by: 0.25)
      return steps.map { color(edge.x - $0 * dx, edge.y - $0 * dy).contrast(with: outside) }.max()
        ?? 1
    }
    return [contrast(1, 0), contrast(-1, 0), contrast(0, 1), contrast(0, -1)].min() ?? 1
  }
}
