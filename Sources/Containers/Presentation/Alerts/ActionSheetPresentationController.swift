/// The presentation controller of an action sheet: a popover that points at its source.
///
/// In compact width it is a sheet at the bottom, and in regular width without a source, a card in the
/// middle. Pressing beside any but the card means the cancel action, which the popover leaves out.
@MainActor
final class ActionSheetPresentationController: PopoverPresentationController {
  private var hasWarned = false

  private var alert: AlertController? { presentedViewController as? AlertController }

  private var hasSource: Bool { sourceView != nil || sourceItem != nil }

  override func obstacle(to presenter: ViewController) -> PresentationObstacle? {
    if alert?.hasContent == false { return .nothingToShow }
    return hasSource ? super.obstacle(to: presenter) : nil
  }

  override func ruledStyle(for traits: TraitCollection) -> ModalPresentationStyle {
    let style = super.ruledStyle(for: traits)
    return style == .none && !hasSource ? .formSheet : style
  }

  override func makeShape(for style: ModalPresentationStyle) -> PresentationController {
    switch style {
    case .formSheet: makeCard()
    case .automatic, .pageSheet: makeSheet()
    default: super.makeShape(for: style)
    }
  }

  private func makeCard() -> PresentationController {
    if !hasWarned {
      hasWarned = true
      warn(
        "\(presentedViewController.name) is an action sheet without a source, so it is shown in the "
          + "middle of the window: set the sourceView or sourceItem of its "
          + "popoverPresentationController.")
    }
    return AlertPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  private func makeSheet() -> PresentationController {
    let sheet = adaptiveSheetPresentationController
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.detents = [
      .custom { [weak self] context in
        guard let self, let view = alert?.alertView else { return nil }
        let width = containerView?.bounds.width ?? view.bounds.width
        return min(view.fullHeight(forWidth: width), context.maximumDetentValue)
      }
    ]
    alert?.alertView?.showsCancel = true
    return sheet
  }

  /// Lets the sheet, if there is one, adopt the height of changed content.
  func contentDidChange() {
    let sheet = adaptiveSheetPresentationController
    guard presentation?.shape === sheet else { return }
    sheet.animateChanges { sheet.invalidateDetents() }
  }

  override func furnish(_ container: View) {
    super.furnish(container)
    alert?.alertView?.showsCancel = false
  }

  override func userWillDismiss() {
    super.userWillDismiss()
    alert?.userWillDismiss()
  }

  override func userDidDismiss() {
    super.userDidDismiss()
    alert?.conclude()
  }
}
