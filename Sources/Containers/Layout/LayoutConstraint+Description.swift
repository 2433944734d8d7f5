extension LayoutConstraint: @MainActor CustomStringConvertible {
  /// The constraint on one line, such as `<LayoutConstraint "gap" Button.left == Label.right + 8
  /// @1000>`.
  public var description: String {
    let name = identifier.map { " \"\($0)\"" } ?? ""
    return "<LayoutConstraint\(name) \(first.description) \(relation.sign) \(rightSide) "
      + "@\(Double(priority.rawValue).plain)>"
  }

  private var rightSide: String {
    guard let second else { return constant.plain }
    let factor = multiplier == 1 ? "" : "\(multiplier.plain) × "
    let sign = constant < 0 ? "-" : "+"
    let rest = constant == 0 ? "" : " \(sign) \(abs(constant).plain)"
    return factor + second.description + rest
  }
}
