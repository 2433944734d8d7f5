/// A pool of bitmaps for groups that are faded as a whole.
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

  /// Returns a bitmap to the pool after it was drawn.
  func giveBack(_ bitmap: Bitmap) {
    free.append(bitmap)
    if free.count > GroupBuffers.most { free.removeFirst() }
  }
}
