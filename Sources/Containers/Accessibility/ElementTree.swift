/// The elements of an application's windows, kept from frame to frame while a bridge listens.
///
/// It also records what was reported of them. Frames are reported once movement stops, because a
/// drag changes them in every frame, and so are texts, but at least once a second.
@MainActor
final class ElementTree {
  /// The time without movement after which moving elements count as at rest.
  static let rest = Duration.milliseconds(100)
  /// The time between updates while something moves.
  static let pace = Duration.milliseconds(200)
  /// The time after which texts that never rest are reported anyway.
  private static let patience = Duration.seconds(1)

  /// The tree as reported so far.
  private(set) var mirror = AccessibilityMirror()
  /// The last identity that was assigned to an element.
  private(set) var lastIdentity: UInt64
  /// When the next elements count as at rest; nil if none is restless.
  var restMoment: Duration? { [boundsMoment, textsMoment].compactMap { $0 }.min() }

  private var records: [AccessibilityIdentity: SemanticRecord] = [:]
  private var changes: [AccessibilityChange] = []
  /// The elements whose frames differ from those reported.
  private var moved: Set<AccessibilityIdentity> = []
  /// When the moving elements count as at rest; nil if none is moving.
  private var boundsMoment: Duration?
  /// The elements whose texts differ from those reported.
  private var restless: Set<AccessibilityIdentity> = []
  /// When the texts of the first of these may count as at rest.
  private var textsMoment: Duration?
  /// The elements with relations; the related elements may come and go at any time.
  private var related: Set<AccessibilityIdentity> = []
  /// Those of them that this update has visited.
  private var visitedRelated: Set<AccessibilityIdentity> = []
  /// Whether elements came or went in this update.
  private var isRestructured = false
  private var walks = 0

  /// - Parameter last: The last identity ever assigned to an element.
  init(after last: UInt64) { lastIdentity = last }

  /// Returns the view or the element with an identity; nil if it no longer exists.
  func item(_ identity: AccessibilityIdentity) -> (any AccessibilityItem)? {
    records[identity]?.item
  }

  /// Returns the element with an identity; nil if it no longer exists.
  func node(_ identity: AccessibilityIdentity) -> AccessibilityNode? {
    guard let item = records[identity]?.item else { return nil }
    let children = mirror[identity]?.children.compactMap(node) ?? []
    if let view = item as? View { return AccessibilityNode(view: view, children: children) }
    guard let element = item as? AccessibilityElement,
      let view = element.accessibilityContainer as? View
    else { return nil }
    return AccessibilityNode(view: view, children: children, element: element)
  }

  /// Brings the tree up to date.
  ///
  /// - Returns: The changes, in order.
  func update(
    _ windows: [Window], visible: [Window], at now: Duration
  ) -> [AccessibilityChange] {
    changes.removeAll(keepingCapacity: true)
    endWindows(without: windows)
    for window in visible { update(window, at: now) }
    for identity in (isRestructured ? related : visitedRelated).sorted() {
      tellRelations(of: identity)
    }
    visitedRelated.removeAll(keepingCapacity: true)
    isRestructured = false
    if let boundsMoment, now >= boundsMoment { tellBounds() }
    if let textsMoment, now >= textsMoment { tellTexts(at: now) }
    return changes
  }

  /// Removes everything that views and elements store for the tree.
  func end() {
    for root in mirror.roots {
      guard let window = records[root]?.item as? Window else { continue }
      window.isAccessibilityFollowed = false
      window.forgetAccessibilityIdentity()
    }
  }

  // MARK: Windows

  private func endWindows(without windows: [Window]) {
    for (index, root) in mirror.roots.enumerated().reversed() {
      let window = records[root]?.item as? Window
      if let window, windows.contains(where: { $0 === window }) { continue }
      // If it is shown again, it is a new element.
      window?.forgetAccessibilityIdentity()
      window?.isAccessibilityFollowed = false
      tell(.windowDestroyed(root))
      tell(.removed(root, from: nil, at: index))
    }
  }

  private func update(_ window: Window, at now: Duration) {
    window.isAccessibilityFollowed = true
    walks += 1
    var walk = ElementWalk(number: walks) { [self] in
      lastIdentity += 1
      return AccessibilityIdentity(rawValue: lastIdentity)
    }
    walk.visit(window)
    guard let root = walk.touched.first, let identity = root.identity else { return }
    let wasActive = mirror[identity]?.semantics.states.contains(.active) ?? false
    if mirror[identity] == nil {
      add(root, to: nil, at: mirror.roots.count)
      tell(.windowCreated(identity))
    } else {
      tell(walk.touched, at: now)
    }
    let isActive = root.semantics?.states.contains(.active) ?? false
    if isActive != wasActive {
      tell(isActive ? .windowActivated(identity) : .windowDeactivated(identity))
    }
  }

  // MARK: Differences

  /// Reports the changes of elements: first removals, then additions, then everything else.
  private func tell(_ touched: [SemanticRecord], at now: Duration) {
    for record in touched { removeChildren(of: record) }
    for record in touched { addChildren(of: record) }
    for record in touched {
      guard let identity = record.identity, let entry = mirror[identity],
        let semantics = toldSemantics(of: record, identity, instead: entry.semantics, at: now)
      else { continue }
      AccessibilityChange.differences(from: entry.semantics, to: semantics, of: identity)
        .forEach(tell)
      noteRelations(of: record)
      noteMove(of: record, from: entry.frame, at: now)
    }
  }

