import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("The readable width and the text size")
struct ReadableGuideTests {
  @Test("F1117: The readable guide grows and shrinks with the text size")
  func textSize() {
    let root = ViewController()
    let stage = Stage(root, size: Size(width: 3000, height: 100))
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    let guide = root.view.readableContentGuide
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    for (size, width) in [
      (ContentSizeCategory.large, 672.0), (.accessibilityExtraLarge, 1581), (.extraSmall, 553),
      (.large, 672),
    ] {
      root.view.traitOverrides.preferredContentSizeCategory = size
      stage.settle()
      #expect(view.frame.width == width)
      #expect(guide.layoutFrame.width == width)
    }
  }
}
