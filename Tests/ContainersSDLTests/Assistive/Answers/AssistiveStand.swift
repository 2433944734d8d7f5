import Pixels

@testable import Containers
@testable import ContainersSDL

/// A window with elements of several kinds, as assistive technology finds it.
@MainActor
final class AssistiveStand {
  let world = StillWorld()
  let answers: AssistiveAnswers
  /// The signals that the changes made, one line each.
  private(set) var lines: [String] = []

  static let window = AccessibilityIdentity(rawValue: 1)
  static let button = AccessibilityIdentity(rawValue: 2)
  static let slider = AccessibilityIdentity(rawValue: 3)
  static let field = AccessibilityIdentity(rawValue: 4)
  static let list = AccessibilityIdentity(rawValue: 5)
  static let rows = [AccessibilityIdentity(rawValue: 6), AccessibilityIdentity(rawValue: 7)]
  static let secret = AccessibilityIdentity(rawValue: 8)

  init() {
    var tree = AssistiveTree(program: "Tunnel")
    tree.busName = ":1.7"
    answers = AssistiveAnswers(tree: tree, world: world)
    change([
      add(Self.window, .window, "Tunnel: here", nil, Rect(x: 0, y: 0, width: 300, height: 200)) {
        $0.states.insert(.active)
      },
      add(Self.button, .button, "Radar", Self.window, Rect(x: 10, y: 10, width: 40, height: 20)) {
        $0.value = "to the south"
        $0.hint = "Turns the Earth"
        $0.shortcut = "Ctrl+R"
        $0.identifier = "radar"
        $0.actions = ["Turn back"]
      },
      add(Self.slider, .slider, "Zoom", Self.window, Rect(x: 60, y: 10, width: 80, height: 20)) {
        $0.range = SemanticRange(2, from: 1, to: 5, step: 1)
        $0.value = "2 km"
      },
      add(Self.field, .entry, "Search", Self.window, Rect(x: 10, y: 40, width: 200, height: 20)) {
        $0.text = SemanticText("Sa\u{303}o Paulo", caret: 3)
        $0.states.formUnion([.editable, .focusable, .focused])
      },
      add(Self.list, .list, "Places", Self.window, Rect(x: 0, y: 70, width: 300, height: 100)),
      add(Self.rows[0], .listItem, "Oslo", Self.list, Rect(x: 0, y: 70, width: 300, height: 50)) {
        $0.states.formUnion([.selectable, .selected])
        $0.position = AccessibilityProperties.Position(index: 1, count: 9)
      },
      add(Self.rows[1], .listItem, "Rome", Self.list, Rect(x: 0, y: 120, width: 300, height: 50)) {
        $0.states.insert(.selectable)
        $0.position = AccessibilityProperties.Position(index: 2, count: 9)
      },
      add(
        Self.secret, .passwordEntry, "Key", Self.window, Rect(x: 10, y: 175, width: 200, height: 20)
      ) {
        $0.text = SemanticText("•••")
        $0.states.insert(.editable)
      },
      .windowCreated(Self.window), .windowActivated(Self.window),
    ])
    lines = []
  }

  private func add(
    _ identity: AccessibilityIdentity, _ role: SemanticRole, _ label: String,
    _ parent: AccessibilityIdentity?, _ frame: Rect,
    _ describe: (inout Semantics) -> Void = { _ in }
  ) -> AccessibilityChange {
    var properties = AccessibilityProperties()
    properties.role = role
    properties.label = label
    var semantics = Semantics(properties)
    describe(&semantics)
    let index = parent.map { answers.tree.mirror[$0]?.children.count ?? 0 } ?? 0
    return .added(
      AccessibilityEntry(identity: identity, parent: parent, semantics: semantics, frame: frame),
      at: index)
  }

  /// Applies changes and notes the signals.
  func change(_ changes: [AccessibilityChange]) {
    for change in changes {
      // Each is added at the end of those before it.
      guard case .added(let entry, _) = change, let parent = entry.parent else {
        note(answers.take([change]))
        continue
      }
      let index = answers.tree.mirror[parent]?.children.count ?? 0
      note(answers.take([.added(entry, at: index)]))
    }
  }

  private func note(_ signals: [AssistiveSignal]) {
    lines += signals.map { signal in
      let object = AssistiveObject(path: signal.path).map { answers.tree.name(of: $0) } ?? "cache"
      return "\(object): \(signal.line)"
    }
  }

  /// Calls a method of an element; the interface is named without its prefix.
  func call(
    _ identity: AccessibilityIdentity, _ interface: String, _ member: String,
    _ arguments: [AssistiveValue] = []
  ) throws(BusError) -> [AssistiveValue] {
    try answers.answer(
      AssistiveCall(
        path: AssistiveObject(identity).path, interface: "org.a11y.atspi." + interface,
        member: member, signature: arguments.map(\.signature).joined(), arguments: arguments))
  }

  /// Returns the value of a property; nil if there is none.
  func property(
    _ object: AssistiveObject, _ interface: String, _ name: String
  ) throws(BusError) -> AssistiveValue? {
    let arguments = [AssistiveValue.string("org.a11y.atspi." + interface), .string(name)]
    let values = try answers.answer(
      AssistiveCall(
        path: object.path, interface: AssistiveInterface.properties, member: "Get",
        signature: "ss", arguments: arguments))
    guard case .variant(let value) = values.first else { return nil }
    return value
  }

  /// Sets a property to a value.
  func set(
    _ object: AssistiveObject, _ interface: String, _ name: String, _ value: AssistiveValue
  ) throws(BusError) {
    _ = try answers.answer(
      AssistiveCall(
        path: object.path, interface: AssistiveInterface.properties, member: "Set",
        signature: "ssv",
        arguments: [.string("org.a11y.atspi." + interface), .string(name), .variant(value)]))
  }
}
