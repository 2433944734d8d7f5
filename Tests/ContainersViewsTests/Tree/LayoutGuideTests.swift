import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Layout guides, margins and the safe area")
struct LayoutGuideTests {
  private func pin(_ view: View, to item: any LayoutItem) {
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: item.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: item.trailingAnchor),
      view.topAnchor.constraint(equalTo: item.topAnchor),
      view.bottomAnchor.constraint(equalTo: item.bottomAnchor),
    ])
  }

  @Test("A layout guide takes part in constraints without a view")
  func guide() {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let view = View()
    root.addSubview(view)
    LayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 30),
    ])
    pin(view, to: guide)

    root.layoutIfNeeded()

    #expect(guide.layoutFrame == Rect(x: 20, y: 0, width: 100, height: 30))
    #expect(view.frame == guide.layoutFrame)
    #expect(guide.owningView === root)
    #expect(root.layoutGuides.contains { $0 === guide })

    root.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test("Margins are 8 points by default, and changing them moves views constrained to them")
  func margins() {
    final class Telling: View {
      var changes = 0
      override func layoutMarginsDidChange() { changes += 1 }
    }
    let root = Telling(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let view = View()
    root.addSubview(view)
    #expect(root.layoutMargins == EdgeInsets(all: 8))
    pin(view, to: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 8, y: 8, width: 184, height: 84))

    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    root.layoutIfNeeded()

    #expect(view.frame == Rect(x: 20, y: 1, width: 176, height: 96))
    #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
    #expect(root.changes == 1)
  }

  @Test("Margin attributes are the edges of the margins guide")
  func marginAttributes() {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: root,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
      LayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: root,
        attribute: .bottomMargin, multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()

    #expect(view.frame.origin == Point(x: 8, y: 92))
  }

  @Test("A view that preserves its superview's margins avoids the part that overlaps it")
  func preserved() {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let view = View(frame: Rect(x: 10, y: 0, width: 190, height: 100))
    root.addSubview(view)
    root.layoutMargins = EdgeInsets(all: 30)
    #expect(view.layoutMargins == EdgeInsets(all: 8))

    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == EdgeInsets(top: 30, left: 20, bottom: 30, right: 30))

    root.layoutMargins = EdgeInsets(all: 40)
    #expect(view.layoutMargins.left == 30)
    view.frame.origin.x = 35
    #expect(view.layoutMargins.left == 8)
  }

  @Test("The margins guide follows margins that depend on where the view is")
  func movedMargins() {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let view = View(frame: Rect(x: 10, y: 0, width: 190, height: 100))
    root.addSubview(view)
    root.layoutMargins = EdgeInsets(all: 40)
    view.preservesSuperviewLayoutMargins = true
    let guide = view.layoutMarginsGuide
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 30)

    view.frame.origin.x = 35
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 8)
  }

  @Test("The margins guide of a controller's view follows its width")
  func controllerMargins() {
    let controller = ViewController()
    controller.view.frame = Rect(x: 0, y: 0, width: 300, height: 100)
    let guide = controller.view.layoutMarginsGuide
    controller.view.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 16)

    controller.view.frame.size.width = 500
    controller.view.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 20)
  }

  @Test("The readable guide is centered and at most 672 points wide")
  func readable() {
    let root = View(frame: Rect(x: 0, y: 0, width: 1000, height: 100))
    let view = View()
    root.addSubview(view)
    pin(view, to: root.readableContentGuide)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 164, y: 8, width: 672, height: 84))
    #expect(root.readableContentGuide.layoutFrame == view.frame)

    root.bounds.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 8, y: 8, width: 284, height: 84))
  }

  @Test("A controller's root view has the system's margins at the sides")
  func systemMargins() {
    let controller = ViewController()
    Stage(controller, size: Size(width: 500, height: 100)).turn()

    #expect(controller.view.layoutMargins == EdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    controller.view.layoutMargins = EdgeInsets(all: 5)
    #expect(controller.view.layoutMargins.left == 20)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == EdgeInsets(all: 5))
  }

  /// A controller that records callbacks about the safe area and the margins.
  final class InsetController: ViewController {
    var told: [String] = []
    override func viewSafeAreaInsetsDidChange() { told.append("safe \(view.safeAreaInsets.top)") }
    override func viewLayoutMarginsDidChange() { told.append("margins") }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      told.append("will \(view.safeAreaInsets.top)")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      told.append("is \(view.safeAreaInsets.top)")
    }
  }

  @Test("Q4: the safe area is zero in viewWillAppear and known in viewIsAppearing")
  func safeAreaInCallbacks() {
    let controller = InsetController()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)

    Stage(controller).turn()

    #expect(controller.told == ["will 0.0", "safe 30.0", "margins", "is 30.0"])
  }

  @Test("A view's safe area is the part that overlaps it, and follows its frame")
  func safeArea() {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 200, height: 100))
    let view = View(frame: Rect(x: 0, y: 10, width: 200, height: 90))
    controller.view.addSubview(view)
    let inner = View()
    view.addSubview(inner)
    pin(inner, to: view.safeAreaLayoutGuide)
    stage.settle()
    #expect(inner.frame == Rect(x: 0, y: 0, width: 200, height: 90))

    controller.additionalSafeAreaInsets = EdgeInsets(top: 30, left: 5, bottom: 0, right: 0)
    stage.settle()
    #expect(view.safeAreaInsets == EdgeInsets(top: 20, left: 5, bottom: 0, right: 0))
    #expect(inner.frame == Rect(x: 5, y: 20, width: 195, height: 70))
    #expect(view.layoutMargins == EdgeInsets(top: 28, left: 13, bottom: 8, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == EdgeInsets(all: 8))

    view.frame = Rect(x: 0, y: 25, width: 200, height: 75)
    stage.settle()
    #expect(view.safeAreaInsets.top == 5)
    #expect(inner.frame == Rect(x: 5, y: 5, width: 195, height: 70))

    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("A guide is ambiguous until its constraints determine it, and lists them by axis")
  func ambiguity() {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let across = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
    let width = guide.widthAnchor.constraint(equalToConstant: 20)
    LayoutConstraint.activate([
      across, guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(guide.hasAmbiguousLayout)

    width.isActive = true
    root.layoutIfNeeded()
    #expect(!guide.hasAmbiguousLayout)
    #expect(
      Set(guide.constraintsAffectingLayout(for: .horizontal).map(ObjectIdentifier.init))
        == [ObjectIdentifier(across), ObjectIdentifier(width)])
  }
}
