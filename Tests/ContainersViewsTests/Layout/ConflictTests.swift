import Containers
import TestSupport
import Testing

@MainActor
@Suite("Conflicting constraints")
struct ConflictTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let view = View()

  init() {
    view.accessibility.identifier = "Box"
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func width(_ constant: Double, _ identifier: String) -> LayoutConstraint {
    let constraint = view.widthAnchor.constraint(equalToConstant: constant)
    constraint.identifier = identifier
    return constraint
  }

  @Test("A warning lists conflicting constraints, and the one activated last is broken")
  func warning() {
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      width(40, "narrow"), width(60, "wide"),
    ])

    let lines = WarningLog.lines { root.layoutIfNeeded() }

    #expect(
      lines == [
        """
        Unable to simultaneously satisfy constraints:
          <LayoutConstraint "narrow" View “Box”.width == 40 @1000>
          <LayoutConstraint "wide" View “Box”.width == 60 @1000>
        Will attempt to recover by breaking constraint
          <LayoutConstraint "wide" View “Box”.width == 60 @1000>
        """
      ])
    #expect(view.frame == Rect(x: 5, y: 0, width: 40, height: 0))
  }

  @Test("A broken constraint returns without a warning once the one it contradicts is removed")
  func recovery() {
    let narrow = width(40, "narrow")
    LayoutConstraint.activate([narrow, width(60, "wide")])
    _ = WarningLog.lines { root.layoutIfNeeded() }

    let lines = WarningLog.lines {
      narrow.isActive = false
      root.layoutIfNeeded()
    }

    #expect(lines == [])
    #expect(view.frame.width == 60)
  }

  @Test("A constraint that replaces another in the same turn never conflicts with it")
  func replacement() {
    let narrow = width(40, "narrow")
    narrow.isActive = true
    root.layoutIfNeeded()

    let lines = WarningLog.lines {
      width(60, "wide").isActive = true
      narrow.isActive = false
      root.layoutIfNeeded()
    }

    #expect(lines == [])
    #expect(view.frame.width == 60)
  }

  @Test("Constants that change together do not conflict halfway through")
  func constants() {
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let right = view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 50)
    let limit = view.widthAnchor.constraint(equalToConstant: 40)
    LayoutConstraint.activate([left, right, limit])
    root.layoutIfNeeded()

    let lines = WarningLog.lines {
      left.constant = 100
      right.constant = 160
      limit.constant = 60
      root.layoutIfNeeded()
    }

    #expect(lines == [])
    #expect(view.frame.minX == 100)
    #expect(view.frame.width == 60)
  }

  @Test("An autoresizing mask that contradicts constraints is named as such")
  func mask() {
    let masked = View(frame: Rect(x: 0, y: 0, width: 30, height: 30))
    root.addSubview(masked)
    masked.widthAnchor.constraint(equalToConstant: 50).isActive = true

    let lines = WarningLog.lines { root.layoutIfNeeded() }

    #expect(lines.count == 1)
    #expect(lines.first?.contains("<AutoresizingMaskConstraint View.width == 30 @1000>") == true)
    #expect(masked.frame.width == 30)
  }

  @Test("A constant beyond a limit breaks its constraint, which returns once it fits")
  func constantBeyondLimit() {
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    let exact = width(40, "exact")
    LayoutConstraint.activate([limit, exact])
    root.layoutIfNeeded()

    let lines = WarningLog.lines {
      exact.constant = 70
      root.layoutIfNeeded()
    }
    #expect(lines.count == 1)
    #expect(view.frame.width <= 50)

    exact.constant = 45
    root.layoutIfNeeded()
    #expect(view.frame.width == 45)
  }

  @Test(
    "Ambiguity is reported for each view, and exercising it moves that view")
  func ambiguity() {
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(view.widthAnchor.hasAmbiguousLayout)
    let before = view.frame

    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.width != before.width)
    #expect(view.frame.origin == before.origin)

    width(20, "width").isActive = true
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("The constraints that affect a view along an axis include those through other views")
  func affecting() {
    let other = View()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    let own = view.leftAnchor.constraint(equalTo: other.rightAnchor)
    let through = other.widthAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([
      own, through, view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()

    let found = view.constraintsAffectingLayout(for: .horizontal)

    #expect(found.count == 2)
    #expect(found.contains { $0 === own })
    #expect(found.contains { $0 === through })
  }

  @Test("An anchor lists the constraints along its axis only, and knows its item")
  func anchors() {
    let across = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    let down = view.topAnchor.constraint(equalTo: root.topAnchor)
    LayoutConstraint.activate([across, down])

    #expect(
      view.leftAnchor.constraintsAffectingLayout.map(ObjectIdentifier.init) == [
        ObjectIdentifier(across)
      ])
    #expect(
      view.heightAnchor.constraintsAffectingLayout.map(ObjectIdentifier.init) == [
        ObjectIdentifier(down)
      ])
    #expect(view.leftAnchor.item === view)
    #expect(view.leftAnchor.anchorWithOffset(to: root.leftAnchor).item == nil)
  }
}
