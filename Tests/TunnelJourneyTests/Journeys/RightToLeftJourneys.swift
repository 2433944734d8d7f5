import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Right to left")
struct RightToLeftJourneys {
  private func stages(_ size: Size) -> (left: TunnelStage, right: TunnelStage) {
    let mirrored = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.layoutDirection = .rightToLeft
    }
    return (TunnelStage(size: size), TunnelStage(size: size, systemTraits: mirrored))
  }

  @Test("T32: in a right-to-left language, the start is on the right of the strip")
  func strip() {
    let (left, right) = stages(Size(width: 700, height: 800))
    for (first, second) in [
      (left.root.strip.start, right.root.strip.start),
      (left.root.strip.target, right.root.strip.target),
    ] {
      #expect(abs(first.frame.midX - (700 - second.frame.midX)) < 1)
      #expect(first.isMirrored != second.isMirrored)
    }
  }

  @Test("T32: in a right-to-left language, headline and facts are mirrored")
  func facts() throws {
    let (left, right) = stages(Size(width: 700, height: 800))
    for tunnel in [left, right] {
      tunnel.root.infos[.start].show(try TunnelStage.earth.describe(tunnel.root.dig.entrance))
      tunnel.flip()
    }
    for text in ["WHERE YOU DIG", "Lemvig", "Coordinates"] {
      let first = try #require(left.stage.element(text)).frame
      let second = try #require(right.stage.element(text)).frame
      #expect(abs(first.midX - (700 - second.midX)) < 1, "\(text)")
    }
  }

  @Test(
    "T32, T45: in a right-to-left language, the cards, the arrow's place and the day are mirrored")
  func cards() throws {
    let tunnel = stages(Size(width: 720, height: 620)).right
    try tunnel.root.flip(answering: TunnelStage.earth.describe)
    tunnel.stage.advance(by: .seconds(1))
    tunnel.stage.expectPicture(
      named: "cards-mirrored", of: tunnel.container(.target).frame,
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }
}
