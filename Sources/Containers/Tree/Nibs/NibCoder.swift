internal import FoundationEssentials

/// The stored values of one object in a nib.
///
/// The object's initializer reads them.
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
/// The values are a JSON object from an untrusted source, so reading them never traps.
public final class NibCoder {
  /// The reason that bytes cannot be read as the values of an object.
  public enum Failure: Error, Equatable {
    /// The bytes are not a JSON object, or its values are nested more than 512 levels deep.
    case invalidValues(reason: String)
  }

  private let values: KeyedDecodingContainer<StoredKey>?

  /// Creates a coder without values.
  public init() { values = nil }

  /// Creates a coder that reads the values of a JSON object.
  public init(json: some Collection<UInt8>) throws(Failure) {
    do {
      values = try JSONDecoder().decode(StoredValues.self, from: Data(json)).container
    } catch {
      throw .invalidValues(reason: "\(error)")
    }
  }

  /// Whether a key has a value other than null.
  public func containsValue(forKey key: String) -> Bool {
    // Throws if there is no value.
    (try? values?.decodeNil(forKey: StoredKey(key))) == false
  }

  /// Returns the value for a key, or `nil` if the key has no value of the given type.
  ///
  /// A value of another type is probably a mistake in the nib, so it logs a warning.
  public func decode<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    guard containsValue(forKey: key) else { return nil }
    do {
      return try values?.decode(type, forKey: StoredKey(key))
    } catch {
      warn("The value of “\(key)” in a nib is not a \(type) and is ignored: \(error)")
      return nil
    }
  }
}

/// The container of a JSON object, which stays readable after decoding.
private struct StoredValues: Decodable {
  let container: KeyedDecodingContainer<StoredKey>

  init(from decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: StoredKey.self)
  }
}

private struct StoredKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ key: String) { stringValue = key }
  init(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
