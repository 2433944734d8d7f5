import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Day and night through the day and the year")
struct SkyJourneys {
  private let tolerance = PictureTolerance(channel: 12, share: 0.01)

  /// A tunnel with day and night on both maps.
  private func tunnel(
    _ size: Size = Size(width: 1024, height: 1000), light: Bool = false,
    calendar: @escaping () -> Moment = { TunnelStage.noon }
  ) -> TunnelStage {
    let traits = light ? TraitCollection { $0.userInterfaceStyle = .light } : Theme.defaultTraits
    let tunnel = TunnelStage(size: size, systemTraits: traits, calendar: calendar)
    tunnel.stage.press(.character("l"))
    tunnel.stage.turn()
    return tunnel
  }

  private func bar(_ tunnel: TunnelStage) throws -> MomentBar {
    try #require(tunnel.root.coordinators.sky.bar)
  }

  private func focusSlider(_ tunnel: TunnelStage) throws {
    tunnel.stage.window.moveFocus(to: try bar(tunnel).slider)
  }

  /// The value of the slider in words.
  private func words(_ tunnel: TunnelStage) -> String? { tunnel.stage.element("Moment")?.value }

  private func note(_ tunnel: TunnelStage, _ end: End) -> String? {
    tunnel.map(end).daylight.note.flatMap { $0.isHidden ? nil : $0.text }
  }

  private func sun(_ tunnel: TunnelStage) -> [Double?] {
    End.allCases.map { tunnel.map($0).sun?.secondsSince1970 }
  }

  @Test("T43: with day and night each map tells the time at its end, and what the light is")
  func times() {
    let tunnel = tunnel()
    #expect(note(tunnel, .start) == "14:00 CEST · day")
    #expect(note(tunnel, .target) == "01:00 UTC−11 · night")
    tunnel.root.maps.start.dig(at: place("35.68 139.69"))
    tunnel.arrive()
    #expect(note(tunnel, .start) == "21:00 JST · night")
    tunnel.stage.press(.character("l"))
    tunnel.stage.turn()
    #expect(End.allCases.map { note(tunnel, $0) } == [nil, nil])
  }

  @Test("T43: nothing of it is made before day and night are shown, and all goes with them")
  func cost() throws {
    let tunnel = TunnelStage(size: Size(width: 1024, height: 1000))
    tunnel.stage.settle()
    #expect(tunnel.root.coordinators.sky.bar == nil)
    #expect(End.allCases.allSatisfy { tunnel.map($0).daylight.note == nil })
    tunnel.stage.press(.character("l"))
    tunnel.stage.turn()
    weak let bar = try bar(tunnel)
    #expect(bar?.window != nil)
    tunnel.stage.press(.character("l"))
    tunnel.stage.turn()
    #expect(tunnel.root.coordinators.sky.bar == nil)
    #expect(bar?.window == nil)
  }

  @Test("T43: the slider moves the sun of both maps and the times in the same frame")
  func sliding() throws {
    let tunnel = tunnel()
    let before = tunnel.stage.picture
    let slider = try bar(tunnel).slider
    slider.value = 0
    slider.sendActions(for: .valueChanged)
    tunnel.stage.turn()
    let midnight = TunnelStage.noon.secondsSince1970 - 43_200
    #expect(sun(tunnel) == [midnight, midnight])
    #expect(note(tunnel, .start) == "02:00 CEST · night")
    #expect(note(tunnel, .target) == "13:00 UTC−11 · day")
    #expect(tunnel.stage.picture.differs(from: before, in: tunnel.frame(.target)))
  }

  @Test("T43: arrows move by 10 minutes or a day, Page Up and Down by an hour or a month")
  func keys() throws {
    let tunnel = tunnel()
    try focusSlider(tunnel)
    func after(_ key: KeyCode) -> String? {
      tunnel.stage.press(key)
      tunnel.stage.turn()
      return words(tunnel)
    }
    #expect(after(.rightArrow) == "21 June, 12:10 UTC")
    #expect(after(.pageUp) == "21 June, 13:10 UTC")
    #expect(after(.downArrow) == "21 June, 13:00 UTC")
    #expect(after(.pageDown) == "21 June, 12:00 UTC")
    #expect(after(.end) == "21 June, 23:59 UTC")
    #expect(after(.rightArrow) == "22 June, 00:09 UTC")
    #expect(after(.home) == "22 June, 00:00 UTC")
    tunnel.stage.tap("Year")
    try focusSlider(tunnel)
    #expect(after(.rightArrow) == "23 June, 00:00 UTC")
    #expect(after(.pageDown) == "23 May, 00:00 UTC")
    #expect(after(.end) == "31 December, 00:00 UTC")
    #expect(after(.home) == "1 January, 00:00 UTC")
    #expect(after(.leftArrow) == "31 December, 00:00 UTC")
  }

