internal import Pixels
internal import Synchronization

/// The images of symbols: an interface repeats a few symbols in a few sizes.
final class SymbolCache: Sendable {
  static let shared = SymbolCache()

  /// The number of symbols beyond which all are forgotten.
  private static let capacity = 256

  private let images = Mutex<[ImageOutline.SymbolIdentity: Image]>([:])

  /// Returns a symbol, drawing it if necessary.
  func image(_ identity: ImageOutline.SymbolIdentity, draw: () -> Image) -> Image {
    if let known = images.withLock({ $0[identity] }) { return known }
    let drawn = draw()
    images.withLock { images in
      if images.count >= Self.capacity { images.removeAll() }
      images[identity] = drawn
    }
    return drawn
  }
}
