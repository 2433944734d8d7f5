import Containers
import ContainersTesting
import TestSupport

@testable import ContainersTestSupport

/// Two windows and a few views, which a random program changes.
@MainActor
final class ConstraintLawWorld {
  private let stages: [Stage]
  private let controllers: [ConstraintLawController]
  /// Leaves and containers; the last is a stack.
  private let views: [View]
  private let guides = (0..<3).map { _ in LayoutGuide() }
  private var constraints: [LayoutConstraint] = []
  private var pins: [LayoutConstraint] = []
  private var hooks: [ConstraintLawProgram.Hook]
  private var report = LawReport()
  private let seed: UInt64

  private static let priorities: [LayoutPriority] = [
    .defaultLow, .defaultHigh, LayoutPriority(500), LayoutPriority(999), LayoutPriority(250.5),
  ]
  private static let pairs: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
    (.left, .left), (.leading, .trailing), (.right, .right), (.centerX, .centerX), (.top, .bottom),
    (.bottom, .bottom), (.centerY, .top), (.width, .width), (.height, .height),
    (.firstBaseline, .lastBaseline),
  ]

  private init(_ program: ConstraintLawProgram) {
    hooks = program.hooks
    seed = UInt64(program.steps.count)
    controllers = (0..<2).map { _ in ConstraintLawController() }
    stages = controllers.map { Stage($0) }
    let leaves = (0..<7).map { ConstraintLawView(index: $0) }
    views = leaves + [StackView()]
    for (index, view) in views.enumerated() {
      view.accessibility.identifier = "\(index)"
      view.translatesAutoresizingMaskIntoConstraints = false
      controllers[0].view.addSubview(view)
    }
    views[3].addSubview(views[1])
    for leaf in leaves { leaf.whenCalled = { [unowned self] in call($0, of: leaf.index) } }
    for controller in controllers {
      controller.whenCalled = { [unowned self] in for index in 0..<8 { call($0, of: index) } }
    }
  }

  /// Runs a program, and compares the layout after each step with that of a copy of the views.
  static func run(_ program: ConstraintLawProgram) -> LawReport {
    let world = ConstraintLawWorld(program)
    let lines = WarningLog.lines {
      for (index, step) in program.steps.enumerated() {
        world.run(step)
        // A callback in one window may change the other.
        for _ in 0..<3 { for stage in world.stages { stage.settle() } }
        world.compare("after step \(index): \(step)")
        if !world.report.failures.isEmpty { return }
      }
    }
    for line in lines where line.contains("four rounds") { world.report.failures.append(line) }
    return world.report
  }

  private func call(_ callback: ConstraintLawProgram.Callback, of view: Int) {
    guard let index = hooks.firstIndex(where: { $0.view == view && $0.callback == callback })
    else { return }
    run(hooks.remove(at: index).step)
  }

  private func compare(_ occasion: String) {
    for controller in controllers {
      let copy = LayoutCopy(of: controller.view, seed: seed)
      let differences = copy.differences()
      if !differences.isEmpty { report.failures += [occasion] + differences }
    }
  }

  // MARK: Steps

  private func item(_ number: Int) -> any LayoutItem {
    if number < 8 { return views[number] }
    if number < 11 { return guides[number - 8] }
    return controllers[0].view
  }

  private func view(of item: any LayoutItem) -> View? {
    item as? View ?? (item as? LayoutGuide)?.owningView
  }

  private func run(_ step: ConstraintLawProgram.Step) {
    constraints.removeAll { !$0.isActive }
    pins.removeAll { !$0.isActive }
    switch step {
    case .relate(let relation): relate(relation)
    case .pin(let index, let isHorizontal, let constant):
      pin(views[index], isHorizontal, constant)
    case .deactivate(let index): chosen(index)?.isActive = false
    case .setConstant(let index, let constant): chosen(index)?.constant = constant
    case .setPriority(let index, let priority):
      chosen(index)?.priority = ConstraintLawWorld.priorities[priority]
    case .leave(let index): views[index].removeFromSuperview()
    case .enter(let index, let parent, let place): enter(views[index], parent, place)
    case .reorder(let index, let place):
      guard let parent = views[index].superview, !(parent is StackView) else { return }
      parent.insertSubview(views[index], at: place)
    case .setContent(let index, let width, let height):
      (views[index] as? ConstraintLawView)?.contentSize = Size(width: width, height: height)
    case .setHugging(let index, let priority):
      views[index].setContentHuggingPriority(
        ConstraintLawWorld.priorities[priority], for: .horizontal)
    case .setResistance(let index, let priority):
      views[index].setContentCompressionResistancePriority(
        ConstraintLawWorld.priorities[priority], for: .vertical)
    case .measure(let index, let width):
      let view = index < 8 ? views[index] : controllers[index - 8].view
      _ = view?.systemLayoutSizeFitting(Size(width: width, height: 0))
    case .addGuide(let index, let parent): views[parent].addLayoutGuide(guides[index])
    case .removeGuide(let index): guides[index].owningView?.removeLayoutGuide(guides[index])
    case .setDirection(let index):
      let isForced = views[index].semanticContentAttribute == .forceRightToLeft
      views[index].semanticContentAttribute = isForced ? .unspecified : .forceRightToLeft
    case .hide(let index): views[index].isHidden.toggle()
    case .follow(let index): follow(views[index])
    case .resize(let index, let width):
      // A step in a callback cannot run frames.
      stages[index].window.frame.size = Size(width: width, height: width / 2)
    case .layOut(let index): views[index].layoutIfNeeded()
    }
  }

  private func chosen(_ number: Int) -> LayoutConstraint? {
    constraints.isEmpty ? nil : constraints[number % constraints.count]
  }

  private func relate(_ relation: ConstraintLawProgram.Relation) {
    let (first, second) = (item(relation.first), item(relation.second))
    let attributes = ConstraintLawWorld.pairs[relation.attributes]
    guard let one = view(of: first), let other = view(of: second), first !== second else { return }
    guard one.layoutRoot === other.layoutRoot else { return }
    let relations: [LayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let multipliers = [1.0, 1, 1, 1, 0.5, 2]
    let constraint = LayoutConstraint(
      item: first, attribute: attributes.0, relatedBy: relations[relation.relation],
      toItem: second, attribute: attributes.1, multiplier: multipliers[relation.multiplier],
      constant: relation.constant)
    constraint.priority = ConstraintLawWorld.priorities[relation.priority]
    constraint.isActive = true
    // The stack makes its own constraints, and the copy of it too.
    if views[7].constraints.contains(where: { $0 === constraint }) {
      constraint.isActive = false
    } else {
      constraints.append(constraint)
    }
  }

  /// A view has at most one required position on each axis, so that none ever conflict.
  private func pin(_ view: View, _ isHorizontal: Bool, _ constant: Double) {
    guard let parent = view.superview, !(parent is StackView),
      !view.translatesAutoresizingMaskIntoConstraints
    else { return }
    let attribute: LayoutConstraint.Attribute = isHorizontal ? .leading : .top
    if let pin = pins.first(where: { $0.firstItem === view && $0.firstAttribute == attribute }) {
      pin.constant = constant
      return
    }
    let pin = LayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: parent, attribute: attribute,
      multiplier: 1, constant: constant)
    pin.isActive = true
    pins.append(pin)
  }

  private func enter(_ view: View, _ number: Int, _ place: Int) {
    let parent: View = number < 8 ? views[number] : controllers[number - 8].view
    guard !parent.isDescendant(of: view) else { return }
    guard let stack = parent as? StackView else { return parent.insertSubview(view, at: place) }
    for pin in pins where pin.firstItem === view { pin.isActive = false }
    stack.insertArrangedSubview(view, at: min(place, stack.arrangedSubviews.count))
  }

  private func follow(_ view: View) {
    guard !(view.superview is StackView), !(view is StackView) else { return }
    for pin in pins where pin.firstItem === view { pin.isActive = false }
    view.translatesAutoresizingMaskIntoConstraints.toggle()
  }
}

