import Atlas
import Containers
import Testing

@testable import TunnelApp

struct LabelSourceTests {
  private func names(around text: String, radius: Double = 220, reach: Double = 80) throws
    -> [String]
  {
    try LabelSource(gazetteer: TunnelStage.earth.gazetteer).labels(
      for: Camera(centre: place(text), radius: radius), reach: .degrees(reach),
      size: Size(width: 500, height: 480)
    ).map(\.text)
  }

  @Test("T17: both poles and Antarctica have their names")
  func poles() throws {
    #expect(try names(around: "80 0").contains("North Pole"))
    let south = try names(around: "-80 0")
    #expect(south.contains("South Pole"))
    #expect(south.contains("Antarctica"))
    #expect(!south.contains("North Pole"))
  }

  @Test("T17: oceans come first, then countries; towns only from near")
  func ranks() throws {
    let far = try names(around: "50 10")
    #expect(far.first == far.first?.uppercased())
    #expect(far.contains("Germany"))
    #expect(!far.contains("Kassel"))

    let near = try names(around: "51.3 9.5", radius: 20_000, reach: 1)
    #expect(near.contains("Kassel"))
  }
}