  @Test("T43: Escape and “Now” return to now, and L switches the chosen moment off")
  func returning() throws {
    let tunnel = tunnel()
    let noon = TunnelStage.noon.secondsSince1970
    let ways: [(TunnelStage) -> Void] = [
      { $0.stage.press(.escape) }, { $0.stage.tap("Now") },
      {
        $0.stage.window.moveFocus(to: $0.map(.start))
        $0.stage.press(.escape)
      },
      {
        $0.stage.press(.character("l"))
        $0.stage.press(.character("l"))
      },
    ]
    for way in ways {
      try focusSlider(tunnel)
      tunnel.stage.press(.pageUp)
      #expect(sun(tunnel) == [noon + 3600, noon + 3600])
      way(tunnel)
      tunnel.stage.turn()
      #expect(sun(tunnel) == [noon, noon])
    }
  }

  @Test("T43: a chosen moment stands still, wakes nothing up, and is not saved")
  func standing() throws {
    var moment = TunnelStage.noon.secondsSince1970
    let tunnel = tunnel(calendar: { Moment(secondsSince1970: moment) })
    let state = tunnel.root.state
    try focusSlider(tunnel)
    tunnel.stage.press(.pageUp)
    tunnel.stage.settle()
    let frames = tunnel.stage.presentedFrames
    moment += 600
    tunnel.stage.platform.advance(by: .seconds(600))
    tunnel.stage.turn()
    #expect(tunnel.stage.presentedFrames == frames)
    #expect(words(tunnel) == "21 June, 13:00 UTC")
    #expect(tunnel.root.state == state)
    tunnel.stage.press(.escape)
    tunnel.stage.turn()
    #expect(words(tunnel) == "21 June, 12:10 UTC")
  }

  @Test("T43: the information beside the maps tells the time of the chosen moment")
  func information() throws {
    let tunnel = tunnel(Size(width: 1600, height: 900))
    try tunnel.root.flip(answering: TunnelStage.earth.describe)
    tunnel.stage.advance(by: .milliseconds(600))
    try focusSlider(tunnel)
    tunnel.stage.press(.pageUp)
    tunnel.stage.turn()
    guard case .summary(let summary) = tunnel.root.infos.start.content else {
      Issue.record("There is no summary.")
      return
    }
    #expect(summary.clock?.copied?.contains("15:00 CEST") == true)
  }

  /// A tunnel that shows the information, with a calendar that goes with the clock of its window.
  private func information(_ size: Size) throws -> TunnelStage {
    weak var platform: HeadlessPlatform?
    let tunnel = TunnelStage(
      size: size,
      calendar: {
        let passed: Duration = platform?.now ?? .zero
        return Moment(
          secondsSince1970: TunnelStage.noon.secondsSince1970 + 15 + passed / .seconds(1))
      })
    platform = tunnel.stage.platform
    try tunnel.root.flip(answering: TunnelStage.earth.describe)
    tunnel.stage.advance(by: .seconds(1))
    tunnel.stage.settle()
    return tunnel
  }

  private func clock(_ tunnel: TunnelStage, _ end: End) -> String? {
    guard case .summary(let summary) = tunnel.root.infos[end].content else { return nil }
    return summary.clock?.value
  }

  @Test("T43: the information follows the clock at each full minute, with one frame for each")
  func followingInformation() throws {
    let tunnel = try information(Size(width: 1024, height: 1000))
    #expect(clock(tunnel, .start) == "14:00")
    let frames = tunnel.stage.presentedFrames
    tunnel.stage.platform.advance(by: .seconds(30))
    tunnel.stage.turn()
    #expect(tunnel.stage.presentedFrames == frames)
    for minute in 1...2 {
      tunnel.stage.platform.advance(by: .seconds(minute == 1 ? 15 : 60))
      tunnel.stage.turn()
      #expect(clock(tunnel, .start) == "14:0\(minute)")
      #expect(clock(tunnel, .target) == "01:0\(minute)")
      #expect(tunnel.stage.presentedFrames == frames + minute)
    }
    tunnel.flip()
    tunnel.stage.settle()
    let shown = tunnel.stage.presentedFrames
    tunnel.stage.platform.advance(by: .seconds(180))
    tunnel.stage.turn()
    #expect(tunnel.stage.presentedFrames == shown)
  }

