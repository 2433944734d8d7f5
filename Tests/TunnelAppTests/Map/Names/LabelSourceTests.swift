import Atlas
import Containers
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

struct LabelSourceTests {
  private func names(around text: String, radius: Double = 220, reach: Double = 80) throws
    -> [String]
  {
    var source = try LabelSource(gazetteer: TunnelStage.earth.gazetteer)
    return source.labels(
      for: Camera(center: place(text), radius: radius), reach: .degrees(reach),
      size: Size(width: 500, height: 480)
    ).map(\.text)
  }

  @Test("T17: both poles and Antarctica are labeled")
  func poles() throws {
    #expect(try names(around: "80 0").contains("North Pole"))
    let south = try names(around: "-80 0")
    #expect(south.contains("South Pole"))
    #expect(south.contains("Antarctica"))
    #expect(!south.contains("North Pole"))
  }

  @Test("T17, T33: names are in the user's language, and capitals precede towns of the same size")
  func language() throws {
    let gazetteer = TunnelStage.earth.gazetteer
    var source = try LabelSource(gazetteer: gazetteer)
    let camera = Camera(center: place("55.7 12.6"), radius: 12_000)
    func labels() -> [MapLabel] {
      source.labels(for: camera, reach: .degrees(4), size: Size(width: 500, height: 480))
    }
    #expect(labels().contains { $0.text == "Copenhagen" })

    source.names = try LocalNames(gazetteer, language: "da")

    let copenhagen = try #require(labels().first { $0.text == "København" })
    guard case .capital = copenhagen.identifier.kind else {
      Issue.record("\(copenhagen)")
      return
    }
    let towns = labels().filter { if case .town = $0.identifier.kind { true } else { false } }
    #expect(towns.allSatisfy { $0.importance < copenhagen.importance })
    #expect(!labels().contains { $0.text == "Copenhagen" })
  }

  @Test("T17: towns are those inside the image, however wide it is and turned")
  func picture() throws {
    var source = try LabelSource(gazetteer: TunnelStage.earth.gazetteer)
    var camera = Camera(center: place("46.5 9"), radius: 15_000)
    func names() -> Set<String> {
      Set(
        source.labels(for: camera, reach: .degrees(2), size: Size(width: 700, height: 290))
          .map(\.text))
    }
    let wide = names()
    #expect(wide.isSuperset(of: ["Bern", "Chur", "Lugano"]), "\(wide)")
    #expect(!wide.contains("Milan"))
    camera.heading = .degrees(90)
    let tall = names()
    #expect(tall.isSuperset(of: ["Milan", "Zürich"]))
    #expect(!tall.contains("Bern"))
  }

  @Test("T17: oceans come first, then countries; towns only when zoomed in")
  func ranks() throws {
    let far = try names(around: "50 10")
    #expect(far.first == far.first?.uppercased())
    #expect(far.contains("Germany"))
    #expect(!far.contains("Kassel"))

    let near = try names(around: "51.3 9.5", radius: 20_000, reach: 1)
    #expect(near.contains("Kassel"))
  }
}
