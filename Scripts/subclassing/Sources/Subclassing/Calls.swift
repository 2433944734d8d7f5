/// Counts the calls of each override.
@MainActor
enum Calls {
  private(set) static var counts: [String: Int] = [:]

  static func note(_ name: String) { counts[name, default: 0] += 1 }

  /// Returns which of these were never called.
  static func missing(of names: [String]) -> [String] { names.filter { counts[$0] == nil } }
}
