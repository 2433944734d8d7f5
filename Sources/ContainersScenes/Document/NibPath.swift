/// The place of a value in a file.
///
/// It is written out only for messages: a file has many places, and few faults.
indirect enum NibPath: CustomStringConvertible {
  /// The whole file.
  case root
  case member(key: String, of: NibPath)
  case element(Int, of: NibPath)

  subscript(key: String) -> NibPath { .member(key: key, of: self) }
  subscript(index: Int) -> NibPath { .element(index, of: self) }

  /// The JSON path, for example `$.objects[0].set.text`.
  var description: String {
    switch self {
    case .root: "$"
    case .member(let key, let path): Self.text(of: key, in: path.description)
    case .element(let index, let path): "\(path)[\(index)]"
    }
  }

  /// Returns the JSON path of a key in an object with a JSON path.
  static func text(of key: String, in path: String) -> String {
    let isPlain = key.allSatisfy(\.isOfName) && !key.isEmpty
    return isPlain ? "\(path).\(key)" : "\(path)[“\(key)”]"
  }
}
