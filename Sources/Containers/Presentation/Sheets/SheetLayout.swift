/// The place of a sheet in a container of a given size, without views.
struct SheetLayout: Hashable {
  /// The appearance of a sheet.
  enum Form: Hashable {
    /// A card in the middle of the container.
    case floating
    /// A card at the bottom edge, which the user can drag.
    case attached
    /// All of the container.
    case covering
  }

  /// The settings of the sheet's controller.
  struct Wishes: Hashable {
    /// Whether a floating card has the size of a page, rather than that of a form.
    var isPage = true
    var preferredSize = Size.zero
    var prefersEdgeAttachedInCompactHeight = false
    var widthFollowsPreferredSizeWhenEdgeAttached = false
  }

  private static let pageWidth = 704.0
  private static let formSize = Size(width: 540, height: 620)
  /// The least distance of a floating card from the edges, in points.
  private static let margin = 32.0
  /// The distance of an attached sheet from the top edge, in points.
  private static let topSpace = 10.0

  let form: Form
  /// The maximum height of the sheet, in points.
  let maximumDetentValue: Double
  private let width: Double
  /// The part of the container in which the sheet lies.
  private let room: Rect

  init(
    in container: Size, safeArea: EdgeInsets, horizontal: UserInterfaceSizeClass,
    vertical: UserInterfaceSizeClass, _ wishes: Wishes
  ) {
    let bounds = Rect(origin: .zero, size: container)
    if vertical == .compact, !wishes.prefersEdgeAttachedInCompactHeight {
      (form, room) = (.covering, bounds)
      (width, maximumDetentValue) = (container.width, container.height)
    } else if vertical == .compact || horizontal == .compact {
      form = .attached
      let top = min(safeArea.top + SheetLayout.topSpace, container.height)
      room = Rect(x: 0, y: top, width: container.width, height: container.height - top)
      let wish = wishes.widthFollowsPreferredSizeWhenEdgeAttached ? wishes.preferredSize.width : 0
      width = wish > 0 ? min(wish, room.width) : room.width
      maximumDetentValue = room.height
    } else {
      form = .floating
      room = bounds.inset(by: safeArea).insetBy(dx: SheetLayout.margin, dy: SheetLayout.margin)
      let size = SheetLayout.cardSize(wishes, in: room.size)
      (width, maximumDetentValue) = (size.width, size.height)
    }
  }

  /// Returns the size of the largest floating card.
  private static func cardSize(_ wishes: Wishes, in room: Size) -> Size {
    let standard = wishes.isPage ? Size(width: pageWidth, height: room.height) : formSize
    let preferred = wishes.preferredSize
    var size = Size(
      width: preferred.width > 0 ? preferred.width : standard.width,
      height: preferred.height > 0 ? preferred.height : standard.height)
    if wishes.isPage { size.width = min(size.width, pageWidth) }
    return Size(
      width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
  }

  /// Returns the frame of the sheet.
  ///
  /// - Parameters:
  ///   - height: The height in points. An attached sheet that is lower than the smallest one slides
  ///     out at the bottom instead of shrinking.
  ///   - smallest: The height of the smallest detent.
  ///   - center: The center of a floating card, or `nil` for the middle of the container.
  func frame(height: Double, smallest: Double, center: Point? = nil) -> Rect {
    switch form {
    case .covering: return room
    case .attached:
      return Rect(
        x: room.midX - width / 2, y: room.maxY - height, width: width,
        height: max(height, smallest))
    case .floating:
      let size = Size(width: width, height: height)
      guard let center else { return Rect(center: room.center, size: size) }
      return Rect(
        x: min(max(center.x - width / 2, room.minX), room.maxX - width),
        y: min(max(center.y - height / 2, room.minY), room.maxY - height),
        width: size.width, height: size.height)
    }
  }
}
