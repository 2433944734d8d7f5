import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Pictures of the app")
struct PictureJourneys {
  private let tolerance = PictureTolerance(channel: 12, share: 0.01)

  @Test("T15: the whole globe with imagery, coasts and borders")
  func globe() throws {
    let map = MapViewController(earth: TunnelStage.earth, location: place("48 10"))
    let stage = Stage(map, size: Size(width: 170, height: 170))
    stage.expectPicture(named: "globe", tolerance: tolerance)
  }

  @Test("T15: the same globe in the relief, night and plain styles", arguments: MapStyle.allCases)
  func styles(style: MapStyle) throws {
    guard style != .hybrid else { return }
    let map = MapViewController(earth: TunnelStage.earth, location: place("48 10"))
    let stage = Stage(map, size: Size(width: 170, height: 170))
    map.mapStyle = style
    stage.advance(by: .milliseconds(17))
    stage.expectPicture(named: "style-\(style.rawValue)", tolerance: tolerance)
  }

  @Test(
    "T15: the styles 1000 km across; over imagery, rivers need less than 2.5 km a point",
    arguments: MapStyle.allCases)
  func near(style: MapStyle) throws {
    let map = MapViewController(earth: TunnelStage.earth, location: place("47 11"))
    let stage = Stage(map, size: Size(width: 170, height: 130))
    map.mapStyle = style
    map.show(region: 1_000_000)
    stage.advance(by: .milliseconds(17))
    stage.expectPicture(named: "near-\(style.rawValue)", tolerance: tolerance)
  }

  @Test("T29: the land of the other side over the near side")
  func otherSide() throws {
    let map = MapViewController(earth: TunnelStage.earth, location: place("-40 175"))
    let stage = Stage(map, size: Size(width: 170, height: 170))
    map.showsOtherSide = true
    stage.advance(by: .milliseconds(17))
    stage.expectPicture(named: "other-side", tolerance: tolerance)
  }

  @Test("T43: day and night, and the sun, in June", arguments: [MapStyle.hybrid, .night])
  func daylight(style: MapStyle) throws {
    let map = MapViewController(
      earth: TunnelStage.earth, location: place("40 70"), calendar: { TunnelStage.noon })
    let stage = Stage(map, size: Size(width: 170, height: 170))
    map.mapStyle = style
    map.showsDaylight = true
    stage.advance(by: .milliseconds(17))
    stage.expectPicture(named: "daylight-\(style.rawValue)", tolerance: tolerance)
  }

  @Test("T39: a callout, and the hint of the first launch")
  func bubbles() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 800))
    tunnel.root.showsHint = true
    tunnel.root.maps[.target].tell(of: place("-33.87 151.2"))
    tunnel.stage.turn()
    tunnel.stage.expectPicture(
      named: "hint", of: Rect(x: 180, y: 40, width: 230, height: 150), tolerance: tolerance)
    tunnel.stage.expectPicture(
      named: "callout", of: Rect(x: 100, y: 470, width: 260, height: 180), tolerance: tolerance)
  }

  @Test("T20: the flip at a quarter, half and three quarters of its duration, and the way back")
  func flip() throws {
    let tunnel = TunnelStage(size: Size(width: 200, height: 240))
    try tunnel.root.flip(answering: TunnelStage.earth.describe)
    // With an ease-in curve these fractions of the time are smaller fractions of the way.
    for name in ["quarter", "half", "three-quarters"] {
      tunnel.stage.advance(by: .milliseconds(50))
      tunnel.stage.expectPicture(named: "flip-\(name)", tolerance: tolerance)
    }
    tunnel.stage.advance(by: .seconds(1))
    tunnel.root.flip()
    tunnel.stage.advance(by: .milliseconds(100))
    tunnel.stage.expectPicture(named: "flip-back-half", tolerance: tolerance)
  }

  @Test("T22: the facts of a place on land, and of one at sea")
  func infos() throws {
    let tunnel = TunnelStage("35.68 139.69", size: Size(width: 400, height: 460))
    try tunnel.root.flip(answering: TunnelStage.earth.describe)
    tunnel.stage.advance(by: .seconds(1))
    for end in End.allCases {
      tunnel.stage.expectPicture(
        named: "info-\(end.name.lowercased())", of: tunnel.container(end).frame,
        tolerance: tolerance)
    }
  }

  private func traits(_ style: UserInterfaceStyle) -> TraitCollection {
    TraitCollection { $0.userInterfaceStyle = style }
  }

  @Test("T45: the three cards in a wide window", arguments: [UserInterfaceStyle.dark, .light])
  func wideCards(style: UserInterfaceStyle) throws {
    let tunnel = TunnelStage(
      size: Size(width: 840, height: 780), systemTraits: traits(style))
    try tunnel.root.flip(answering: TunnelStage.earth.describe)
    tunnel.stage.advance(by: .seconds(1))
    tunnel.stage.expectPicture(
      named: "cards-wide-\(style == .dark ? "dark" : "light")", tolerance: tolerance)
  }

  @Test("T45: the three cards in a narrow window", arguments: [UserInterfaceStyle.dark, .light])
  func narrowCards(style: UserInterfaceStyle) throws {
    let tunnel = TunnelStage(size: Size(width: 320, height: 560), systemTraits: traits(style))
    try tunnel.root.flip(answering: TunnelStage.earth.describe)
    tunnel.stage.advance(by: .seconds(1))
    tunnel.stage.expectPicture(
      named: "cards-narrow-\(style == .dark ? "dark" : "light")", tolerance: tolerance)
  }

  @Test(
    "T45: the sun by day and by night, on a polar day and in a polar night",
    arguments: [UserInterfaceStyle.dark, .light])
  func days(style: UserInterfaceStyle) throws {
    let host = ViewController()
    let stage = Stage(host, size: Size(width: 400, height: 210), systemTraits: traits(style))
    host.view.backgroundColor = Theme.card
    let places = ["55.7 12.5", "-56.55 -171.68", "78.22 15.65", "-78.22 15.65"]
    for (index, text) in places.enumerated() {
      let summary = PlaceSummary(
        try TunnelStage.earth.describe(place(text)), on: TunnelStage.noon)
      let view = DayView(try #require(summary.day))
      view.frame = Rect(
        x: Double(index % 2) * 200 + 10, y: Double(index / 2) * 105 + 5, width: 180, height: 100)
      host.view.addSubview(view)
    }
    stage.turn()
    stage.expectPicture(
      named: "day-\(style == .dark ? "dark" : "light")", tolerance: tolerance)
  }
}
