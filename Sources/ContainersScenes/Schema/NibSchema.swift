internal import Support

/// The JSON Schema of nibs and storyboards, made from the tables by which they are read.
///
/// It is of draft 7, which is what editors know best. It refuses nothing that the library reads.
@MainActor
struct NibSchema {
  let classes: NibClasses
  let segueClasses: [String]
  /// Whether files may name classes that are not known here.
  let allowsOtherClasses: Bool

  /// The schema.
  var json: JSON {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Nibs and storyboards of Containers", "type": "object",
      "properties": ["format": ["enum": ["containers.nib", "containers.storyboard"]]],
      "required": ["format", "version"],
      "if": ["properties": ["format": ["const": "containers.storyboard"]]],
      "then": Self.reference("storyboard"), "else": Self.reference("nib"),
      "definitions": JSON(files + objects + segues + values + ofClasses),
    ]
  }

  /// Returns a reference to a definition.
  static func reference(_ name: String) -> JSON {
    ["$ref": .string("#/definitions/\(name)")]
  }

  /// Returns the schema of a list.
  static func list(_ element: JSON) -> JSON { ["type": "array", "items": element] }

  /// Returns the schema of one of several texts.
  static func one(of names: some Sequence<String>) -> JSON { ["enum": JSON(names)] }

  static let text: JSON = ["type": "string"]
  static let truth: JSON = ["type": "boolean"]

  /// Returns the schema of an object that has no other keys.
  ///
  /// - Parameter forms: The schemas of the values; a key without one has any value.
  static func object(
    _ keys: [String], _ forms: [String: JSON], required: [String] = []
  ) -> JSON {
    let properties = (["//"] + keys).map { ($0, forms[$0] ?? [:]) }
    let object: JSON = [
      "type": "object", "properties": JSON(properties), "additionalProperties": false,
    ]
    return required.isEmpty ? object : object.adding(["required": JSON(required)])
  }

  /// Returns a condition on an object with a text for a key.
  static func when(_ key: String, is value: String, then schema: JSON) -> JSON {
    let same: JSON = ["const": .string(value)]
    return [
      "if": ["properties": JSON([(key, same)]), "required": JSON([key])], "then": schema,
    ]
  }
}

extension JSON {
  /// Returns the object with further members at its end.
  func adding(_ more: KeyValuePairs<String, JSON>) -> JSON {
    JSON((members ?? []).map { ($0.key, $0.value) } + more.map { ($0.key, $0.value) })
  }
}

extension ResourceBundle {
  /// The JSON Schema of nibs and storyboards with the classes of this bundle.
  ///
  /// With the schema, an editor completes keys, classes, attributes, and names, and marks mistakes
  /// while you type. Write it to a file that the editor loads, for example in a test. See
  /// <doc:Storyboards>.
  public var schema: String { schema(allowingOtherClasses: false) }

  /// Returns the schema for classes of this bundle and, if so wished, any others.
  package func schema(allowingOtherClasses: Bool) -> String {
    let schema = NibSchema(
      classes: classes, segueClasses: segueClasses.keys.sorted(),
      allowsOtherClasses: allowingOtherClasses)
    return schema.json.formatted() + "\n"
  }
}