  private func removeChildren(of record: SemanticRecord) {
    guard let identity = record.identity, let old = mirror[identity]?.children, !old.isEmpty else {
      return
    }
    let kept = Set(record.children.compactMap(\.identity))
    for (index, child) in old.enumerated().reversed() where !kept.contains(child) {
      tell(.removed(child, from: identity, at: index))
    }
  }

  private func addChildren(of record: SemanticRecord) {
    guard let identity = record.identity, let old = mirror[identity]?.children else { return }
    let order = record.children.compactMap(\.identity)
    guard order != old else { return }
    for (index, child) in record.children.enumerated() {
      guard let number = child.identity, mirror[number] == nil else { continue }
      add(child, to: identity, at: min(index, mirror[identity]?.children.count ?? 0))
    }
    if mirror[identity]?.children != order { tell(.reordered(identity, order)) }
  }

  private func add(_ record: SemanticRecord, to parent: AccessibilityIdentity?, at index: Int) {
    guard let identity = record.identity, let semantics = record.semantics else { return }
    records[identity] = record
    let entry = AccessibilityEntry(
      identity: identity, parent: parent, semantics: semantics, frame: record.frame)
    tell(.added(entry, at: index))
    noteRelations(of: record)
    for (index, child) in record.children.enumerated() { add(child, to: identity, at: index) }
  }

  /// Records a change and applies it to the mirror.
  private func tell(_ change: AccessibilityChange) {
    switch change {
    case .added: isRestructured = true
    case .removed(let identity, _, _):
      isRestructured = true
      forget(identity)
    default: break
    }
    mirror.apply(change)
    changes.append(change)
  }

  private func forget(_ identity: AccessibilityIdentity) {
    for child in mirror[identity]?.children ?? [] { forget(child) }
    records[identity] = nil
    moved.remove(identity)
    restless.remove(identity)
    related.remove(identity)
    visitedRelated.remove(identity)
  }

  // MARK: Relations

  private func noteRelations(of record: SemanticRecord) {
    guard let identity = record.identity else { return }
    let isRelated =
      record.item?.accessibilityRelations.isEmpty == false
      || mirror[identity]?.relations.isEmpty == false
    guard isRelated else { return }
    related.insert(identity)
    visitedRelated.insert(identity)
  }

  private func tellRelations(of identity: AccessibilityIdentity) {
    guard let item = records[identity]?.item, let entry = mirror[identity] else { return }
    let relations = item.accessibilityRelations
    if relations.isEmpty { related.remove(identity) }
    for kind in AccessibilityRelations.Kind.allCases {
      let others = relations[kind].compactMap(self.identity)
      if others != entry.relations[kind] ?? [] { tell(.relation(identity, kind, others)) }
    }
  }

  /// Returns the identity of an item that is an element of the tree; nil for other items.
  private func identity(of item: any AccessibilityItem) -> AccessibilityIdentity? {
    let record =
      (item as? View)?.extras?.semantics?.record ?? (item as? AccessibilityElement)?.record
    guard let identity = record?.identity, mirror[identity] != nil else { return nil }
    return identity
  }

  // MARK: Bounds

  private func noteMove(of record: SemanticRecord, from frame: Rect, at now: Duration) {
    guard let identity = record.identity else { return }
    let isMoved = record.frame != frame
    if isMoved { moved.insert(identity) } else { moved.remove(identity) }
    if isMoved { boundsMoment = now + Self.rest }
  }

  private func tellBounds() {
    boundsMoment = nil
    for identity in moved.sorted() {
      guard let record = records[identity], mirror[identity]?.frame != record.frame else {
        continue
      }
      tell(.bounds(identity, record.frame))
    }
    moved = []
  }

  // MARK: Texts

  /// Returns what to tell of an element: while its texts change all the time, those told before.
  ///
  /// What has the focus is told at once.
  private func toldSemantics(
    of record: SemanticRecord, _ identity: AccessibilityIdentity, instead old: Semantics,
    at now: Duration
  ) -> Semantics? {
    guard var semantics = record.semantics else { return nil }
    restless.remove(identity)
    guard !semantics.hasTexts(of: old) else { return semantics }
    let isAtRest = record.textsChanged.map { now - $0 >= Self.pace + Self.rest } ?? true
    let isDue = record.textsTold.map { now - $0 >= Self.patience } ?? true
    record.textsChanged = now
    if isAtRest || isDue || semantics.states.contains(.focused) {
      record.textsTold = now
    } else {
      restless.insert(identity)
      textsMoment = textsMoment ?? now + Self.rest
      semantics.takeTexts(of: old)
    }
    return semantics
  }

  private func tellTexts(at now: Duration) {
    textsMoment = nil
    for identity in restless.sorted() {
      guard let record = records[identity], let semantics = record.semantics,
        let old = mirror[identity]?.semantics
      else { continue }
      let moment = (record.textsChanged ?? .zero) + Self.rest
      guard now >= moment else {
        textsMoment = min(textsMoment ?? moment, moment)
        continue
      }
      restless.remove(identity)
      record.textsTold = now
      AccessibilityChange.differences(from: old, to: semantics, of: identity).forEach(tell)
    }
  }
}

extension Semantics {
  /// Whether the texts are those of other semantics.
  fileprivate func hasTexts(of other: Semantics) -> Bool {
    label == other.label && value == other.value && hint == other.hint && range == other.range
      && text == other.text
  }

  /// Takes the texts of other semantics.
  fileprivate mutating func takeTexts(of other: Semantics) {
    (label, value, hint) = (other.label, other.value, other.hint)
    (range, text) = (other.range, other.text)
  }
}
