import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp

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

  @Test("T20: the flip at a quarter, half and three quarters, and the way back")
  func flip() throws {
    let tunnel = TunnelStage(size: Size(width: 200, height: 240))
    try tunnel.root.flip(answering: TunnelStage.earth.describe)
    // Ease-in: a quarter, half and three quarters of the way are later than of the time.
    for name in ["quarter", "half", "three-quarters"] {
      tunnel.stage.advance(by: .milliseconds(50))
      tunnel.stage.expectPicture(named: "flip-\(name)", tolerance: tolerance)
    }
    tunnel.stage.advance(by: .seconds(1))
    tunnel.root.flip()
    tunnel.stage.advance(by: .milliseconds(100))
    tunnel.stage.expectPicture(named: "flip-back-half", tolerance: tolerance)
  }

  @Test("T22: what is known of a place on land, and of one at sea")
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
}
