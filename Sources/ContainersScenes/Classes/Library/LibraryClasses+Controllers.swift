internal import Containers

extension LibraryClasses {
  static func controllers(_ responder: ObjectClass) -> [ObjectClass] {
    let controller = ObjectClass(
      ViewController.self, inheriting: responder, make: ViewController.init(coder:), controller)
    let list = ObjectClass(
      ScrollViewController.self, inheriting: controller, make: ScrollViewController.init(coder:))
    return [
      controller, list,
      ObjectClass(
        TableViewController.self, inheriting: list, make: TableViewController.init(coder:),
        [.attribute("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)]),
      ObjectClass(
        CollectionViewController.self, inheriting: list,
        make: CollectionViewController.init(coder:),
        [.attribute("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)]),
      ObjectClass(
        NavigationController.self, inheriting: controller, make: NavigationController.init(coder:),
        navigation),
      ObjectClass(
        TabBarController.self, inheriting: controller, make: TabBarController.init(coder:),
        [
          .attribute("isTabBarHidden", \.isTabBarHidden),
          .attribute(
            "mode", \.mode,
            ["automatic": .automatic, "tabBar": .tabBar, "tabSidebar": .tabSidebar]),
          .outlet("delegate", \.delegate, isOptional: true),
        ]),
      ObjectClass(
        SplitViewController.self, inheriting: controller,
        make: { coder in
          switch coder.decode(String.self, forKey: "style") {
          case "doubleColumn": SplitViewController(style: .doubleColumn)
          case "tripleColumn": SplitViewController(style: .tripleColumn)
          default: SplitViewController(coder: coder)
          }
        }, split),
      ObjectClass(
        PageViewController.self, inheriting: controller, make: { pages($0) }, pageMembers),
    ]
  }

  private static func pages(_ coder: NibCoder) -> PageViewController {
    let style = coder.decode(String.self, forKey: "transitionStyle")
    let axis = coder.decode(String.self, forKey: "navigationOrientation")
    return PageViewController(
      transitionStyle: style == "scroll" ? .scroll : .pageCurl,
      navigationOrientation: axis == "vertical" ? .vertical : .horizontal)
  }

  private static var controller: [ObjectClass.Member<ViewController>] {
    [
      .connecting("view", View.self) { $0.view = $1 }, .attribute("title", \.title),
      .attribute("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
      .attribute("isModalInPresentation", \.isModalInPresentation),
      .attribute("definesPresentationContext", \.definesPresentationContext),
      .attribute("preferredContentSize", \.preferredContentSize),
      .attribute("restoresFocusAfterTransition", \.restoresFocusAfterTransition),
      .attribute(
        "modalPresentationStyle", \.modalPresentationStyle, ModalPresentationStyle.nibNames),
      .attribute("modalTransitionStyle", \.modalTransitionStyle, ModalTransitionStyle.nibNames),
    ]
  }

  private static var navigation: [ObjectClass.Member<NavigationController>] {
    [
      .attribute("isNavigationBarHidden", \.isNavigationBarHidden),
      .attribute("isToolbarHidden", \.isToolbarHidden), .attribute("popsOnEscape", \.popsOnEscape),
      .attribute("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact),
      .setting("prefersLargeTitles", Bool.self) { $0.navigationBar.prefersLargeTitles = $1 },
      .outlet("delegate", \.delegate, isOptional: true),
    ]
  }

  private static var split: [ObjectClass.Member<SplitViewController>] {
    [
      .named("style", ["unspecified", "doubleColumn", "tripleColumn"]),
      .attribute("presentsWithGesture", \.presentsWithGesture),
      .attribute("allowsColumnResizing", \.allowsColumnResizing),
      .attribute("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth),
      .attribute("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth),
      .attribute(
        "preferredDisplayMode", \.preferredDisplayMode,
        [
          "automatic": .automatic, "secondaryOnly": .secondaryOnly,
          "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
          "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
          "twoDisplaceSecondary": .twoDisplaceSecondary,
        ]),
      .attribute(
        "preferredSplitBehavior", \.preferredSplitBehavior,
        ["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace]),
      .outlet("delegate", \.delegate, isOptional: true),
    ]
  }

  private static var pageMembers: [ObjectClass.Member<PageViewController>] {
    [
      .named("transitionStyle", ["scroll", "pageCurl"]),
      .named("navigationOrientation", ["horizontal", "vertical"]),
      .attribute("isDoubleSided", \.isDoubleSided),
      .attribute("wheelTurnsPages", \.wheelTurnsPages),
      .outlet("dataSource", \.dataSource, isOptional: true),
      .outlet("delegate", \.delegate, isOptional: true),
    ]
  }
}
