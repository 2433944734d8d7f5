import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Constraints and the hierarchy")
struct ConstraintHierarchyTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))

  private func box(in parent: View) -> View {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func pin(_ view: View, to parent: View, inset: Double = 0) -> [LayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: inset),
      view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
    ]
  }

  @Test("The closest common ancestor of the items holds the constraint")
  func holder() {
    let parent = View()
    root.addSubview(parent)
    let (one, two) = (box(in: parent), box(in: parent))
    let between = one.leftAnchor.constraint(equalTo: two.rightAnchor)
    let own = one.widthAnchor.constraint(equalToConstant: 5)
    LayoutConstraint.activate([between, own])

    #expect(parent.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(between)])
    #expect(one.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(own)])
    #expect(between.isActive)

    parent.removeConstraint(between)
    #expect(!between.isActive)
    #expect(parent.constraints.isEmpty)
  }

  @Test("Removing a view deactivates constraints that reach outside, and keeps those inside")
  func removal() {
    let view = box(in: root)
    let inner = box(in: view)
    let outside = pin(view, to: root)
    let inside = pin(inner, to: view, inset: 5)
    LayoutConstraint.activate(outside + inside)
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 5, y: 5, width: 190, height: 90))

    view.removeFromSuperview()
    #expect(outside.allSatisfy { !$0.isActive })
    #expect(inside.allSatisfy { $0.isActive })
    #expect(root.constraints.isEmpty)

    let other = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(view)
    LayoutConstraint.activate(pin(view, to: other))
    other.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 5, y: 5, width: 40, height: 40))
  }

  @Test("A view that comes back in the same turn is laid out anew")
  func reentry() {
    let view = box(in: root)
    let inner = box(in: view)
    LayoutConstraint.activate(pin(view, to: root) + pin(inner, to: view, inset: 5))
    root.layoutIfNeeded()

    view.removeFromSuperview()
    root.addSubview(view)
    LayoutConstraint.activate(pin(view, to: root, inset: 10))
    root.layoutIfNeeded()

    #expect(inner.frame == Rect(x: 5, y: 5, width: 170, height: 70))
  }

  @Test("A view with guides that goes away before the next layout leaves nothing behind")
  func vanished() {
    do {
      let view = box(in: root)
      let inner = box(in: view)
      LayoutConstraint.activate(pin(view, to: root))
      inner.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor).isActive =
        true
      root.layoutIfNeeded()
      view.removeFromSuperview()
    }
    let next = box(in: root)
    LayoutConstraint.activate(pin(next, to: root, inset: 1))
    root.layoutIfNeeded()

    #expect(next.frame == Rect(x: 1, y: 1, width: 198, height: 98))
  }

  @Test("A view whose superview is deinitialized keeps the constraints inside it elsewhere")
  func orphan() {
    let view = View(frame: Rect(x: 0, y: 0, width: 80, height: 60))
    let inner = box(in: view)
    LayoutConstraint.activate(pin(inner, to: view, inset: 10))
    do {
      let parent = View(frame: root.bounds)
      parent.addSubview(view)
      root.addSubview(parent)
      root.layoutIfNeeded()
      parent.removeFromSuperview()
    }
    #expect(view.superview == nil)

    view.frame = Rect(x: 0, y: 0, width: 120, height: 90)
    root.addSubview(view)
    root.layoutIfNeeded()

    #expect(inner.frame == Rect(x: 10, y: 10, width: 100, height: 70))
  }

  @Test("A hierarchy that was laid out on its own can join another")
  func merging() {
    let parent = View(frame: Rect(x: 0, y: 0, width: 80, height: 60))
    let inner = box(in: parent)
    LayoutConstraint.activate(pin(inner, to: parent, inset: 10))
    parent.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 10, y: 10, width: 60, height: 40))

    parent.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(parent)
    root.bounds.size = Size(width: 220, height: 110)
    root.layoutIfNeeded()

    #expect(parent.frame == Rect(x: 0, y: 0, width: 100, height: 70))
    #expect(inner.frame == Rect(x: 10, y: 10, width: 80, height: 50))
  }

  @Test("C57, C144: resizing a window resizes the views constrained to it")
  func resize() {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 300, height: 200))
    let view = box(in: controller.view)
    let deep = box(in: view)
    LayoutConstraint.activate(
      pin(view, to: controller.view, inset: 10) + pin(deep, to: view, inset: 5))
    stage.settle()
    #expect(deep.frame == Rect(x: 5, y: 5, width: 270, height: 170))

    stage.resize(to: Size(width: 500, height: 100))

    #expect(view.frame == Rect(x: 10, y: 10, width: 480, height: 80))
    #expect(deep.frame == Rect(x: 5, y: 5, width: 470, height: 70))
  }

  @Test("C57: a change invalidates the layout, and the next frame applies it")
  func deferred() {
    let controller = ViewController()
    let stage = Stage(controller)
    let view = box(in: controller.view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalToConstant: 10),
      view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    stage.settle()

    width.constant = 33
    #expect(view.frame.width == 10)
    stage.turn()
    #expect(view.frame.width == 33)
  }

  @Test(
    "C59: a root view places constrained subviews in its layout, before deeper views are laid out")
  func order() {
    final class Noting: View {
      var note: (() -> Void)?
      override func layoutSubviews() {
        super.layoutSubviews()
        note?()
      }
    }
    let (view, child) = (Noting(), Noting())
    view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let inner = box(in: child)
    LayoutConstraint.activate(pin(child, to: view, inset: 10) + pin(inner, to: child, inset: 10))
    var notes: [String] = []
    view.note = { notes.append("view: \(child.frame.width), \(inner.frame.width)") }
    child.note = { notes.append("child: \(inner.frame.width)") }

    view.layoutIfNeeded()

    #expect(notes == ["view: 80.0, 0.0", "child: 60.0"])
  }

  @Test("C60: constraints changed in viewWillLayoutSubviews apply in the same layout")
  func changesBeforeLayout() {
    final class Changing: ViewController {
      var width: LayoutConstraint?
      var seen: [Double] = []
      override func viewWillLayoutSubviews() { width?.constant = 44 }
      override func viewDidLayoutSubviews() { seen.append(view.subviews.first?.frame.width ?? 0) }
    }
    let controller = Changing()
    let stage = Stage(controller)
    let view = box(in: controller.view)
    controller.width = view.widthAnchor.constraint(equalToConstant: 10)
    controller.width?.isActive = true
    controller.seen = []
    stage.settle()

    #expect(controller.seen.first == 44)
  }

  @Test("C69, C73: the container's constraints place a child's root view")
  func containment() {
    let (parent, child) = (ViewController(), ViewController())
    let stage = Stage(parent, size: Size(width: 200, height: 100))
    parent.addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    parent.view.addSubview(child.view)
    LayoutConstraint.activate(pin(child.view, to: parent.view, inset: 20))
    child.didMove(toParent: parent)
    stage.settle()
    #expect(child.view.frame == Rect(x: 20, y: 20, width: 160, height: 60))

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.view.constraints.isEmpty)
  }

  @Test("The frame and mask of a constrained view become required constraints")
  func maskFrame() {
    let masked = View(frame: Rect(x: 10, y: 10, width: 50, height: 20))
    root.addSubview(masked)
    let view = box(in: root)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: masked.rightAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: masked.topAnchor),
      view.widthAnchor.constraint(equalTo: masked.widthAnchor, multiplier: 1),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 65)
    #expect(view.frame.width == 50)

    masked.frame = Rect(x: 20, y: 10, width: 30, height: 20)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 55)
    #expect(view.frame.width == 30)
    #expect(masked.frame == Rect(x: 20, y: 10, width: 30, height: 20))
  }

  @Test(
    "A flexible view in one that constraints place follows it, and what follows the view does too")
  func maskFollows() {
    let view = box(in: root)
    let masked = View(frame: .zero)
    masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(masked)
    let inner = box(in: masked)
    LayoutConstraint.activate(
      pin(view, to: root, inset: 10) + [
        inner.rightAnchor.constraint(equalTo: masked.rightAnchor),
        inner.widthAnchor.constraint(equalToConstant: 5),
        inner.topAnchor.constraint(equalTo: masked.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 5),
      ])
    root.layoutIfNeeded()
    #expect(masked.frame == Rect(x: 0, y: 0, width: 180, height: 80))
    #expect(inner.frame.minX == 175)

    root.bounds.size.width = 100
    root.layoutIfNeeded()
    #expect(masked.frame.width == 80)
    #expect(inner.frame.minX == 75)
  }

  @Test("A topmost view takes the size that constraints give it")
  func topSize() {
    let top = View()
    top.translatesAutoresizingMaskIntoConstraints = false
    let view = box(in: top)
    LayoutConstraint.activate(
      pin(view, to: top, inset: 10) + [
        view.widthAnchor.constraint(equalToConstant: 30),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])

    top.layoutIfNeeded()

    #expect(top.bounds.size == Size(width: 50, height: 40))
    #expect(view.frame == Rect(x: 10, y: 10, width: 30, height: 20))
  }

  @Test("With layoutIfNeeded in an animation, constrained views move gradually")
  func animation() {
    let controller = ViewController()
    let stage = Stage(controller)
    let view = box(in: controller.view)
    view.backgroundColor = .black
    let left = view.leftAnchor.constraint(equalTo: controller.view.leftAnchor)
    LayoutConstraint.activate([
      left, view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.settle()

    left.constant = 100
    View.animate(withDuration: .seconds(1), options: .curveLinear) {
      controller.view.layoutIfNeeded()
    }
    #expect(view.frame.minX == 100)
    stage.advance(by: .milliseconds(500))
    let picture = stage.picture.bitmap

    #expect(picture[55, 5] != picture[105, 5])
    #expect(picture[55, 5] != picture[5, 5])
  }
}
