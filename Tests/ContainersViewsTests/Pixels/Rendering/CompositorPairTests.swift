import Testing

@testable import Containers

@Suite @MainActor struct CompositorPairTests {
  @Test("Two threads compose the same pixels as one")
  func bands() throws {
    let platform = HeadlessPlatform()
    let application = Application(platform: platform)
    let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 640, height: 480))
    for index in 0..<6 {
      let view = View(
        frame: Rect(x: Double(40 * index), y: Double(60 * index), width: 300, height: 170))
      view.backgroundColor = Color(red: 0.2 * Double(index), green: 0.5, blue: 0.7)
      view.cornerRadius = 24
      view.alpha = index == 3 ? 0.5 : 1
      window.addSubview(view)
    }
    window.makeKeyAndVisible()
    application.turn()

    let picture = try #require(platform.windows.first).picture
    let tree = try #require(window.lastTree)
    let alone = Bitmap(width: 640, height: 480)
    Compositor().compose(tree, into: alone, [alone.bounds])

    var differences = 0
    for y in 0..<480 {
      for x in 0..<640 where picture[x, y] != alone[x, y] { differences += 1 }
    }
    #expect(differences == 0)
    #expect(picture[620, 470] != picture[60, 60])
  }
}
