extension ConstraintFormula {
  /// A regular expression for what a constraint may look like, formula or visual format.
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
