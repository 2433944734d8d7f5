package import Containers

/// A recorder of the changes reported to assistive technology during a test, one line each.
///
/// ```swift
/// let events = stage.followAccessibility()
///
/// stage.tap("Sound")
///
/// #expect(events.lines == ["Sound: checked", "Sound: value “on”"])
/// ```
@MainActor
public final class AccessibilityRecorder {
  /// The changes reported so far, in order.
  public private(set) var lines: [String] = []
  /// The tree reconstructed from the changes.
  package private(set) var mirror = AccessibilityMirror()

  /// Creates a recorder without lines.
  package init() {}

  /// Removes all lines.
  public func clear() { lines = [] }

  private func name(_ element: AccessibilityIdentity?) -> String {
    guard let element else { return "the desktop" }
    return mirror[element]?.name ?? "an element that is gone"
  }
}

extension AccessibilityRecorder: AccessibilityBridge {
  package func accessibilityDidChange(_ changes: [AccessibilityChange]) {
    for change in changes {
      // A removed element still has its name before the change; an added one has it only after.
      let before = line(of: change)
      mirror.apply(change)
      if case .added = change { lines.append(line(of: change)) } else { lines.append(before) }
    }
  }
}

// MARK: - Lines

extension AccessibilityRecorder {
  private func line(of change: AccessibilityChange) -> String {
    switch change {
    case .added(let entry, _):
      "\(entry.name): added to \(name(entry.parent)), \(entry.semantics.role)"
    case .removed(let element, let parent, _): "\(name(element)): removed from \(name(parent))"
    case .reordered(let element, let children):
      "\(name(element)): reordered \(children.map(name).joined(separator: ", "))"
    case .state(let element, let state, let isSet):
      "\(name(element)): \(isSet ? "" : "not ")\(state.words.joined())"
    case .relation(let element, let kind, let others):
      "\(name(element)): \(kind) \(others.map(name).joined(separator: ", "))"
    case .bounds(let element, let frame):
      "\(name(element)): at \(frame.minX) \(frame.minY), \(frame.width) × \(frame.height)"
    case .windowCreated(let window): "\(name(window)): window created"
    case .windowActivated(let window): "\(name(window)): window activated"
    case .windowDeactivated(let window): "\(name(window)): window deactivated"
    case .windowDestroyed(let window): "\(name(window)): window destroyed"
    case .announcement(let text, let priority): "said \(priority): “\(text)”"
    default: semanticLine(of: change)
    }
  }

  private func semanticLine(of change: AccessibilityChange) -> String {
    switch change {
    case .role(let element, let role): "\(name(element)): role \(role)"
    case .label(let element, let text): "\(name(element)): label \(quoted(text))"
    case .value(let element, let text): "\(name(element)): value \(quoted(text))"
    case .hint(let element, let text): "\(name(element)): hint \(quoted(text))"
    case .identifier(let element, let text): "\(name(element)): identifier \(quoted(text))"
    case .shortcut(let element, let text): "\(name(element)): shortcut \(quoted(text))"
    case .range(let element, let range):
      "\(name(element)): number \(range.map { "\($0.value)" } ?? "none")"
    case .position(let element, let position):
      "\(name(element)): \(position.map { "\($0.index) of \($0.count)" } ?? "no position")"
    case .headingLevel(let element, let level):
      "\(name(element)): level \(level.map(String.init) ?? "none")"
    case .actions(let element, let names):
      "\(name(element)): actions \(names.joined(separator: ", "))"
    default: textLine(of: change)
    }
  }

  private func textLine(of change: AccessibilityChange) -> String {
    switch change {
    case .text(let element, let text): "\(name(element)): text \(quoted(text?.characters))"
    case .textDeleted(let element, let offset, let text):
      "\(name(element)): deleted “\(text)” at \(offset)"
    case .textInserted(let element, let offset, let text):
      "\(name(element)): inserted “\(text)” at \(offset)"
    case .caret(let element, let offset):
      "\(name(element)): caret \(offset.map(String.init) ?? "gone")"
    case .selections(let element, let ranges):
      "\(name(element)): selected \(ranges.map { "\($0.lowerBound)..<\($0.upperBound)" })"
    default: "\(change)"
    }
  }

  private func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "none" }
}

extension Stage {
  /// Starts recording the changes reported to assistive technology, as if a screen reader had been
  /// started.
  ///
  /// The recorder knows the current tree, but its lines begin with later changes. Only the most
  /// recent recorder receives changes.
  public func followAccessibility() -> AccessibilityRecorder {
    let recorder = AccessibilityRecorder()
    application.accessibility.bridge = recorder
    runFrames()
    recorder.clear()
    return recorder
  }
}
