internal import Containers

/// A constraint as a nib writes it: a formula, or a row or column in the visual format.
enum NibConstraint {
  case formula(ConstraintFormula, NibText)
  case visual(VisualFormat, NibText)

  var source: NibText {
    switch self {
    case .formula(_, let source), .visual(_, let source): source
    }
  }

  /// The names of the items in the constraint.
  var items: [String] {
    switch self {
    case .formula(let formula, _): [formula.first.item, formula.second?.item].compactMap { $0 }
    case .visual(let format, _):
      format.elements.compactMap(\.name)
        + format.elements.flatMap(\.predicates).compactMap {
          if case .name(let name) = $0.object { name } else { nil }
        }
    }
  }
}

extension NibParser {
  /// Reads a constraint, or notes why that is impossible.
  mutating func constraint(_ source: NibText) -> NibConstraint? {
    let text = source.text
    if text.hasPrefix("H:") || text.hasPrefix("V:") || text.hasPrefix("|") || text.hasPrefix("[") {
      return visual(source)
    }
    do throws(ConstraintFormula.Failure) {
      let formula = try ConstraintFormula(text)
      if let obstacle = formula.obstacle {
        fault(source.path, "the constraint “\(text)” \(obstacle)")
        return nil
      }
      return .formula(formula, source)
    } catch {
      fault(
        source.path,
        "the constraint “\(text)” cannot be read: expected \(error.expected) at character "
          + "\(error.offset + 1).")
      return nil
    }
  }

  private mutating func visual(_ source: NibText) -> NibConstraint? {
    do throws(VisualFormatError) {
      let format = try VisualFormat(source.text)
      let between = format.connections.flatMap { connection -> [VisualFormat.Predicate] in
        if case .predicates(let predicates) = connection { predicates } else { [] }
      }
      if let obstacle = Self.obstacle(
        between: between, inside: format.elements.flatMap(\.predicates))
      {
        fault(source.path, "the constraint “\(source.text)” \(obstacle)")
        return nil
      }
      return .visual(format, source)
    } catch {
      fault(
        source.path,
        "the constraint “\(source.text)” cannot be read: expected \(error.expected) at character "
          + "\(error.offset + 1).")
      return nil
    }
  }

  private static func obstacle(
    between: [VisualFormat.Predicate], inside: [VisualFormat.Predicate]
  ) -> String? {
    for predicate in between {
      if case .name(let name) = predicate.object {
        return "names “\(name)” as a distance: a nib has no metrics, so write the number."
      }
    }
    for predicate in between + inside {
      if case .value(let value) = predicate.object, !(value.isFinite && abs(value) <= 1e9) {
        return "has a number that is out of range."
      }
      switch predicate.priority {
      case nil: continue
      case .name(let name): return "names “\(name)” as a priority: write the number."
      case .value(let value):
        if !(value > 0 && value <= 1000) {
          return "has a priority that is not above 0 and up to 1000."
        }
      }
    }
    return nil
  }
}
