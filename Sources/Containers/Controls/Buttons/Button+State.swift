extension Button {
  /// The title in the present state: that set for it, else that of ``configuration``, else ``title``.
  public var currentTitle: String {
    stateTitles.value(for: state) ?? configuration?.title ?? title
  }

  /// The image in the present state: that set for it, else that of ``configuration``, else ``image``.
  public var currentImage: Image? {
    stateImages.value(for: state) ?? configuration?.image ?? image
  }

  /// Shows a title in a state; nil for that of the normal state.
  public func setTitle(_ title: String?, for state: State) {
    guard state != .normal else { return self.title = title ?? "" }
    stateTitles[state] = title
    contentDidChange()
  }

  /// Returns the title that was set for a state, else that of the normal state.
  public func title(for state: State) -> String? {
    stateTitles[state] ?? (title.isEmpty ? nil : title)
  }

  /// Shows an image in a state; nil for that of the normal state.
  public func setImage(_ image: Image?, for state: State) {
    guard state != .normal else { return self.image = image }
    stateImages[state] = image
    contentDidChange()
  }

  /// Returns the image that was set for a state, else that of the normal state.
  public func image(for state: State) -> Image? { stateImages[state] ?? image }

  /// Shows title and icon in a colour in a state; nil for that of the configuration.
  public func setTitleColor(_ color: DynamicColor?, for state: State) {
    stateTitleColors[state] = color
    updateWheel()
    updateTitleLabel()
    setNeedsDisplay()
  }

  /// Returns the colour that was set for a state, else that of the normal state; nil for none.
  public func titleColor(for state: State) -> DynamicColor? {
    stateTitleColors[state] ?? stateTitleColors[.normal]
  }

  /// The colour of title and icon in the present state.
  public var currentTitleColor: Color {
    stateTitleColors.value(for: state).map { color($0) } ?? imageColor
  }

  /// The color of template images in the present state.
  var imageColor: Color {
    isEnabled ? look.foreground : look.foreground.withAlphaComponent(look.foreground.alpha * 0.4)
  }
}
