/// The views of the items of a bar.
@MainActor
enum BarItemView {
  /// Returns a new view for an item: a button, its own view, or an empty view for a space.
  static func make(_ item: BarButtonItem, _ symbolSize: Double) -> View {
    if let view = item.customView { return view }
    if item.space != nil { return BarSpaceView(item) }
    let button = BarButton(item, symbolSize: symbolSize)
    item.button = button
    return button
  }

  /// Returns the width that a view wants in a bar.
  static func width(of view: View) -> Double {
    switch view {
    case let button as BarButton: return button.preferredWidth.rounded(.up)
    case let space as BarSpaceView: return space.item.width
    default: return size(of: view, in: .infinity).width
    }
  }

  /// Returns the size that a view has in a row of a height: its intrinsic one, or else its own.
  static func size(of view: View, in height: Double) -> Size {
    let size = view.intrinsicContentSize
    let frame = view.bounds.size
    return Size(
      width: size.width > 0 ? size.width : frame.width,
      height: min(size.height > 0 ? size.height : frame.height, height))
  }

  /// The space between the end of a bar's row and a view there, in points.
  ///
  /// A row reaches as far into the margin as buttons have space around their texts; other views begin
  /// at the margin.
  static func outset(of view: View?) -> Double {
    view == nil || view is BarButton || (view as? BarSpaceView)?.item.space == .flexible
      ? 0 : BarRowLayout.spacing
  }

  /// Returns the overflow button, which opens a menu of the items that do not fit.
  static func moreButton(_ symbolSize: Double) -> BarButton {
    let item = BarButtonItem(
      title: Messages.Bars.more, image: Image(systemName: "ellipsis.circle"),
      menu: Menu(children: []))
    item.toolTip = Messages.Bars.more
    let button = BarButton(item, symbolSize: symbolSize)
    button.isOverflowButton = true
    return button
  }

  /// Returns a menu of the items of some views.
  static func menu(of views: [View], in bar: View) -> Menu {
    Menu(
      children: views.compactMap { view in
        guard let item = (view as? BarButton)?.item else { return nil }
        let title = item.title ?? item.toolTip ?? ""
        if item.primaryAction == nil, item.action == nil, let menu = item.menu {
          return Menu(title: title, image: item.image, children: menu.children)
        }
        return Action(
          title: title, image: item.image, attributes: item.isEnabled ? [] : .disabled,
          state: item.isSelected ? .on : .off
        ) { [weak bar] _ in
          if let bar { item.press(from: bar) }
        }
      })
  }
}

/// An empty view in place of a space between items.
@MainActor
final class BarSpaceView: View {
  let item: BarButtonItem

  init(_ item: BarButtonItem) {
    self.item = item
    super.init()
    isUserInteractionEnabled = false
  }
}
