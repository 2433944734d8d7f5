import Containers
import ContainersTesting
import Testing

/// Tests of updating constraints and of measuring a hierarchy.
@MainActor
struct FittingTests {
  @Test("The expanded fitting size is the largest that constraints allow")
  func expanded() {
    let view = View()
    LayoutConstraint.activate([
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(view.systemLayoutSizeFitting(View.layoutFittingExpandedSize).width == 300)
    #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 100)
  }

  @Test("A class that requires constraints updates them without a request")
  func requiringConstraints() {
    let stage = Stage(ViewController())
    let (asked, silent) = (SelfConstrained(), LazilyConstrained())
    for view in [asked, silent] as [View] { stage.window.addSubview(view) }
    stage.turn()
    #expect(asked.updates == 1)
    #expect(silent.updates == 0)
  }

  @Test("updateConstraintsIfNeeded updates pending constraints once, deepest view first")
  func updateIfNeeded() {
    let (outer, inner) = (LazilyConstrained(), LazilyConstrained())
    outer.addSubview(inner)
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    var order: [ObjectIdentifier] = []
    for view in [outer, inner] { view.whenUpdated = { order.append(ObjectIdentifier(view)) } }
    outer.updateConstraintsIfNeeded()
    outer.updateConstraintsIfNeeded()
    #expect(order == [ObjectIdentifier(inner), ObjectIdentifier(outer)])
    #expect(!outer.needsUpdateConstraints)
  }

  @Test("Content follows the text direction unless its semantic attribute sets another")
  func direction() {
    func direction(
      _ attribute: SemanticContentAttribute, _ text: TraitEnvironmentLayoutDirection
    ) -> UserInterfaceLayoutDirection {
      View.userInterfaceLayoutDirection(for: attribute, relativeTo: text)
    }
    #expect(direction(.unspecified, .rightToLeft) == .rightToLeft)
    #expect(direction(.unspecified, .leftToRight) == .leftToRight)
    for attribute in [SemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      #expect(direction(attribute, .rightToLeft) == .leftToRight)
    }
    #expect(direction(.forceRightToLeft, .leftToRight) == .rightToLeft)
  }

  @Test("A column can space its views from baseline to baseline")
  func baselineSpacing() {
    let labels = ["One", "Two"].map { text in
      let label = Label()
      label.text = text
      return label
    }
    let stack = StackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 40
    let loose = stack.systemLayoutSizeFitting(.zero).height
    stack.isBaselineRelativeArrangement = true
    let tight = stack.systemLayoutSizeFitting(.zero).height
    #expect(loose - tight > 10)
  }

  @Test("The last baseline of a column is that of its last view")
  func stackBaseline() {
    let labels = [Label(), Label()]
    for label in labels { label.text = "One" }
    let stack = StackView()
    for label in labels { stack.addArrangedSubview(label) }
    stack.axis = .vertical
    #expect(stack.forLastBaselineLayout === labels[1])
    #expect(stack.forFirstBaselineLayout === labels[0])
    #expect(View().forLastBaselineLayout !== stack)
  }

  @Test("A view is notified of a safe area change, and a root view keeps the system's margins")
  func safeAreaAndMargins() {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 300, height: 200))
    let view = SafeAreaReader(frame: controller.view.bounds)
    controller.view.addSubview(view)
    stage.turn()
    view.changes = 0
    controller.additionalSafeAreaInsets = EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    stage.turn()
    #expect(view.changes == 1)
    #expect(view.safeAreaInsets.top == 30)
    #expect(controller.systemMinimumLayoutMargins.leading == 16)
    stage.resize(to: Size(width: 600, height: 200))
    #expect(controller.systemMinimumLayoutMargins.leading == 20)
  }
}

@MainActor
private final class SelfConstrained: View {
  var updates = 0
  override class var requiresConstraintBasedLayout: Bool { true }
  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

@MainActor
private final class LazilyConstrained: View {
  var updates = 0
  var whenUpdated: () -> Void = {}
  override func updateConstraints() {
    updates += 1
    whenUpdated()
    super.updateConstraints()
  }
}

@MainActor
private final class SafeAreaReader: View {
  var changes = 0
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    changes += 1
  }
}
