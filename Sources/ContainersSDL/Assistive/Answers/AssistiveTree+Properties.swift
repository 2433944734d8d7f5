internal import Containers

/// What is told about each object.
extension AssistiveTree {
  func name(of object: AssistiveObject) -> String {
    switch object {
    case .application: program
    case .element: entry(object).map { Self.name(of: $0.semantics) } ?? ""
    case .notice(let number): notices.first { $0.number == number }?.text ?? ""
    }
  }

  /// Returns a name: the label, and of a text also its value, which readers do not take from a
  /// description.
  static func name(of semantics: Semantics) -> String {
    let label = semantics.label ?? ""
    guard saysValue(semantics), let value = semantics.value else { return label }
    return Messages.Roles.text(label, value)
  }

  /// Whether the value of an element belongs to its name.
  private static func saysValue(_ semantics: Semantics) -> Bool {
    let isText = semantics.role == .label || semantics.role == .status
    return isText && semantics.text == nil && semantics.value?.isEmpty == false
      && semantics.label?.isEmpty == false && semantics.value != semantics.label
  }

  func description(of object: AssistiveObject) -> String {
    entry(object).map { Self.description(of: $0.semantics) } ?? ""
  }

  /// Returns a description: the value, unless it is read as a number or a text, and the hint.
  static func description(of semantics: Semantics) -> String {
    let isTold = semantics.range != nil || semantics.text != nil || saysValue(semantics)
    let value = isTold || semantics.value == semantics.label ? nil : semantics.value
    let parts = [value, semantics.hint].compactMap { $0 }.filter { !$0.isEmpty }
    guard parts.count == 2 else { return parts.first ?? "" }
    return Messages.Roles.description(parts[0], parts[1])
  }

  func role(of object: AssistiveObject) -> AssistiveRole {
    switch object {
    case .application: .application
    case .element: entry(object).map { AssistiveRole($0.semantics.role) } ?? .panel
    case .notice: .notification
    }
  }

  func states(of object: AssistiveObject) -> AssistiveStates {
    switch object {
    case .application: [.enabled, .sensitive, .showing, .visible]
    case .element: entry(object).map(AssistiveStates.init) ?? []
    case .notice: [.enabled, .sensitive, .showing, .visible]
    }
  }

  func interfaces(of object: AssistiveObject) -> [AssistiveInterface] {
    switch object {
    case .application: return [.accessible, .application]
    case .notice: return [.accessible]
    case .element:
      guard let entry = entry(object) else { return [] }
      var interfaces: [AssistiveInterface] = [.accessible, .component]
      if !AssistiveAction.actions(of: entry.semantics).isEmpty { interfaces.append(.action) }
      if entry.semantics.range != nil { interfaces.append(.value) }
      if entry.semantics.text != nil { interfaces.append(.text) }
      if entry.semantics.text != nil, entry.semantics.states.contains(.editable) {
        interfaces.append(.editableText)
      }
      if hasSelection(entry) { interfaces.append(.selection) }
      return interfaces
    }
  }

  func attributes(of object: AssistiveObject) -> [(String, String)] {
    var attributes = [("toolkit", Self.toolkit)]
    guard let semantics = entry(object)?.semantics else { return attributes }
    if let name = semantics.identifier { attributes.append(("id", name)) }
    if let level = semantics.headingLevel { attributes.append(("level", String(level))) }
    if let position = semantics.position {
      attributes.append(("posinset", String(position.index)))
      attributes.append(("setsize", String(position.count)))
    }
    if semantics.range != nil, let value = semantics.value {
      attributes.append(("valuetext", value))
    }
    return attributes
  }

  static let toolkit = "Containers"

  /// Returns the object as an item of the cache, for the reader to keep.
  ///
  /// - Parameter isWhole: Whether everything is told, so that the index and the number of children
  ///   hold when the item is read.
  func item(_ object: AssistiveObject, isWhole: Bool) -> AssistiveValue {
    .structure([
      reference(to: object), reference(to: .application), parentReference(of: object),
      .integer(isWhole ? index(of: object) : -1),
      .integer(isWhole ? children(of: object).count : -1),
      .strings(interfaces(of: object).map(\.rawValue)), .string(name(of: object)),
      .uint32(role(of: object).rawValue), .string(description(of: object)),
      states(of: object).value,
    ])
  }

  static let itemSignature = "((so)(so)(so)iiassusau)"
}

// MARK: - Relations

extension AssistiveTree {
  /// A kind of relation with the numbers of AT-SPI, `atspi-constants.h`.
  private static func numbers(
    of kind: AccessibilityRelations.Kind
  ) -> (forward: UInt32, backward: UInt32?) {
    switch kind {
    case .labeledBy: (2, 1)
    case .controls: (3, 4)
    case .flowsTo: (10, 11)
    case .describedBy: (18, 17)
    case .activeDescendant: (0, nil)
    }
  }

  /// Returns the relations of an element, and those of others to it.
  func relations(of object: AssistiveObject) -> [(UInt32, [AssistiveObject])] {
    guard case .element(let identity) = object else { return [] }
    var relations: [UInt32: [AccessibilityIdentity]] = [:]
    for (kind, others) in mirror[identity]?.relations ?? [:] where kind != .activeDescendant {
      relations[Self.numbers(of: kind).forward] = others
    }
    for other in mirror.entries.values where !other.relations.isEmpty {
      for (kind, targets) in other.relations where targets.contains(identity) {
        if let number = Self.numbers(of: kind).backward {
          relations[number, default: []].append(other.identity)
        }
      }
    }
    // Flows to, and flows from.
    for (number, step) in [(10, 1), (11, -1)] as [(UInt32, Int)] where relations[number] == nil {
      relations[number] = text(beside: identity, step).map { [$0] }
    }
    return relations.sorted { $0.key < $1.key }.map { ($0, $1.sorted().map(AssistiveObject.init)) }
  }

  /// Returns the text that is read after another one in the same place, or before it; nil for none.
  private func text(
    beside identity: AccessibilityIdentity, _ step: Int
  ) -> AccessibilityIdentity? {
    guard let entry = mirror[identity], isText(identity), let parent = entry.parent,
      let siblings = mirror[parent]?.children, let own = siblings.firstIndex(of: identity),
      siblings.indices.contains(own + step), isText(siblings[own + step])
    else { return nil }
    return siblings[own + step]
  }

  private func isText(_ identity: AccessibilityIdentity) -> Bool {
    [.label, .heading, .link, .textView].contains(mirror[identity]?.semantics.role)
  }
}

// MARK: - Selection

extension AssistiveTree {
  private func hasSelection(_ entry: AccessibilityEntry) -> Bool {
    switch entry.semantics.role {
    case .list, .tabList, .menu: true
    case .group: entry.children.contains { mirror[$0]?.semantics.role == .radioButton }
    default: false
    }
  }

  /// Returns the children of an element that are selected.
  func selectedChildren(of object: AssistiveObject) -> [AssistiveObject] {
    children(of: object).filter(isSelected)
  }

  /// Whether an element is selected, or checked as one of several choices.
  func isSelected(_ object: AssistiveObject) -> Bool {
    guard let semantics = entry(object)?.semantics else { return false }
    let isChoice = semantics.role == .radioButton
    return semantics.states.contains(isChoice ? .checked : .selected)
  }
}
