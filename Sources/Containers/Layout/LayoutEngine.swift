internal import ConstraintSolver

/// The layout engine of one view hierarchy, which passes its constraints to the solver.
///
/// Changes are only recorded. ``update()``, which runs at the start of layout, passes them to the
/// solver in one batch: first removals, then automatic constraints of items, then additions. A
/// constraint that replaces another one is therefore never in the solver together with it.
///
/// An item (a view or a guide, seen as a ``LayoutNode``) has four variables: its position and size
/// in its container's bounds. Moving a view therefore changes nothing inside it. A constraint
/// between distant items adds up the positions on the way up to the view that holds it.
///
/// After solving, the superviews of items that moved are marked, and their `layoutSubviews` assigns
/// the frames, rounded to pixels. If constraints conflict, the one activated last is broken, and
/// tried again when others change.
@MainActor
final class LayoutEngine {
  let solver = ConstraintSolver()
  private(set) weak var root: (any LayoutNode)?
  /// The target size of a measurement; nil in the engine of a hierarchy.
  let fitting: FittingSize?

  private var members: [ObjectIdentifier: LayoutMember] = [:]
  private(set) var owners: [SolverVariable: LayoutMember] = [:]
  var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  var sources: [SolverConstraint: ConstraintSource] = [:]
  /// The constraints that could not be satisfied, which are retried when others are removed.
  var broken: [LayoutConstraint] = []
  /// The conflicts of this update that no warning has named yet.
  var conflicts: [Conflict] = []

  /// The constraints that move an ambiguous item away from its current solution.
  var nudges: [SolverConstraint] = []
  var exercises = 0

  /// The maximum number of times that content heights are measured in one update.
  private static let mostRounds = 4

  private var touched: [LayoutConstraint] = []
  /// For each touched constraint, whether its terms may have changed.
  private var changesTerms: [ObjectIdentifier: Bool] = [:]
  private var touchedMembers: [LayoutMember] = []
  private var leaving: [LayoutMember] = []
  /// The items that joined during the update and have no automatic constraints yet.
  var newMembers: [LayoutMember] = []
  private var wrapping: [LayoutMember] = []
  private var lastSequence = 0
  private(set) var isUpdating = false

  /// A target size for measuring an item, with priorities for both dimensions.
  struct FittingSize {
    let size: Size
    let horizontal: LayoutPriority
    let vertical: LayoutPriority
  }

  init(root: any LayoutNode, fitting: FittingSize? = nil) {
    self.root = root
    self.fitting = fitting
  }

  /// Records that a constraint was added, removed, or changed.
  ///
  /// - Parameter changesTerms: Whether the variables that it depends on may be others now.
  func touch(_ constraint: LayoutConstraint, changesTerms: Bool = false) {
    noteWork()
    let key = ObjectIdentifier(constraint)
    if let known = self.changesTerms[key] {
      if changesTerms, !known { self.changesTerms[key] = true }
    } else {
      self.changesTerms[key] = changesTerms
      touched.append(constraint)
    }
  }

  /// Records that the automatic constraints of an item may have changed.
  func touch(_ member: LayoutMember) {
    guard !member.isTouched else { return }
    noteWork()
    member.isTouched = true
    touchedMembers.append(member)
  }

  /// Records that an item left the hierarchy.
  func remove(_ member: LayoutMember) {
    noteWork()
    leaving.append(member)
    // An item that comes back becomes a new member.
    if members[member.key] === member { members[member.key] = nil }
  }

  /// Gives a constraint its place in the order of activation, which it keeps when its view moves.
  func order(_ constraint: LayoutConstraint) {
    if constraint.sequence == 0 { constraint.sequence = lastSequence + 1 }
    lastSequence = max(lastSequence, constraint.sequence)
  }

  /// Whether there are changes to apply.
  var hasWork: Bool { !(touched.isEmpty && touchedMembers.isEmpty && leaving.isEmpty) }

  /// The first constraint or item with changes to apply, as messages name it.
  var dueText: String? { touched.first?.description ?? touchedMembers.first?.node?.layoutName }

  private func noteWork() {
    if !hasWork, !isUpdating, fitting == nil { root?.engineNeedsUpdate() }
  }

