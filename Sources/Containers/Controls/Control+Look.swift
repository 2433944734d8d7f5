extension Control {
  /// Whether the leading edge is the right one.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether colours have to stand out more than usual.
  var isHighContrast: Bool { traitCollection.accessibilityContrast == .high }

  /// Returns a colour as it is in the control's environment.
  func color(_ color: DynamicColor) -> Color { color.resolvedColor(with: traitCollection) }

  /// Changes the parts of the control, over time where that is asked for and can be seen.
  func changeParts(
    animated: Bool, duration: Duration = .milliseconds(220), _ change: () -> Void
  ) {
    guard animated, window != nil, traitCollection.accessibilityMotion != .reduced else {
      View.performWithoutAnimation(change)
      return
    }
    View.animate(
      withDuration: duration, options: .curveEaseOut, animations: change)
  }

  /// Shows the ring of the focus around the control, or takes it away.
  func updateFocusRing() {
    guard showsFocus, let effect = focusEffect else {
      ring?.removeFromSuperview()
      ring = nil
      return
    }
    View.performWithoutAnimation {
      let ring = ring ?? FocusRingView()
      self.ring = ring
      ring.place(
        effect.rect.insetBy(dx: -3, dy: -3), cornerRadius: effect.cornerRadius + 3)
      if ring.superview == nil { addSubview(ring) }
    }
  }
}

extension DynamicColor {
  /// The part of a track that is not filled, and the ground of a switch that is off.
  static let emptyTrack = DynamicColor(
    light: Color(hex: 0xD9D9DE), dark: Color(hex: 0x48484C),
    lightHighContrast: Color(hex: 0x8E8E93),
    darkHighContrast: Color(hex: 0x8E8E93))
  /// The ground of the chosen one of several segments.
  static let chosenSegment = DynamicColor(
    light: .white, dark: Color(hex: 0x636366), lightHighContrast: .white,
    darkHighContrast: Color(hex: 0x6C6C70))
}
