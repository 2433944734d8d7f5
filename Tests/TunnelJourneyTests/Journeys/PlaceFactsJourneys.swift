import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Facts beside a place")
struct PlaceFactsJourneys {
  private nonisolated static let wide = Size(width: 1024, height: 1000)

  /// Presses the name of an end and waits for the facts.
  private func open(_ end: End, _ tunnel: TunnelStage) async throws -> FactsViewController {
    tunnel.stage.tap(.element(end.identifier + " facts"))
    return try await opened(tunnel)
  }

  private func opened(_ tunnel: TunnelStage) async throws -> FactsViewController {
    tunnel.waitForSheet()
    let facts = try #require(tunnel.sheet as? FactsViewController)
    await tunnel.stage.wait { !facts.view.factsInside.isEmpty }
    tunnel.waitForSheet()
    return facts
  }

  private func value(_ fact: String, _ tunnel: TunnelStage) -> String? {
    tunnel.sheet?.view.factsInside
      .first { $0.accessibility.label?.hasPrefix(fact) == true }?.accessibility.value
  }

  @Test("T22, T37: a press on the name of the start shows place, country, time and elevation")
  func start() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    let facts = try await open(.start, tunnel)

    let texts = facts.view.labelsInside.map(\.words)
    #expect(texts.contains("WHERE YOU DIG"))
    #expect(texts.contains("Lemvig"))
    #expect(texts.contains("Central Denmark\u{A0}· Denmark"))
    #expect(value("Local time", tunnel)?.contains("14:00 CEST") == true)
    #expect(value("Elevation", tunnel) == "≈ 40 m, Marble")
    #expect(value("Coordinates", tunnel) == "56°33′00″N 8°19′00″E")
  }

  @Test("T22, T24, T37: at sea the facts have the depth and how far the land is")
  func target() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    let facts = try await open(.target, tunnel)

    let texts = facts.view.labelsInside.map(\.words)
    #expect(texts.contains("WHERE YOU COME OUT"))
    #expect(texts.contains("South Pacific Ocean"))
    #expect(texts.contains("990 km off New Zealand"))
    #expect(value("Depth", tunnel)?.hasSuffix("m, Marble") == true)
    #expect(value("Elevation", tunnel) == nil)
    #expect(value("Coordinates", tunnel) == "56°33′00″S 171°41′00″W")
  }

  @Test(
    "T37: the popover points at the name and the coordinates below, and covers neither",
    arguments: End.allCases)
  func placement(end: End) async throws {
    let tunnel = TunnelStage(size: Self.wide)
    let facts = try await open(end, tunnel)

    let popover = try #require(facts.popoverPresentationController)
    let view = end == .start ? tunnel.root.strip.start : tunnel.root.strip.target
    #expect(popover.sourceView === view)
    #expect(popover.arrowDirection == .up)
    let coordinates = view.value.convert(view.value.bounds, to: nil)
    let bubble = try #require(popover.presentedView?.frame)
    #expect(bubble.minY >= coordinates.maxY)
    #expect(bubble.minY < coordinates.maxY + 20)
    let frame = tunnel.frame(of: facts)
    #expect(frame.minX < coordinates.midX)
    #expect(frame.maxX > coordinates.midX)
    #expect(tunnel.stage.window.bounds.contains(frame))
  }

  @Test(
    "T30, T37: Space and Enter on the focused name show the facts; Escape returns the focus",
    arguments: [KeyCode.space, .enter], End.allCases)
  func keyboard(key: KeyCode, end: End) async throws {
    let tunnel = TunnelStage(size: Self.wide)
    let name = try #require(tunnel.stage.element(end.identifier + " facts")).view
    for _ in 0..<12 where !name.isFocused { tunnel.stage.press(.tab) }
    #expect(name.isFocused)
    tunnel.stage.press(key)
    _ = try await opened(tunnel)

    #expect(!tunnel.root.showsInfo)
    #expect(tunnel.stage.element("Copy coordinates")?.isFocused == true)
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(tunnel.root.presentedViewController == nil)
    #expect(name.isFocused)
  }

  @Test(
    "T27, T37: the button copies the coordinates as shown, by mouse and keyboard",
    arguments: [
      false, true,
    ])
  func copying(byKey: Bool) async throws {
    let tunnel = TunnelStage(size: Self.wide)
    tunnel.root.format = .utm
    _ = try await open(.target, tunnel)
    if byKey {
      tunnel.stage.press(.tab)
      #expect(tunnel.stage.element("Copy coordinates")?.isFocused == true)
      tunnel.stage.press(.enter)
    } else {
      tunnel.stage.tap("Copy coordinates")
    }

    #expect(tunnel.stage.platform.clipboard == CoordinateFormat.utm.copied(tunnel.root.dig.exit))
    #expect(tunnel.stage.value(of: "Notice")?.hasPrefix("Copied") == true)
    #expect(tunnel.sheet is FactsViewController)
  }

  @Test("T37: a press beside the popover closes it, and it is deallocated")
  func dismissal() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    weak var facts: FactsViewController?
    facts = try await open(.start, tunnel)
    let dig = tunnel.root.dig
    tunnel.stage.tap(at: Point(x: 300, y: 120))
    tunnel.waitForSheet()

    #expect(tunnel.root.presentedViewController == nil)
    #expect(tunnel.root.dig == dig)
    tunnel.stage.settle()
    await tunnel.stage.wait { facts == nil }
    #expect(facts == nil)
  }

  @Test("T37: facts that are leaving do not come back if something else is asked for meanwhile")
  func leaving() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    let facts = try await open(.start, tunnel)
    facts.dismiss(animated: true, completion: nil)
    tunnel.root.coordinators.panels.queue.advance()
    tunnel.waitForSheet()
    tunnel.stage.settle()
    #expect(tunnel.root.presentedViewController == nil)
    _ = try await open(.start, tunnel)
  }

  @Test(
    "T32, T37, T44: in a narrow window the facts are a sheet at the bottom that cuts off no text",
    arguments: [
      Size(width: 320, height: 320), Size(width: 320, height: 700), Size(width: 480, height: 900),
    ], [1, 2.0])
  func narrow(size: Size, scale: Double) async throws {
    for end in End.allCases {
      let tunnel = TunnelStage(
        size: size,
        systemTraits: TraitCollection {
          $0.preferredContentSizeCategory = .nearest(toTextScale: scale)
        })
      let facts = try await open(end, tunnel)
      let frame = tunnel.frame(of: facts)
      #expect(abs(frame.maxY - size.height) < 1)
      #expect(frame.minY >= 10)
      #expect(tunnel.stage.window.bounds.contains(frame))
      check(facts)
      if scale == 1, size.height > 320 { #expect(frame.height < 0.6 * size.height) }
    }
  }

  @Test(
    "T32, T44: in a wide window the popover is inside the window and cuts off no text",
    arguments: [
      Size(width: 640, height: 320), Size(width: 800, height: 600), wide,
      Size(width: 1920, height: 1080),
    ], [1, 2.0])
  func legible(size: Size, scale: Double) async throws {
    for end in End.allCases {
      let tunnel = TunnelStage(
        size: size,
        systemTraits: TraitCollection {
          $0.preferredContentSizeCategory = .nearest(toTextScale: scale)
        })
      let facts = try await open(end, tunnel)
      #expect(tunnel.stage.window.bounds.contains(tunnel.frame(of: facts)))
      check(facts)
    }
  }

  private func check(_ facts: FactsViewController) {
    let labels = facts.view.labelsInside.filter { !$0.words.isEmpty && !$0.isHidden }
    #expect(labels.count >= 8)
    for label in labels {
      #expect(!label.isTruncated, "\(label.words)")
      #expect(
        label.frame.height + 1 >= label.sizeThatFits(label.bounds.size).height, "\(label.words)")
      let frame = label.convert(label.bounds, to: facts.view)
      #expect(frame.minX >= 0, "\(label.words)")
      #expect(frame.maxX <= facts.view.bounds.width, "\(label.words)")
    }
  }

  @Test("T14, T37: the open facts follow the place and the notation")
  func following() async throws {
    let tunnel = TunnelStage(size: Self.wide)
    let facts = try await open(.start, tunnel)
    tunnel.root.maps[.start].dig(at: place("55.676 12.568"))
    tunnel.stage.turn()
    #expect(!facts.view.labelsInside.contains { $0.words == "Lemvig" })
    await tunnel.stage.wait { !facts.view.factsInside.isEmpty }
    #expect(facts.view.labelsInside.contains { $0.words == "Copenhagen" })

    tunnel.root.format = .decimal
    tunnel.stage.turn()
    #expect(
      value("Coordinates", tunnel) == CoordinateFormat.decimal.shown(tunnel.root.dig.entrance))
    #expect(tunnel.sheet === facts)
  }

  @Test("T21, T37: until the answer arrives the facts show the name; an error is told")
  func failure() async throws {
    let tunnel = TunnelStage(
      size: Self.wide, lookup: { _ throws(AssetError) in throw .missing(path: "/nowhere") })
    tunnel.stage.tap("Start facts")
    let facts = try #require(tunnel.root.presentedViewController as? FactsViewController)
    #expect(facts.view.labelsInside.contains { $0.words == "Denmark" })
    await tunnel.stage.wait { facts.view.labelsInside.contains { $0.words == "No answer" } }
    #expect(facts.view.labelsInside.contains { $0.words.contains("/nowhere") })
    #expect(facts.view.factsInside.isEmpty)
  }

  @Test("T37: without a name there is nothing to press, and with one a tooltip says what it does")
  func semantics() throws {
    let tunnel = TunnelStage(size: Self.wide)
    let name = try #require(tunnel.stage.element("Start facts"))
    #expect(name.label == "Start: Lemvig, Denmark")
    #expect(name.traits.contains(.button))
    tunnel.stage.move(to: .element("Start facts"))
    tunnel.stage.advance(by: .milliseconds(700))
    #expect(tunnel.stage.window.labelsInside.contains { $0.words == "Facts about the place" })

    tunnel.root.showsEndNames = false
    tunnel.stage.turn()
    #expect(tunnel.stage.element("Start facts") == nil)
    #expect(tunnel.stage.element("Copy start") != nil)
  }
}

extension View {
  /// The facts in the view and all its descendants.
  fileprivate var factsInside: [FactView] {
    subviews.flatMap(\.factsInside) + [self as? FactView].compactMap(\.self)
  }
}
