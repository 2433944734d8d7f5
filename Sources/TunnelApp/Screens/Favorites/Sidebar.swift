import Containers

/// The room beside the maps, at the edge where lines begin, which is empty at first.
///
/// In a narrow window it is hidden, and what it contains stays.
final class Sidebar {
  /// The width in points at the default text size.
  static let width = 300.0
  /// The least width that the maps keep.
  static let leastRest = 480.0

  /// What is left of the view for the maps.
  let rest = LayoutGuide()
  /// The controller in the sidebar; nil for none.
  private(set) weak var content: FavoritesViewController?

  private var edge: LayoutConstraint?
  private var widthConstraint: LayoutConstraint?
  private let line = View()

  /// Adds the room to a view.
  func attach(to view: View) {
    view.addLayoutGuide(rest)
    let edge = rest.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    self.edge = edge
    LayoutConstraint.activate([
      edge, rest.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      rest.topAnchor.constraint(equalTo: view.topAnchor),
      rest.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// Returns whether a window of a width has room for the sidebar.
  func fits(_ width: Double) -> Bool { width >= Self.width + Self.leastRest }

  /// Returns what is left for the maps in a view of a size.
  func rest(of size: Size) -> Size {
    Size(width: isShown(in: size.width) ? size.width - Self.width : size.width, height: size.height)
  }

  /// Makes room in a window of a width, or takes it away.
  func fit(_ width: Double) {
    let room = isShown(in: width) ? Self.width : 0
    if edge?.constant != room { edge?.constant = room }
    content?.view.isHidden = room == 0
    line.isHidden = room == 0
  }

  private func isShown(in width: Double) -> Bool { content != nil && fits(width) }

  /// Puts the view of a controller into the sidebar.
  func open(_ content: FavoritesViewController, in view: View) {
    self.content = content
    line.backgroundColor = Theme.hairline
    for part in [content.view, line] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    LayoutConstraint.activate([
      content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.view.topAnchor.constraint(equalTo: view.topAnchor),
      content.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.view.widthAnchor.constraint(equalToConstant: Self.width),
      line.leadingAnchor.constraint(equalTo: content.view.trailingAnchor, constant: -1),
      line.widthAnchor.constraint(equalToConstant: 1),
      line.topAnchor.constraint(equalTo: view.topAnchor),
      line.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    view.setNeedsLayout()
  }

  /// Empties the sidebar.
  func close() {
    content?.view.removeFromSuperview()
    line.removeFromSuperview()
    content = nil
  }
}
