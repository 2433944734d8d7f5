extension PresentationController {
  /// Makes the presentation controller of a style.
  static func make(
    for presented: ViewController, presenting: ViewController?, _ style: ModalPresentationStyle
  ) -> PresentationController {
    switch style {
    case .automatic, .pageSheet, .formSheet:
      SheetPresentationController(
        presentedViewController: presented, presenting: presenting, style: style)
    case .popover:
      PopoverPresentationController(presentedViewController: presented, presenting: presenting)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom, .none:
      PresentationController(
        presentedViewController: presented, presenting: presenting, style: style)
    }
  }
}

extension ViewController {
  /// The presentation controller of the controller.
  ///
  /// Reading the property before the presentation creates the one that the presentation will use.
  ///
  /// If ``modalPresentationStyle`` changes afterward, that presentation controller is discarded
  /// with a warning.
  public var presentationController: PresentationController? {
    if let ancestor = presentedAncestor { return ancestor.storedPresentationController }
    return presentationControllerMade(presenting: nil, source: nil)
  }

  /// The presentation controller of a sheet, or `nil` if ``modalPresentationStyle`` is not a sheet
  /// style.
  public var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }

  /// The presentation controller of a popover, or `nil` if ``modalPresentationStyle`` is not the
  /// popover style.
  public var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  private var storedPresentationController: PresentationController? {
    presentation?.controller as? PresentationController
  }

  /// Returns the stored presentation controller, made if necessary.
  func presentationControllerMade(
    presenting: ViewController?, source: ViewController?
  ) -> PresentationController {
    if let stored = storedPresentationController { return stored }
    let style = presentationStyleInForce
    let made =
      (self as? AlertController)?.makePresentationController(presenting: presenting)
      ?? customPresentationController(style, presenting: presenting, source: source)
      ?? PresentationController.make(for: self, presenting: presenting, style)
    presentationMade.controller = made
    return made
  }

  private func customPresentationController(
    _ style: ModalPresentationStyle, presenting: ViewController?, source: ViewController?
  ) -> PresentationController? {
    guard style == .custom else { return nil }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenting, source: source ?? presenting ?? self)
  }
}
