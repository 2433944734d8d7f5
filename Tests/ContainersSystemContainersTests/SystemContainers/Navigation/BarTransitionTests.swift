import Containers
import ContainersTesting
import TestSupport
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

  /// Returns the columns in which something is darker than a shade in the row of the bar.
  private func darkColumns(
    _ columns: Range<Int> = 0..<400, shade: UInt32 = 0xB0, of stage: Stage? = nil
  ) -> [Int] {
    let bitmap = (stage ?? scene.stage).picture.bitmap
    return columns.filter { x in (12..<34).contains { bitmap[x, $0] & 0xFF < shade } }
  }

  /// Returns the mean place of what is dark in the row of the bar, or `nil` if nothing is.
  private func ink() -> Double? {
    let places = darkColumns()
    return places.isEmpty ? nil : Double(places.reduce(0, +)) / Double(places.count)
  }

  /// Returns the number of columns from the first to the last in which something is not white.
  private func extent(_ columns: Range<Int>) -> Int {
    let places = darkColumns(columns, shade: 0xF0)
    return places.last.map { $0 - places[0] + 1 } ?? 0
  }

  @Test("C110: a title and the title of the back button that it becomes move as one")
  func titleBecomesBackTitle() {
    scene.navigation.view.tintColor = Color.black
    scene.root.title = "MMMM"
    scene.stage.settle()
    let width = extent(0..<400)
    // The chevron stays in its place.
    let besideChevron = 28..<400

    scene.navigation.pushViewController(scene.controller(""), animated: true)
    for _ in 0..<4 {
      scene.stage.advance(by: .milliseconds(50))
      #expect(abs(extent(besideChevron) - width) < 8)
    }
    scene.stage.settle()
    #expect(darkColumns(besideChevron).last ?? 400 < 100)
    scene.navigation.popViewController(animated: true)
    for _ in 0..<4 {
      scene.stage.advance(by: .milliseconds(50))
      #expect(abs(extent(besideChevron) - width) < 8)
    }
  }

  @Test("C110: a title comes from a back button only if that leads to it")
  func unrelatedTitle() throws {
    let places = try [false, true].map { hidesBackButton in
      let scene = NavigationScene()
      scene.root.title = "MMMM"
      let top = scene.controller("")
      top.navigationItem.hidesBackButton = hidesBackButton
      scene.navigation.setViewControllers(
        [scene.root, scene.controller("B"), top], animated: false)
      scene.stage.settle()
      scene.navigation.popToRootViewController(animated: true)
      scene.stage.advance(by: .milliseconds(120))
      return try #require(darkColumns(of: scene.stage).last)
    }

    #expect(places[0] == places[1])
  }

  @Test("F002: with reduced motion, titles fade where they are")
  func reducedMotion() throws {
    let scene = NavigationScene(reducesMotion: true)
    scene.root.title = nil
    let new = scene.controller("MMMM")
    new.navigationItem.hidesBackButton = true
    scene.navigation.pushViewController(new, animated: true)
    // Soon, because the dissolve is nearly over after 100 milliseconds.
    scene.stage.advance(by: .milliseconds(35))
    let half = darkColumns(shade: 0xF8, of: scene.stage)
    scene.stage.settle()

    let whole = darkColumns(shade: 0xF8, of: scene.stage)
    #expect(abs(try #require(half.first) - (whole.first ?? 0)) < 3)
    #expect(abs(try #require(half.last) - (whole.last ?? 0)) < 3)
  }

  @Test("C110: the buttons of a bar fade where they are")
  func buttonsStay() {
    scene.navigation.view.tintColor = Color.black
    let new = scene.controller("")
    new.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "MM", primaryAction: Action { _ in })
    scene.navigation.pushViewController(new, animated: true)
    scene.stage.advance(by: .milliseconds(150))
    let columns = darkColumns(300..<400)
    #expect(!columns.isEmpty)

    scene.stage.settle()

    #expect(darkColumns(300..<400) == columns)
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
    let former = darkColumns(shade: 0xF0)
    scene.stage.grab(.at(5, 300))
    scene.stage.move(to: .at(120, 300), steps: 8)
    scene.stage.advance(by: .milliseconds(200))
    scene.stage.drop()
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
    #expect(barTexts.filter { $0 == "B" } == ["B"])
    #expect(darkColumns(shade: 0xF0) == former)
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

    #expect(barTexts.contains("X"))
    #expect(barTexts.contains("B"))
    scene.stage.settle()
    #expect(scene.names == ["A", "X"])
    #expect(!barTexts.contains("B"))
  }
}
