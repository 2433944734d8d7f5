/// A value in a message of the bus; numbers of every kind are one.
enum BusValue: Equatable {
  case number(Double)
  case boolean(Bool)
  case text(String)
  /// An array or a structure.
  case list([BusValue])
  /// An entry of a dictionary.
  indirect case entry(BusValue, BusValue)
}
