internal import ConstraintSolver

/// What stands between the constraints of one hierarchy and the solver.
///
/// What changes is only noted; ``update()``, at the beginning of layout, hands all of it to the solver
/// in one go: first what goes, then what items say of themselves, then what is new, so that a
/// constraint that replaces another never meets it.
@MainActor
final class LayoutEngine {
  let solver = ConstraintSolver()
  private(set) weak var root: (any LayoutNode)?
  /// The size that a measurement tends to; nil in the engine of a hierarchy.
  let fitting: FittingSize?

  private var members: [ObjectIdentifier: LayoutMember] = [:]
  private var owners: [SolverVariable: LayoutMember] = [:]
  var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  var sources: [SolverConstraint: ConstraintSource] = [:]
  /// What could not be satisfied, tried again when something else goes.
  var broken: [LayoutConstraint] = []

  /// What holds an ambiguous item away from where it would be.
  var nudges: [SolverConstraint] = []
  var exercises = 0

  /// How often heights of content are asked for again in one update.
  private static let mostRounds = 4

  private var touched: [LayoutConstraint] = []
  private var touchedKeys: Set<ObjectIdentifier> = []
  private var touchedMembers: [LayoutMember] = []
  private var leaving: [LayoutMember] = []
  private var wrapping: [LayoutMember] = []
  private var lastSequence = 0
  private var isUpdating = false

  /// A size that an item is measured for, and how strongly it tends to it.
  struct FittingSize {
    let size: Size
    let horizontal: LayoutPriority
    let vertical: LayoutPriority
  }

  init(root: any LayoutNode, fitting: FittingSize? = nil) {
    self.root = root
    self.fitting = fitting
  }

  /// Notes that a constraint is new, gone or another.
  func touch(_ constraint: LayoutConstraint) {
    noteWork()
    if touchedKeys.insert(ObjectIdentifier(constraint)).inserted { touched.append(constraint) }
  }

  /// Notes that what an item says of itself may be another.
  func touch(_ member: LayoutMember) {
    guard !member.isTouched else { return }
    noteWork()
    member.isTouched = true
    touchedMembers.append(member)
  }

  /// Notes that an item belongs to another hierarchy.
  func remove(_ member: LayoutMember) {
    noteWork()
    leaving.append(member)
    // If it comes back, it is another.
    if members[member.key] === member { members[member.key] = nil }
  }

  func nextSequence() -> Int {
    lastSequence += 1
    return lastSequence
  }

  /// Whether something waits for an update.
  var hasWork: Bool { !(touched.isEmpty && touchedMembers.isEmpty && leaving.isEmpty) }

  private func noteWork() {
    if !hasWork, !isUpdating, fitting == nil { root?.engineNeedsUpdate() }
  }

  /// Brings the solution up to date and tells the items whose place is another.
  func update() {
    guard hasWork, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    trace(
      .constraints,
      "\(touched.count) constraints and \(touchedMembers.count) items of "
        + "\(root?.layoutName ?? "(gone)") changed, \(leaving.count) items left")
    var measurements = 0
    repeat {
      // Content that changes whenever it is asked for is not asked for ever.
      for _ in 0..<LayoutEngine.mostRounds where hasWork { applyChanges() }
      measurements += 1
    } while measurements < LayoutEngine.mostRounds && remeasure()
    solver.takeChanges { variable, _ in
      if let node = owners[variable]?.node, fitting == nil { node.placeDidChange() }
    }
    if hasWork, fitting == nil { root?.engineNeedsUpdate() }
  }

  /// Returns the item's place in the engine, which it gets if it has none.
  func member(_ node: any LayoutNode) -> LayoutMember {
    if let member = members[ObjectIdentifier(node)], member.node === node { return member }
    let member = LayoutMember(node, in: self)
    members[member.key] = member
    for variable in member.variables { owners[variable] = member }
    if fitting == nil { node.layoutRecord.member = member }
    member.own = node.ownLayoutConstraints
    for constraint in member.own {
      if fitting == nil { constraint.engine = self }
      touch(constraint)
    }
    if fitting == nil { node.didEnterEngine() }
    adjust(member)
    complete(member)
    return member
  }

  /// Notes that the height of an item's content depends on its width.
  func noteWrapping(_ member: LayoutMember) {
    if !wrapping.contains(where: { $0 === member }) { wrapping.append(member) }
  }

  /// Returns where an item stands in its container's bounds.
  ///
  /// Without the noise of arithmetic: edges that are tied to each other round to the same pixel.
  func frame(of member: LayoutMember) -> Rect {
    func value(_ variable: SolverVariable) -> Double {
      (solver.value(of: variable) * 1024).rounded() / 1024
    }
    return Rect(
      x: value(member.minX), y: value(member.minY), width: max(0, value(member.width)),
      height: max(0, value(member.height)))
  }

  private func applyChanges() {
    let constraints = touched
    let members = touchedMembers
    let gone = leaving
    (touched, touchedMembers, leaving) = ([], [], [])
    touchedKeys = []
    var hasRoom = false
    endExercise()
    for constraint in constraints where uninstallIfStale(constraint) { hasRoom = true }
    forget(gone)
    let present = members.filter { self.members[$0.key] === $0 }
    for member in members { member.isTouched = false }
    // What is there gets its new constants before anything is added: on the way there it may not
    // fit together, at the end it does.
    for member in present { adjust(member) }
    for constraint in constraints { adjust(constraint) }
    for member in present { complete(member) }
    for constraint in constraints where wants(constraint) { install(constraint) }
    if hasRoom || !gone.isEmpty || !members.isEmpty { retryBroken() }
  }

  /// Whether a constraint belongs into the solver.
  func wants(_ constraint: LayoutConstraint) -> Bool {
    fitting != nil || constraint.engine === self && (constraint.isHeld || constraint.isOwned)
  }

  private func forget(_ gone: [LayoutMember]) {
    for member in gone {
      for constraint in member.automatic { constraint.handle.map(removeFromSolver) }
      member.automatic = []
      for constraint in member.own { uninstall(constraint) }
    }
    for member in gone {
      for variable in member.variables {
        owners[variable] = nil
        solver.removeVariable(variable)
      }
      wrapping.removeAll { $0 === member }
    }
  }

  /// Asks for the height of wrapping content at the widths that were found.
  ///
  /// - Returns: Whether some height may be another.
  private func remeasure() -> Bool {
    for member in wrapping {
      guard let node = member.node, node.wrapsContent else { continue }
      let width = solver.value(of: member.width)
      guard member.measuredWidth.map({ abs($0 - width) > 0.01 }) ?? true else { continue }
      member.measuredWidth = width
      touch(member)
      node.baselinesDidChange()
    }
    return hasWork
  }
}

/// A constraint as it stands in the solver.
struct InstalledConstraint {
  let handle: SolverConstraint
  /// What the two sides come to without variables, and without the constraint's own constant.
  let offset: Double
  var constant: Double
  let priority: LayoutPriority
}

/// Where a constraint of the solver comes from.
enum ConstraintSource {
  case constraint(LayoutConstraint)
  case automatic(LayoutMember, AutomaticConstraint)
}
