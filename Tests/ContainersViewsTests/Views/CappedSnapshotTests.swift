import Containers
import ContainersTesting
import Testing

@MainActor
struct CappedSnapshotTests {
  @Test("A snapshot with cap insets keeps its edges while its middle is stretched")
  func caps() throws {
    let stage = Stage(ViewController(), size: Size(width: 100, height: 60))
    let card = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    card.backgroundColor = Color(hex: 0x00FF00)
    card.borderWidth = 2
    card.borderColor = Color(hex: 0xFF0000)
    stage.window.addSubview(card)
    stage.turn()
    let copy = try #require(
      card.resizableSnapshotView(
        from: card.bounds, afterScreenUpdates: true, withCapInsets: EdgeInsets(all: 4)))
    #expect(copy.frame.size == card.frame.size)
    copy.frame = Rect(x: 0, y: 0, width: 80, height: 40)
    card.removeFromSuperview()
    stage.window.addSubview(copy)
    stage.turn()
    let bitmap = stage.picture.bitmap
    let pixel = { (x: Int, y: Int) in bitmap[x, y] & 0xFFFFFF }
    for point in [(1, 20), (78, 20), (40, 1), (40, 38), (0, 0)] {
      #expect(pixel(point.0, point.1) == 0xFF0000)
    }
    for point in [(2, 20), (77, 20), (40, 2), (40, 37), (40, 20)] {
      #expect(pixel(point.0, point.1) == 0x00FF00)
    }
  }
}
