import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Notes on a map")
struct MapNotesTests {
  private func notes(_ size: Size, globeRadius: Double) -> MapNotesView {
    let notes = MapNotesView()
    notes.frame = Rect(origin: .zero, size: size)
    notes.globeRadius = globeRadius
    notes.layoutIfNeeded()
    return notes
  }

  private func root(_ size: Size) -> TunnelViewController {
    let root = TunnelViewController(
      earth: TunnelStage.earth, dig: Dig.denmark, lookup: TunnelStage.earth.describe,
      calendar: { TunnelStage.noon })
    root.view.frame = Rect(origin: .zero, size: size)
    root.view.layoutIfNeeded()
    return root
  }

  @Test(
    "T18: the scale, and the sources or a link to them, are whole on every map from 320×320 up",
    arguments: MapStyle.allCases)
  func always(style: MapStyle) throws {
    for width in stride(from: 320.0, through: 1700, by: 138) {
      for height in stride(from: 320.0, through: 1100, by: 130) {
        let root = root(Size(width: width, height: height))
        for end in End.allCases {
          let map = root.maps[end]
          map.mapStyle = style
          map.view.layoutIfNeeded()
          let notes = try #require(map.view.subviews.compactMap { $0 as? MapNotesView }.first)
          let label = notes.attribution
          #expect(!label.isHidden, "\(width)×\(height)")
          #expect(!label.isTruncated, "\(width)×\(height)")
          if label.text == MapNotesPlacement.shortAttribution {
            let side = min(map.view.bounds.width, map.view.bounds.height)
            #expect(side <= 320, "\(width)×\(height): \(map.view.bounds)")
          } else {
            for source in style.sources { #expect(label.words.contains(source)) }
          }
          #expect(notes.bounds.contains(label.frame), "\(width)×\(height)")
          #expect(notes.bounds.contains(notes.scaleBar.frame), "\(width)×\(height)")
          #expect(!notes.scaleBar.frame.intersects(label.frame), "\(width)×\(height)")
        }
      }
    }
  }

  @Test(
    "T18, T44: at text size 2.0 the smallest window keeps the scale and a link to the sources",
    arguments: MapStyle.allCases)
  func smallest(style: MapStyle) throws {
    let tunnel = TunnelStage(
      size: Size(width: 320, height: 320),
      systemTraits: TraitCollection {
        $0.preferredContentSizeCategory = .nearest(toTextScale: 2)
      })
    for end in End.allCases {
      tunnel.root.maps[end].mapStyle = style
      tunnel.stage.turn()
      let notes = tunnel.map(end).notes
      let (label, bar) = (notes.attribution, notes.scaleBar)
      #expect(!label.isHidden)
      #expect(!label.isTruncated)
      #expect(!bar.isHidden)
      #expect(notes.bounds.contains(label.frame))
      #expect(notes.bounds.contains(bar.frame))
      #expect(!label.frame.intersects(bar.frame))
      #expect(label.font.size > 1.3 * Typography.note.size)
      let placement = MapNotesPlacement(
        in: notes.bounds.size, around: notes.globeRadius, sources: style.sources, textScale: 2)
      #expect(placement.isClear)
      #expect(placement.hasScale)
    }
    let button = tunnel.map(.start).notes.button
    tunnel.stage.tap(at: button.convert(button.bounds.center, to: nil))
    #expect(tunnel.sheet is AboutViewController)
  }

  @Test("T18: if there is no room for anything else, the sources stay")
  func least() {
    let placement = MapNotesPlacement(
      in: Size(width: 300, height: 66), around: 24, sources: MapStyle.hybrid.sources, textScale: 2)
    #expect(placement.attribution == "Sources")
    let none = MapNotesPlacement(
      in: Size(width: 120, height: 40), around: 15, sources: MapStyle.hybrid.sources)
    #expect(none.attribution == "Sources")
    #expect(!none.hasScale)
  }

  @Test(
    "T18: if there is room the notes stay clear of the whole globe",
    arguments: [
      Size(width: 400, height: 294), Size(width: 272, height: 400), Size(width: 320, height: 134),
      Size(width: 430, height: 768), Size(width: 672, height: 1000),
      Size(width: 1024, height: 420),
    ])
  func clear(size: Size) {
    let side = min(size.width, size.height)
    let radius = side / 2 - max(4, side * 0.035)
    for style in MapStyle.allCases {
      #expect(MapNotesPlacement(in: size, around: radius, sources: style.sources).isClear)
    }
    let notes = notes(size, globeRadius: radius)
    var count = 0
    notes.forEachFrame { _ in count += 1 }
    #expect(count == 2)
  }

  @Test("T18: notes are as wide as they fit, and narrow if nothing is clear")
  func widest() {
    let sources = MapStyle.hybrid.sources
    let wide = MapNotesPlacement(in: Size(width: 900, height: 500), around: 200, sources: sources)
    #expect(wide.attribution == "NASA Blue Marble · Natural Earth · GeoNames")
    #expect(!wide.isScaleNarrow)
    #expect(!wide.isScaleRaised)
    let square = MapNotesPlacement(in: Size(width: 300, height: 300), around: 300, sources: sources)
    #expect(square.attribution == MapNotesPlacement.shortAttribution)
    let high = MapNotesPlacement(in: Size(width: 360, height: 170), around: 79, sources: sources)
    #expect(high.attribution == "GeoNames\nNatural Earth\nNASA Blue Marble")
    #expect(high.isClear)
    #expect(square.isScaleNarrow)
    #expect(!square.isScaleRaised)
    let slim = MapNotesPlacement(in: Size(width: 124, height: 320), around: 58, sources: sources)
    #expect(slim.isScaleRaised)
    #expect(slim.isClear)
  }
}
