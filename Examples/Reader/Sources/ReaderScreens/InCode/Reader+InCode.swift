import Containers

extension Reader {
  /// Makes the screens without the storyboard.
  public static func makeRootInCode() -> ViewController {
    let columns = SplitViewController(style: .doubleColumn)
    let places = PlacesInCode(style: .plain)
    columns.setViewController(NavigationController(rootViewController: places), for: .primary)
    columns.setViewController(places.makePlaceColumn(), for: .secondary)
    return columns
  }
}

extension ViewController {
  /// Prepares and shows a destination, as a segue of a storyboard does.
  func follow(
    _ identifier: String, to destination: ViewController, sender: Any?,
    show: @escaping @MainActor () -> Void
  ) {
    let segue = StoryboardSegue(
      identifier: identifier, source: self, destination: destination, performHandler: show)
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Shows the form in a sheet.
  func followToForm(_ identifier: String, for places: PlacesController, sender: Any?) {
    let sheet = NavigationController(rootViewController: FormInCode(for: places))
    sheet.modalPresentationStyle = .formSheet
    follow(identifier, to: sheet, sender: sender) { self.present(sheet, animated: true) }
  }

  /// Does what an unwind segue does: the destination acts first, and then the way to it is freed.
  func unwind(
    _ identifier: String, to destination: ViewController, by action: (StoryboardSegue) -> Void
  ) {
    let segue = StoryboardSegue(identifier: identifier, source: self, destination: destination) {
      self.presentingViewController?.dismiss(animated: true)
    }
    prepare(for: segue, sender: nil)
    action(segue)
    segue.perform()
  }
}

extension View {
  /// Adds views, which constraints place.
  func add(_ views: [View], _ constraints: [LayoutConstraint]) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    LayoutConstraint.activate(constraints)
  }
}
