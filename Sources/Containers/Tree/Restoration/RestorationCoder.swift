internal import FoundationEssentials
internal import Support

/// A coder that stores the values of one object in the saved state, or reads them back.
///
/// Each object has its own coder, so keys of different objects never collide.
///
/// ```swift
/// override func encodeRestorableState(with coder: RestorationCoder) {
///   super.encodeRestorableState(with: coder)
///   coder.encode(query, forKey: "query")
/// }
///
/// override func decodeRestorableState(with coder: RestorationCoder) {
///   super.decodeRestorableState(with: coder)
///   query = coder.decode(String.self, forKey: "query") ?? ""
/// }
/// ```
///
/// The keys `ApplicationStateRestorationBundleVersionKey`,
/// `ApplicationStateRestorationUserInterfaceIdiomKey` and
/// `StateRestorationViewControllerStoryboardKey` are reserved and can only be read.
@MainActor
public final class RestorationCoder {
  /// The version of the program that saved the state, or `nil` if the program has no version.
  public let programVersion: String?
  /// The kind of device on which the state was saved.
  public let userInterfaceIdiom: UserInterfaceIdiom
  /// The scene from which the controller was made, or `nil` if it was not made from one.
  package let scene: RestorationStoryboard?
  /// What finds the storyboard of the scene, set by whoever knows storyboards.
  package internal(set) weak var resources: AnyObject?
  /// What was stored, by key.
  private(set) var values: [String: JSON]
  /// The place of the object, or `nil` for the application.
  private let holder: RestorationPath?
  private weak var references: (any RestorationReferences)?

  init(
    _ values: [String: JSON] = [:], of holder: RestorationPath?,
    in origin: RestorationOrigin, scene: RestorationStoryboard? = nil,
    references: (any RestorationReferences)?
  ) {
    (self.values, self.holder, self.references) = (values, holder, references)
    (programVersion, userInterfaceIdiom) = (origin.version, origin.idiom)
    self.scene = scene
  }

  /// Stores a value, replacing an earlier value with the same key.
  ///
  /// A reserved key is a programming error and traps. A value that cannot be encoded is left out
  /// with a warning.
  public func encode(_ value: some Encodable, forKey key: String) {
    checkKey(key)
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      let bytes = [UInt8](try encoder.encode(value))
      var reader = JSONReader(bytes, depth: RestorationCoder.greatestDepth)
      values[key] = try reader.read().canonical
    } catch {
      warn("The value of “\(key)” cannot be saved and is left out: \(error)")
    }
  }

  /// Returns the value with a key, or `nil` if the key has no value of the given type.
  public func decode<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    guard let value = value(forKey: key), value.content != .null else { return nil }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode(type, from: Data(value.bytes))
  }

  /// Stores a reference to an object and saves the state of that object too.
  ///
  /// A view or controller needs an identifier, and any other object must be registered; otherwise
  /// the reference is left out with a warning. A reserved key is a programming error and traps.
  public func encodeObject(_ object: (any StateRestoring)?, forKey key: String) {
    checkKey(key)
    let place = object.flatMap { references?.place(of: $0, storedBy: holder) }
    if let object, place == nil { warnOfMissingPlace(of: object, key) }
    values[key] = place.map { [RestorationCoder.place: $0.value] } ?? .null
  }

  /// Returns the object that a reference identifies, or `nil` if it was not restored.
  public func decodeObject(forKey key: String) -> (any StateRestoring)? {
    object(values[key])
  }

  /// Whether a key has a value other than null.
  public func containsValue(forKey key: String) -> Bool {
    (value(forKey: key) ?? .null).content != .null
  }

  /// The greatest depth of the values of an object, below that of the archive around them.
  private static let greatestDepth = 56
  private static let place = "restorationPath"
}

// MARK: Lists of objects

extension RestorationCoder {
  /// Stores references to objects; those without an identifier are left out.
  func encodeObjects(_ objects: [any StateRestoring], forKey key: String) {
    let places = objects.compactMap { references?.place(of: $0, storedBy: holder) }
    values[key] = .array(places.map { [RestorationCoder.place: $0.value] })
  }

  /// Returns the objects that references identify, with `nil` for each that was not restored, or
  /// `nil` if there is no list.
  func decodeObjects(forKey key: String) -> [(any StateRestoring)?]? {
    values[key]?.array.map { $0.map(object) }
  }

  private func object(_ value: JSON?) -> (any StateRestoring)? {
    RestorationPath(value?[RestorationCoder.place]).flatMap { references?.object(at: $0) }
  }
}

// MARK: Reserved keys

extension RestorationCoder {
  private enum Reserved: String {
    case version = "ApplicationStateRestorationBundleVersionKey"
    case idiom = "ApplicationStateRestorationUserInterfaceIdiomKey"
    case storyboard = "StateRestorationViewControllerStoryboardKey"
  }

  private func value(forKey key: String) -> JSON? {
    switch Reserved(rawValue: key) {
    case .version: programVersion.map { .string($0) }
    case .idiom: .string(userInterfaceIdiom.storedName)
    case .storyboard: scene.map { .string($0.name) }
    case nil: values[key]
    }
  }

  private func checkKey(_ key: String) {
    guard Reserved(rawValue: key) != nil else { return }
    misuse("\(name) cannot store a value as “\(key)”, which is reserved: choose another key.")
  }

  /// The object whose values these are, as messages name it.
  private var name: String { holder.map { "The object at \($0.text)" } ?? "The application" }

  private func warnOfMissingPlace(of object: any StateRestoring, _ key: String) {
    let text = (object as? Responder)?.description ?? "\(type(of: object))"
    warn(
      "\(name) cannot store a reference to \(text) as “\(key)”, because that has no place in the "
        + "state: give it a restorationIdentifier, or register it with the application.")
  }
}
