/// A value in a bus message; all numeric types become one.
enum BusValue: Equatable {
  case number(Double)
  case boolean(Bool)
  case text(String)
  /// An array or a structure.
  case list([BusValue])
  /// A dictionary entry.
  indirect case entry(BusValue, BusValue)
}
