/// A view that has a focus effect unless another one is chosen.
@MainActor
protocol FocusEffectOwner: View {
  /// The effect until one is chosen, or `nil` for none.
  var usualFocusEffect: FocusHaloEffect? { get }
  /// Whether the view shows its usual effect by itself, in its drawing.
  var drawsUsualFocusEffect: Bool { get }
  /// Whether the view, or the list that it is in, shows any effect by itself.
  var placesFocusEffect: Bool { get }
  /// Called when another effect is chosen while the view does not have the focus itself.
  func focusEffectDidChange()
}

extension FocusEffectOwner {
  func focusEffectDidChange() {}
}
