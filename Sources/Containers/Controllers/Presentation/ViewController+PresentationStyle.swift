extension ViewController {
  /// Implements the getter of ``modalPresentationStyle``.
  var presentationStyleInForce: ModalPresentationStyle {
    let style = presentation?.style ?? .automatic
    return style == .automatic ? .pageSheet : style
  }

  /// Implements the setter of ``modalPresentationStyle``.
  func setPresentationStyle(_ style: ModalPresentationStyle) {
    guard style != presentation?.style ?? .automatic else { return }
    let former = presentationStyleInForce
    presentationMade.style = style
    guard former != presentationStyleInForce, let presentation, presentation.controller != nil,
      presentation.incoming == nil
    else { return }
    presentation.controller = nil
    warn(
      "The modalPresentationStyle of \(name) changed to \(style) after its presentationController was "
        + "read, so that controller is dropped: set the style first.")
  }
}
