import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Content size in constraints")
struct ContentSizeTests {
  /// A view with an intrinsic content size.
  final class Box: View {
    var content: Size { didSet { invalidateIntrinsicContentSize() } }
    var asked = 0

    init(_ width: Double, _ height: Double) {
      content = Size(width: width, height: height)
      super.init()
      translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: Size {
      asked += 1
      return content
    }
  }

  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))

  private func row(_ views: [View]) {
    for view in views { root.addSubview(view) }
    LayoutConstraint.activate(
      zip(views, views.dropFirst()).map { $1.leftAnchor.constraint(equalTo: $0.rightAnchor) } + [
        views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
        views[views.count - 1].rightAnchor.constraint(equalTo: root.rightAnchor),
      ])
  }

  @Test("The view that hugs least grows, and the one that resists least shrinks")
  func priorities() {
    let (one, two) = (Box(50, 10), Box(60, 10))
    one.setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    two.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    row([one, two])

    root.layoutIfNeeded()
    #expect(one.frame.width == 140)
    #expect(two.frame.width == 60)

    root.bounds.size.width = 80
    root.layoutIfNeeded()
    #expect(one.frame.width == 50)
    #expect(two.frame.width == 30)
    #expect(one.contentHuggingPriority(for: .horizontal).rawValue == 249)
    #expect(one.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("Changed content re-measures only its own view")
  func invalidation() {
    let (one, two) = (Box(50, 10), Box(60, 10))
    two.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    row([one, two])
    root.layoutIfNeeded()
    let asked = two.asked

    one.content.width = 70
    root.layoutIfNeeded()

    #expect(one.frame.width == 70)
    #expect(two.frame.width == 130)
    #expect(two.asked == asked)
  }

  @Test("The height of multi-line text follows its constrained width")
  func wrapping() {
    let label = Label(text: "The quick brown fox jumps over the lazy dog and runs away.")
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let width = label.widthAnchor.constraint(equalTo: root.widthAnchor)
    LayoutConstraint.activate([
      width, label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let broad = label.frame
    #expect(broad.width == 200)
    #expect(broad.height == label.sizeThatFits(Size(width: 200, height: 0)).height)

    root.bounds.size.width = 100
    root.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(Size(width: 100, height: 0)).height)
    #expect(label.frame.height > broad.height)

    width.isActive = false
    label.preferredMaxLayoutWidth = 150
    root.layoutIfNeeded()
    #expect(label.frame.size == label.sizeThatFits(Size(width: 150, height: 0)))
  }

  @Test("Baselines of labels and buttons of different sizes can be aligned")
  func baselines() {
    let large = Label(text: "Large", font: .system(size: 30))
    let small = Label(text: "small", font: .system(size: 12))
    let button = Button(title: "Button")
    for view in [large, small, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      button.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()

    let layout = TextLayout("Large", style: TextStyle(font: .system(size: 30)))
    let other = TextLayout("small", style: TextStyle(font: .system(size: 12)))
    let line =
      large.frame.midY - layout.size.height / 2 + layout.firstBaseline
    let smallLine = small.frame.midY - other.size.height / 2 + other.firstBaseline
    #expect(abs(line - smallLine) <= 0.5)
    #expect(button.frame.maxY > line)
    #expect(button.frame.minY < line)

    small.font = .system(size: 20)
    root.layoutIfNeeded()
    let next = TextLayout("small", style: TextStyle(font: .system(size: 20)))
    #expect(
      abs(small.frame.midY - next.size.height / 2 + next.firstBaseline - line) <= 0.5)
  }

  @Test("Baselines of text fields and text views align with those of labels")
  func textBaselines() throws {
    let label = Label(text: "Label", font: .system(size: 30))
    let field = TextField()
    field.text = "Field"
    field.borderStyle = .roundedRect
    let view = TextView()
    view.text = "One\nTwo"
    view.isScrollEnabled = false
    for view in [label, field, view] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      view.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()

    let layout = TextLayout("Label", style: TextStyle(font: label.font))
    let line = label.frame.midY - layout.size.height / 2 + layout.firstBaseline
    let text = TextLayout("Field", style: TextStyle(font: .body))
    let caret = field.convert(field.caretRect(for: field.beginningOfDocument), to: root)
    #expect(abs(caret.minY + text.firstBaseline - line) <= 1)
    let last = view.convert(view.caretRect(for: view.endOfDocument), to: root)
    #expect(abs(last.minY + text.firstBaseline - line) <= 1)
    #expect(view.frame.height == view.sizeThatFits(Size(width: 1000, height: 0)).height)

    view.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
  }

  @Test("A text view that does not scroll is as high as its text at its width")
  func textViewHeight() {
    let view = TextView()
    view.text = "Words that have to be broken into lines somewhere"
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 300)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), width,
    ])
    root.layoutIfNeeded()
    let broad = view.frame.height
    width.constant = 90
    root.layoutIfNeeded()
    #expect(view.frame.height > broad)
    #expect(view.frame.height == view.sizeThatFits(Size(width: 90, height: 0)).height)
    let narrow = view.frame.height
    view.text = "Words"
    root.layoutIfNeeded()
    #expect(view.frame.height < narrow)
    view.isScrollEnabled = true
    root.layoutIfNeeded()
    #expect(view.intrinsicContentSize.height == View.noIntrinsicMetric)
  }

  @Test("A view can use the baseline of a subview")
  func baselineOfSubview() {
    final class Card: View {
      let label = Label(text: "Card")
      override var forFirstBaselineLayout: View { label }
    }
    let card = Card()
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    card.addSubview(card.label)
    card.label.frame.origin = Point(x: 0, y: 20)
    let other = Label(text: "Other")
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      other.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor),
    ])

    root.layoutIfNeeded()

    #expect(other.frame.minY == 25)
  }

  @Test("Fitting measures a view by constraints and content, near the target size")
  func fitting() {
    let card = View()
    card.translatesAutoresizingMaskIntoConstraints = false
    let label = Label(text: "The quick brown fox jumps over the lazy dog and runs away.")
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      label.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    let line = label.intrinsicContentSize

    #expect(
      card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == Size(width: line.width + 20, height: line.height + 20))
    let narrow = card.systemLayoutSizeFitting(
      Size(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 120)
    #expect(narrow.height == label.sizeThatFits(Size(width: 100, height: 0)).height + 20)
  }

  @Test("Constraints are updated once at first, then on request, deepest view first")
  func updating() {
    final class Updating: View {
      var log: (() -> Void)?
      override func updateConstraints() {
        log?()
        super.updateConstraints()
      }
    }
    final class Controller: ViewController {
      var log: (() -> Void)?
      override func updateViewConstraints() {
        log?()
        super.updateViewConstraints()
      }
    }
    var calls: [String] = []
    let controller = Controller()
    controller.log = { calls.append("controller") }
    let view = Updating()
    view.log = { calls.append("view") }
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let stage = Stage(controller)
    #expect(calls == ["view", "controller"])

    calls = []
    view.setNeedsUpdateConstraints()
    controller.view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints)
    stage.settle()
    #expect(calls == ["view", "controller"])

    calls = []
    stage.settle()
    #expect(calls == [])
  }
}
