/// The presentations in a window, in the order in which they began.
@MainActor
final class WindowPresentations {
  private(set) var all: [Presentation] = []

  func add(_ presentation: Presentation) { all.append(presentation) }

  func remove(_ presentation: Presentation) { all.removeAll { $0 === presentation } }
}

extension Window {
  var presentations: WindowPresentations { parts.part { WindowPresentations() } }

  /// Returns whether the user may close the window; if a presentation must not be dismissed, tells its
  /// delegate.
  func presentationsLetClose() -> Bool {
    guard overlayRouting != nil else { return true }
    guard let modal = presentations.all.last(where: { $0.phase == .presented && $0.isModal })
    else { return true }
    return modal.userMayDismiss()
  }

  /// Lets the presentations follow what they cover or point at, after a layout.
  func presentationsFollow() {
    guard overlayRouting != nil else { return }
    for presentation in presentations.all { presentation.frameDidLayOut() }
  }
}
