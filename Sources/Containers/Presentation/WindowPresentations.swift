/// The presentations in a window, in the order in which they began.
@MainActor
final class WindowPresentations {
  private(set) var all: [Presentation] = []

  func add(_ presentation: Presentation) { all.append(presentation) }

  func remove(_ presentation: Presentation) { all.removeAll { $0 === presentation } }
}

extension Window {
  var presentations: WindowPresentations { parts.part { WindowPresentations() } }

  /// Returns whether the user may close the window.
  ///
  /// If a presentation must not be dismissed, notifies its delegate. A sheet, a popover or an alert in
  /// front is dismissed instead, as on other desktops.
  func presentationsLetClose() -> Bool {
    guard overlayRouting != nil else { return true }
    let shown = presentations.all.filter { $0.phase == .presented }
    if let modal = shown.last(where: \.isModal) { return modal.userMayDismiss() }
    guard let front = shown.last else { return true }
    return !front.closesBeforeWindow()
  }

  /// Lets the presentations follow what they cover or point at, after a layout.
  func presentationsFollow() {
    guard let overlayRouting else { return }
    overlayRouting.frameDidLayOut()
    for presentation in presentations.all { presentation.frameDidLayOut() }
  }
}
