import Containers

extension Label {
  /// The text, empty where there is none.
  var words: String { text ?? "" }
}
