extension Button {
  /// What a button looks like by itself.
  public enum ButtonType: Hashable, Sendable {
    /// A title and images in the color of text, or as they are.
    case custom
    /// A title and template images in the tint color.
    case system
    /// An “i” in a circle, which shows details.
    case detailDisclosure
    /// An “i” in a circle for a light or a dark ground, drawn in the tint color here.
    case infoLight, infoDark
    /// A plus, which adds something.
    case contactAdd
    /// A cross in a gray circle, which closes something.
    case close
  }

  /// Creates a button of a type, without a title.
  ///
  /// A button with a symbol is sized to fit it, and has a name for assistive technology.
  public convenience init(type: ButtonType) {
    self.init()
    buttonType = type
    switch type {
    case .system: break
    case .custom: useTextColor()
    case .detailDisclosure, .infoLight, .infoDark:
      show(symbol: "info.circle", Messages.Tables.moreInfo)
    case .contactAdd: show(symbol: "plus.circle", Messages.Bars.add)
    case .close: showClose()
    }
  }

  private func useTextColor() {
    var look = Configuration.plain()
    look.baseForegroundColor = .label
    look.contentInsets = .zero
    configuration = look
  }

  private func show(symbol: String, _ name: String) {
    image = Image(systemName: symbol)
    accessibility.label = name
    sizeToFit()
  }

  private func showClose() {
    var look = Configuration.gray()
    look.cornerStyle = .capsule
    look.baseForegroundColor = .secondaryLabel
    look.contentInsets = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    configuration = look
    show(symbol: "xmark", Messages.Bars.close)
  }
}
