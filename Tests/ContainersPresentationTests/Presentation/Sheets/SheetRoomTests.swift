import Testing

@testable import Containers

@Suite("The room of a sheet")
struct SheetRoomTests {
  @Test("F105: in compact width a large sheet begins 10 points below the safe area")
  func safeArea() {
    let layout = SheetLayout(
      in: Size(width: 400, height: 800),
      safeArea: EdgeInsets(top: 30, left: 0, bottom: 0, right: 0), horizontal: .compact,
      vertical: .regular, SheetLayout.Wishes())

    #expect(layout.form == .attached)
    #expect(layout.maximumDetentValue == 760)
    #expect(
      layout.frame(height: 760, smallest: 760) == Rect(x: 0, y: 40, width: 400, height: 760))
  }
  @Test("F132: lower than its smallest detent, a sheet slides out and does not shrink")
  func slidesOut() {
    let layout = SheetLayout(
      in: Size(width: 400, height: 800), safeArea: .zero, horizontal: .compact,
      vertical: .regular, SheetLayout.Wishes())

    #expect(layout.frame(height: 100, smallest: 300) == Rect(x: 0, y: 700, width: 400, height: 300))
  }
}
