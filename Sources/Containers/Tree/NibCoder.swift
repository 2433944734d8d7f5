internal import FoundationEssentials

/// The values that a nib stores for one object, which its initializer can read.
///
/// ```swift
/// final class CardView: View {
///   private let margin: Double
///
///   override init?(coder: NibCoder) {
///     margin = coder.decode(Double.self, forKey: "margin") ?? 12
///     super.init(coder: coder)
///   }
/// }
/// ```
///
/// The values are a JSON object, which may come from anywhere: reading it never traps.
public final class NibCoder {
  /// Why bytes cannot be read as the values of an object.
  public enum Failure: Error, Equatable {
    /// The bytes are not a JSON object, or its values are nested more than 512 levels deep.
    case invalidValues(reason: String)
  }

  private let json: Data
  private let keys: Set<String>

  /// Creates a coder without values.
  public init() {
    json = Data()
    keys = []
  }

  /// Creates a coder that reads the values of a JSON object.
  public init(json: some Collection<UInt8>) throws(Failure) {
    self.json = Data(json)
    do {
      keys = try JSONDecoder().decode(StoredKeys.self, from: self.json).keys
    } catch {
      throw .invalidValues(reason: "\(error)")
    }
  }

  /// Whether there is a value, other than null, for a key.
  public func containsValue(forKey key: String) -> Bool { keys.contains(key) }

  /// Returns the value for a key, or `nil` if there is none or it is of another type.
  ///
  /// A value of another type is probably a mistake in the nib and logs a warning.
  public func decode<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    guard keys.contains(key) else { return nil }
    do {
      return try JSONDecoder().decode(
        StoredValue<Value>.self, from: json, configuration: StoredKey(key)
      ).value
    } catch {
      warn("The value of “\(key)” in a nib is no \(type) and is ignored: \(error)")
      return nil
    }
  }
}

/// The keys of a JSON object whose values are not null.
private struct StoredKeys: Decodable {
  let keys: Set<String>

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: StoredKey.self)
    keys = Set(try values.allKeys.filter { try !values.decodeNil(forKey: $0) }.map(\.stringValue))
  }
}

/// The value of a JSON object for one key.
private struct StoredValue<Value: Decodable>: DecodableWithConfiguration {
  let value: Value

  init(from decoder: any Decoder, configuration key: StoredKey) throws {
    value = try decoder.container(keyedBy: StoredKey.self).decode(Value.self, forKey: key)
  }
}

private struct StoredKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ key: String) { stringValue = key }
  init(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
