@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct LabelTests {
  @Test("A label is as large as its text, in whole points")
  func size() {
    let label = Label(text: "Lemvig", font: .headline)
    let layout = TextLayout("Lemvig", style: TextStyle(font: .headline))
    #expect(label.bounds.size.width == layout.size.width.rounded(.up))
    #expect(label.intrinsicContentSize == label.bounds.size)
    #expect(!label.isTruncated)
  }

  @Test("Text wraps at the requested width, up to the number of lines")
  func lines() {
    let label = Label(text: "The quick brown fox jumps over the lazy dog")
    let line = label.bounds.height
    #expect(label.sizeThatFits(Size(width: 80, height: 0)).height == line)
    label.numberOfLines = 2
    let two = label.sizeThatFits(Size(width: 80, height: 0))
    #expect(two.height > line * 1.5)
    #expect(two.height <= line * 2)
    #expect(two.width <= 80)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(Size(width: 80, height: 0)).height > two.height)
  }

  @Test("Text that does not fit the width or height is cut off")
  func truncation() {
    let label = Label(text: "The quick brown fox jumps over the lazy dog")
    label.bounds.size.width = 60
    #expect(label.isTruncated)
    label.numberOfLines = 0
    label.bounds.size = label.sizeThatFits(Size(width: 60, height: 0))
    #expect(!label.isTruncated)
    label.bounds.size.height /= 2
    #expect(label.isTruncated)
  }

  @Test(
    "A line with free space is placed by its alignment, whether or not it was measured before",
    arguments: [TextAlignment.left, .center, .right, .natural])
  func alignedLine(_ alignment: TextAlignment) {
    func picture(isMeasured: Bool) -> [UInt32] {
      let label = Label(frame: Rect(x: 0, y: 0, width: 120, height: 30))
      label.text = "Lemvig"
      if isMeasured { _ = label.intrinsicContentSize }
      label.textAlignment = alignment
      if isMeasured { _ = label.sizeThatFits(Size(width: 70, height: 0)) }
      let image = Image.drawn(size: label.bounds.size, scale: 1) { label.draw($0) }
      return (0..<30).flatMap { y in (0..<120).map { image.bitmap[$0, y] } }
    }
    let pixels = picture(isMeasured: false)
    #expect(picture(isMeasured: true) == pixels)
    let columns = pixels.indices.filter { pixels[$0] >> 24 > 0 }.map { $0 % 120 }
    let first = columns.min() ?? 0
    let last = columns.max() ?? 0
    switch alignment {
    case .left, .natural: #expect(first < 3)
    case .center: #expect(abs(first - (119 - last)) <= 2)
    case .right: #expect(last > 116)
    }
  }

  @Test("A label is named by its text until it gets a name of its own")
  func name() {
    let label = Label(text: "56°N")
    #expect(label.accessibility.label == "56°N")
    label.text = "57°N"
    #expect(label.accessibility.label == "57°N")
    label.accessibility.label = "Start"
    label.text = "58°N"
    #expect(label.accessibility.label == "Start")
  }

  @Test(
    "A new text invalidates layout and drawing; the same text invalidates nothing")
  func invalidation() {
    let parent = View()
    let label = Label(text: "a")
    parent.addSubview(label)
    parent.flags = []
    label.flags = []
    label.text = "a"
    #expect(parent.flags.isEmpty)
    #expect(label.flags.isEmpty)
    label.text = "b"
    #expect(parent.flags.contains(.needsLayout))
    #expect(label.flags.contains(.needsDisplay))
  }

  @Test("An image is fitted into its view")
  func contentModes() {
    let size = Size(width: 20, height: 10)
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    let expected: [(ImageView.ContentMode, Rect)] = [
      (.scaleToFill, bounds),
      (.scaleAspectFit, Rect(x: 0, y: 25, width: 100, height: 50)),
      (.scaleAspectFill, Rect(x: -50, y: 0, width: 200, height: 100)),
      (.center, Rect(x: 40, y: 45, width: 20, height: 10)),
      (.topLeft, Rect(x: 0, y: 0, width: 20, height: 10)),
      (.bottomRight, Rect(x: 80, y: 90, width: 20, height: 10)),
      (.right, Rect(x: 80, y: 45, width: 20, height: 10)),
    ]
    for (mode, rect) in expected { #expect(mode.rect(of: size, in: bounds) == rect) }
    #expect(ImageView.ContentMode.scaleAspectFit.rect(of: .zero, in: bounds).isEmpty)
  }

  @Test("scales with the user's preferred text size, if enabled")
  func contentSize() {
    let (fixed, growing) = (Label(text: "Text"), Label(text: "Text"))
    growing.adjustsFontForContentSizeCategory = true
    let stage = Stage(ViewController())
    for label in [fixed, growing] { stage.window.rootViewController?.view.addSubview(label) }
    stage.turn()
    let before = growing.intrinsicContentSize
    #expect(before == fixed.intrinsicContentSize)

    stage.systemTraits = TraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }

    #expect(fixed.intrinsicContentSize == before)
    #expect(growing.intrinsicContentSize.height > 1.5 * before.height)
  }

  @Test("has the label color until it is set to another one, in light and dark")
  func defaultColor() {
    let stage = Stage(ViewController(), size: Size(width: 60, height: 30))
    stage.window.backgroundColor = .systemBackground
    let label = Label(text: "Text")
    stage.window.addSubview(label)
    stage.turn()
    #expect(label.textColor == Color.black)
    #expect(label.textColor == DynamicColor.label)

    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    #expect(label.textColor == Color.white)
    let dark = stage.picture.bitmap
    let isLight = { (pixel: UInt32) in pixel & 0xFF > 200 }
    let frame = label.frame
    #expect(
      (Int(frame.minY)..<Int(frame.maxY)).contains { y in
        (Int(frame.minX)..<Int(frame.maxX)).contains { isLight(dark[$0, y]) }
      })

    label.textColor = .systemRed
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .light }
    #expect(label.textColor == DynamicColor.systemRed)
    label.textColor = Color(hex: 0x123456)
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    #expect(label.textColor == Color(hex: 0x123456))
    #expect(label.textColor == nil as DynamicColor?)
  }

  /// Returns the columns of a label of 60 × 40 points that show anything, at its full height.
  private func inkedColumns(_ label: Label) -> Set<Int> {
    label.frame = Rect(x: 0, y: 0, width: 60, height: 40)
    let image = Image.drawn(size: label.bounds.size, scale: 1) { label.draw($0) }
    return Set((0..<60).filter { x in (0..<40).contains { image.bitmap[x, $0] >> 24 > 0 } })
  }

  @Test("Text that does not fit is shortened at the end that the line break mode names")
  func lineBreakMode() {
    let label = Label(text: "IIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIIII")
    func dots() -> (Bool, Bool) {
      label.frame = Rect(x: 0, y: 0, width: 60, height: 40)
      let image = Image.drawn(size: label.bounds.size, scale: 1) { label.draw($0) }
      // Letters are tall, an ellipsis is not.
      func isTall(_ columns: Range<Int>) -> Bool {
        columns.contains { x in (0..<40).filter { image.bitmap[x, $0] >> 24 > 127 }.count > 5 }
      }
      return (!isTall(0..<5), !isTall(50..<60))
    }
    #expect(dots() == (false, true))
    label.lineBreakMode = .byTruncatingHead
    #expect(dots() == (true, false))
    label.lineBreakMode = .byClipping
    #expect(dots() == (false, false))
  }

  @Test("A wider halo reaches further around the letters")
  func halo() {
    let label = Label(text: "I")
    label.textAlignment = .center
    let bare = inkedColumns(label).count
    label.haloColor = .red
    label.haloWidth = 1
    let narrow = inkedColumns(label).count
    label.haloWidth = 4
    #expect(bare < narrow)
    #expect(narrow + 5 <= inkedColumns(label).count)
  }

  @Test("Line spacing is added between lines, not around them")
  func lineSpacing() {
    let label = Label(text: "One\nTwo\nThree")
    label.numberOfLines = 0
    let height = label.intrinsicContentSize.height
    label.lineSpacing = 7
    #expect(label.intrinsicContentSize.height == height + 14)
    label.text = "One"
    let single = label.intrinsicContentSize.height
    label.lineSpacing = 0
    #expect(label.intrinsicContentSize.height == single)
  }
}
