internal import CSDL2
internal import Pixels

/// Draws directly into the memory that the display server reads.
@MainActor
final class WindowSurfacePath: PresentingPath {
  private let window: OpaquePointer
  private var bitmap: Bitmap?
  private var isKept = false
  private var rects: [SDL_Rect] = []

  /// Creates a path; returns `nil` if the surface does not have premultiplied 0xAARRGGBB pixels.
  init?(_ window: OpaquePointer) {
    self.window = window
    guard let surface = SDL_GetWindowSurface(window),
      let format = surface.pointee.format?.pointee,
      format.format == SDL_PIXELFORMAT_ARGB8888.rawValue
        || format.format == SDL_PIXELFORMAT_RGB888.rawValue
    else { return nil }
  }

  func present(_ contents: any SurfaceContents) -> Bool {
    guard let bitmap = currentBitmap() else { return false }
    let parts = contents.draw(into: bitmap, isKept: isKept)
    isKept = true
    rects.removeAll(keepingCapacity: true)
    for part in parts {
      let part = part.intersection(bitmap.bounds)
      if part.isEmpty { continue }
      rects.append(
        SDL_Rect(
          x: Int32(part.x), y: Int32(part.y), w: Int32(part.width), h: Int32(part.height)))
    }
    // This fails if the surface has just been lost; the event that reports it presents again.
    if !rects.isEmpty { SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) }
    return true
  }

  func invalidate() { isKept = false }

  func close() { bitmap = nil }

  /// Returns the current pixels, which a resize replaces, or `nil` if there is no memory for them.
  private func currentBitmap() -> Bitmap? {
    guard let surface = SDL_GetWindowSurface(window)?.pointee, let memory = surface.pixels,
      surface.w > 0, surface.h > 0
    else { return nil }
    let pixels = memory.assumingMemoryBound(to: UInt32.self)
    let (width, height, stride) = (Int(surface.w), Int(surface.h), Int(surface.pitch) / 4)
    if let bitmap, bitmap.pixels == pixels, bitmap.width == width, bitmap.height == height,
      bitmap.stride == stride
    {
      return bitmap
    }
    isKept = false
    let fresh = Bitmap(borrowing: pixels, width: width, height: height, stride: stride)
    bitmap = fresh
    return fresh
  }
}
