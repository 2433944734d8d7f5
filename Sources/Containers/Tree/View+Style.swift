extension View {
  /// The opacity of the view and all that it holds, 0...1; below 0.01 it takes no touches.
  public var alpha: Double {
    get { properties.alpha }
    set {
      guard newValue != properties.alpha else { return }
      willChange(.alpha)
      properties.alpha = newValue
      setNeedsRender()
    }
  }

  /// Whether the view and all that it holds are neither drawn nor touched.
  ///
  /// Windows are hidden at first; setting it shows one without the keys, or closes it.
  public var isHidden: Bool {
    get { flags.contains(.hidden) }
    set {
      // A view with the flag is a window.
      if flags.contains(.window) { return unsafeDowncast(self, to: Window.self).show(!newValue) }
      guard newValue != isHidden else { return }
      set(.hidden, newValue)
      setNeedsRender()
      superview?.subviewDidChange(self, isContent: false)
    }
  }

  /// Whether the view is hidden and still seen, because the stack that arranges it lets it shrink.
  var isCollapsing: Bool {
    isHidden && presentation.map { $0.bounds.size != bounds.size } == true
      && superview?.showsCollapse(of: self) == true
  }

  /// The ground under what the view draws; nil for none.
  public var backgroundColor: Color? {
    get { properties.backgroundColor }
    set {
      guard newValue != properties.backgroundColor else { return }
      willChange(.backgroundColor)
      properties.backgroundColor = newValue
      setNeedsRender()
    }
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
