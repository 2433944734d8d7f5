import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("The desktop's text size")
struct TextSizeJourneys {
  nonisolated static let scales = [0.8, 1.25, 1.5, 2]

  private func traits(_ scale: Double) -> TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .nearest(toTextScale: scale)
    }
  }

  @Test(
    "D76, D132, T44: at every text size each text of the maps is whole, in its card, and meets none",
    arguments: LegibilityJourneys.sizes, scales)
  func maps(size: Size, scale: Double) throws {
    let legibility = LegibilityJourneys()
    try traits(scale).performAsCurrent {
      for format in [CoordinateFormat.degreesMinutesSeconds, .utm] {
        let root = try legibility.laidOut(size, at: "-89.999 -179.999")
        root.format = format
        root.view.layoutIfNeeded()
        legibility.check(root, "at \(size.width)×\(size.height), text \(scale), \(format)")
      }
    }
  }

  @Test(
    "D76, D132, T44: at every text size each text of the infos is whole, in its card, and meets none",
    arguments: LegibilityJourneys.sizes, scales)
  func infos(size: Size, scale: Double) throws {
    let legibility = LegibilityJourneys()
    try traits(scale).performAsCurrent {
      for start in ["56.55 8.316667", "-22.9 -43.2", "0 -160"] {
        let root = try legibility.laidOut(size, at: start)
        try legibility.showInfos(of: root)
        legibility.check(root, "at \(size.width)×\(size.height), text \(scale), from \(start)")
      }
    }
  }

  @Test(
    "T44, D132: every text that remains visible is resized while the app runs",
    arguments: [0.8, 2])
  func live(scale: Double) throws {
    let tunnel = TunnelStage(size: Size(width: 1024, height: 1000), systemTraits: traits(1))
    let usual = tunnel.textHeights
    #expect(usual.count >= 6)

    tunnel.stage.systemTraits = traits(scale)

    let other = tunnel.textHeights
    // If large text leaves no room for them, the strip drops its captions.
    let both = usual.filter { other[$0.key] != nil }
    #expect(both.count >= 4)
    for (text, height) in both {
      let now = try #require(other[text], "\(text)")
      #expect(scale > 1 ? now > height * 1.3 : now < height, "\(text)")
    }
    tunnel.stage.systemTraits = traits(1)
    #expect(tunnel.textHeights == usual)
  }

  @Test(
    "T44: at text size 2.0 the strip identifies each end, with a caption if there is room",
    arguments: [
      (Size(width: 1024, height: 1000), true), (Size(width: 640, height: 480), true),
      (Size(width: 320, height: 320), false),
    ])
  func sides(size: Size, hasCaption: Bool) {
    let tunnel = TunnelStage(size: size, systemTraits: traits(2))
    for button in [tunnel.root.strip.start, tunnel.root.strip.target] {
      #expect(!button.caption.isHidden == hasCaption)
      #expect(button.drawingFrame.height >= (hasCaption ? 60 : 24))
      #expect(button.bounds.contains(button.drawingFrame), "\(button.drawingFrame)")
      #expect(!button.drawingFrame.intersects(button.place.frame))
    }
  }

  @Test("T44: the round buttons grow with the text by up to a half, and never shrink")
  func buttons() throws {
    for size in [
      Size(width: 1024, height: 1000), Size(width: 640, height: 480), Size(width: 480, height: 900),
    ] {
      let sides = try [1, 2].map { scale in
        let tunnel = TunnelStage(size: size, systemTraits: traits(scale))
        return try ["Radar", "Search", "More"].map {
          try #require(tunnel.stage.element($0)).frame.width
        }
      }
      for (usual, large) in zip(sides[0], sides[1]) {
        #expect(large >= usual, "\(size): \(usual), \(large)")
        #expect(large <= 1.5 * usual, "\(size): \(usual), \(large)")
      }
    }
  }

  @Test(
    "T44: the icons of panels and maps grow with the text, inside the smallest width",
    arguments: [EveryPanel.near, .favorites, .files, .filesNew, .allKeys, .searchResults])
  func icons(panel: EveryPanel) async throws {
    var widths: [[Double]] = []
    for scale in [1.0, 2] {
      let tunnel = TunnelStage(
        panel == .near ? "48.2 16.37" : "56.55 8.316667", size: Size(width: 320, height: 480),
        systemTraits: traits(scale))
      try await tunnel.open(panel)
      tunnel.map(.start).camera.heading = .degrees(40)
      tunnel.stage.turn()
      let views = (tunnel.sheet?.view ?? tunnel.map(.start)).viewsInside
      let icons = views.filter { view in
        if let image = view as? ImageView { return image.image != nil && !image.isHidden }
        if let button = view as? Button, button.configuration?.image != nil { return true }
        return view is RoundButton || view is MapButton && !view.isHidden
      }
      #expect(!icons.isEmpty)
      for icon in icons {
        let frame = icon.convert(icon.bounds, to: nil)
        #expect(frame.minX >= 0, "\(type(of: icon)) \(frame)")
        #expect(frame.maxX <= 320, "\(type(of: icon)) \(frame)")
      }
      widths.append(icons.map(\.bounds.width))
    }
    for (usual, large) in zip(widths[0], widths[1]) {
      #expect(large >= 1.25 * usual, "\(usual) \(large)")
    }
  }

  @Test(
    "T30, T44: focus rings cut no letters and are whole, at usual and large text",
    arguments: [
      EveryPanel.maps, .infos, .callout, .facts, .searchResults, .conflict, .favoriteEdit,
      .history, .license,
    ], [1.0, 2])
  func rings(panel: EveryPanel, scale: Double) async throws {
    let tunnel = TunnelStage(size: Size(width: 320, height: 480), systemTraits: traits(scale))
    try await tunnel.open(panel)
    var seen: Set<ObjectIdentifier> = []
    while true {
      tunnel.stage.press(.tab)
      tunnel.waitForSheet()
      let view = try #require(tunnel.stage.window.focusedView)
      guard seen.insert(ObjectIdentifier(view)).inserted else { break }
      let views = tunnel.stage.window.viewsInside
      let rings = views.filter { String(describing: type(of: $0)) == "FocusRingView" }
      let shown = rings.filter { !$0.isHidden && $0.isDescendant(of: view) }
      let ring = shown.first ?? view
      let frame = ring.convert(ring.bounds, to: nil)
      if !(view is ScrollView) {
        #expect(tunnel.stage.window.bounds.contains(frame), "\(type(of: view)) \(frame)")
      }
      let letters = tunnel.letters(without: rings)
      let (inner, outer) = (frame.insetBy(dx: 2, dy: 2), frame)
      let cut = letters.filter { outer.contains($0) && !inner.contains($0) }
      // What scrolls disappears behind the edge of its scroll view.
      let scrolls = view is ScrollView
      #expect(cut.isEmpty || scrolls, "\(type(of: view)) \(frame): \(cut.first ?? .zero)")
    }
  }

  @Test("T44: in the smallest window at text size 2.0 an information side still shows its end")
  func captionOfPlace() throws {
    let tunnel = TunnelStage(size: Size(width: 320, height: 320), systemTraits: traits(2))
    try tunnel.root.flip(answering: TunnelStage.earth.describe)
    tunnel.stage.advance(by: .seconds(1))
    for (text, end) in [("WHERE YOU DIG", End.start), ("WHERE YOU COME OUT", .target)] {
      let caption = try #require(
        tunnel.container(end).labelsInside.first { $0.text == text && !$0.isHidden })
      let frame = caption.convert(caption.bounds, to: tunnel.container(end))
      #expect(tunnel.container(end).bounds.contains(frame))
      #expect(!caption.isTruncated)
    }
  }

  @Test(
    "T44: a notice has as few lines as possible, all about equally long",
    arguments: [
      Size(width: 320, height: 320), Size(width: 640, height: 480), Size(width: 1024, height: 1000),
    ],
    scales)
  func notice(size: Size, scale: Double) throws {
    let tunnel = TunnelStage(size: size, systemTraits: traits(scale))
    let text = "Lemvig, Denmark → South Pacific Ocean, 990 km off New Zealand"
    tunnel.root.notice.show(text)
    tunnel.stage.advance(by: .milliseconds(300))
    let label = try #require(tunnel.stage.element("Notice")?.view as? Label)
    func height(_ width: Double) -> Double {
      label.sizeThatFits(Size(width: width, height: 0)).height
    }

    #expect(label.bounds.height == height(label.bounds.width))
    // Just below the chosen width there would be more lines.
    let isOneLine = height(label.bounds.width) == height(10_000)
    #expect(isOneLine || height(label.bounds.width - 12) > label.bounds.height)
    #expect(!label.isTruncated)
  }

  @Test(
    "T32, T44: a notice covers neither a scale bar nor a button, in windows of any size",
    arguments: [320.0, 400, 520, 640, 800, 1024, 1400], [1.0, 2])
  func freeNotice(width: Double, scale: Double) throws {
    let tunnel = TunnelStage(size: Size(width: width, height: 320), systemTraits: traits(scale))
    tunnel.map(.target).zoom(by: 3, about: .zero)
    for height in [320.0, 400, 560, 760, 1000] {
      tunnel.stage.resize(to: Size(width: width, height: height))
      for text in [
        "There is nothing to undo.",
        "Lemvig, Denmark → South Pacific Ocean, 990 km off New Zealand",
      ] {
        tunnel.root.notice.show(text)
        tunnel.stage.advance(by: .milliseconds(300))
        let notice = tunnel.root.notice.frame
        let covered = obstacles(in: tunnel.root.view).filter { $0.frame.intersects(notice) }
        #expect(covered.isEmpty, "\(width)x\(height) \(scale) \(text.count) \(notice): \(covered)")
        #expect(tunnel.stage.window.bounds.contains(notice))
      }
    }
  }

  @Test(
    "T32: a notice moves aside when the maps come back, and stays where nothing comes under it",
    arguments: [320.0, 400, 520, 640, 800, 1024, 1200, 1400])
  func noticeAfterFlip(width: Double) {
    let tunnel = TunnelStage(size: Size(width: width, height: 560))
    tunnel.map(.target).zoom(by: 3, about: .zero)
    tunnel.flip()
    tunnel.root.notice.show("Lemvig, Denmark → South Pacific Ocean, 990 km off New Zealand")
    tunnel.root.flip()
    tunnel.stage.advance(by: .milliseconds(600))
    #expect(tunnel.root.notice.window != nil)
    let notice = tunnel.root.notice.frame
    let covered = obstacles(in: tunnel.root.view).filter { $0.frame.intersects(notice) }
    #expect(covered.isEmpty, "\(notice): \(covered)")
    tunnel.map(.start).turn(by: .degrees(10))
    tunnel.stage.advance(by: .milliseconds(50))
    #expect(tunnel.root.notice.frame == notice)
  }

  /// Returns the scale bars and the controls in a view that can be seen, with their frames.
  private func obstacles(in view: View) -> [(name: String, frame: Rect)] {
    guard !view.isHidden else { return [] }
    if view is Control || view is ScaleBarView {
      return [("\(type(of: view))", view.convert(view.bounds, to: nil))]
    }
    return view.subviews.flatMap(obstacles)
  }

  @Test("T44: labels on the map have the preferred size")
  func names() {
    let label = MapLabel(
      identifier: .init(kind: .country, number: 1), text: "Denmark",
      vector: UnitVector(place("56 9")), importance: 1)
    let usual = LabelImages(scale: 1, textScale: 1).picture(of: label).size
    let large = LabelImages(scale: 1, textScale: 2).picture(of: label).size

    #expect(abs(large.width - 2 * usual.width) < 2)
    #expect(abs(large.height - 2 * usual.height) < 2)
    // The halo is as wide for the size of the letters.
    let reaches = [1.0, 2].map {
      LabelImages(scale: 1, textScale: $0).picture(of: label).image.offset.y
    }
    #expect(reaches[1] <= 1.6 * reaches[0])
  }

  @Test(
    "T44: a window of 320 by 320 keeps its maps, its buttons and both coordinates",
    arguments: scales)
  func smallest(scale: Double) throws {
    let tunnel = TunnelStage(size: Size(width: 320, height: 320), systemTraits: traits(scale))
    let root = tunnel.root.view.bounds
    for end in End.allCases { #expect(tunnel.container(end).frame.height >= 90) }
    var frames: [Rect] = []
    for name in [
      "Start facts", "Copy start", "End facts", "Copy end", "Search", "Radar", "More",
    ] {
      let view = try #require(tunnel.stage.element(name)).view
      let frame = view.convert(view.bounds, to: tunnel.root.view)
      #expect(root.contains(frame), "\(name)")
      #expect(!frames.contains { $0.intersects(frame.insetBy(dx: 0.5, dy: 0.5)) }, "\(name)")
      frames.append(frame)
    }
  }

  @Test(
    "D76: a map too small for it has neither small globe, time nor note over its scale and sources",
    arguments: [(320.0, 1.0, true), (320, 2, false), (480, 2, true)])
  func crowded(height: Double, scale: Double, hasLocator: Bool) {
    let tunnel = TunnelStage(size: Size(width: 320, height: height), systemTraits: traits(scale))
    tunnel.stage.press(.character("l"))
    for map in [tunnel.map(.start), tunnel.map(.target)] {
      for zoom in [1.0, 8] {
        map.zoom(by: zoom)
        tunnel.stage.advance(by: .seconds(1))
        #expect(map.locator.isHidden != (zoom > 1 && hasLocator))
        map.notes.forEachFrame { frame in
          for case let view? in [map.locator, map.landNote, map.daylight.note] as [View?]
          where !view.isHidden {
            #expect(!frame.intersects(view.frame), "\(view) on \(frame)")
          }
        }
      }
    }
  }

  @Test(
    "T44: the search truncates no text at any text size",
    arguments: [Size(width: 320, height: 320), Size(width: 1024, height: 1000)], scales)
  func search(size: Size, scale: Double) async throws {
    let tunnel = TunnelStage(size: size, systemTraits: traits(1))
    tunnel.openSearch()
    await tunnel.search("san fernando")
    tunnel.stage.systemTraits = traits(scale)

    tunnel.waitForSheet()
    let sheet = try #require(tunnel.sheet)
    #expect(tunnel.stage.window.bounds.contains(tunnel.frame(of: sheet)))
    let labels = sheet.view.labelsInside.filter { !$0.words.isEmpty }
    #expect(labels.count > 3)
    for label in labels {
      #expect(!label.isTruncated, "\(label.words)")
      #expect(
        label.frame.height + 1 >= label.sizeThatFits(label.bounds.size).height, "\(label.words)")
    }
  }

  @Test(
    "T44: About, a notice and a tooltip have room for their text at any text size",
    arguments: [Size(width: 320, height: 320), Size(width: 1024, height: 1000)], scales)
  func overlays(size: Size, scale: Double) throws {
    let tunnel = TunnelStage(size: size, systemTraits: traits(scale))
    tunnel.stage.tap("Copy start")
    tunnel.stage.move(to: .element("Search"))
    tunnel.stage.advance(by: .milliseconds(700))
    check(tunnel.stage.window, in: size)
    tunnel.openAbout()
    let sheet = try #require(tunnel.sheet)
    check(sheet.view, in: size)
    #expect(tunnel.stage.window.bounds.contains(tunnel.frame(of: sheet)))
  }

  private func check(_ view: View, in size: Size) {
    for label in view.labelsInside where !label.words.isEmpty && !label.isHidden {
      // The name of a place may be truncated, since it has a single line.
      if label.isPlaceName { continue }
      #expect(!label.isTruncated, "\(label.words)")
      #expect(
        label.frame.height + 1 >= label.sizeThatFits(label.bounds.size).height, "\(label.words)")
      let frame = label.convert(label.bounds, to: nil)
      #expect(frame.minX >= 0, "\(label.words)")
      #expect(frame.maxX <= size.width, "\(label.words)")
    }
  }

  @Test(
    "T44: every line of the menu is inside the window at any text size",
    arguments: [Size(width: 320, height: 320), Size(width: 1024, height: 1000)], scales)
  func menu(size: Size, scale: Double) throws {
    let tunnel = TunnelStage(size: size, systemTraits: traits(scale))
    tunnel.stage.tap("More")
    let row = try #require(tunnel.stage.element("Search…")).view
    let list = try #require(row.superview?.superview)
    let frame = list.convert(list.bounds, to: nil)

    #expect(Rect(origin: .zero, size: size).contains(frame))
    #expect(row.bounds.height >= 20 * scale)
  }
}

