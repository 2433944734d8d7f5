import Testing

/// A validator for as much of JSON Schema, draft 7, as the library's schema uses.
struct SchemaValidator {
  private let schema: JSONValue

  init(_ text: String) throws { schema = try JSONValue(text) }

  /// Returns the paths of what the schema refuses.
  func faults(in text: String) throws -> [String] {
    faults(of: try JSONValue(text), "$", by: schema)
  }

  private func faults(of value: JSONValue, _ path: String, by schema: JSONValue) -> [String] {
    guard let keywords = schema.object else { return schema == .bool(false) ? [path] : [] }
    if let name = keywords["$ref"]?.string { return faults(of: value, path, by: definition(name)) }
    return keywords.flatMap { keyword, argument in
      switch keyword {
      case "if", "allOf", "anyOf", "not":
        combined(keyword, argument, keywords, value, path)
      case "properties", "additionalProperties", "required", "propertyNames":
        value.object.map { members(keyword, argument, keywords, $0, path) } ?? []
      case "items":
        value.array.map { elements(argument, $0, path) } ?? []
      default: fits(keyword, argument, value) ? [] : [path]
      }
    }
  }

  private func definition(_ reference: String) -> JSONValue {
    let name = reference.replacing("#/definitions/", with: "")
    guard let definition = schema.object?["definitions"]?.object?[name] else {
      Issue.record("The schema does not define \(reference)")
      return .bool(false)
    }
    return definition
  }

  private func combined(
    _ keyword: String, _ argument: JSONValue, _ keywords: [String: JSONValue], _ value: JSONValue,
    _ path: String
  ) -> [String] {
    func faults(_ schema: JSONValue) -> [String] { self.faults(of: value, path, by: schema) }
    switch keyword {
    case "if": return faults(keywords[faults(argument).isEmpty ? "then" : "else"] ?? .bool(true))
    case "allOf": return argument.array?.flatMap { faults($0) } ?? []
    case "anyOf": return argument.array?.contains { faults($0).isEmpty } == true ? [] : [path]
    default: return faults(argument).isEmpty ? [path] : []
    }
  }

  private func members(
    _ keyword: String, _ argument: JSONValue, _ keywords: [String: JSONValue],
    _ members: [String: JSONValue], _ path: String
  ) -> [String] {
    let properties = keywords["properties"]?.object ?? [:]
    switch keyword {
    case "required":
      return argument.array?.contains { members[$0.string ?? ""] == nil } == true ? [path] : []
    case "propertyNames":
      return members.keys.flatMap { faults(of: .string($0), "\(path).\($0)", by: argument) }
    case "properties":
      return members.flatMap { name, value in
        properties[name].map { faults(of: value, "\(path).\(name)", by: $0) } ?? []
      }
    default:
      return members.filter { properties[$0.key] == nil }
        .flatMap { faults(of: $0.value, "\(path).\($0.key)", by: argument) }
    }
  }

  private func elements(_ argument: JSONValue, _ values: [JSONValue], _ path: String) -> [String] {
    values.enumerated().flatMap { index, value in
      let schema = argument.array.map { index < $0.count ? $0[index] : .bool(true) } ?? argument
      return faults(of: value, "\(path)[\(index)]", by: schema)
    }
  }

  private func fits(_ keyword: String, _ argument: JSONValue, _ value: JSONValue) -> Bool {
    let limit = argument.number ?? 0
    switch keyword {
    case "type" where argument == .string("integer"):
      return value.number.map { $0 == $0.rounded() } ?? false
    case "type": return argument.string == value.type
    case "enum": return argument.array?.contains(value) ?? false
    case "const": return argument == value
    case "pattern": return value.string.map { matches($0, argument.string ?? "") } ?? true
    case "minLength": return value.string.map { $0.count >= Int(limit) } ?? true
    case "minItems": return value.array.map { $0.count >= Int(limit) } ?? true
    case "maxItems": return value.array.map { $0.count <= Int(limit) } ?? true
    case "minimum": return value.number.map { $0 >= limit } ?? true
    case "exclusiveMinimum": return value.number.map { $0 > limit } ?? true
    case "maximum": return value.number.map { $0 <= limit } ?? true
    case "$schema", "title", "description", "definitions", "examples", "patternErrorMessage",
      "then", "else":
      return true
    default:
      Issue.record("The validator of the tests does not know “\(keyword)”")
      return false
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    (try? Regex(pattern).firstMatch(in: text)) != nil
  }
}
