internal import Glibc
internal import Support

/// The rules of a time zone, which give its offset from UTC at any time.
///
/// They are read from the system's own database (RFC 8536) and are as current as the system. If the
/// database is not installed, no zone is known.
public struct TimeZoneRules: Sendable {
  /// The offset from UTC at a time.
  public struct Offset: Hashable, Sendable {
    /// Seconds ahead of UTC, usually negative west of Greenwich.
    public let seconds: Int
    /// The abbreviation of the time in effect: `CET`, `CEST`, `-03`.
    public let abbreviation: String

    /// Returns noon of the local day that contains a time.
    ///
    /// Both times are in seconds since January 1, 1970, UTC.
    func noon(of secondsSince1970: Double) -> Double {
      let ahead = Double(seconds)
      return ((secondsSince1970 + ahead) / 86_400).rounded(.down) * 86_400 + 43_200 - ahead
    }
  }

  /// The name in the database, such as `Europe/Copenhagen`.
  public let name: String

  private let transitions: [Int64]
  private let kinds: [UInt8]
  private let offsets: [Offset]
  /// The rule after the last transition.
  private let future: YearlyRule?

  /// Reads the rules of a zone.
  ///
  /// - Parameters:
  ///   - name: The name in the database. A name that leads out of its directory is not found.
  ///   - directory: The directory of the database, usually ``systemDirectory``.
  /// - Returns: `nil` if the zone is unknown or its file is damaged.
  public init?(name: String, directory: String = systemDirectory) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }),
      let bytes = TimeZoneRules.bytes(of: "\(directory)/\(name)")
    else { return nil }
    self.init(name: name, bytes: bytes)
  }

  /// The directory of the system's database.
  ///
  /// It is the environment variable `TZDIR`, which the C library uses too, or
  /// `/usr/share/zoneinfo`.
  public static var systemDirectory: String {
    environmentVariable("TZDIR") ?? "/usr/share/zoneinfo"
  }

  /// Creates the rules from the bytes of a database file, or returns `nil` if they are damaged.
  init?(name: String, bytes: [UInt8]) {
    guard let file = TimeZoneFile(bytes) else { return nil }
    self.name = name
    transitions = file.transitions
    kinds = file.kinds
    offsets = file.offsets
    future = YearlyRule(file.footer)
  }

  /// Returns the offset at a time in seconds since January 1, 1970, UTC.
  public func offset(at secondsSince1970: Double) -> Offset {
    let moment = Int64(max(-1e15, min(1e15, secondsSince1970.rounded(.down))))
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= moment { low = middle + 1 } else { high = middle }
    }
    if low == transitions.count, let future { return future.offset(at: moment) }
    // Before the first transition, the first offset applies.
    return offsets[low == 0 ? 0 : Int(kinds[low - 1])]
  }

  private static func bytes(of path: String) -> [UInt8]? {
    // The largest zone has about four kilobytes.
    let largest = 1 << 16
    guard let file = try? MappedFile(path: path, copyingUpTo: largest), file.bytes.count <= largest
    else { return nil }
    return file.copy()
  }
}
