extension View {
  /// What setting ``alpha`` does.
  func setAlpha(_ newValue: Double) {
    guard newValue != properties.alpha else { return }
    willChange(.alpha)
    properties.alpha = newValue
    setNeedsRender()
  }

  /// What setting ``isHidden`` does to a view that is no window.
  func setHidden(_ newValue: Bool) {
    guard newValue != flags.contains(.hidden) else { return }
    set(.hidden, newValue)
    setNeedsRender()
    superview?.subviewDidChange(self, isContent: false)
  }

  /// Whether the view is hidden and still seen, because the stack that arranges it lets it shrink.
  var isCollapsing: Bool {
    flags.contains(.hidden)
      && presentation.map { $0.bounds.size != properties.bounds.size } == true
      && superview?.showsCollapse(of: self) == true
  }

  /// What setting ``backgroundColor`` does.
  func setBackgroundColor(_ newValue: Color?) {
    guard newValue != properties.backgroundColor else { return }
    willChange(.backgroundColor)
    properties.backgroundColor = newValue
    setNeedsRender()
  }

  /// The radius of the corners, in points.
  public var cornerRadius: Double {
    get { properties.style.cornerRadius }
    set { changeStyle { $0.cornerRadius = newValue } }
  }

  /// The width of the border inside the edges, in points.
  public var borderWidth: Double {
    get { properties.style.borderWidth }
    set { changeStyle { $0.borderWidth = newValue } }
  }

  /// The colour of the border.
  public var borderColor: Color {
    get { properties.style.borderColor }
    set { changeStyle { $0.borderColor = newValue } }
  }

  /// The shadow behind the view's rounded rectangle; nil for none.
  public var shadow: Shadow? {
    get { properties.style.shadow }
    set { changeStyle { $0.shadow = newValue } }
  }

  /// Whether subviews and drawing are cut off at the rounded edges.
  public var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set {
      guard newValue != clipsToBounds else { return }
      set(.clipsToBounds, newValue)
      setNeedsRender()
    }
  }

  /// The corners, the border and the shadow together.
  var decoration: ViewStyle {
    get { properties.style }
    set {
      guard newValue != properties.style else { return }
      willChange(.style)
      properties.style = newValue
      setNeedsRender()
    }
  }

  private func changeStyle(_ change: (inout ViewStyle) -> Void) {
    var decoration = decoration
    change(&decoration)
    self.decoration = decoration
  }
}
