extension View {
  /// The color that marks interactive elements.
  ///
  /// If the view has no tint color of its own, it inherits that of its nearest ancestor with one,
  /// or else it is the desktop's accent color, or the system's blue in the shades of
  /// ``DynamicColor/link``. The color is dimmed according to ``tintAdjustmentMode``. Set it to `nil` to inherit it again.
  public var tintColor: Color! {
    get {
      let traits = traitCollection
      return traits.storage.tint.color(with: traits)
    }
    set { setTint(newValue.map { DynamicColor($0) }) }
  }

  /// The tint of marks, rings and tracks.
  var tintOfMarks: Color {
    let traits = traitCollection
    return traits.storage.tint.mark(with: traits)
  }

  /// The tint of areas under a white text or symbol.
  var tintOfGrounds: Color {
    let traits = traitCollection
    return traits.storage.tint.ground(with: traits)
  }

  /// Whether the tint of the view and its descendants is dimmed.
  ///
  /// Reading it returns the effective mode, `.normal` or `.dimmed`.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { traitCollection.storage.tint.isDimmed ? .dimmed : .normal }
    set {
      guard newValue != traitState?.tintAdjustmentMode ?? .automatic else { return }
      changeTraits { $0.tintAdjustmentMode = newValue }
      updateTraitsIfNeeded()
    }
  }

  /// Dims the tint for a presentation above, if the mode is automatic, or restores it.
  func dimTint(_ isDimmed: Bool) {
    changeTraits { $0.dimmings += isDimmed ? 1 : -1 }
    updateTraitsIfNeeded()
  }

  func setTint(_ tint: DynamicColor?) {
    guard tint != traitState?.tint else { return }
    changeTraits { $0.tint = tint }
    updateTraitsIfNeeded()
  }
}
