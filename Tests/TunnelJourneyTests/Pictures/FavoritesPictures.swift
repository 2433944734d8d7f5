import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Pictures of favorites")
struct FavoritesPictures {
  private static let names = [
    "Lemvig, Denmark", "Home", "A long name of a place far away from here",
  ]

  private func shown(_ size: Size, _ style: UserInterfaceStyle, scale: Double = 1) async throws
    -> TunnelStage
  {
    let tunnel = TunnelStage(
      size: size,
      systemTraits: TraitCollection {
        $0.userInterfaceStyle = style
        $0.preferredContentSizeCategory = .nearest(toTextScale: scale)
      })
    try await tunnel.openFavorites(Self.names)
    tunnel.root.favorites?.change("Edit", undoneBy: tunnel.root.undos) {
      $0.edit($0.entries[1], name: "Home", note: "The house with the red door")
    }
    tunnel.selectFavorite(Self.names[0])
    tunnel.stage.advance(by: .seconds(1))
    return tunnel
  }

  private func expectList(_ tunnel: TunnelStage, _ name: String) throws {
    let list = try #require(tunnel.favoritesList)
    tunnel.stage.expectPicture(
      named: name, of: tunnel.frame(of: list),
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("T26, T31: the sidebar in dark and light", arguments: [UserInterfaceStyle.dark, .light])
  func sidebar(style: UserInterfaceStyle) async throws {
    let tunnel = try await shown(Size(width: 800, height: 400), style)
    try expectList(tunnel, style == .dark ? "favorites-dark" : "favorites-light")
  }

  @Test("T26, T32: the sheet in a small window")
  func sheet() async throws {
    try expectList(try await shown(Size(width: 320, height: 400), .dark), "favorites-sheet")
  }

  @Test("T26, T44: the sidebar with large text")
  func largeText() async throws {
    let tunnel = try await shown(Size(width: 800, height: 500), .dark, scale: 2)
    try expectList(tunnel, "favorites-large")
  }

  @Test("T26: the sidebar without favorites")
  func empty() throws {
    let tunnel = TunnelStage(size: Size(width: 800, height: 320))
    tunnel.stage.press(.function(9))
    tunnel.stage.advance(by: .seconds(1))
    try expectList(tunnel, "favorites-empty")
  }

  /// A window with favorites in towns, at sea and on the ice, and a home.
  private func pinned(
    _ size: Size, _ style: MapStyle, across kilometers: Double? = nil, scale: Double = 1
  ) async throws -> TunnelStage {
    let tunnel = TunnelStage(
      "58 25", size: size,
      systemTraits: TraitCollection {
        $0.userInterfaceStyle = .dark
        $0.preferredContentSizeCategory = .nearest(toTextScale: scale)
      })
    let places = [
      "55.676 12.568", "48.857 2.352", "41.893 12.483", "52.52 13.405", "40.417 -3.703",
      "36 -20", "-33.87 151.21", "-77.85 166.67", "-41.29 174.78", "64.15 -21.94",
    ]
    let features = places.map(place).map {
      #"{"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":"#
        + "[\($0.longitude),\($0.latitude)]}}"
    }
    try tunnel.folder.write(
      #"{"type":"FeatureCollection","features":["# + features.joined(separator: ",") + "]}")
    tunnel.root.settings.home = .place(HomePlace(place("48.137 11.575"), named: "Munich"))
    for map in tunnel.root.maps.values {
      map.mapStyle = style
      if let kilometers { map.show(region: kilometers * 1000) }
    }
    await tunnel.root.coordinators.pins.begin()
    tunnel.stage.advance(by: .seconds(1))
    return tunnel
  }

  @Test("T47: pins on the globes in three styles and sizes, beside names", arguments: 0..<4)
  func pins(number: Int) async throws {
    let (size, style, across) = [
      (Size(width: 320, height: 480), MapStyle.hybrid, nil as Double?),
      (Size(width: 600, height: 400), .plain, nil),
      (Size(width: 400, height: 600), .relief, 2500),
      (Size(width: 400, height: 600), .night, 2500),
    ][number]
    let tunnel = try await pinned(size, style, across: across, scale: number == 2 ? 1.5 : 1)
    tunnel.stage.expectPicture(
      named: ["pins-small", "pins-plain", "pins-relief", "pins-night"][number],
      of: across == nil ? nil : tunnel.frame(.start),
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("T47: the offer of a home in a small window and in a large one", arguments: [0, 1])
  func offer(number: Int) async {
    let tunnel = TunnelStage(
      size: number == 0 ? Size(width: 320, height: 480) : Size(width: 800, height: 600),
      systemTraits: TraitCollection { $0.userInterfaceStyle = number == 0 ? .dark : .light })
    tunnel.root.showsHint = true
    tunnel.root.coordinators.home.offerTown(of: "Europe/Copenhagen")
    await tunnel.stage.wait { tunnel.stage.element("Question") != nil }
    tunnel.stage.advance(by: .seconds(1))
    tunnel.stage.expectPicture(
      named: ["home-offer-small", "home-offer-light"][number],
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("T51: the empty search in a small window and in a large one", arguments: [0, 1])
  func emptySearch(number: Int) async throws {
    let tunnel = TunnelStage(
      size: number == 0 ? Size(width: 320, height: 480) : Size(width: 800, height: 800),
      systemTraits: TraitCollection { $0.userInterfaceStyle = number == 0 ? .dark : .light })
    try tunnel.folder.write(names: ["Grandma", "The lighthouse"])
    tunnel.root.settings.home = .place(HomePlace(place("48.137 11.575"), named: "Munich, Germany"))
    for text in ["64.15 -21.94", "13.75 100.5", "56.55 8.316667"] {
      tunnel.root.maps.start.dig(at: place(text))
      tunnel.arrive()
    }
    tunnel.openSearch()
    await tunnel.stage.wait { tunnel.found.contains("Grandma") }
    let sheet = try #require(tunnel.sheet)
    tunnel.stage.expectPicture(
      named: ["search-empty-small", "search-empty-light"][number],
      of: tunnel.frame(of: sheet), tolerance: PictureTolerance(channel: 12, share: 0.01))
  }
}