  @Test(
    "T43: a minute that passes leaves scroll, folds and focus of the information",
    arguments: [Size(width: 1024, height: 700), Size(width: 1920, height: 1080)])
  func restingInformation(size: Size) throws {
    let tunnel = try information(size)
    let info = try #require(tunnel.root.infos.start.view as? InfoView)
    let more = info.viewsInside.compactMap { $0 as? Button }
      .first { $0.accessibility.label == "More facts" && !$0.isHidden }
    more?.performPrimaryAction()
    tunnel.stage.settle()
    let view = try #require(info.factViews.first { $0.accessibility.label == "Solar time" })
    tunnel.stage.window.moveFocus(to: view)
    let scroll = try #require(info.facts as? ScrollView)
    scroll.contentOffset.y = max(0, scroll.contentSize.height - scroll.bounds.height)
    tunnel.stage.settle()
    let (offset, told) = (scroll.contentOffset, view.accessibility.value)
    tunnel.stage.platform.advance(by: .seconds(60))
    tunnel.stage.turn()
    #expect(tunnel.stage.window.focusedView === view)
    #expect(view.accessibility.value != told)
    #expect(scroll.contentOffset == offset)
  }

  @Test("T43: the facts about a place follow the clock, too")
  func followingFacts() async throws {
    let tunnel = try information(Size(width: 1024, height: 1000))
    tunnel.flip()
    tunnel.root.showFacts(of: .start)
    tunnel.waitForSheet()
    await tunnel.stage.wait { tunnel.stage.element("Local time") != nil }
    let before = try #require(tunnel.stage.element("Local time")?.value)
    tunnel.stage.platform.advance(by: .seconds(60))
    tunnel.stage.turn()
    #expect(tunnel.stage.element("Local time")?.value != before)
  }

  @Test(
    "T43: the bar covers neither notes nor buttons, and does not move the globes",
    arguments: [
      Size(width: 1024, height: 1000), Size(width: 320, height: 480), Size(width: 640, height: 480),
      Size(width: 1920, height: 1080), Size(width: 1024, height: 720),
    ])
  func barPlace(size: Size) throws {
    let tunnel = tunnel(size)
    let bar = try bar(tunnel)
    #expect(!bar.isHidden)
    let map = tunnel.map(.target)
    let frame = map.convert(bar.bounds, from: bar)
    map.forEachBarrier { #expect(!$0.intersects(frame), "\($0)") }
    let radius = map.camera.radius
    tunnel.stage.press(.character("l"))
    tunnel.stage.turn()
    #expect(map.camera.radius == radius)
  }

  @Test("T43: where a map is too small for the bar there is none")
  func tooSmall() {
    let size = Size(width: 250, height: 50)
    let map = MomentBarPlacement.Map(
      area: Rect(x: 0, y: 0, width: 200, height: 60), globeRadius: 28,
      obstacles: [Rect(x: 0, y: 40, width: 80, height: 20)])
    #expect(MomentBarPlacement(full: size, compact: size, strip: nil, map: map).frame == nil)
  }

  @Test(
    "T43: the bar in pictures",
    arguments: [
      ("moment-dark", Size(width: 1024, height: 1000), false),
      ("moment-light", Size(width: 1024, height: 1000), true),
      ("moment-small-dark", Size(width: 320, height: 480), false),
      ("moment-small-light", Size(width: 320, height: 480), true),
    ])
  func pictures(name: String, size: Size, light: Bool) throws {
    let tunnel = tunnel(size, light: light)
    try focusSlider(tunnel)
    tunnel.stage.press(.pageDown)
    tunnel.stage.window.moveFocus(to: tunnel.map(.start))
    tunnel.stage.turn()
    let bar = try bar(tunnel)
    let area = bar.convert(bar.bounds, to: nil).insetBy(dx: -8, dy: -8)
    tunnel.stage.expectPicture(named: name, of: area, tolerance: tolerance)
  }
}
