import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Labels that shrink their font")
struct LabelFittingTests {
  private func label(width: Double) -> Label {
    let label = Label(text: "The quick brown fox")
    label.bounds.size.width = width
    return label
  }

  @Test("F1205: A text that does not fit shrinks instead of being cut off")
  func shrinking() {
    let label = label(width: 80)
    let whole = label.intrinsicContentSize
    #expect(label.isTruncated)
    label.adjustsFontSizeToFitWidth = true
    #expect(!label.isTruncated)
    #expect(label.intrinsicContentSize == whole)
  }

  @Test("F1205: It shrinks no further than the smallest factor")
  func limit() {
    let label = label(width: 60)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.9
    #expect(label.isTruncated)
    label.minimumScaleFactor = 0.2
    #expect(!label.isTruncated)
  }

  @Test("F1205: Lines that do not fit the height shrink, too, with all their styles")
  func height() {
    let label = Label()
    label.numberOfLines = 0
    label.styledText = StyledText(runs: [
      .init("The quick brown fox "),
      .init("jumps over the dog", style: TextStyle(font: .system(size: 28))),
    ])
    label.bounds.size = Size(width: 120, height: 30)
    #expect(label.isTruncated)
    label.adjustsFontSizeToFitWidth = true
    #expect(!label.isTruncated)
  }
}
