import Containers

/// The buttons at the edge of a map for what can be shown over its ground.
extension MapView {
  /// Hides what can be pressed, for a picture.
  func hideControls() {
    layoutIfNeeded()
    for view in subviews where view is Control || view is BubbleView { view.isHidden = true }
  }

  /// Creates the buttons, each of which asks to show or hide what it is for.
  func makeOverlayButtons() -> [OverlayButton] {
    MapOverlay.allCases.map { overlay in
      let button = OverlayButton(overlay)
      button.addAction(for: .primaryActionTriggered) { [weak self] in self?.onToggle?(overlay) }
      return button
    }
  }

  /// Whether something is shown over the ground.
  func shows(_ overlay: MapOverlay) -> Bool {
    switch overlay {
    case .otherSide: showsOtherSide
    case .graticule: showsGraticule
    case .daylight: showsDaylight
    }
  }

  /// Lays out the buttons at the upper right corner: those that are always offered, and those of
  /// what is on.
  ///
  /// They are in a column, or on a low map in a row, so that there is room beneath.
  ///
  /// - Returns: The left edge of the buttons.
  func layOutOverlayButtons() -> Double {
    let scale = SymbolScale.scale(for: textScale)
    // With large text, the notes need all of a low map.
    let hasRoom = max(bounds.width, bounds.height) >= 300 && bounds.height >= 110 * scale
    for button in overlayButtons {
      button.isOn = shows(button.overlay)
      show(button, if: hasRoom && (button.overlay.isOffered || button.isOn))
    }
    let count = overlayButtons.count { !$0.isHidden }
    let side = min(OverlayButton.side * scale, max(24, bounds.height * 0.27))
    let step = side + Self.gap
    let isColumn = Double(count) * step + 16 <= bounds.height / 2
    var corner = Point(x: bounds.width - side - 8, y: 8)
    var left = bounds.width
    for button in overlayButtons where !button.isHidden {
      button.frame = Rect(origin: corner, size: Size(width: side, height: side))
      left = min(left, corner.x)
      corner = corner + (isColumn ? Point(x: 0, y: step) : Point(x: -step, y: 0))
    }
    return left
  }

  /// The distance between two buttons, in points.
  private static let gap = 4.0
}
