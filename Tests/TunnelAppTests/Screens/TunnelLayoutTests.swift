import Containers
import Testing

@testable import TunnelApp

@MainActor
struct TunnelLayoutTests {
  private let view = View()
  private let start = View()
  private let target = View()
  private let strip = View()
  private let layout: TunnelLayout

  init() {
    for part in [strip, start, target] { view.addSubview(part) }
    layout = TunnelLayout(in: view, start: start, target: target, strip: strip)
    layout.reserve(uprightWidth: 150, acrossHeight: 0)
  }

  private func lay(_ width: Double, _ height: Double) {
    view.bounds.size = Size(width: width, height: height)
    _ = layout.follow(view.bounds.size)
    view.layoutIfNeeded()
  }

  @Test("T5: the containers have the window's width and 0.42 of its height, top and bottom")
  func stacked() {
    lay(1000, 1000)
    #expect(layout.isSideBySide == false)
    #expect(start.frame == Rect(x: 0, y: 0, width: 1000, height: 420))
    #expect(target.frame == Rect(x: 0, y: 580, width: 1000, height: 420))
    #expect(strip.frame == Rect(x: 0, y: 420, width: 1000, height: 160))
  }

  @Test("T5: wider than 1.25 times the height they are side by side, with 0.42 of the width each")
  func sideBySide() {
    lay(1250, 1000)
    #expect(layout.isSideBySide == false)
    lay(2000, 1000)
    #expect(layout.isSideBySide == true)
    #expect(start.frame == Rect(x: 0, y: 0, width: 840, height: 1000))
    #expect(target.frame == Rect(x: 1160, y: 0, width: 840, height: 1000))
    #expect(strip.frame == Rect(x: 840, y: 0, width: 320, height: 1000))
  }

  @Test("T44: the strip is never shorter than its content, and the maps share the rest")
  func stripHeight() {
    layout.reserve(uprightWidth: 150, acrossHeight: 120)
    lay(400, 400)
    #expect(strip.frame == Rect(x: 0, y: 140, width: 400, height: 120))
    #expect(start.frame.height == 140)
    #expect(target.frame.height == 140)

    layout.reserve(uprightWidth: 150, acrossHeight: 20)
    lay(400, 400)
    #expect(strip.frame.height == 64)
  }

  @Test("T5: the strip is never narrower than its content, and no size is ever negative")
  func stripWidth() {
    for width in stride(from: 1.0, to: 3000, by: 74) {
      for height in stride(from: 1.0, to: 2000, by: 82) {
        lay(width, height)
        let (start, target, strip) = (start.frame, target.frame, strip.frame)
        if layout.isSideBySide == true { #expect(strip.width >= min(150, width) - 1) }
        for rect in [start, target, strip] {
          #expect(rect.width >= 0)
          #expect(rect.height >= 0)
          #expect(view.bounds.contains(rect))
        }
        #expect(!start.intersects(target))
        #expect(!start.intersects(strip))
        #expect(!target.intersects(strip))
      }
    }
  }
}
