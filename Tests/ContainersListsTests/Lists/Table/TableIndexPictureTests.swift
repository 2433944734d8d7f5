import ContainersTesting
import Testing

@testable import Containers

@MainActor
struct TableIndexPictureTests {
  private func stage(
    _ height: Double, configure: (TableView) -> Void = { _ in }
  ) -> TableStage {
    let letters = "ABCDEFGHIKLMNOPQRSTUVWYZ".map(String.init)
    let it = TableStage(letters.map { ["\($0)nna", "\($0)ro"] }, scale: 2) {
      $0.frame = Rect(x: 0, y: 0, width: 160, height: height)
      configure($0)
    }
    it.titles = letters
    it.indexTitles = letters
    it.table.reloadData()
    it.stage.settle()
    return it
  }

  private func picture(_ it: TableStage) -> Rect { it.table.frame }

  @Test("F1107: An index with all its letters matches the golden")
  func whole() {
    let it = stage(390)
    it.stage.expectPicture(named: "table-index", of: picture(it))
  }

  @Test("F1107: A dark index from right to left, moved through by key, matches the golden")
  func dark() {
    let it = stage(240) {
      $0.traitOverrides.userInterfaceStyle = .dark
      $0.traitOverrides.layoutDirection = .rightToLeft
    }
    it.stage.press(.tab)
    it.stage.press(.tab)
    for _ in 0..<6 { it.stage.press(.downArrow) }
    it.stage.settle()
    it.stage.expectPicture(named: "table-index-dark", of: picture(it))
  }

  @Test("F1107: An index at twice the text size shortens itself and matches the golden")
  func large() {
    let it = stage(300) {
      $0.traitOverrides.preferredContentSizeCategory = .nearest(toTextScale: 2)
      $0.sectionIndexTrackingBackgroundColor = .tertiarySystemFill
    }
    it.stage.grab(.at(150, 150))
    it.stage.turn()
    it.stage.expectPicture(named: "table-index-large", of: picture(it))
    it.stage.drop()
  }
}
