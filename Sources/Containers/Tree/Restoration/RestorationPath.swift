internal import Support

/// The place of an object in the saved state: the identifiers from the outermost controller to it.
struct RestorationPath: Hashable, Sendable {
  /// One step of a path.
  struct Step: Hashable, Sendable {
    /// The identifier of the object.
    let identifier: String
    /// The number of siblings with the same identifier before it, in a container that tells them
    /// apart by their position.
    let position: Int

    init(_ identifier: String, position: Int = 0) {
      (self.identifier, self.position) = (identifier, position)
    }
  }

  /// The steps, outermost first.
  let steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }

  /// The identifiers, outermost first, as factories get them.
  var identifiers: [String] { steps.map(\.identifier) }

  /// The path of the parent object, or `nil` for an outermost object.
  var parent: RestorationPath? {
    steps.count > 1 ? RestorationPath(Array(steps.dropLast())) : nil
  }

  /// Returns the path of a child object.
  func appending(_ step: Step) -> RestorationPath { RestorationPath(steps + [step]) }

  /// The path as written in messages.
  var text: String {
    steps.map { $0.position == 0 ? $0.identifier : "\($0.identifier) \($0.position + 1)" }
      .joined(separator: " / ").quoted
  }
}

extension RestorationPath {
  /// The path as a value: a list of identifiers, each followed by its position unless that is zero.
  var value: JSON {
    .array(
      steps.flatMap { step -> [JSON] in
        [.string(step.identifier)] + (step.position == 0 ? [] : [.number("\(step.position)")])
      })
  }

  /// Reads a path; `nil` if the value is not one.
  init?(_ value: JSON?) {
    guard let items = value?.array, !items.isEmpty else { return nil }
    var steps: [Step] = []
    for item in items {
      if let identifier = item.string {
        steps.append(Step(identifier))
      } else if let position = item.integer, position > 0, let last = steps.popLast(),
        last.position == 0
      {
        steps.append(Step(last.identifier, position: position))
      } else {
        return nil
      }
    }
    self.steps = steps
  }
}
