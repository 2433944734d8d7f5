/// The pixels of a window, as the renderer sees them.
@MainActor
public protocol Surface: AnyObject {
  /// The number of pixels per point.
  var scale: Double { get }
  /// Shows a frame: draws the parts of it that differ from the pixels, at once or when they are
  /// needed.
  ///
  /// - Parameter contents: The contents of the window. The object is the same for all frames and
  ///   always draws the latest one.
  func present(_ contents: any SurfaceContents)
  /// Draws any parts that are still pending.
  ///
  /// Called before views paint outside a frame, which may overwrite pixels that the last frame
  /// shows. Does nothing by default, as is right for a surface that draws each frame at once.
  func drawPendingParts()
}

extension Surface {
  /// Does nothing, because a surface usually draws each frame at once.
  public func drawPendingParts() {}
}

/// The contents of a window, which a surface draws.
@MainActor
public protocol SurfaceContents: AnyObject {
  /// Whether the latest frame can be drawn.
  ///
  /// It cannot while views are painting the next one.
  var isDrawable: Bool { get }
  /// Returns the parts of the pixels that differ from the previous frame.
  ///
  /// - Parameters:
  ///   - bounds: The pixels of the surface.
  ///   - isKept: Whether the surface still has the pixels of the previous frame. If not, the result
  ///     is the whole surface.
  func changedParts(in bounds: PixelRect, isKept: Bool) -> [PixelRect]
  /// Draws parts of the latest frame, replacing the previous pixels.
  ///
  /// - Parameter parts: The parts to draw, in pixels, disjoint and inside the bitmap.
  func draw(_ parts: [PixelRect], into bitmap: Bitmap)
}

extension SurfaceContents {
  /// Draws the parts of the latest frame that differ from the pixels of a bitmap.
  ///
  /// - Parameter isKept: Whether the bitmap still contains the previous frame.
  /// - Returns: The parts that were drawn, in pixels.
  public func draw(into bitmap: Bitmap, isKept: Bool) -> [PixelRect] {
    let parts = changedParts(in: bitmap.bounds, isKept: isKept)
    draw(parts, into: bitmap)
    return parts
  }
}
