@testable import Containers

/// Reads bytes as a catalog of translations, and asks it for messages.
enum FuzzCatalog {
  private static let messages = [
    LocalizedMessage("Cancel"),
    LocalizedMessage("Copied “{text}”.", ["text": .text("{text}")]),
    LocalizedMessage("Open", context: "command"),
    LocalizedMessage(one: "{count} day", other: "{count} days", count: 3),
  ]

  static func read(_ bytes: [UInt8]) {
    do throws(MessageCatalogError) {
      let catalog = try MessageCatalog(bytes)
      precondition(catalog.rejections.allSatisfy { !$0.isEmpty })
      for message in messages {
        guard let template = catalog.template(for: message) else { continue }
        _ = message.filled(template)
      }
    } catch {
      precondition(!"\(error)".isEmpty)
    }
  }

  static func readRule(_ text: String) {
    guard let rule = PluralRule(header: text) else { return }
    for number in [0, 1, 2, 5, 11, 101, .max, .min] {
      if let form = rule.form(for: number) { precondition(0..<rule.formCount ~= form) }
    }
  }
}
