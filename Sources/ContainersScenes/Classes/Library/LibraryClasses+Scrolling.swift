internal import Containers

extension LibraryClasses {
  static func scrolling(_ view: ObjectClass) -> [ObjectClass] {
    let scroll = ObjectClass(
      ScrollView.self, inheriting: view, make: ScrollView.init(coder:),
      scrolls + scrollIndicators)
    return [
      scroll,
      ObjectClass(TextView.self, inheriting: scroll, make: TextView.init(coder:), textView),
      ObjectClass(
        TableView.self, inheriting: scroll,
        make: { coder in
          let styles: [String: TableView.Style] = [
            "grouped": .grouped, "insetGrouped": .insetGrouped,
          ]
          let style = coder.decode(String.self, forKey: "style").flatMap { styles[$0] }
          return TableView(frame: .zero, style: style ?? .plain)
        }, table),
      ObjectClass(
        CollectionView.self, inheriting: scroll, make: CollectionView.init(coder:), collection),
    ]
  }

  private static var scrolls: [ObjectClass.Member<ScrollView>] {
    [
      .attribute("contentSize", \.contentSize), .attribute("contentInset", \.contentInset),
      .attribute("bounces", \.bounces), .attribute("bouncesZoom", \.bouncesZoom),
      .attribute("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
      .attribute("alwaysBounceVertical", \.alwaysBounceVertical),
      .attribute("isPagingEnabled", \.isPagingEnabled),
      .attribute("isScrollEnabled", \.isScrollEnabled),
      .attribute("isDirectionalLockEnabled", \.isDirectionalLockEnabled),
      .attribute("scrollsToTop", \.scrollsToTop),
      .outlet("delegate", \.delegate, isOptional: true),
    ]
  }

  private static var scrollIndicators: [ObjectClass.Member<ScrollView>] {
    [
      .attribute("minimumZoomScale", \.minimumZoomScale),
      .attribute("maximumZoomScale", \.maximumZoomScale),
      .attribute("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
      .attribute("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
      .attribute(
        "indicatorStyle", \.indicatorStyle,
        ["default": .default, "black": .black, "white": .white]),
      .attribute(
        "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
        [
          "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
          "always": .always,
        ]),
      .outlet("refreshControl", \.refreshControl, isOptional: true),
    ]
  }

  private static var textView: [ObjectClass.Member<TextView>] {
    [
      .attribute("text", \.text), .attribute("font", \.font),
      .setting("textColor", DynamicColor.self) { $0.textColor = $1 },
      .attribute("textAlignment", \.textAlignment, textAlignments),
      .attribute("isEditable", \.isEditable), .attribute("isSelectable", \.isSelectable),
      .attribute("textContainerInset", \.textContainerInset),
    ]
  }

  private static var table: [ObjectClass.Member<TableView>] {
    [
      .named("style", ["plain", "grouped", "insetGrouped"]),
      .attribute("rowHeight", \.rowHeight), .attribute("estimatedRowHeight", \.estimatedRowHeight),
      .attribute("allowsSelection", \.allowsSelection),
      .attribute("allowsMultipleSelection", \.allowsMultipleSelection),
      .attribute("separatorColor", \.separatorColor),
      .attribute("separatorInset", \.separatorInset),
      .attribute("separatorStyle", \.separatorStyle, ["none": .none, "singleLine": .singleLine]),
      .outlet("dataSource", \.dataSource, isOptional: true),
      .outlet("tableHeaderView", \.tableHeaderView, isOptional: true),
      .outlet("tableFooterView", \.tableFooterView, isOptional: true),
      .outlet("backgroundView", \.backgroundView, isOptional: true),
    ]
  }

  private static var collection: [ObjectClass.Member<CollectionView>] {
    [
      .attribute("allowsSelection", \.allowsSelection),
      .attribute("allowsMultipleSelection", \.allowsMultipleSelection),
      .setting("itemSize", Size.self) { view, size in
        (view.collectionViewLayout as? CollectionViewFlowLayout)?.itemSize = size
      },
      .setting("sectionInset", EdgeInsets.self) { view, insets in
        (view.collectionViewLayout as? CollectionViewFlowLayout)?.sectionInset = insets
      },
      .setting("minimumLineSpacing", Double.self) { view, spacing in
        (view.collectionViewLayout as? CollectionViewFlowLayout)?.minimumLineSpacing = spacing
      },
      .setting("minimumInteritemSpacing", Double.self) { view, spacing in
        (view.collectionViewLayout as? CollectionViewFlowLayout)?.minimumInteritemSpacing = spacing
      },
      .outlet("dataSource", \.dataSource, isOptional: true),
      .outlet("backgroundView", \.backgroundView, isOptional: true),
    ]
  }
}
