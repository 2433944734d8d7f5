import Atlas

nonisolated extension EarthLayer {
  /// The common name of the layer.
  var word: String {
    switch name {
    case "Crust": Messages.Layers.crust
    case "Upper mantle": Messages.Layers.upperMantle
    case "Lower mantle": Messages.Layers.lowerMantle
    case "Outer core": Messages.Layers.outerCore
    case "Inner core": Messages.Layers.innerCore
    default: name
    }
  }
}
