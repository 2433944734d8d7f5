import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("The navigation bar during transitions", .noWarnings)
struct BarTransitionTests {
  let scene = NavigationScene()

  /// The texts of the labels in a view.
  private func texts(_ view: View) -> [String] {
    (view as? Label).map { [$0.text ?? ""] } ?? view.subviews.flatMap(texts)
  }

  private var barTexts: [String] { texts(scene.navigation.navigationBar) }

  /// Returns the mean place of what is dark in the row of the bar, or `nil` if nothing is.
  private func ink() -> Double? {
    let bitmap = scene.stage.picture.bitmap
    let places = (0..<400).filter { x in (12..<34).contains { bitmap[x, $0] & 0xFF < 0xB0 } }
    return places.isEmpty ? nil : Double(places.reduce(0, +)) / Double(places.count)
  }

  @Test("C110: the title of a pushed controller comes from the trailing side")
  func titleComes() throws {
    scene.root.title = nil
    let new = scene.controller("MMMM")
    new.navigationItem.hidesBackButton = true

    scene.navigation.pushViewController(new, animated: true)
    scene.stage.advance(by: .milliseconds(80))
    #expect(try #require(ink()) > 205)
    scene.stage.settle()

    #expect(abs(try #require(ink()) - 200) < 3)
  }

  @Test("C110: the title of the controller below comes back from the leading side")
  func titleComesBack() throws {
    scene.root.title = "MMMM"
    let top = scene.controller("")
    top.navigationItem.hidesBackButton = true
    scene.navigation.pushViewController(top, animated: false)
    scene.stage.settle()

    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: .milliseconds(80))

    #expect(try #require(ink()) < 195)
  }

  @Test("Q51: an abandoned pop leaves the bar with one title")
  func abandoned() {
    scene.push()
    scene.stage.grab(.at(5, 300))
    scene.stage.move(to: .at(120, 300), steps: 8)
    scene.stage.advance(by: .milliseconds(200))
    scene.stage.drop()
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
    #expect(barTexts.filter { $0 == "B" } == ["B"])
    #expect(scene.stage.elements(.element("A")).count == 1)
  }

  @Test("F005: a push during a pop that is abandoned leads away from the title that was shown")
  func pushedMeanwhile() {
    scene.push()
    scene.stage.grab(.at(5, 300))
    scene.stage.move(to: .at(120, 300), steps: 8)
    scene.navigation.pushViewController(scene.controller("X"), animated: true)
    scene.stage.advance(by: .milliseconds(200))
    scene.stage.drop()
    for _ in 0..<60 where !barTexts.contains("X") { scene.stage.advance(by: .milliseconds(16)) }

    #expect(barTexts.contains("X") && barTexts.contains("B"))
    scene.stage.settle()
    #expect(scene.names == ["A", "X"])
    #expect(!barTexts.contains("B"))
  }
}
