extension Button {
  /// The background image in the current state, or `nil` for none.
  public var currentBackgroundImage: Image? { stateBackgroundImages.value(for: state) }

  /// Sets the image that fills the button behind its content in a state, or `nil` for that of the
  /// normal state.
  ///
  /// The image takes the place of the background color and the border. It is stretched as its cap
  /// insets say. Without an image for the state, that of the normal one is fainter while the button is
  /// pressed or disabled.
  public func setBackgroundImage(_ image: Image?, for state: State) {
    guard !Image.areSame(image, stateBackgroundImages[state]) else { return }
    stateBackgroundImages[state] = image
    contentDidChange()
  }

  /// Returns the background image set for a state, or else that of the normal state.
  public func backgroundImage(for state: State) -> Image? {
    stateBackgroundImages[state] ?? stateBackgroundImages[.normal]
  }

  func draw(background image: Image, on canvas: Canvas) {
    let isMeant = stateBackgroundImages[state.subtracting(.focused)] != nil
    let opacity = isMeant ? 1 : !isEnabled ? Self.inactiveOpacity : isHighlighted ? 0.7 : 1
    let shown = image.shown(tint: tintColor ?? .black, isRightToLeft: isRightToLeft)
    canvas.draw(shown, in: bounds, opacity: opacity)
  }
}
