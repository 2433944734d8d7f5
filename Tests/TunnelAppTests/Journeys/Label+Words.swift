import Containers

extension Label {
  /// The text; empty if there is none.
  var words: String { text ?? "" }
}
