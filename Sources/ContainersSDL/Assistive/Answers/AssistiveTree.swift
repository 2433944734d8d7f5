internal import Containers

/// The objects on the accessibility bus: the program, its windows with their elements, and notices.
///
/// A value that changes are applied to; it needs neither a bus nor views.
struct AssistiveTree {
  /// An announcement as an element, for screen readers that ignore announcements.
  struct Notice: Hashable {
    let number: UInt64
    let text: String
  }

  /// An object of any program on the bus.
  struct Reference: Hashable {
    var program: String
    var path: String

    var value: AssistiveValue { .structure([.string(program), .path(path)]) }

    /// No object.
    static let null = Reference(program: "", path: AssistiveObject.nullPath)
  }

  /// The name of the program.
  let program: String
  /// The program's name on the bus.
  var busName = ""
  /// The desktop, the parent of all programs; null until the registry has told it.
  var desktop = Reference.null
  /// The windows and their elements as last reported.
  var mirror = AccessibilityMirror()
  /// The announcements that are elements at present.
  var notices: [Notice] = []
  /// The number of the last notice.
  var lastNotice: UInt64 = 0

  init(program: String) { self.program = program }

  func reference(to object: AssistiveObject?) -> AssistiveValue {
    object.map { Reference(program: busName, path: $0.path).value } ?? Reference.null.value
  }

  /// Whether an object exists.
  func contains(_ object: AssistiveObject) -> Bool {
    switch object {
    case .application: true
    case .element(let identity): mirror[identity] != nil
    case .notice(let number): notices.contains { $0.number == number }
    }
  }

  /// Returns the entry of an element; nil for other objects.
  func entry(_ object: AssistiveObject) -> AccessibilityEntry? {
    if case .element(let identity) = object { mirror[identity] } else { nil }
  }

  func children(of object: AssistiveObject) -> [AssistiveObject] {
    switch object {
    case .application:
      mirror.roots.map(AssistiveObject.init) + notices.map { .notice($0.number) }
    case .element: entry(object)?.children.map(AssistiveObject.init) ?? []
    case .notice: []
    }
  }

  /// Returns the parent of an object; nil for the program, whose parent is the desktop.
  func parent(of object: AssistiveObject) -> AssistiveObject? {
    switch object {
    case .application: nil
    case .element: entry(object)?.parent.map(AssistiveObject.init) ?? .application
    case .notice: .application
    }
  }

  /// The parent of an object as a value.
  func parentReference(of object: AssistiveObject) -> AssistiveValue {
    object == .application ? desktop.value : reference(to: parent(of: object))
  }

  /// Returns the index of an object in its parent; -1 if it has none.
  func index(of object: AssistiveObject) -> Int {
    parent(of: object).flatMap { children(of: $0).firstIndex(of: object) } ?? -1
  }

  /// Returns the window that contains an element; the element itself if it is one.
  func window(of identity: AccessibilityIdentity) -> AccessibilityIdentity {
    var identity = identity
    while let parent = mirror[identity]?.parent { identity = parent }
    return identity
  }

  /// All objects, each before those inside it.
  var objects: [AssistiveObject] { objects(in: .application) }

  /// Returns an object and everything inside it, each before those inside it.
  func objects(in object: AssistiveObject) -> [AssistiveObject] {
    [object] + children(of: object).flatMap(objects(in:))
  }

  /// The window with the keyboard; the program if none has it.
  var activeObject: AssistiveObject {
    let active = mirror.roots.first { mirror[$0]?.semantics.states.contains(.active) == true }
    return active.map(AssistiveObject.init) ?? .application
  }
}
