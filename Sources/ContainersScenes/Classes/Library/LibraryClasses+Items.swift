internal import Containers

extension LibraryClasses {
  static var items: [ObjectClass] {
    let item = ObjectClass(
      abstract: BarItem.self,
      [
        .attribute("title", \.title), .attribute("image", \.image),
        .attribute("isEnabled", \.isEnabled), .attribute("tag", \.tag),
      ])
    return [
      item,
      ObjectClass(
        BarButtonItem.self, inheriting: item,
        make: { coder in
          let name = coder.decode(String.self, forKey: "systemItem")
          let system = systemItems.first { $0.key == name }?.value
          return system.map { BarButtonItem(systemItem: $0) } ?? BarButtonItem()
        }, barButton),
      ObjectClass(
        TabBarItem.self, inheriting: item, make: { _ in TabBarItem() },
        [
          .attribute("selectedImage", \.selectedImage), .attribute("badgeValue", \.badgeValue),
          .attribute("badgeColor", \.badgeColor),
        ]),
      ObjectClass(
        NavigationItem.self, make: { _ in NavigationItem() }, navigationItem),
    ]
  }

  private static var systemItems: KeyValuePairs<String, BarButtonItem.SystemItem> {
    [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "close": .close, "add": .add,
      "compose": .compose, "action": .action, "bookmarks": .bookmarks, "search": .search,
      "refresh": .refresh, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
      "fastForward": .fastForward, "undo": .undo, "redo": .redo, "flexibleSpace": .flexibleSpace,
      "fixedSpace": .fixedSpace,
    ]
  }

  private static var barButton: [ObjectClass.Member<BarButtonItem>] {
    [
      .named("systemItem", systemItems.map(\.key)),
      .attribute("style", \.style, ["plain": .plain, "prominent": .prominent, "done": .done]),
      .attribute("width", \.width), .attribute("isHidden", \.isHidden),
      .attribute("isSelected", \.isSelected), .attribute("toolTip", \.toolTip),
      .attribute("tintColor", \.tintColor),
      .outlet("customView", \.customView, isOptional: true),
    ]
  }

  private static var navigationItem: [ObjectClass.Member<NavigationItem>] {
    [
      .attribute("title", \.title), .attribute("prompt", \.prompt),
      .attribute("backButtonTitle", \.backButtonTitle),
      .attribute("hidesBackButton", \.hidesBackButton),
      .attribute("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
      .attribute("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling),
      .attribute(
        "largeTitleDisplayMode", \.largeTitleDisplayMode,
        ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]),
      .attribute(
        "backButtonDisplayMode", \.backButtonDisplayMode,
        ["default": .default, "generic": .generic, "minimal": .minimal]),
    ]
  }
}

extension ObjectClass.Member {
  /// Returns an attribute with one of several names, which the initializer reads from its coder.
  static func named(_ name: String, _ names: [String]) -> Self {
    let attribute = ObjectAttribute(
      form: "one of " + NearestName.list(names), isText: false, shape: .names(names),
      accepts: { $0.string.map(names.contains) ?? false }, set: { _, _ in })
    return Self(name: name, kind: .attribute(attribute))
  }
}
