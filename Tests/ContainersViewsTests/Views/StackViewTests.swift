import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Stack views")
struct StackViewTests {
  /// A view with an intrinsic size.
  final class Box: View {
    let content: Size

    init(_ width: Double, _ height: Double, _ color: Color = Color(hex: 0x2F6FDE)) {
      content = Size(width: width, height: height)
      super.init()
      backgroundColor = color
    }

    override var intrinsicContentSize: Size { content }
  }

  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let boxes = [Box(20, 10), Box(40, 30), Box(30, 20)]

  private func stack(
    width: Double? = nil, height: Double? = nil, _ prepare: (StackView) -> Void
  ) -> StackView {
    let stack = StackView(arrangedSubviews: boxes)
    stack.translatesAutoresizingMaskIntoConstraints = false
    prepare(stack)
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    return stack
  }

  private var spans: [[Double]] { boxes.map { [$0.frame.minX, $0.frame.width] } }

  @Test("A row is as large as its content plus the spacing")
  func content() {
    let stack = stack { $0.spacing = 5 }

    #expect(stack.frame == Rect(x: 0, y: 0, width: 100, height: 30))
    #expect(spans == [[0, 20], [25, 40], [70, 30]])
    #expect(boxes.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 30 })
  }

  @Test("With fill, the view that hugs least takes the remaining space")
  func fill() {
    boxes[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    _ = stack(width: 130) { $0.spacing = 5 }

    #expect(spans == [[0, 20], [25, 70], [100, 30]])
  }

  @Test("With fillEqually, all views have the same size")
  func fillEqually() {
    _ = stack(width: 190) {
      $0.distribution = .fillEqually
      $0.spacing = 5
    }

    #expect(spans == [[0, 60], [65, 60], [130, 60]])
  }

  @Test("With fillProportionally, sizes are proportional to the content")
  func fillProportionally() {
    _ = stack(width: 180) { $0.distribution = .fillProportionally }

    #expect(spans == [[0, 40], [40, 80], [120, 60]])
  }

  @Test("With equalSpacing, the views share the remaining space as spacing")
  func equalSpacing() {
    _ = stack(width: 110) {
      $0.distribution = .equalSpacing
      $0.spacing = 3
    }

    #expect(spans == [[0, 20], [30, 40], [80, 30]])
  }

  @Test("With equalCentering, centers are equally spaced unless the spacing prevents it")
  func equalCentering() {
    _ = stack(width: 175) { $0.distribution = .equalCentering }

    #expect(spans == [[0, 20], [65, 40], [145, 30]])
  }

  @Test("Across the axis, views align with an edge or are centered")
  func alignment() {
    let stack = stack(height: 50) { $0.alignment = .center }
    #expect(boxes.map(\.frame.minY) == [20, 10, 15])
    #expect(boxes.map(\.frame.height) == [10, 30, 20])

    stack.alignment = .top
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.minY) == [0, 0, 0])

    stack.alignment = .bottom
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.maxY) == [50, 50, 50])
  }

  @Test("With baseline alignment, texts of different size are on one line")
  func baselines() {
    let stack = StackView(arrangedSubviews: [
      Label(text: "Large", font: .system(size: 30)), Label(text: "small"),
    ])
    stack.alignment = .firstBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.layoutIfNeeded()
    root.layoutIfNeeded()

    let labels = stack.arrangedSubviews
    let large = TextLayout("Large", style: TextStyle(font: .system(size: 30)))
    let small = TextLayout("small", style: TextStyle(font: .body))
    let distance = labels[1].frame.minY - labels[0].frame.minY
    #expect(abs(distance - (large.firstBaseline - small.firstBaseline)) <= 1)
    #expect(stack.frame.height == labels[0].frame.height)
  }

  @Test("A column is laid out inside the stack's margins if requested")
  func column() {
    let stack = stack {
      $0.axis = .vertical
      $0.spacing = 2
      $0.alignment = .trailing
      $0.isLayoutMarginsRelativeArrangement = true
    }

    #expect(stack.frame.size == Size(width: 56, height: 80))
    #expect(boxes.map(\.frame.minY) == [8, 20, 52])
    #expect(boxes.map(\.frame.maxX) == [48, 48, 48])
  }

  @Test("The spacing after one view can differ from the rest")
  func customSpacing() {
    let stack = stack {
      $0.spacing = 5
      $0.setCustomSpacing(StackView.spacingUseSystem, after: boxes[0])
    }
    #expect(boxes.map(\.frame.minX) == [0, 28, 73])
    #expect(stack.customSpacing(after: boxes[1]) == StackView.spacingUseDefault)

    stack.setCustomSpacing(StackView.spacingUseDefault, after: boxes[0])
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [0, 25, 70])
  }

  @Test("A hidden view takes up no space and returns to its place")
  func hidden() {
    let stack = stack { $0.spacing = 5 }

    boxes[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 55)
    #expect(boxes[2].frame.minX == 25)
    #expect(boxes[1].frame.width == 0)

    boxes[1].isHidden = false
    root.layoutIfNeeded()
    #expect(spans == [[0, 20], [25, 40], [70, 30]])
  }

  @Test("Hiding everything leaves nothing and breaks no constraint")
  func allHidden() {
    let lines = WarningLog.lines {
      let stack = stack { $0.spacing = 5 }
      boxes[0].widthAnchor.constraint(equalToConstant: 20).isActive = true
      for box in boxes { box.isHidden = true }
      root.layoutIfNeeded()
      #expect(stack.frame.width == 0)
    }
    #expect(lines == [])
  }

  @Test("Views are added, moved, and removed; one that leaves the stack leaves the arrangement")
  func arrangement() {
    let stack = stack { _ in }
    stack.insertArrangedSubview(boxes[2], at: 0)
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [30, 50, 0])

    stack.removeArrangedSubview(boxes[2])
    #expect(boxes[2].superview === stack)
    boxes[0].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.count == 1)
    #expect(stack.frame.width == 40)
    #expect(boxes[1].frame.minX == 0)
  }

  @Test("Hiding a view in an animation moves the others over time")
  func animation() {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 200, height: 50))
    let stack = StackView(arrangedSubviews: boxes)
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    stage.settle()
    #expect(boxes[2].frame.minX == 60)

    View.animate(withDuration: .seconds(1), options: .curveLinear) {
      boxes[0].isHidden = true
      controller.view.layoutIfNeeded()
    }
    #expect(boxes[2].frame.minX == 40)
    stage.advance(by: .milliseconds(500))
    let half = stage.picture.bitmap
    #expect(half[79, 5] != half[81, 5])
    #expect(half[5, 5] == half[79, 5], "what is hidden shrinks where it can be seen")
    stage.settle()
    #expect(stage.picture.bitmap[75, 5] != half[75, 5])
  }
}
