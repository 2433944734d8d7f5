import Containers
import ContainersTesting
import Testing

/// Tests that measuring a view neither takes from nor adds to what its hierarchy knows of the view's
/// constraints.
@MainActor
@Suite("Constraints of a view that is measured")
struct MeasuredReturnTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let outer = View()
  let inner = View()

  init() {
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    outer.addSubview(inner)
    LayoutConstraint.activate(MeasuredReturnTests.pins(inner, to: outer, inset: 5))
    enter(root)
  }

  private static func pins(_ view: View, to parent: View, inset: Double) -> [LayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: inset),
      view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
    ]
  }

  private func enter(_ parent: View) {
    parent.addSubview(outer)
    LayoutConstraint.activate(MeasuredReturnTests.pins(outer, to: parent, inset: 0))
    root.layoutIfNeeded()
  }

  private func comeBack(to parent: View) {
    outer.removeFromSuperview()
    parent.addSubview(outer)
    LayoutConstraint.activate(MeasuredReturnTests.pins(outer, to: parent, inset: 10))
  }

  /// The ways to measure the view between its return and the next update.
  enum Measuring: CaseIterable {
    case compressed, expanded, atWidth, inner, root, twice, awayAndBack, inUpdateConstraints
  }

  @Test(
    "A view that comes back and is measured before the next layout is laid out anew",
    arguments: Measuring.allCases)
  func returning(_ measuring: Measuring) {
    if measuring == .awayAndBack {
      outer.removeFromSuperview()
      _ = outer.systemLayoutSizeFitting(.zero)
    }
    comeBack(to: root)
    switch measuring {
    case .compressed: _ = outer.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    case .expanded: _ = outer.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
    case .atWidth:
      _ = outer.systemLayoutSizeFitting(
        Size(width: 50, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    case .inner: _ = inner.systemLayoutSizeFitting(.zero)
    case .root: _ = root.systemLayoutSizeFitting(.zero)
    case .twice:
      _ = outer.systemLayoutSizeFitting(.zero)
      comeBack(to: root)
      _ = outer.systemLayoutSizeFitting(.zero)
    case .awayAndBack: _ = outer.systemLayoutSizeFitting(.zero)
    case .inUpdateConstraints:
      let measured = MeasuredInUpdate()
      measured.target = outer
      root.addSubview(measured)
      measured.setNeedsUpdateConstraints()
    }
    root.layoutIfNeeded()

    #expect(outer.frame == Rect(x: 10, y: 10, width: 180, height: 80))
    #expect(inner.frame == Rect(x: 5, y: 5, width: 170, height: 70))
  }

  @Test("So is a view that comes back to another superview, or through another hierarchy")
  func otherParents() {
    let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 60))
    let elsewhere = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(parent)
    comeBack(to: elsewhere)
    _ = outer.systemLayoutSizeFitting(.zero)
    comeBack(to: parent)
    _ = outer.systemLayoutSizeFitting(.zero)
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 5, y: 5, width: 70, height: 30))
    elsewhere.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 5, y: 5, width: 70, height: 30))
  }

  @Test("A change of direction is taken up although the view is measured before the next layout")
  func direction() {
    let mark = View()
    mark.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(mark)
    LayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
      mark.widthAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(mark.frame.minX == 20)
    outer.semanticContentAttribute = .forceRightToLeft
    _ = outer.systemLayoutSizeFitting(.zero)
    root.layoutIfNeeded()
    #expect(mark.frame.minX == 150)
  }

  @Test("A size measured with baselines takes the lines at that width, and asks for no layout")
  func baselines() {
    let label = Label(text: "Several words that need more than one line", font: .body)
    let below = View()
    label.numberOfLines = 0
    for view in [label, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: outer.leftAnchor),
      label.rightAnchor.constraint(equalTo: outer.rightAnchor),
      label.topAnchor.constraint(equalTo: outer.topAnchor),
      below.topAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 30),
      below.heightAnchor.constraint(equalToConstant: 10),
      below.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    outer.removeFromSuperview()
    func height(_ width: Double) -> Double {
      outer.systemLayoutSizeFitting(
        Size(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let (narrow, wide) = (height(90), height(500))
    #expect(narrow > wide)

    let stage = Stage(ViewController())
    stage.window.addSubview(outer)
    outer.leftAnchor.constraint(equalTo: stage.window.leftAnchor).isActive = true
    outer.widthAnchor.constraint(equalToConstant: 500).isActive = true
    stage.turn()
    #expect(height(90) == narrow)
    #expect(height(500) == wide)
    let frames = stage.presentedFrames
    _ = height(90)
    stage.turn()
    #expect(stage.presentedFrames == frames)
  }
}

/// A view that measures another one when it updates its constraints.
private final class MeasuredInUpdate: View {
  weak var target: View?

  override func updateConstraints() {
    _ = target?.systemLayoutSizeFitting(.zero)
    super.updateConstraints()
  }
}
