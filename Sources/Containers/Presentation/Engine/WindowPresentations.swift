/// The presentations in a window, in the order in which they began.
@MainActor
final class WindowPresentations {
  private(set) var all: [Presentation] = []

  func add(_ presentation: Presentation) { all.append(presentation) }

  func remove(_ presentation: Presentation) { all.removeAll { $0 === presentation } }
}

extension Window {
  var presentations: WindowPresentations { parts.part { WindowPresentations() } }

  /// Lets the presentations follow what they cover or point at, after a layout.
  func presentationsFollow() {
    guard overlayRouting != nil else { return }
    for presentation in presentations.all { presentation.frameDidLayOut() }
  }
}
