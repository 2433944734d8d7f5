internal import CSDL2
internal import Pixels

/// Draws into its own memory, and presents it through one texture; used on Wayland, where a
/// window's surface ignores the scale.
@MainActor
final class TexturePath: PresentingPath {
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var bitmap = Bitmap(width: 0, height: 0)
  private var isKept = false

  /// Creates a path; returns `nil` if SDL has no renderer for the window.
  init?(_ window: OpaquePointer) {
    self.window = window
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else { return nil }
    self.renderer = renderer
  }

  func present(_ contents: any SurfaceContents) -> Bool {
    let output = outputSize
    guard output.width > 0, output.height > 0 else { return true }
    guard let texture = currentTexture(output) else { return false }
    let parts = contents.draw(into: bitmap, isKept: isKept)
    isKept = true
    for part in parts.map({ $0.intersection(bitmap.bounds) }) where !part.isEmpty {
      var rect = SDL_Rect(
        x: Int32(part.x), y: Int32(part.y), w: Int32(part.width), h: Int32(part.height))
      SDL_UpdateTexture(
        texture, &rect, bitmap.pixels + (part.y * bitmap.stride + part.x),
        Int32(bitmap.stride * 4))
    }
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
    return true
  }

  /// The pixels are in our own memory and survive; only the renderer's copy may be lost.
  func invalidate() { isKept = false }

  func close() {
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
    SDL_DestroyRenderer(renderer)
  }

  private var outputSize: (width: Int32, height: Int32) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetRendererOutputSize(renderer, &width, &height)
    return (width, height)
  }

  /// Returns the texture of a size, or `nil` if there is no memory for it.
  private func currentTexture(_ output: (width: Int32, height: Int32)) -> OpaquePointer? {
    if let texture, bitmap.width == Int(output.width), bitmap.height == Int(output.height) {
      return texture
    }
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
    guard let pixels = Bitmap(grantedWidth: Int(output.width), height: Int(output.height)) else {
      return nil
    }
    bitmap = pixels
    isKept = false
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      output.width, output.height)
    // What lies below the window must not show through.
    if let texture { SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE) }
    return texture
  }
}
