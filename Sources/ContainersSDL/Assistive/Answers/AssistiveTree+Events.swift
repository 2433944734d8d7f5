internal import Containers

/// Turns changes into the signals by which assistive technology follows them.
extension AssistiveTree {
  /// Applies changes.
  ///
  /// - Returns: The signals, in order.
  mutating func take(_ changes: [AccessibilityChange]) -> [AssistiveSignal] {
    var signals: [AssistiveSignal] = []
    var added: [AccessibilityIdentity: Int] = [:]
    var focused: AccessibilityIdentity?
    for change in changes {
      switch change {
      case .added(let entry, let index):
        mirror.apply(change)
        let object = AssistiveObject(entry.identity)
        added[entry.identity] = signals.count
        signals.append(cacheSignal("AddAccessible", item(object, isWhole: false)))
        // A new parent is told with everything inside it.
        if entry.parent.map({ added[$0] == nil }) ?? true {
          signals.append(childrenChanged("add", object, at: entry.parent == nil ? nil : index))
        }
        if entry.semantics.states.contains(.focused) { focused = entry.identity }
      case .removed(let identity, _, _):
        signals += removal(of: identity)
        mirror.apply(change)
        if focused == identity { focused = nil }
      default: signals += take(change)
      }
    }
    // What an element can do may depend on what was added to it.
    for (identity, index) in added where mirror[identity] != nil {
      signals[index] = cacheSignal("AddAccessible", item(.element(identity), isWhole: false))
    }
    // The focus arrived with its element, so that no change tells it.
    if let focused, mirror[focused] != nil {
      signals.append(AssistiveSignal(.element(focused), "StateChanged", "focused", (1, 0)))
    }
    return signals
  }

  private mutating func take(_ change: AccessibilityChange) -> [AssistiveSignal] {
    switch change {
    case .windowCreated(let window): [windowSignal("Create", window)]
    case .windowActivated(let window): [windowSignal("Activate", window)]
    case .windowDeactivated(let window): [windowSignal("Deactivate", window)]
    case .windowDestroyed(let window): [windowSignal("Destroy", window)]
    case .announcement(let text, let priority): announce(text, priority)
    case .reordered(let identity, let children): reorder(identity, children, change)
    default: takeProperty(change)
    }
  }

  private mutating func takeProperty(_ change: AccessibilityChange) -> [AssistiveSignal] {
    let identity: AccessibilityIdentity
    switch change {
    case .label(let element, _), .value(let element, _), .hint(let element, _),
      .identifier(let element, _), .range(let element, _), .position(let element, _),
      .headingLevel(let element, _), .shortcut(let element, _), .actions(let element, _),
      .role(let element, _), .text(let element, _):
      identity = element
    default: return takeState(change)
    }
    let before = mirror[identity]?.semantics
    mirror.apply(change)
    guard let before, let after = mirror[identity]?.semantics else { return [] }
    return differences(from: before, to: after, of: .element(identity))
  }

  private func differences(
    from before: Semantics, to after: Semantics, of object: AssistiveObject
  ) -> [AssistiveSignal] {
    func property(_ name: String, _ value: AssistiveValue) -> AssistiveSignal {
      AssistiveSignal(object, "PropertyChange", "accessible-" + name, (0, 0), value)
    }
    var signals: [AssistiveSignal] = []
    let (name, description) = (Self.name(of: after), Self.description(of: after))
    let isRenamed = name != Self.name(of: before)
    // Readers speak each new title, also while the user drags; whoever asks for it finds it.
    let isRetitled = isRenamed && after.role == .window
    if isRenamed, !isRetitled { signals.append(property("name", .string(name))) }
    if description != Self.description(of: before) {
      signals.append(property("description", .string(description)))
    }
    if let range = after.range, range != before.range || after.value != before.value {
      signals.append(property("value", .double(range.value)))
    }
    if after.role != before.role {
      signals.append(property("role", .uint32(AssistiveRole(after.role).rawValue)))
    }
    if after.position != before.position || after.headingLevel != before.headingLevel {
      signals.append(AssistiveSignal(object, "AttributesChanged"))
    }
    let interfaces: (Semantics) -> [Bool] = {
      [$0.text == nil, $0.range == nil, AssistiveAction.actions(of: $0).isEmpty]
    }
    // Readers keep the interfaces of an element until they are told it anew.
    if isRetitled || interfaces(after) != interfaces(before) {
      signals.append(cacheSignal("AddAccessible", item(object, isWhole: false)))
    }
    return signals
  }

  private mutating func takeState(_ change: AccessibilityChange) -> [AssistiveSignal] {
    mirror.apply(change)
    switch change {
    case .state(let identity, let state, let isSet):
      var signals = AssistiveStates.names(of: state).map { name in
        // What is not scrolled out shows.
        let isNamed = isSet != (state == .scrolledOut)
        return AssistiveSignal(.element(identity), "StateChanged", name, (isNamed ? 1 : 0, 0))
      }
      if state == .selected, let parent = mirror[identity]?.parent {
        signals.append(AssistiveSignal(.element(parent), "SelectionChanged"))
      }
      return signals
    case .bounds(let identity, _):
      // Where it is on the display is filled in by the answers.
      return [AssistiveSignal(.element(identity), AssistiveSignal.boundsChanged)]
    case .relation(let identity, .activeDescendant, let others):
      guard let other = others.first else { return [] }
      let object = AssistiveObject(other)
      return [
        AssistiveSignal(
          .element(identity), "ActiveDescendantChanged", "", (index(of: object), 0),
          reference(to: object))
      ]
    default: return textSignals(change)
    }
  }

