internal import Containers
internal import Support

extension NibSchema {
  /// The definitions of values.
  var values: [(String, JSON)] {
    [
      ("color", Self.color), ("font", Self.font),
      (
        "image",
        [
          "description": "A file beside the nib, or a symbol", "type": "object",
          "properties": ["image": Self.text], "required": ["image"],
        ]
      ),
    ]
  }

  private static var color: JSON {
    let digits: JSON = [
      "type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
    ]
    return ["anyOf": [one(of: DynamicColor.nibNames.map(\.key)), digits]]
  }

  private static var font: JSON {
    let styles = one(of: Font.TextStyle.allCases.map { "\($0)" })
    return [
      "type": "object", "required": ["font"],
      "properties": [
        "font": ["anyOf": [styles, ["type": "string", "examples": ["system"]]]],
        "size": ["type": "number", "exclusiveMinimum": 0, "maximum": 1000],
        "bold": truth,
      ],
      "if": ["required": ["size"]], "else": ["properties": ["font": styles]],
    ]
  }

  /// Returns the schema of values of a shape.
  static func value(_ shape: NibShape) -> JSON {
    switch shape {
    case .truth: truth
    case .integer: ["type": "integer"]
    case .number: ["type": "number"]
    case .text: text
    case .names(let names): one(of: names)
    case .numbers(let count, let isSize):
      [
        "type": "array",
        "items": isSize ? ["type": "number", "minimum": 0] : ["type": "number"],
        "minItems": JSON(integerLiteral: count), "maxItems": JSON(integerLiteral: count),
      ]
    case .color: reference("color")
    case .font: reference("font")
    case .image: reference("image")
    case .list(let element): list(value(element))
    case .optional(let value): ["anyOf": [Self.value(value), ["type": "null"]]]
    case .other: [:]
    }
  }
}
