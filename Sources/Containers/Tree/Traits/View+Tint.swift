extension View {
  /// The colour that marks what can be pressed: the view's own or that of the nearest above with
  /// one, dimmed where ``tintAdjustmentMode`` says so; the system's blue where there is none.
  ///
  /// Setting nil inherits it again.
  public var tintColor: Color! {
    get {
      let traits = traitCollection
      return traits.storage.tint.color(with: traits)
    }
    set { setTint(newValue.map { DynamicColor($0) }) }
  }

  /// Whether the tint of the view and all below is dimmed; on reading normal or dimmed, as it is
  /// seen.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { traitCollection.storage.tint.isDimmed ? .dimmed : .normal }
    set {
      guard newValue != traitState?.tintAdjustmentMode ?? .automatic else { return }
      changeTraits { $0.tintAdjustmentMode = newValue }
      updateTraitsIfNeeded()
    }
  }

  func setTint(_ tint: DynamicColor?) {
    guard tint != traitState?.tint else { return }
    changeTraits { $0.tint = tint }
    updateTraitsIfNeeded()
  }
}
