internal import Containers

/// Properties: read all or one, and set those that can be set.
extension AssistiveAnswers {
  func properties(
    _ call: AssistiveCall, of object: AssistiveObject
  ) throws(BusError) -> [AssistiveValue] {
    let signatures = ["Get": "ss", "GetAll": "s", "Set": "ssv"]
    guard let signature = signatures[call.member] else { throw .unknownMethod }
    guard call.signature == signature else { throw .invalidArguments }
    let interface = try interface(call.text(0), of: object)
    if call.member == "GetAll" {
      var entries: [AssistiveValue] = []
      for name in interface.properties.keys.sorted() {
        entries.append(.entry(.string(name), .variant(try property(name, interface, object))))
      }
      return [.array("{sv}", entries)]
    }
    guard let isWritable = interface.properties[call.text(1)] else { throw .unknownProperty }
    if call.member == "Get" { return [.variant(try property(call.text(1), interface, object))] }
    guard isWritable else { throw .readOnlyProperty }
    guard call.arguments.count == 3, case .variant(let value) = call.arguments[2] else {
      throw .invalidArguments
    }
    try set(value, object)
    return []
  }

  private func set(
    _ value: AssistiveValue, _ object: AssistiveObject
  ) throws(BusError) {
    switch (object, value) {
    case (.application, .int32(let number)): applicationNumber = number
    case (.element(let identity), .double(let number)):
      guard number.isFinite, world.setValue(number, of: identity) else { throw .invalidArguments }
    default: throw .invalidArguments
    }
  }

  private func property(
    _ name: String, _ interface: AssistiveInterface, _ object: AssistiveObject
  ) throws(BusError) -> AssistiveValue {
    switch interface {
    case .accessible: return accessibleProperty(name, object)
    case .application: return applicationProperty(name)
    case .action:
      return .integer(AssistiveAction.actions(of: try element(object).semantics).count)
    case .value: return valueProperty(name, try element(object).semantics)
    case .text:
      let text = try element(object).semantics.text
      return .integer(name == "CharacterCount" ? text?.count ?? 0 : text?.caret ?? -1)
    case .selection: return .integer(tree.selectedChildren(of: object).count)
    case .component, .editableText: throw .unknownProperty
    }
  }

  private func accessibleProperty(_ name: String, _ object: AssistiveObject) -> AssistiveValue {
    switch name {
    case "Name": .string(tree.name(of: object))
    case "Description": .string(tree.description(of: object))
    case "Parent": tree.parentReference(of: object)
    case "ChildCount": .integer(tree.children(of: object).count)
    case "Locale": .string(world.locale)
    default: .string(tree.entry(object)?.semantics.identifier ?? "")
    }
  }

  private func applicationProperty(_ name: String) -> AssistiveValue {
    switch name {
    case "ToolkitName": .string(AssistiveTree.toolkit)
    case "Version": .string("1")
    case "AtspiVersion": .string("2.1")
    default: .int32(applicationNumber)
    }
  }

  private func valueProperty(_ name: String, _ semantics: Semantics) -> AssistiveValue {
    let range = semantics.range
    switch name {
    case "MinimumValue": return .double(range?.bounds.lowerBound ?? 0)
    case "MaximumValue": return .double(range?.bounds.upperBound ?? 0)
    case "MinimumIncrement": return .double(range?.step ?? 0)
    case "CurrentValue": return .double(range?.value ?? 0)
    default: return .string(semantics.value ?? "")
    }
  }
}
