extension ConstraintFormula {
  /// A regular expression for the form of a constraint, as a formula or in the visual format.
  ///
  /// It is for editors, which all know this much of regular expressions, and refuses nothing that
  /// can be read.
  static var pattern: String {
    let name = #"[^\s.=<>*+@#-]+"#
    let number = "-?[0-9.]+"
    let attributes = attributes.map(\.key).joined(separator: "|")
    let side = #"\#(name) *\. *(\#(attributes))"#
    let right = #"(\#(number)|(\#(number) *\* *)?\#(side)( *[+-] *\#(number))?)"#
    let tail = "( *@ *\(number))?( *# *\(name))?"
    return #"^([HV]:.*|[|\[].*| *\#(side) *(==?|<=|>=) *\#(right)\#(tail) *)$"#
  }
}
