/// A type whose values can be written in nibs and storyboards.
///
/// Numbers, texts, points, colors, fonts and images conform. An enumeration with string raw values
/// conforms without further code:
///
/// ```swift
/// enum Marker: String, NibDecodable { case pin, flag }
/// ```
public protocol NibDecodable {
  /// A description of the expected form of a value, for messages, such as “a number”.
  static var nibForm: String { get }

  /// Returns the value that is written, or `nil` if that is no value of the type.
  @MainActor static func decode(_ value: NibValue) -> Self?
}

extension NibDecodable where Self: RawRepresentable, RawValue == String {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String { "the name of a \(Self.self)" }

  /// Returns the value with a name, or `nil` if there is none.
  @MainActor public static func decode(_ value: NibValue) -> Self? {
    value.string.flatMap { Self(rawValue: $0) }
  }
}

extension Optional: NibDecodable where Wrapped: NibDecodable {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String { Wrapped.nibForm + " or null" }

  /// Returns the value that is written; null stands for `nil`.
  @MainActor public static func decode(_ value: NibValue) -> Wrapped?? {
    if value.isNull { return .some(nil) }
    guard let wrapped = Wrapped.decode(value) else { return nil }
    return .some(wrapped)
  }
}

extension Array: NibDecodable where Element: NibDecodable {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String { "a list, each element \(Element.nibForm)" }

  /// Returns the elements, or `nil` if one of them cannot be read.
  @MainActor public static func decode(_ value: NibValue) -> [Element]? {
    guard let list = value.array else { return nil }
    let elements = list.compactMap { Element.decode($0) }
    return elements.count == list.count ? elements : nil
  }
}

extension Bool: NibDecodable {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String { "true or false" }
  /// Returns the value that is written.
  @MainActor public static func decode(_ value: NibValue) -> Bool? { value.bool }
}

extension Int: NibDecodable {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String { "a whole number" }
  /// Returns the number that is written.
  @MainActor public static func decode(_ value: NibValue) -> Int? {
    value.number.flatMap { abs($0) <= 1e9 ? Int(exactly: $0) : nil }
  }
}

extension Double: NibDecodable {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String { "a number" }
  /// Returns the number that is written.
  @MainActor public static func decode(_ value: NibValue) -> Double? {
    value.number.flatMap { abs($0) <= 1e15 ? $0 : nil }
  }
}

extension String: NibDecodable {
  /// A description of the expected form of a value, for messages.
  public static var nibForm: String { "a text" }
  /// Returns the text that is written.
  @MainActor public static func decode(_ value: NibValue) -> String? { value.string }
}