extension View {
  fileprivate var layoutRoot: View { superview?.layoutRoot ?? self }
}

/// A view that reports its callbacks.
final class ConstraintLawView: View {
  let index: Int
  var whenCalled: ((ConstraintLawProgram.Callback) -> Void)?
  var contentSize = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) {
    didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  init(index: Int) {
    self.index = index
    super.init(frame: Rect(x: 10, y: 10, width: 50, height: 40))
    if index % 3 != 0 {
      contentSize = Size(width: 30 + 10 * Double(index), height: 20)
    }
  }

  override func updateConstraints() {
    whenCalled?(.updateConstraints)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    whenCalled?(.layoutSubviews)
  }

  override var intrinsicContentSize: Size {
    whenCalled?(.intrinsicContentSize)
    return contentSize
  }

  override var alignmentRectInsets: EdgeInsets {
    whenCalled?(.alignmentRectInsets)
    return index == 2 ? EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) : .zero
  }

  override var forFirstBaselineLayout: View {
    whenCalled?(.baseline)
    return self
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    whenCalled?(.traits)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    whenCalled?(.superview)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    whenCalled?(.window)
  }
}

/// A controller that reports when its view was laid out.
final class ConstraintLawController: ViewController {
  var whenCalled: ((ConstraintLawProgram.Callback) -> Void)?

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    whenCalled?(.didLayOut)
  }
}
