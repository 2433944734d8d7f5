internal import Containers

extension LibraryClasses {
  static func simpleViews(_ view: ObjectClass) -> [ObjectClass] {
    [
      ObjectClass(Label.self, inheriting: view, make: Label.init(coder:), label),
      ObjectClass(
        ImageView.self, inheriting: view, make: ImageView.init(coder:),
        [.attribute("image", \.image)]),
      ObjectClass(StackView.self, inheriting: view, make: StackView.init(coder:), stack),
      ObjectClass(
        ActivityIndicatorView.self, inheriting: view, make: ActivityIndicatorView.init(coder:),
        [
          .attribute("hidesWhenStopped", \.hidesWhenStopped),
          .attribute("style", \.style, ["medium": .medium, "large": .large]),
          .setting("isAnimating", Bool.self) { $1 ? $0.startAnimating() : $0.stopAnimating() },
        ]),
      ObjectClass(
        ProgressView.self, inheriting: view, make: ProgressView.init(coder:),
        [
          .attribute("progress", \.progress), .attribute("progressTintColor", \.progressTintColor),
          .attribute("trackTintColor", \.trackTintColor),
          .attribute("progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar]),
        ]),
    ]
  }

  private static var label: [ObjectClass.Member<Label>] {
    [
      .attribute("text", \.text), .attribute("font", \.font),
      .setting("textColor", DynamicColor.self) { $0.textColor = $1 },
      .attribute("textAlignment", \.textAlignment, textAlignments),
      .attribute("numberOfLines", \.numberOfLines), .attribute("lineSpacing", \.lineSpacing),
      .attribute("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
      .attribute("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      .attribute(
        "lineBreakMode", \.lineBreakMode,
        [
          "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping,
          "byClipping": .byClipping, "byTruncatingHead": .byTruncatingHead,
          "byTruncatingMiddle": .byTruncatingMiddle, "byTruncatingTail": .byTruncatingTail,
        ]),
    ]
  }

  private static var stack: [ObjectClass.Member<StackView>] {
    [
      .attribute("axis", \.axis, ["horizontal": .horizontal, "vertical": .vertical]),
      .attribute("spacing", \.spacing),
      .attribute(
        "alignment", \.alignment,
        [
          "fill": .fill, "leading": .leading, "trailing": .trailing, "center": .center,
          "top": .top, "bottom": .bottom, "firstBaseline": .firstBaseline,
          "lastBaseline": .lastBaseline,
        ]),
      .attribute(
        "distribution", \.distribution,
        [
          "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
          "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]),
      .attribute("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement),
      .attribute("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
    ]
  }

  static func bars(_ view: ObjectClass) -> [ObjectClass] {
    [
      ObjectClass(
        NavigationBar.self, inheriting: view, make: NavigationBar.init(coder:),
        [.attribute("prefersLargeTitles", \.prefersLargeTitles)]),
      ObjectClass(
        Toolbar.self, inheriting: view, make: Toolbar.init(coder:)),
      ObjectClass(
        TabBar.self, inheriting: view, make: TabBar.init(coder:),
        [.outlet("delegate", \.delegate, isOptional: true)]),
      ObjectClass(SearchBar.self, inheriting: view, make: SearchBar.init(coder:), searchBar),
    ]
  }

  private static var searchBar: [ObjectClass.Member<SearchBar>] {
    [
      .attribute("text", \.text), .attribute("placeholder", \.placeholder),
      .attribute("showsCancelButton", \.showsCancelButton),
      .attribute("showsScopeBar", \.showsScopeBar),
      .attribute("scopeButtonTitles", \.scopeButtonTitles),
      .outlet("delegate", \.delegate, isOptional: true),
    ]
  }
}
