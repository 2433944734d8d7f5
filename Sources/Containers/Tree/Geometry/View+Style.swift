extension View {
  /// Implements the setter of ``alpha``.
  func setAlpha(_ newValue: Double) {
    let newValue = newValue.isNaN ? 0 : newValue
    guard newValue != properties.alpha else { return }
    willChange(.alpha)
    properties.alpha = newValue
    setNeedsRender()
  }

  /// Implements the setter of ``isHidden`` for views other than windows.
  func setHidden(_ newValue: Bool) {
    guard newValue != flags.contains(.hidden) else { return }
    set(.hidden, newValue)
    setNeedsRender()
    superview?.subviewDidChange(self, isContent: false)
  }

  /// Whether the view is hidden but still visible, because the stack view that arranges it animates
  /// its collapse.
  var isCollapsing: Bool {
    flags.contains(.hidden)
      && presentation.map { $0.bounds.size != properties.bounds.size } == true
      && superview?.showsCollapse(of: self) == true
  }

  /// Implements the setter of ``backgroundColor``.
  func setBackgroundColor(_ newValue: Color?) {
    guard newValue != properties.backgroundColor else { return }
    willChange(.backgroundColor)
    properties.backgroundColor = newValue
    setNeedsRender()
  }

  /// The radius of the corners, in points.
  public var cornerRadius: Double {
    get { decoration.cornerRadius }
    set { changeStyle { $0.cornerRadius = newValue } }
  }

  /// The width of the border inside the edges, in points.
  public var borderWidth: Double {
    get { decoration.borderWidth }
    set { changeStyle { $0.borderWidth = newValue } }
  }

  /// The color of the border.
  public var borderColor: Color {
    get { decoration.borderColor }
    set { changeStyle { $0.borderColor = newValue } }
  }

  /// The shadow behind the rounded rectangle of the view, or `nil` for none.
  public var shadow: Shadow? {
    get { decoration.shadow }
    set { changeStyle { $0.shadow = newValue } }
  }

  /// Whether subviews and drawing are clipped to the rounded bounds.
  public var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set {
      guard newValue != clipsToBounds else { return }
      set(.clipsToBounds, newValue)
      setNeedsRender()
    }
  }

  /// The corners, border, and shadow combined.
  var decoration: ViewStyle {
    get { copiedProperties.style }
    set {
      guard newValue != decoration else { return }
      willChange(.style)
      changeProperties { $0.style = newValue }
      setNeedsRender()
    }
  }

  private func changeStyle(_ change: (inout ViewStyle) -> Void) {
    var decoration = decoration
    change(&decoration)
    self.decoration = decoration
  }
}
