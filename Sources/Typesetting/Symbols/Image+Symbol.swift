public import Pixels

extension Image {
  /// Creates a symbol for text of ``Font/systemFontSize`` points in the regular weight.
  ///
  /// Symbols are templates: views show them in their tint. Names match SF Symbols where the meaning
  /// is the same. The drawings are original, and there are far fewer of them: ``Image/symbolNames``
  /// lists them all.
  ///
  /// ```swift
  /// let search = Image(systemName: "magnifyingglass")
  /// ```
  ///
  /// - Returns: `nil` if there is no symbol of the name.
  public init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a configuration.
  ///
  /// - Parameter configuration: The point size, weight and scale; unspecified values have their
  ///   defaults.
  /// - Returns: `nil` if there is no symbol of the name.
  public init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard let symbol = Symbol.all[name] else { return nil }
    let image = symbol.image(named: name, configuration ?? .unspecified)
    self =
      symbol.followsReadingDirection ? image.imageFlippedForRightToLeftLayoutDirection() : image
  }

  /// The names of all symbols, in alphabetical order.
  public static var symbolNames: [String] { Symbol.all.keys.sorted() }

  /// The configuration of a symbol; `nil` for any other image.
  public var symbolConfiguration: SymbolConfiguration? {
    outline?.symbol.map(SymbolConfiguration.init)
  }

  /// Returns the symbol with a configuration applied on top of its own, or `nil` if the image is
  /// not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    guard let outline, let identity = outline.symbol, let symbol = Symbol.all[identity.name] else {
      return nil
    }
    let own = SymbolConfiguration(identity)
    let combined = own.applying(configuration)
    guard combined != own else { return self }
    return replacingOutline(with: symbol.image(named: identity.name, combined))
  }

  /// Returns the symbol with a configuration applied; other images are returned unchanged.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    applyingSymbolConfiguration(configuration) ?? self
  }
}

extension Image.SymbolConfiguration {
  fileprivate init(_ identity: ImageOutline.SymbolIdentity) {
    self.init(
      pointSize: identity.pointSize, weight: Font.Weight(rawValue: identity.weight) ?? .regular,
      scale: Image.SymbolScale(rawValue: identity.scale) ?? .unspecified)
  }
}
