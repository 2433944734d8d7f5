@testable import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Constraints")
struct ConstraintTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))

  /// A view of the root that constraints place.
  private func box(in parent: View? = nil) -> View {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  @Test("Edges with constants determine the frame")
  func edges() {
    let view = box()
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])

    root.layoutIfNeeded()

    #expect(view.frame == Rect(x: 10, y: 20, width: 160, height: 40))
  }

  @Test("A multiplier, a center and an inequality determine the frame")
  func multiplier() {
    let view = box()
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 2),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 10).with(priority: .defaultLow),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 5),
    ])

    root.layoutIfNeeded()

    #expect(view.frame == Rect(x: 74, y: 40, width: 52, height: 30))
  }

  @Test("The long initializer is equivalent to anchors")
  func longForm() {
    let view = box()
    let constraint = LayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width,
      multiplier: 0.5, constant: 1)
    LayoutConstraint.activate([
      constraint,
      LayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 40),
      LayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailing,
        multiplier: 1, constant: 0),
      LayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottom,
        multiplier: 1, constant: 0),
    ])

    root.layoutIfNeeded()

    #expect(view.frame == Rect(x: 160, y: 79, width: 40, height: 21))
    #expect(constraint.firstItem === view)
    #expect(constraint.firstAttribute == .height)
    #expect(constraint.secondItem === view)
    #expect(constraint.secondAttribute == .width)
    #expect(root.constraints.count == 2)
    #expect(view.constraints.count == 2)
  }

  @Test("Of contradicting constraints, the one with the higher priority wins")
  func priorities() {
    let view = box()
    let low = view.widthAnchor.constraint(equalToConstant: 10).with(priority: .defaultLow)
    let high = view.widthAnchor.constraint(equalToConstant: 60).with(priority: .defaultHigh)
    LayoutConstraint.activate([
      low, high, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)

    high.priority = .fittingSizeLevel
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)

    low.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test("Changing a constant moves dependent views at the next layout, and no others")
  func constant() {
    let first = box()
    let second = box()
    let gap = second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8)
    LayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      first.widthAnchor.constraint(equalToConstant: 20), gap,
      second.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(second.frame.minX == 28)

    gap.constant = 30
    #expect(second.frame.minX == 28)
    root.layoutIfNeeded()

    #expect(second.frame.minX == 50)
    #expect(first.frame.minX == 0)
  }

  @Test("Constraints relate views at different depths")
  func cousins() {
    let container = View(frame: Rect(x: 50, y: 20, width: 100, height: 50))
    root.addSubview(container)
    let inner = box(in: container)
    let outer = box()
    LayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
      outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 1),
      outer.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2),
      outer.heightAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 1),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame == Rect(x: 66, y: 36, width: 20, height: 20))

    container.center.x += 10
    root.layoutIfNeeded()

    #expect(outer.frame == Rect(x: 76, y: 36, width: 20, height: 20))
    #expect(inner.frame == Rect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test("The distance between two anchors can be compared with another distance")
  func distances() {
    let views = [box(), box(), box()]
    let gap = views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
    let next = views[1].rightAnchor.anchorWithOffset(to: views[2].leftAnchor)
    LayoutConstraint.activate(
      views.map { $0.widthAnchor.constraint(equalToConstant: 20) } + [
        views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
        views[2].rightAnchor.constraint(equalTo: root.rightAnchor),
        gap.constraint(equalTo: next, multiplier: 3),
      ])

    root.layoutIfNeeded()

    #expect(views.map(\.frame.minX) == [0, 125, 180])
  }

  @Test("System spacing is 8 points")
  func systemSpacing() {
    let (first, second) = (box(), box())
    LayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.widthAnchor.constraint(equalToConstant: 10),
      first.heightAnchor.constraint(equalToConstant: 10),
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
    ])

    root.layoutIfNeeded()

    #expect(second.frame.origin == Point(x: 26, y: 18))
  }

  @Test("Frames are rounded to pixels of the display")
  func pixels() {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 100, height: 100), scale: 2)
    let view = box(in: controller.view)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 1 / 3),
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalTo: controller.view.widthAnchor, multiplier: 1 / 3),
    ])

    stage.settle()

    #expect(view.frame == Rect(x: 0.5, y: 0, width: 33, height: 10))
  }

  @Test("Constraints determine the frame without the transform, which is kept")
  func transformed() {
    let view = box()
    view.transform = Transform(rotationAngle: 1)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])

    root.layoutIfNeeded()

    #expect(view.center == Point(x: 20, y: 30))
    #expect(view.bounds.size == Size(width: 20, height: 40))
  }

  @Test("Constraints apply to alignment rectangles")
  func alignment() {
    final class Shadowed: View {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: Size { Size(width: 20, height: 10) }
    }
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])

    root.layoutIfNeeded()

    #expect(view.frame == Rect(x: 8, y: 89, width: 26, height: 14))
    let aligned = Rect(x: 10, y: 90, width: 20, height: 10)
    #expect(view.alignmentRect(forFrame: view.frame) == aligned)
    #expect(view.frame(forAlignmentRect: aligned) == view.frame)
  }

  @Test("A constraint does not retain its views, and nothing retains it once they are gone")
  func memory() {
    weak var gone: View?
    var constraint: LayoutConstraint?
    do {
      let parent = View()
      let view = box(in: parent)
      gone = view
      constraint = view.leftAnchor.constraint(equalTo: parent.leftAnchor)
      constraint?.isActive = true
      parent.layoutIfNeeded()
    }
    #expect(gone == nil)
    #expect(constraint?.firstItem == nil)
    weak let released = constraint
    constraint = nil
    #expect(released == nil)
  }
}

extension LayoutConstraint {
  func with(priority: LayoutPriority) -> LayoutConstraint {
    self.priority = priority
    return self
  }
}

@MainActor
@Suite("Constraints in right-to-left layouts")
struct RightToLeftTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let one = View()
  let two = View()

  init() {
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      one.widthAnchor.constraint(equalToConstant: 20),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 5),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
    ])
  }

  @Test("Leading and trailing swap sides with the direction of the holding view")
  func mirrored() {
    root.layoutIfNeeded()
    #expect([one.frame.minX, one.frame.maxX, two.frame.minX, two.frame.maxX] == [10, 30, 35, 170])

    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(
      [one.frame.minX, one.frame.maxX, two.frame.minX, two.frame.maxX] == [170, 190, 30, 165])

    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(one.frame.minX == 10)
  }

  @Test("Entering a window of the other direction mirrors a finished layout")
  func attached() {
    root.layoutIfNeeded()
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 300, height: 100))
    controller.view.traitOverrides.layoutDirection = .rightToLeft
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 7, bottom: 0, trailing: 1)

    controller.view.addSubview(root)
    stage.settle()

    #expect(one.frame.maxX == 190)
    #expect(root.layoutMargins.right == 7)
  }

  @Test("A multiplier applies to the distance from the leading edge")
  func multiplier() {
    let three = View()
    three.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(three)
    root.semanticContentAttribute = .forceRightToLeft
    LayoutConstraint(
      item: three, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
      multiplier: 0.25, constant: 0
    ).isActive = true
    three.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()

    #expect(three.frame.maxX == 150)
  }

  @Test("A horizontal stack starts at the right")
  func stack() {
    let stack = StackView(arrangedSubviews: [Label(text: "a"), Label(text: "b")])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    stack.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    stack.layoutIfNeeded()

    #expect(stack.arrangedSubviews[0].frame.minX > stack.arrangedSubviews[1].frame.minX)
    #expect(stack.arrangedSubviews[0].frame.maxX == 100)
  }
}
