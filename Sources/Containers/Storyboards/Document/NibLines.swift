internal import Support

/// The lines of a file on which its values begin.
struct NibLines {
  private var offsets: [String: Int] = [:]
  /// Where each line begins.
  private let starts: [Int]

  init(_ root: JSON, of bytes: [UInt8]) {
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    note(root, "$")
  }

  private mutating func note(_ json: JSON, _ path: String) {
    offsets[path] = json.offset
    for member in json.members ?? [] {
      note(member.value, NibFields.path(of: member.key, in: path))
    }
    for (index, value) in (json.array ?? []).enumerated() { note(value, "\(path)[\(index)]") }
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

  private func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
