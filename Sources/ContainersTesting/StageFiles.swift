internal import Containers
internal import Support

/// The files in which an application saves its state, in memory, by the last part of their paths.
@MainActor
final class StageFiles: @preconcurrency RestorationFiles {
  private static let stateName: Substring = "restoration.json"
  private var contents: [Substring: [UInt8]]

  init(_ state: [UInt8]?) { contents = state.map { [Self.stateName: $0] } ?? [:] }

  /// The state that was saved last, or `nil` if none was.
  var state: [UInt8]? { contents[Self.stateName] }

  private func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }

  func makeFolder(_ path: String) {}

  func read(_ path: String, ofAtMost size: Int) -> [UInt8]? { contents[name(path)] }

  func write(_ bytes: [UInt8], to path: String, isDurable: Bool) { contents[name(path)] = bytes }

  func rename(_ path: String, to target: String) {
    contents[name(target)] = contents.removeValue(forKey: name(path))
  }

  func remove(_ path: String) { contents[name(path)] = nil }

  func lock(_ path: String) -> (any Sendable)? { true }
}
