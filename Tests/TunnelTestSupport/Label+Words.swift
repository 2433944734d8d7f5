import Containers

@testable import TunnelApp

extension Label {
  /// The text; empty if there is none.
  var words: String { text ?? "" }

  /// Whether the label is part of the name of an end in the strip.
  var isPlaceName: Bool {
    guard let end = superview as? EndView else { return false }
    return self === end.place || self === end.setting
  }
}
