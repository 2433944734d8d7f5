extension Button {
  /// The title in the current state.
  ///
  /// This is the title set for the state, or else that of ``configuration``, or else ``title``.
  public var currentTitle: String {
    stateTitles.value(for: state) ?? configuration?.title ?? title
  }

  /// The image in the current state.
  ///
  /// This is the image set for the state, or else that of ``configuration``, or else ``image``.
  public var currentImage: Image? {
    stateImages.value(for: state) ?? configuration?.image ?? image
  }

  /// Sets the title for a state, or nil to use that of the normal state.
  public func setTitle(_ title: String?, for state: State) {
    guard state != .normal else { return self.title = title ?? "" }
    guard title != stateTitles[state] else { return }
    stateTitles[state] = title
    contentDidChange()
  }

  /// Returns the title set for a state, or else that of the normal state.
  public func title(for state: State) -> String? {
    stateTitles[state] ?? (title.isEmpty ? nil : title)
  }

  /// Sets the image for a state, or nil to use that of the normal state.
  public func setImage(_ image: Image?, for state: State) {
    guard state != .normal else { return self.image = image }
    guard !Image.areSame(image, stateImages[state]) else { return }
    stateImages[state] = image
    contentDidChange()
  }

  /// Returns the image set for a state, or else that of the normal state.
  public func image(for state: State) -> Image? { stateImages[state] ?? image }

  /// Sets the color of the title and the icon for a state, or nil to use the configuration's.
  public func setTitleColor(_ color: DynamicColor?, for state: State) {
    guard color != stateTitleColors[state] else { return }
    stateTitleColors[state] = color
    updateWheel()
    updateTitleLabel()
    setNeedsDisplay()
  }

  /// Returns the color set for a state, or else that of the normal state; nil if neither is set.
  public func titleColor(for state: State) -> DynamicColor? {
    stateTitleColors[state] ?? stateTitleColors[.normal]
  }

  /// The color of the title and the icon in the current state.
  public var currentTitleColor: Color {
    guard let own = stateTitleColors.value(for: state) else { return imageColor }
    let isMeant = [state.subtracting(.focused), .disabled].contains { stateTitleColors[$0] != nil }
    return isEnabled || isMeant ? color(own) : inactiveInk(color(own))
  }

  /// The color of template images in the current state.
  var imageColor: Color { isEnabled ? look.foreground : inactiveInk(look.foreground) }

  private func inactiveInk(_ ink: Color) -> Color {
    look.isOpaque ? color(.inactiveLabel) : inactive(ink)
  }
}
