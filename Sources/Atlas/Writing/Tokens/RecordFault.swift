internal import Support

/// An error in a place as another program writes it: a shape, an object or a file.
public enum RecordFault: Hashable, Sendable {
  /// There is more than one place.
  case several(Int)
  /// A shape is not a point.
  case shape(String)
  /// There is no place.
  case noPlace
  /// Nothing says which of two numbers is the latitude.
  case order(String)
  /// A value is not an angle.
  case unreadable(String)
}

extension RecordFault: CustomStringConvertible {
  /// The description of the fault, as the end of a sentence.
  public var description: String {
    switch self {
    case .several(let count): "it has \(count) places; paste one of them"
    case .shape(let name): "a \(name.abridged()) is a shape, not a place"
    case .noPlace: "it contains no coordinates"
    case .order(let numbers): "nothing says which number of \(numbers.quoted) is the latitude"
    case .unreadable(let value): "\(value.quoted) in it is not a latitude and a longitude"
    }
  }
}
