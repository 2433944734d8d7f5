/// What every object answers.
extension AssistiveAnswers {
  func accessible(
    _ call: AssistiveCall, _ object: AssistiveObject
  ) throws(BusError) -> [AssistiveValue] {
    switch call.member {
    case "GetChildAtIndex":
      let children = tree.children(of: object)
      guard children.indices.contains(call.integer(0)) else { throw .invalidArguments }
      return [tree.reference(to: children[call.integer(0)])]
    case "GetChildren":
      return [.array("(so)", tree.children(of: object).map { tree.reference(to: $0) })]
    case "GetIndexInParent": return [.integer(tree.index(of: object))]
    case "GetRelationSet":
      let relations = tree.relations(of: object).map { number, others in
        AssistiveValue.structure([
          .uint32(number), .array("(so)", others.map { tree.reference(to: $0) }),
        ])
      }
      return [.array("(ua(so))", relations)]
    case "GetRole": return [.uint32(tree.role(of: object).rawValue)]
    case "GetRoleName": return [.string(tree.role(of: object).name)]
    case "GetLocalizedRoleName": return [.string(tree.role(of: object).localizedName)]
    case "GetState": return [tree.states(of: object).value]
    case "GetAttributes": return [.dictionary(tree.attributes(of: object))]
    case "GetApplication": return [tree.reference(to: .application)]
    case "GetInterfaces": return [.strings(tree.interfaces(of: object).map(\.rawValue))]
    default: throw .unknownMethod
    }
  }
}
