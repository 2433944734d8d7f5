internal import Containers

/// What values of a type look like in a file, as far as a schema can tell.
indirect enum NibShape {
  case truth, integer, number, text, color, font, image
  case names([String])
  /// A list of so many numbers, which a size has none of that is negative.
  case numbers(Int, isSize: Bool = false)
  case list(NibShape)
  /// A value or null.
  case optional(NibShape)
  /// Only the type can tell.
  case other

  /// Finds the shape of a type.
  init(_ type: Any.Type) {
    if let type = type as? any NibShaped.Type {
      self = type.nibShape
    } else if let type = type as? any (CaseIterable & RawRepresentable).Type {
      self = Self.names(of: type)
    } else {
      self = .other
    }
  }

  private static func names<Value: CaseIterable & RawRepresentable>(
    of type: Value.Type
  ) -> NibShape {
    let names = type.allCases.compactMap { $0.rawValue as? String }
    return names.isEmpty ? .other : .names(names)
  }
}

/// A type whose values have a shape that is known.
protocol NibShaped {
  static var nibShape: NibShape { get }
}

extension Bool: NibShaped { static var nibShape: NibShape { .truth } }
extension Int: NibShaped { static var nibShape: NibShape { .integer } }
extension Double: NibShaped { static var nibShape: NibShape { .number } }
extension String: NibShaped { static var nibShape: NibShape { .text } }
extension Color: NibShaped { static var nibShape: NibShape { .color } }
extension DynamicColor: NibShaped { static var nibShape: NibShape { .color } }
extension Font: NibShaped { static var nibShape: NibShape { .font } }
extension Image: NibShaped { static var nibShape: NibShape { .image } }
extension Point: NibShaped { static var nibShape: NibShape { .numbers(2) } }
extension Size: NibShaped { static var nibShape: NibShape { .numbers(2, isSize: true) } }
extension EdgeInsets: NibShaped { static var nibShape: NibShape { .numbers(4) } }
extension DirectionalEdgeInsets: NibShaped { static var nibShape: NibShape { .numbers(4) } }

extension Optional: NibShaped where Wrapped: NibDecodable {
  static var nibShape: NibShape { .optional(NibShape(Wrapped.self)) }
}

extension Array: NibShaped where Element: NibDecodable {
  static var nibShape: NibShape { .list(NibShape(Element.self)) }
}
