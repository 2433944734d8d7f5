import Containers
import Testing

@testable import TunnelApp

struct TunnelLayoutTests {
  private func layout(_ width: Double, _ height: Double) -> TunnelLayout {
    TunnelLayout(size: Size(width: width, height: height), stripWidth: 150)
  }

  @Test("T5: the containers are as wide as the window and 0.42 of its height, top and bottom")
  func stacked() {
    let layout = layout(1000, 1000)
    #expect(!layout.isSideBySide)
    #expect(layout.start == Rect(x: 0, y: 0, width: 1000, height: 420))
    #expect(layout.target == Rect(x: 0, y: 580, width: 1000, height: 420))
    #expect(layout.strip == Rect(x: 0, y: 420, width: 1000, height: 160))
  }

  @Test("T5: wider than 1.25 times the height they stand side by side, 0.42 of the width each")
  func sideBySide() {
    #expect(!layout(1250, 1000).isSideBySide)
    let layout = layout(2000, 1000)
    #expect(layout.isSideBySide)
    #expect(layout.start == Rect(x: 0, y: 0, width: 840, height: 1000))
    #expect(layout.target == Rect(x: 1160, y: 0, width: 840, height: 1000))
    #expect(layout.strip == Rect(x: 840, y: 0, width: 320, height: 1000))
  }

  @Test("T5: the strip is never narrower than what it holds, and nothing is ever turned inside out")
  func strip() {
    for width in stride(from: 1.0, to: 3000, by: 37) {
      for height in stride(from: 1.0, to: 2000, by: 41) {
        let layout = layout(width, height)
        if layout.isSideBySide { #expect(layout.strip.width >= min(150, width) - 1) }
        for rect in [layout.start, layout.target, layout.strip] {
          #expect(rect.width >= 0 && rect.height >= 0)
          #expect(Rect(x: 0, y: 0, width: width, height: height).contains(rect))
        }
        #expect(!layout.start.intersects(layout.target))
        #expect(!layout.start.intersects(layout.strip))
      }
    }
  }
}
