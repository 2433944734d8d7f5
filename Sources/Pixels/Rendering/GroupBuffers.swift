/// A pool of bitmaps for what is drawn by way of another picture, such as a group that is faded as a
/// whole.
final class GroupBuffers {
  private static let most = 2
  private var free: [Bitmap] = []

  /// Returns a bitmap with room for an area; its pixels are undefined.
  func take(_ area: PixelRect) -> Bitmap {
    if let index = free.firstIndex(where: { $0.width >= area.width && $0.height >= area.height }) {
      return free.remove(at: index)
    }
    return Bitmap(width: area.width, height: area.height)
  }

  /// Releases the bitmaps that no group uses.
  func removeAll() { free = [] }

  /// Returns a copy of a bitmap with clear pixels around it, which may reach farther at the right and
  /// the bottom than the padding.
  func takePadded(_ bitmap: Bitmap) -> Bitmap {
    let padding = FlattenedNode.padding
    let result = take(
      PixelRect(
        x: 0, y: 0, width: bitmap.width + 2 * padding, height: bitmap.height + 2 * padding))
    result.clear(result.bounds)
    result.copy(bitmap, bitmap.bounds, toX: padding, y: padding)
    return result
  }

  /// Returns a bitmap to the pool after it was drawn.
  func giveBack(_ bitmap: Bitmap) {
    free.append(bitmap)
    if free.count > GroupBuffers.most { free.removeFirst() }
  }
}