  /// Updates the solution, and notifies items whose position or size changed.
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
      // The limit prevents an endless loop if content changes every time it is measured.
      for _ in 0..<LayoutEngine.mostRounds where hasWork { applyChanges() }
      breakTies()
      measurements += 1
    } while measurements < LayoutEngine.mostRounds && remeasure()
    solver.takeChanges { variable, _ in
      if let node = owners[variable]?.node, fitting == nil { node.placeDidChange() }
    }
    if hasWork, fitting == nil { root?.engineNeedsUpdate() }
  }

  /// Returns the member for an item, adding it to the engine if needed.
  ///
  /// Its automatic constraints follow in an update, because they may run code of the app.
  func member(_ node: any LayoutNode) -> LayoutMember {
    if let member = members[ObjectIdentifier(node)], member.node === node { return member }
    let member = LayoutMember(node, in: self)
    // Such code may also remove an item while its constraint is lowered, which then has no effect.
    if isUpdating { guard let root, node.isInside(root) else { return member } }
    members[member.key] = member
    for variable in member.variables { owners[variable] = member }
    if fitting == nil { node.layoutRecord.member = member }
    member.own = node.ownLayoutConstraints
    for constraint in member.own {
      if fitting == nil { constraint.engine = self }
      touch(constraint)
    }
    if isUpdating { newMembers.append(member) } else { touch(member) }
    if fitting == nil { node.didEnterEngine() }
    return member
  }

  /// Whether an item is still in the hierarchy.
  func contains(_ member: LayoutMember) -> Bool { members[member.key] === member }

  /// Records that the height of an item's content depends on its width.
  func noteWrapping(_ member: LayoutMember) {
    if !wrapping.contains(where: { $0 === member }) { wrapping.append(member) }
  }

  /// Returns the frame of an item in its container's bounds.
  ///
  /// Values are rounded to 1/1024 point, so that edges constrained to be equal round to the same
  /// pixel.
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
    let changesTerms = changesTerms
    self.changesTerms = [:]
    endExercise()
    for constraint in constraints {
      let changes = changesTerms[ObjectIdentifier(constraint)] == true
      uninstallIfStale(constraint, changesTerms: changes)
    }
    forget(gone)
    let present = members.filter(contains)
    for member in members { member.isTouched = false }
    // Existing constraints get their new constants before any are added: intermediate states may
    // conflict although the final state does not.
    for member in present { adjust(member) }
    for constraint in constraints { adjust(constraint) }
    for member in present { complete(member) }
    completeNewMembers()
    for constraint in constraints where wants(constraint) { install(constraint) }
    retryBroken()
    reportConflicts()
  }

  /// Returns whether a constraint should be installed in this engine.
  func wants(_ constraint: LayoutConstraint) -> Bool {
    (constraint.isHeld || constraint.isOwned) && (fitting != nil || constraint.engine === self)
  }

  private func forget(_ gone: [LayoutMember]) {
    for member in gone {
      for constraint in member.automatic { constraint.handle.map(removeFromSolver) }
      member.automatic = []
      for constraint in member.own { uninstall(constraint) }
    }
    let variables = gone.flatMap(\.variables)
    release(variables.filter(solver.isUsed))
    for variable in variables {
      owners[variable] = nil
      solver.removeVariable(variable)
    }
    if !wrapping.isEmpty { wrapping.removeAll { !contains($0) } }
  }

  /// Measures the heights of wrapping content at the solved widths.
  ///
  /// - Returns: Whether any height may have changed.
  private func remeasure() -> Bool {
    for member in wrapping {
      guard let node = member.node, node.wrapsContent else { continue }
      let width = solver.value(of: member.width)
      guard member.measuredWidth.map({ abs($0 - width) > 0.01 }) ?? true else { continue }
      member.measuredWidth = width
      touch(member)
      for constraint in node.baselineConstraints
      where installed[ObjectIdentifier(constraint)] != nil {
        touch(constraint, changesTerms: true)
      }
    }
    return hasWork
  }
}

/// A constraint installed in the solver.
struct InstalledConstraint {
  let handle: SolverConstraint
  /// The constant part of the two sides, without the constraint's own constant.
  let offset: Double
  var constant: Double
  let priority: LayoutPriority
  let isMirrored: Bool
}

/// The origin of a constraint in the solver.
enum ConstraintSource {
  case constraint(LayoutConstraint)
  case automatic(LayoutMember, AutomaticConstraint)
}
