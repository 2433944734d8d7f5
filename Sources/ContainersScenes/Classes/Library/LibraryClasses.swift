internal import Containers

/// The classes of this library that nibs can name, each after those it inherits from.
@MainActor
enum LibraryClasses {
  static var all: [ObjectClass] {
    let responder = ObjectClass(
      abstract: Responder.self,
      [
        .action(.cut), .action(.copy), .action(.paste), .action(.delete), .action(.select),
        .action(.selectAll), .action(.undo), .action(.redo),
      ])
    let view = ObjectClass(
      View.self, inheriting: responder, make: View.init(coder:), viewStyle + viewBehavior)
    return [responder, view] + simpleViews(view) + controls(view) + scrolling(view) + bars(view)
      + items + gestures + controllers(responder)
  }

  private static var viewStyle: [ObjectClass.Member<View>] {
    [
      .attribute("alpha", \.alpha), .attribute("isHidden", \.isHidden),
      .setting("backgroundColor", DynamicColor?.self) { $0.backgroundColor = $1 },
      .setting("borderColor", DynamicColor.self) { $0.borderColor = $1 },
      .setting("tintColor", DynamicColor?.self) { $0.tintColor = $1 },
      .attribute("borderWidth", \.borderWidth), .attribute("cornerRadius", \.cornerRadius),
      .attribute("clipsToBounds", \.clipsToBounds),
      .attribute(
        "contentMode", \.contentMode,
        [
          "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
          "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
          "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
          "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        ]),
      .attribute(
        "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle,
        ["unspecified": .unspecified, "light": .light, "dark": .dark]),
    ]
  }

  private static var viewBehavior: [ObjectClass.Member<View>] {
    [
      .attribute("isUserInteractionEnabled", \.isUserInteractionEnabled),
      .attribute("isMultipleTouchEnabled", \.isMultipleTouchEnabled),
      .attribute("autoresizesSubviews", \.autoresizesSubviews), .attribute("tag", \.tag),
      .attribute("layoutMargins", \.layoutMargins),
      .attribute("directionalLayoutMargins", \.directionalLayoutMargins),
      .attribute("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
      .attribute("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
      .attribute("focusGroupIdentifier", \.focusGroupIdentifier),
      .setting("accessibilityLabel", String?.self) { $0.accessibility.label = $1 },
      .setting("accessibilityHint", String?.self) { $0.accessibility.hint = $1 },
      .attribute(
        "semanticContentAttribute", \.semanticContentAttribute,
        [
          "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
          "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
        ]),
    ]
  }

  /// The alignments of text.
  static var textAlignments: KeyValuePairs<String, TextAlignment> {
    ["natural": .natural, "left": .left, "center": .center, "right": .right]
  }
}
