internal import Glibc
internal import Support

/// The clock of a time zone: how far ahead of UTC it is at each moment.
///
/// Read from the system's own database (RFC 8536), so that it knows what the system knows; where that
/// is not installed there is no answer.
public struct TimeZoneRules: Sendable {
  /// What the clock shows at a moment.
  public struct Offset: Hashable, Sendable {
    /// Seconds ahead of UTC; negative west of it as a rule.
    public let seconds: Int
    /// The short name of the time in force: `CET`, `CEST`, `-03`.
    public let abbreviation: String

    /// Returns noon of the day that the clock shows at a moment; both in seconds since the beginning of 1970 in
    /// UTC.
    func noon(of secondsSince1970: Double) -> Double {
      let ahead = Double(seconds)
      return ((secondsSince1970 + ahead) / 86_400).rounded(.down) * 86_400 + 43_200 - ahead
    }
  }

  /// The name in the database: `Europe/Copenhagen`.
  public let name: String

  private let transitions: [Int64]
  private let kinds: [UInt8]
  private let offsets: [Offset]
  /// What holds after the last transition.
  private let future: YearlyRule?

  /// Reads the rules of a zone.
  ///
  /// - Parameters:
  ///   - name: The name in the database; anything that leaves its folder has no rules.
  ///   - directory: Where the database is; as a rule ``systemDirectory``.
  /// - Returns: nil where the zone is not known or its file is damaged.
  public init?(name: String, directory: String = systemDirectory) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }),
      let bytes = TimeZoneRules.bytes(of: "\(directory)/\(name)")
    else { return nil }
    self.init(name: name, bytes: bytes)
  }

  /// Where the system has its database: the environment's `TZDIR`, which the C library follows too, or
  /// `/usr/share/zoneinfo`.
  public static var systemDirectory: String {
    getenv("TZDIR").map { String(cString: $0) } ?? "/usr/share/zoneinfo"
  }

  /// Makes the rules from the bytes of a database file; nil where they are damaged.
  init?(name: String, bytes: [UInt8]) {
    guard let file = TimeZoneFile(bytes) else { return nil }
    self.name = name
    transitions = file.transitions
    kinds = file.kinds
    offsets = file.offsets
    future = YearlyRule(file.footer)
  }

  /// Returns what the clock shows at a moment, in seconds since the beginning of 1970 in UTC.
  public func offset(at secondsSince1970: Double) -> Offset {
    let moment = Int64(max(-1e15, min(1e15, secondsSince1970.rounded(.down))))
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= moment { low = middle + 1 } else { high = middle }
    }
    if low == transitions.count, let future { return future.offset(at: moment) }
    // Before the first transition the first kind of time holds.
    return offsets[low == 0 ? 0 : Int(kinds[low - 1])]
  }

  private static func bytes(of path: String) -> [UInt8]? {
    // The largest zone has four kilobytes.
    let largest = 1 << 16
    guard let file = try? MappedFile(path: path, copyingUpTo: largest), file.bytes.count <= largest
    else { return nil }
    return file.copy()
  }
}
