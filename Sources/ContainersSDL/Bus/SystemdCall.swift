/// What a call, an answer or a signal of sd-bus contains, which is not trusted.
struct SystemdCall: Equatable {
  var path: String
  var interface: String
  var member: String
  /// The signature of the arguments, also of those that are not read.
  var signature: String
  var arguments: [SystemdValue]

  /// Returns an argument that the signature says is an integer.
  func integer(_ index: Int) -> Int {
    switch arguments.indices.contains(index) ? arguments[index] : .boolean(false) {
    case .int32(let number): Int(number)
    case .uint32(let number): Int(number)
    default: 0
    }
  }

  /// Returns an argument that the signature says is a text.
  func text(_ index: Int) -> String {
    if arguments.indices.contains(index), case .string(let text) = arguments[index] { return text }
    return ""
  }
}