extension TunnelStage {
  /// The heights of all visible texts.
  fileprivate var textHeights: [String: Double] {
    var heights: [String: Double] = [:]
    for label in stage.window.labelsInside where !label.isHidden && !label.words.isEmpty {
      // A key that ignores line breaks and the order of the parts.
      let text = label.words.split { !$0.isLetter && !$0.isNumber }.sorted().joined(separator: " ")
      heights[text] =
        label.intrinsicContentSize.height / Double(label.words.split(separator: "\n").count)
    }
    return heights
  }
}

extension TunnelStage {
  /// Returns the points in the window that letters of labels in front cover, without regard to focus
  /// rings.
  fileprivate func letters(without rings: [View]) -> [Point] {
    var front = sheet
    while let next = front?.presentedViewController { front = next }
    let hidden = (front?.view ?? stage.window).labelsInside as [View]
    let opacities = (hidden + rings).map(\.alpha)
    for ring in rings { ring.alpha = 0 }
    stage.turn()
    let with = stage.picture.bitmap
    for label in hidden { label.alpha = 0 }
    stage.turn()
    let without = stage.picture.bitmap
    for (view, alpha) in zip(hidden + rings, opacities) { view.alpha = alpha }
    return (0..<with.height).flatMap { y in
      (0..<with.width).filter { with[$0, y] != without[$0, y] }
        .map { Point(x: Double($0) + 0.5, y: Double(y) + 0.5) }
    }
  }
}
