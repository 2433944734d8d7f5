import Containers
import Testing

/// Constraints that are bounds, and those that yield to others.
@MainActor
struct ConstraintBoundTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))

  /// A view of the root that constraints place.
  private func box() -> View {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test("System spacing can be a lower or an upper bound")
  func spacingBounds() {
    let (first, near, far) = (box(), box(), box())
    LayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.widthAnchor.constraint(equalToConstant: 10),
      first.heightAnchor.constraint(equalToConstant: 10),
      near.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      near.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
      near.leadingAnchor.constraint(equalTo: root.leadingAnchor).with(priority: .defaultLow),
      near.topAnchor.constraint(equalTo: root.topAnchor).with(priority: .defaultLow),
      far.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      far.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
      far.leadingAnchor.constraint(equalTo: root.trailingAnchor).with(priority: .defaultLow),
      far.topAnchor.constraint(equalTo: root.bottomAnchor).with(priority: .defaultLow),
    ])

    root.layoutIfNeeded()

    #expect(near.frame.origin == Point(x: 26, y: 18))
    #expect(far.frame.origin == Point(x: 26, y: 18))
  }

  @Test("A multiple of another dimension can be a lower or an upper bound")
  func multipleBounds() {
    let view = box()
    LayoutConstraint.activate([
      view.widthAnchor.constraint(
        greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.25, constant: 2),
      view.widthAnchor.constraint(equalToConstant: 0).with(priority: .defaultLow),
      view.heightAnchor.constraint(
        lessThanOrEqualTo: root.heightAnchor, multiplier: 0.5, constant: -5),
      view.heightAnchor.constraint(equalToConstant: 90).with(priority: .defaultLow),
    ])

    root.layoutIfNeeded()

    #expect(view.frame.size == Size(width: 52, height: 45))
  }

  @Test("The distance from one view down to another can equal a dimension")
  func distanceDown() {
    let (first, second) = (box(), box())
    LayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      first.heightAnchor.constraint(equalToConstant: 20),
      first.bottomAnchor.anchorWithOffset(to: second.topAnchor).constraint(
        equalTo: first.heightAnchor),
    ])

    root.layoutIfNeeded()

    #expect(second.frame.minY == 45)
  }

  @Test("Of constraints that cannot all hold, a priority higher by one prevails")
  func nearPriorities() {
    let view = box()
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40).with(priority: .defaultHigh),
      view.widthAnchor.constraint(equalToConstant: 50).with(priority: .defaultHigh + 1),
      view.widthAnchor.constraint(equalToConstant: 60).with(priority: .defaultHigh - 1),
    ])

    root.layoutIfNeeded()

    #expect(view.frame.width == 50)
    #expect(LayoutPriority.defaultLow < .defaultHigh)
  }
}
