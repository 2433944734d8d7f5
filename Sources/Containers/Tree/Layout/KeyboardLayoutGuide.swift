/// The area of a view that a keyboard on the screen would cover: see ``View/keyboardLayoutGuide``.
public final class KeyboardLayoutGuide: LayoutGuide {
  private var made: [LayoutConstraint] = []

  init(in view: View) {
    super.init()
    identifier = "keyboard"
    view.addLayoutGuide(self)
  }

  override var isPartOfView: Bool { true }

  /// The frame in the coordinates of the view, in points.
  public override var layoutFrame: Rect {
    guard let view = owningView else { return .zero }
    let bottom = view.safeAreaLayoutGuide.layoutFrame.maxY
    let bounds = view.properties.bounds
    return Rect(
      x: bounds.minX, y: bottom, width: bounds.width, height: max(0, bounds.maxY - bottom))
  }

  override var ownLayoutConstraints: [LayoutConstraint] {
    guard made.isEmpty, let view = owningView else { return made }
    made = [
      leftAnchor.constraint(equalTo: view.leftAnchor),
      rightAnchor.constraint(equalTo: view.rightAnchor),
      topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    for constraint in made {
      constraint.isOwned = true
      constraint.identifier = identifier
    }
    return made
  }
}

extension View {
  /// The area at the bottom of the view that a keyboard on the screen would cover.
  ///
  /// With a real keyboard nothing is covered: the guide is what is below the safe area, usually
  /// nothing, and constraints to its top hold views at the bottom of the safe area. A desktop that
  /// shows a keyboard on the screen makes room for it by itself, by resizing or moving the window.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    if let guide = extras?.keyboardGuide as? KeyboardLayoutGuide { return guide }
    let guide = KeyboardLayoutGuide(in: self)
    madeExtras.keyboardGuide = guide
    return guide
  }
}
