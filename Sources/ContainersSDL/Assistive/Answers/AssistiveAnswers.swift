internal import Containers

/// Answers the calls of assistive technology, whatever they ask.
@MainActor
final class AssistiveAnswers {
  /// The objects on the bus.
  var tree: AssistiveTree
  let world: any AssistiveWorld
  /// The number that the registry has given the program.
  var applicationNumber: Int32 = 0

  init(tree: AssistiveTree, world: any AssistiveWorld) {
    self.tree = tree
    self.world = world
  }

  /// Answers a call.
  ///
  /// - Returns: The values of the reply.
  func answer(_ call: AssistiveCall) throws(BusError) -> [AssistiveValue] {
    if call.path == AssistiveObject.cachePath { return try cache(call) }
    guard let object = AssistiveObject(path: call.path), tree.contains(object) else {
      throw .unknownObject
    }
    if call.interface == AssistiveInterface.properties { return try properties(call, of: object) }
    let interface = try interface(call.interface, of: object)
    guard let signature = interface.methods[call.member] else { throw .unknownMethod }
    guard call.signature == signature else { throw .invalidArguments }
    switch interface {
    case .accessible: return try accessible(call, object)
    case .application: return [.string(world.locale)]
    case .component: return try component(call, element(object))
    case .action: return try action(call, element(object))
    case .value: throw .unknownMethod
    case .text: return try text(call, element(object))
    case .editableText: return try editableText(call, element(object))
    case .selection: return try selection(call, object)
    }
  }

  /// Returns an interface that an object has.
  func interface(
    _ name: String, of object: AssistiveObject
  ) throws(BusError) -> AssistiveInterface {
    guard let interface = AssistiveInterface(rawValue: name),
      tree.interfaces(of: object).contains(interface)
    else { throw .unknownInterface }
    return interface
  }

  /// Returns an element with its present semantics.
  func element(_ object: AssistiveObject) throws(BusError) -> AccessibilityEntry {
    guard var entry = tree.entry(object) else { throw .unknownInterface }
    if let semantics = world.semantics(of: entry.identity) { entry.semantics = semantics }
    return entry
  }

  private func cache(_ call: AssistiveCall) throws(BusError) -> [AssistiveValue] {
    guard call.interface == AssistiveInterface.cache else { throw .unknownInterface }
    guard call.member == "GetItems" else { throw .unknownMethod }
    guard call.signature.isEmpty else { throw .invalidArguments }
    let items = tree.objects.map { tree.item($0, isWhole: true) }
    return [.array(AssistiveTree.itemSignature, items)]
  }
}
