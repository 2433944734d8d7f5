internal import Support

/// The lines of a file on which the values at some paths begin.
struct NibLines {
  private var offsets: [String: Int] = [:]
  /// Where each line begins.
  private let starts: [Int]
  /// The paths that are asked for, in order, so that a walk knows where none of them leads.
  private let wanted: [String]

  /// Finds the lines of some paths.
  ///
  /// What leads to none of them is not visited, because a file may have millions of values, each with
  /// a long path.
  init(of paths: some Sequence<String>, in root: JSON, of bytes: [UInt8]) {
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    wanted = paths.sorted()
    note(root, "$")
  }

  private mutating func note(_ json: JSON, _ path: String) {
    guard isWanted(path) else { return }
    offsets[path] = json.offset
    for member in json.members ?? [] {
      note(member.value, NibPath.text(of: member.key, in: path))
    }
    for (index, value) in (json.array ?? []).enumerated() { note(value, "\(path)[\(index)]") }
  }

  /// Returns whether one of the paths begins with a path.
  private func isWanted(_ path: String) -> Bool {
    let index = wanted.countAtStart { $0 < path }
    return index < wanted.count && wanted[index].hasPrefix(path)
  }

  /// Returns the line of a path, from 1; of a path that is not there, the line of what lacks it.
  func line(of path: String) -> Int {
    var path = path[...]
    while !path.isEmpty {
      if let offset = offsets[String(path)] { return line(at: offset) }
      path = path.dropLast()
    }
    return 1
  }

  private func line(at offset: Int) -> Int { starts.countAtStart { $0 <= offset } }
}

extension Array {
  /// Returns how many elements at the start fulfill a condition, which none after them does.
  fileprivate func countAtStart(where isFulfilled: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isFulfilled(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
