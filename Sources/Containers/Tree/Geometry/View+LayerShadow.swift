extension View.Layer {
  /// The color of the shadow, black by default; `nil` for no shadow.
  public var shadowColor: Color? {
    get { shadow.color }
    nonmutating set { shadow.color = newValue }
  }

  /// The strength of the shadow, from 0, the default, to 1.
  public var shadowOpacity: Double {
    get { shadow.opacity }
    nonmutating set { shadow.opacity = newValue }
  }

  /// The offset of the shadow, in points; 3 down by default.
  public var shadowOffset: Size {
    get { shadow.offset }
    nonmutating set { shadow.offset = newValue }
  }

  /// The blur of the shadow: the standard deviation in points, half the radius of a ``Shadow``; 3 by
  /// default.
  public var shadowRadius: Double {
    get { shadow.radius }
    nonmutating set { shadow.radius = newValue }
  }

  /// What was set, unless the view has got another shadow since.
  private var shadow: LayerShadow {
    get {
      if let set = view.extras?.layerShadow, set.shadow == view.shadow { return set }
      return LayerShadow(view.shadow)
    }
    nonmutating set {
      view.madeExtras.layerShadow = newValue
      view.shadow = newValue.shadow
    }
  }
}
