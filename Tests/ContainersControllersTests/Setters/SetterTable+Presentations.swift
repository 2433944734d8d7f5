import Containers

extension SetterTable {
  mutating func addPresentations() {
    addAlerts()
    addSheets()
    addPopovers()
  }

  private mutating func addAlerts() {
    add("AlertAction.isEnabled", showing: alert) { $0.shownAlert?.actions[0].isEnabled = false }
    add("AlertController.message", showing: alert) { $0.shownAlert?.message = "Other" }
    add("AlertController.preferredAction", showing: alert) {
      $0.shownAlert?.preferredAction = $0.shownAlert?.actions[0]
    }
    add("AlertController.title", showing: alert) { $0.shownAlert?.title = "Other" }
  }

  private mutating func addSheets() {
    let source = View()
    add("PresentationController.traitOverrides", showing: sheet) {
      $0.shown.presentationController?.traitOverrides.userInterfaceStyle = .dark
    }
    addSheet("detents") { $0.detents = [.medium(), .large()] }
    addSheet("largestUndimmedDetentIdentifier") { $0.largestUndimmedDetentIdentifier = .large }
    addSheet("preferredCornerRadius") { $0.preferredCornerRadius = 30 }
    addSheet("prefersEdgeAttachedInCompactHeight") { $0.prefersEdgeAttachedInCompactHeight = true }
    addSheet("prefersGrabberVisible") { $0.prefersGrabberVisible = true }
    addSheet("prefersPageSizing") { $0.prefersPageSizing = false }
    addSheet("selectedDetentIdentifier") { $0.selectedDetentIdentifier = .large }
    addSheet("sourceView") { $0.sourceView = source }
    addSheet("widthFollowsPreferredContentSizeWhenEdgeAttached") {
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
  }

  private mutating func addSheet(
    _ name: String, _ set: @escaping (SheetPresentationController) -> Void
  ) {
    add("SheetPresentationController.\(name)", showing: sheet) {
      if let sheet = $0.shown.sheetPresentationController { set(sheet) }
    }
  }

  private mutating func addPopovers() {
    addPopover("backgroundColor") { $0.backgroundColor = .systemRed }
    addPopover("canOverlapSourceViewRect") { $0.canOverlapSourceViewRect = true }
    addPopover("passthroughViews") { $0.passthroughViews = [$0.presentingViewController.view] }
    addPopover("permittedArrowDirections") { $0.permittedArrowDirections = .up }
    addPopover("popoverLayoutMargins") { $0.popoverLayoutMargins = EdgeInsets(all: 20) }
    addPopover("sourceRect") { $0.sourceRect = Rect(x: 9, y: 9, width: 3, height: 3) }
    addPopover("sourceItem") { $0.sourceItem = $0.presentingViewController.view }
    addPopover("sourceView") { $0.sourceView = $0.presentingViewController.view }
  }

  private mutating func addPopover(
    _ name: String, _ set: @escaping (PopoverPresentationController) -> Void
  ) {
    add("PopoverPresentationController.\(name)", showing: popover) {
      if let popover = $0.shown.popoverPresentationController { set(popover) }
    }
  }
}

// MARK: What has the members

@MainActor
private func alert() -> Presenter {
  let alert = AlertController(title: "Title", message: "Message", preferredStyle: .alert)
  alert.addAction(AlertAction(title: "Fine", style: .default))
  alert.addAction(AlertAction(title: "Cancel", style: .cancel))
  return Presenter(alert)
}

@MainActor
private func sheet() -> Presenter {
  let shown = ViewController()
  shown.modalPresentationStyle = .pageSheet
  return Presenter(shown)
}

@MainActor
private func popover() -> Presenter {
  let shown = ViewController()
  shown.modalPresentationStyle = .popover
  shown.preferredContentSize = Size(width: 80, height: 60)
  return Presenter(shown)
}

/// A controller that presents another one once it has appeared.
private final class Presenter: ViewController {
  let shown: ViewController

  init(_ shown: ViewController) {
    self.shown = shown
    super.init()
  }

  var shownAlert: AlertController? { shown as? AlertController }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown.popoverPresentationController?.sourceView = view
    if shown.presentingViewController == nil { present(shown, animated: false) }
  }
}
