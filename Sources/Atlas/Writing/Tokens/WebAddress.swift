/// A parsed web address.
///
/// Its parts are percent-decoded after splitting.
struct WebAddress {
  /// The host in lower case, without `www.`.
  let host: String
  /// The components of the path.
  let path: [String]
  /// The names and values in the query.
  let query: [(name: String, value: String)]
  let fragment: String

  /// Parses an address.
  ///
  /// - Parameter text: The part after `https://`.
  init(_ text: Substring) {
    let halves = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let front = halves[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let pieces = front[0].split(separator: "/", omittingEmptySubsequences: false)
    let site = pieces[0].split(separator: "@").last ?? ""
    let name = site.prefix { $0 != ":" }.lowercased()
    host = name.hasPrefix("www.") ? String(name.dropFirst(4)) : name
    path = pieces.dropFirst().map { Self.resolved($0, plusIsSpace: false) }
    query = front.count > 1 ? Self.pairs(front[1]) : []
    fragment = halves.count > 1 ? Self.resolved(halves[1], plusIsSpace: false) : ""
  }

  /// Returns the value of the first of the names that has a nonempty one.
  func value(_ names: String...) -> String? {
    for name in names {
      if let found = query.first(where: { $0.name == name && !$0.value.isEmpty }) {
        return found.value
      }
    }
    return nil
  }

  /// Returns the values of names that have a nonempty one.
  func values(_ names: String...) -> [Substring] {
    names.compactMap { value($0)?[...] }
  }

  /// Returns the component of the path behind another one.
  func component(behind name: String) -> String? {
    guard let index = path.firstIndex(of: name), path.indices.contains(index + 1) else {
      return nil
    }
    return path[index + 1]
  }

  /// Returns the names and values in a query string.
  static func pairs(_ text: Substring) -> [(name: String, value: String)] {
    text.split(separator: "&").map { pair in
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        resolved(sides[0], plusIsSpace: true),
        sides.count > 1 ? resolved(sides[1], plusIsSpace: true) : ""
      )
    }
  }

  /// Whether the host is a site or one of its subdomains.
  func isAt(_ site: String) -> Bool { host == site || host.hasSuffix("." + site) }

  /// Returns a text in which what was encoded with percent signs is itself again.
  static func resolved(_ text: Substring, plusIsSpace: Bool) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count > 1,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
