extension Button {
  /// The title in the present state: that set for it, else ``title``.
  public var currentTitle: String { stateTitles[titleState(in: stateTitles)] ?? title }

  /// The image in the present state: that set for it, else ``image``.
  public var currentImage: Image? { stateImages[titleState(in: stateImages)] ?? image }

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

  /// The state to show: all that holds, else the part of it that counts most and has a value.
  private func titleState<Value>(in values: [State: Value]) -> State {
    let state = state.subtracting(.focused)
    if values[state] != nil { return state }
    return [State.disabled, .highlighted, .selected].first {
      state.contains($0) && values[$0] != nil
    } ?? .normal
  }
}
