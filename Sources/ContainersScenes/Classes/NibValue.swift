internal import Support

/// A value that a nib or storyboard stores for an attribute.
@MainActor
public struct NibValue {
  let json: JSON
  /// The folder in which images are looked for first, or `nil` for none.
  let folder: String?

  /// The value as a string, or `nil` if it has another type.
  public var string: String? { json.string }
  /// The value as a number, or `nil` if it has another type.
  public var number: Double? { json.number }
  /// The value as a Boolean, or `nil` if it has another type.
  public var bool: Bool? { json.bool }
  /// The elements of the value as a list, or `nil` if it has another type.
  public var array: [NibValue]? { json.array?.map { NibValue(json: $0, folder: folder) } }

  /// Returns the value for a key of an object, or `nil` if there is none.
  public subscript(key: String) -> NibValue? {
    json.members?.first { $0.key == key }.map { NibValue(json: $0.value, folder: folder) }
  }

  /// Whether the value is null.
  var isNull: Bool { if case .null = json.content { true } else { false } }

  /// The elements of a list of numbers, or `nil` if the value is anything else.
  func numbers(_ count: Int) -> [Double]? {
    guard let list = array, list.count == count else { return nil }
    let numbers = list.compactMap(\.number).filter { abs($0) <= 1e9 }
    return numbers.count == count ? numbers : nil
  }
}
