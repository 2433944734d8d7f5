extension View {
  /// A description of the view and its descendants, one per line, indented by depth.
  public var hierarchyDescription: String {
    descriptionLines.joined(separator: "\n")
  }

  /// Prints ``hierarchyDescription``.
  public func printHierarchy() { print(hierarchyDescription) }

  private var descriptionLines: [String] {
    [description]
      + storedSubviews.flatMap { subview in subview.descriptionLines.map { "   | " + $0 } }
  }

  /// The properties that affect the view's appearance, for its description.
  var facts: [String] {
    var facts = ["frame = \(frame.text)"]
    if let label = accessibility.label { facts.append("label = \(label.debugDescription)") }
    if let title = (self as? Window)?.title, !title.isEmpty {
      facts.append("title = \(title.debugDescription)")
    }
    if let owner { facts.append("root view of \(type(of: owner))") }
    if bounds.origin != .zero { facts.append("bounds = \(bounds.text)") }
    if !autoresizingMask.isEmpty { facts.append("autoresize = \(autoresizingMask.text)") }
    if transform3D != .identity { facts.append("transformed") }
    if isHidden { facts.append("hidden") }
    if alpha < 1 { facts.append("alpha = \(Rect.text(alpha))") }
    if !isUserInteractionEnabled { facts.append("interaction off") }
    if clipsToBounds { facts.append("clips") }
    if let backgroundColor { facts.append("background = \(backgroundColor.text)") }
    if presentation != nil { facts.append("animating") }
    if flags.contains(.needsLayout) { facts.append("needs layout") }
    if let backingStore {
      let pixels = backingStore.bitmap
      facts.append("layer = \(pixels.width) × \(pixels.height) pixels, painted \(paintCount) times")
    }
    return facts
  }
}

extension AutoresizingMask {
  /// The mask as written in messages, with letters for each flexible part, such as `W+H`.
  fileprivate var text: String {
    let names: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension Color {
  /// The color as written in messages, such as `#2F6FA7`, with the opacity if it is below 1.
  fileprivate var text: String {
    let digits = [red, green, blue].map { component in
      let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined() + (alpha < 1 ? " at \(Rect.text(alpha))" : "")
  }
}
