import Containers
import ContainersTesting
import TestSupport
import Testing

/// Tests what programs may do to views, guides and numbers without ending in a trap.
@MainActor
@Suite("Constraints that views and numbers change under")
struct ConstraintRobustnessTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let view = CallingView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func place(_ view: View, in parent: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }

  /// What a view does while the engine asks it for its content, insets or baseline.
  enum Edit: CaseIterable {
    case leave, leaveAndReturn, deactivate, activate, constant, priority, measure, layOut, addView
    case addGuide, update
  }

  @Test(
    "Whatever a view does when its content, insets or baseline are asked for, the layout settles",
    arguments: Edit.allCases, CallingView.Question.allCases)
  func edits(_ edit: Edit, _ question: CallingView.Question) {
    let other = CallingView()
    place(other, in: view)
    let pin = other.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5)
    let line = other.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor, constant: 4)
    let late = other.widthAnchor.constraint(equalToConstant: 33)
    LayoutConstraint.activate([
      pin, line, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    other.whenAsked = { [unowned root, unowned view, unowned other] asked in
      guard asked == question else { return }
      other.whenAsked = nil
      switch edit {
      case .leave: other.removeFromSuperview()
      case .leaveAndReturn:
        other.removeFromSuperview()
        view.addSubview(other)
      case .deactivate: LayoutConstraint.deactivate([pin, line])
      case .activate: late.isActive = true
      case .constant: pin.constant = 7
      case .priority: pin.priority = .defaultLow
      case .measure: _ = view.systemLayoutSizeFitting(.zero)
      case .layOut: root.layoutIfNeeded()
      case .addView:
        let added = CallingView()
        added.translatesAutoresizingMaskIntoConstraints = false
        other.addSubview(added)
        added.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      case .addGuide:
        let guide = LayoutGuide()
        other.addLayoutGuide(guide)
        guide.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      case .update: other.invalidateIntrinsicContentSize()
      }
    }
    other.invalidateIntrinsicContentSize()
    for _ in 0..<4 { root.layoutIfNeeded() }

    #expect(view.frame.origin == Point(x: 10, y: 10))
    let left: Double? =
      switch edit {
      case .leave, .leaveAndReturn, .deactivate: nil
      case .constant: 7
      default: 5
      }
    if let left { #expect(other.frame.minX == left) }
    if edit == .activate { #expect(other.frame.width == 33) }
    // Nothing that left is still in use.
    view.removeFromSuperview()
    root.layoutIfNeeded()
    root.addSubview(view)
    root.layoutIfNeeded()
  }

  @Test("A subview that a view takes its baseline from can leave")
  func borrowedBaseline() {
    let (line, below) = (Label(text: "Line", font: .body), View())
    place(line, in: view)
    place(below, in: root)
    view.baseline = line
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 60),
      line.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      below.topAnchor.constraint(equalTo: view.lastBaselineAnchor),
      below.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(below.frame.minY < 40)

    line.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(below.frame.minY == 60)
  }

  @Test("A view that is not inside is no baseline, and two views that name each other are none")
  func foreignBaseline() {
    let (other, below) = (CallingView(), View())
    place(other, in: root)
    place(below, in: root)
    view.baseline = other
    other.baseline = view
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      view.heightAnchor.constraint(equalToConstant: 20),
      below.topAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(below.frame.minY == 23)
  }

  @Test("The guides of margins, the safe area and scrolled content stay in their view")
  func ownGuides() {
    let scroll = ScrollView()
    place(scroll, in: root)
    let owned: [(View, LayoutGuide)] = [
      (view, view.layoutMarginsGuide), (view, view.safeAreaLayoutGuide),
      (view, view.readableContentGuide), (scroll, scroll.contentLayoutGuide),
      (scroll, scroll.frameLayoutGuide),
    ]
    for (owner, guide) in owned {
      let inner = View()
      place(inner, in: owner)
      inner.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 1).isActive = true
    }
    root.layoutIfNeeded()
    for (owner, guide) in owned {
      let lines = WarningLog.lines {
        owner.removeLayoutGuide(guide)
        root.addLayoutGuide(guide)
      }
      #expect(lines.count == 2)
      #expect(guide.owningView === owner)
      root.layoutIfNeeded()
    }
  }

  @Test("A constraint on a guide takes part once the guide has a view")
  func earlyGuide() {
    let guide = LayoutGuide()
    guide.widthAnchor.constraint(equalToConstant: 70).isActive = true
    root.addLayoutGuide(guide)
    view.widthAnchor.constraint(equalTo: guide.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)

    root.removeLayoutGuide(guide)
    let other = View(frame: root.bounds)
    other.addLayoutGuide(guide)
    guide.heightAnchor.constraint(equalToConstant: 9).isActive = true
    other.layoutIfNeeded()
    #expect(guide.layoutFrame.height == 9)
  }

  @Test("A stack takes its baseline from the view that is the tallest after layout")
  func stackBaseline() {
    let (low, high, below) = (CallingView(), CallingView(), View())
    let stack = StackView(arrangedSubviews: [low, high])
    stack.alignment = .top
    place(stack, in: root)
    place(below, in: root)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: stack.lastBaselineAnchor),
    ])
    for (one, other) in [(low, high), (high, low)] {
      one.contentSize = Size(width: 20, height: 44)
      other.contentSize = Size(width: 20, height: 11)
      for _ in 0..<2 { root.layoutIfNeeded() }
      #expect(below.frame.minY == 44)
    }
  }

  @Test("A view that a callback moves on while it is added to a stack is not arranged there")
  func movedFromStack() {
    let stack = StackView()
    place(stack, in: root)
    let moving = MovingView()
    moving.destination = root
    stack.addArrangedSubview(moving)
    root.layoutIfNeeded()
    #expect(moving.superview === root)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("A view that stops following its mask is laid out in the same turn")
  func endOfMask() {
    let masked = View(frame: Rect(x: 10, y: 10, width: 50, height: 40))
    root.addSubview(masked)
    root.layoutIfNeeded()
    masked.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(masked.frame == .zero)
  }

  @Test(
    "A number that no screen holds is replaced",
    arguments: [Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e12])
  func hugeConstants(_ huge: Double) {
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.priority = .required - 1
    LayoutConstraint.activate([
      width, view.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
    ])
    root.layoutIfNeeded()
    let lines = WarningLog.lines { width.constant = huge }
    root.layoutIfNeeded()
    #expect(lines.count == 1)
    #expect(width.constant == huge)
    #expect(view.frame.minX == 7)
    #expect(view.frame.width == (huge > 0 ? 60 : 0))
    width.constant = 50
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test(
    "Content that is not finite, and a target size without an end, are no trap",
    arguments: [Double.infinity, .nan, -.infinity, .greatestFiniteMagnitude])
  func hugeContent(_ extent: Double) {
    view.contentSize = Size(width: extent, height: 20)
    view.insets = EdgeInsets(top: extent, left: 0, bottom: 0, right: 0)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 7)
    #expect(view.frame.width <= 193)
    view.insets = .zero
    view.contentSize = Size(width: 30, height: 20)
    #expect(view.systemLayoutSizeFitting(Size(width: extent, height: extent)).width.isFinite)
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test("A view that leaves and returns keeps the size of its content, in its old tree and alone")
  func contentOfReturned() {
    let inner = CallingView()
    place(inner, in: view)
    inner.contentSize = Size(width: 25, height: 15)
    root.layoutIfNeeded()
    #expect(inner.frame.size == Size(width: 25, height: 15))
    view.removeFromSuperview()
    inner.contentSize = Size(width: 45, height: 15)
    view.layoutIfNeeded()
    #expect(inner.frame.width == 45)
    root.addSubview(view)
    inner.contentSize = Size(width: 65, height: 15)
    root.layoutIfNeeded()
    #expect(inner.frame.width == 65)
  }

  @Test("Constraints inside a view go on when its superview is gone, those that it held do not")
  func lostSuperview() {
    let (box, inner) = (View(frame: Rect(x: 0, y: 0, width: 80, height: 60)), View())
    place(inner, in: box)
    let inside = inner.widthAnchor.constraint(equalTo: box.widthAnchor, constant: -10)
    inside.isActive = true
    var outside: LayoutConstraint?
    do {
      let parent = View(frame: root.bounds)
      parent.addSubview(box)
      outside = inner.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 3)
      outside?.isActive = true
      root.addSubview(parent)
      root.layoutIfNeeded()
      parent.removeFromSuperview()
    }
    #expect(outside?.isActive == false)
    inside.constant = -30
    box.layoutIfNeeded()
    #expect(inner.frame.width == 50)
    root.addSubview(box)
    root.layoutIfNeeded()
    #expect(inner.frame.width == 50)
    #expect(inner.constraintsAffectingLayout(for: .horizontal).count == 1)
  }
}

/// A view that moves on when it gets a superview.
private final class MovingView: View {
  weak var destination: View?

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let destination, superview !== destination else { return }
    destination.addSubview(self)
  }
}

/// A view that reports when it is asked for what constraints need.
final class CallingView: View {
  enum Question: CaseIterable { case content, insets, baseline }

  var whenAsked: ((Question) -> Void)?
  var insets = EdgeInsets.zero
  weak var baseline: View?
  var contentSize = Size(width: 20, height: 10) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: Size {
    whenAsked?(.content)
    return contentSize
  }

  override var alignmentRectInsets: EdgeInsets {
    whenAsked?(.insets)
    return insets
  }

  override var forFirstBaselineLayout: View {
    whenAsked?(.baseline)
    return baseline ?? self
  }

  override var forLastBaselineLayout: View { baseline ?? self }
}