  private func textSignals(_ change: AccessibilityChange) -> [AssistiveSignal] {
    switch change {
    case .textDeleted(let identity, let offset, let text):
      [textChanged(identity, "delete", offset, text)]
    case .textInserted(let identity, let offset, let text):
      [textChanged(identity, "insert", offset, text)]
    case .caret(let identity, let caret):
      caret.map { [AssistiveSignal(.element(identity), "TextCaretMoved", "", ($0, 0))] } ?? []
    case .selections(let identity, _):
      [AssistiveSignal(.element(identity), "TextSelectionChanged")]
    default: []
    }
  }

  private func textChanged(
    _ identity: AccessibilityIdentity, _ kind: String, _ offset: Int, _ text: String
  ) -> AssistiveSignal {
    AssistiveSignal(
      .element(identity), "TextChanged", kind, (offset, text.unicodeScalars.count), .string(text))
  }
}

// MARK: - Structure

extension AssistiveTree {
  private func windowSignal(_ member: String, _ window: AccessibilityIdentity) -> AssistiveSignal {
    AssistiveSignal(
      .element(window), member, "", (0, 0), .string(name(of: .element(window))), of: .window)
  }

  private func cacheSignal(_ member: String, _ value: AssistiveValue) -> AssistiveSignal {
    AssistiveSignal(
      path: AssistiveObject.cachePath, interface: AssistiveInterface.cache, member: member,
      body: [value])
  }

  private func childrenChanged(
    _ kind: String, _ object: AssistiveObject, at index: Int? = nil
  ) -> AssistiveSignal {
    AssistiveSignal(
      parent(of: object) ?? .application, "ChildrenChanged", kind,
      (index ?? self.index(of: object), 0), reference(to: object))
  }

  private func removal(of identity: AccessibilityIdentity) -> [AssistiveSignal] {
    guard mirror[identity] != nil else { return [] }
    let object = AssistiveObject(identity)
    return [childrenChanged("remove", object)]
      + objects(in: object).reversed().map { cacheSignal("RemoveAccessible", reference(to: $0)) }
  }

  /// Tells an order as a removal and an addition of each child that is not where it was.
  private mutating func reorder(
    _ identity: AccessibilityIdentity, _ children: [AccessibilityIdentity],
    _ change: AccessibilityChange
  ) -> [AssistiveSignal] {
    let old = mirror[identity]?.children ?? []
    let moved = Set(zip(old, children).filter { $0 != $1 }.flatMap { [$0, $1] })
    let removals = old.reversed().filter(moved.contains).map {
      childrenChanged("remove", AssistiveObject($0))
    }
    mirror.apply(change)
    return removals
      + children.filter(moved.contains).map { childrenChanged("add", AssistiveObject($0)) }
  }
}

// MARK: - Announcements

extension AssistiveTree {
  /// Announces a text, also as a notice: Orca 43 ignores announcements.
  private mutating func announce(
    _ text: String, _ priority: AccessibilityChange.Priority
  ) -> [AssistiveSignal] {
    var signals = removeNotices()
    signals.append(
      AssistiveSignal(
        activeObject, "Announcement", "", (priority == .assertive ? 2 : 1, 0), .string(text)))
    lastNotice += 1
    notices.append(Notice(number: lastNotice, text: text))
    let object = AssistiveObject.notice(lastNotice)
    signals.append(cacheSignal("AddAccessible", item(object, isWhole: false)))
    signals.append(childrenChanged("add", object))
    signals.append(AssistiveSignal(object, "StateChanged", "showing", (1, 0)))
    return signals
  }

  /// Removes the announcements that are elements.
  mutating func removeNotices() -> [AssistiveSignal] {
    var signals: [AssistiveSignal] = []
    for notice in notices.reversed() {
      let object = AssistiveObject.notice(notice.number)
      signals.append(AssistiveSignal(object, "StateChanged", "showing", (0, 0)))
      signals.append(childrenChanged("remove", object))
      signals.append(cacheSignal("RemoveAccessible", reference(to: object)))
    }
    notices = []
    return signals
  }
}

extension AssistiveTree {
  /// The signals by which a reader that has just found the program learns where the user is.
  var introduction: [AssistiveSignal] {
    let active = activeObject
    var signals = mirror.roots.map { windowSignal("Create", $0) }
    if case .element(let window) = active { signals.append(windowSignal("Activate", window)) }
    let focused = objects(in: active).last {
      entry($0)?.semantics.states.contains(.focused) == true
    }
    if let focused { signals.append(AssistiveSignal(focused, "StateChanged", "focused", (1, 0))) }
    return signals
  }
}
