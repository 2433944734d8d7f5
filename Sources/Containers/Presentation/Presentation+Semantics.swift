extension Presentation {
  /// Describes what is presented as a dialog, named by its controller, unless the view does so itself, as
  /// that of an alert.
  ///
  /// It is modal where nothing beneath can be reached.
  func describe() {
    guard let containerView, let shown = shownController.viewIfLoaded else { return }
    let card = shape.presentedView ?? shown
    // A view of the program's own keeps its description, and the container stands for it.
    let dialog = card === shown ? containerView : card
    let isDescribed =
      shown.accessibility.isModal || [.dialog, .alert].contains(shown.accessibility.role)
    guard !isDescribed else { return }
    var properties = dialog.accessibility
    properties.role = .dialog
    properties.label = shownController.spokenTitle ?? ""
    properties.states = shape.blocking.contains(.focus) ? .modal : []
    if properties != dialog.accessibility { dialog.accessibility = properties }
  }
}

extension ViewController {
  /// The title of the controller, or of one inside it that is shown; nil for none.
  fileprivate var spokenTitle: String? {
    if let title, !title.isEmpty { return title }
    for child in children.reversed() where child.viewIfLoaded?.window != nil {
      if let title = child.spokenTitle { return title }
    }
    return nil
  }
}
