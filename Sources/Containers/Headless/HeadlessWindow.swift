/// A window of a ``HeadlessPlatform``, backed by a bitmap.
///
/// A frame is counted and compared with the previous one as on a screen, but is rendered into
/// pixels only when the ``picture`` is read.
@MainActor
public final class HeadlessWindow: PlatformWindow {
  /// The identifier of the window in events.
  public let identifier: UInt32
  /// The size of the content, in points.
  public private(set) var size: Size
  /// The number of pixels per point.
  public private(set) var scale: Double
  /// The refresh rate in frames per second: 60.
  public let refreshRate = 60.0
  /// The text in the title bar.
  public var title: String
  /// The shape of the mouse pointer over the window.
  public var pointerStyle = PointerStyle.arrow
  /// The minimum size of the window, in points.
  public var minimumSize: Size
  /// The requested style of the title bar.
  public var titleBarStyle = TitleBarStyle.light
  /// Whether the title bar and border are hidden.
  public var isTitleBarHidden = false
  /// The icon of the window.
  public var icon: Image?
  /// The placement of the window on the platform's desktop.
  public internal(set) var placement: WindowPlacement
  /// The current request for text input, or `nil` while nothing accepts text.
  public var textInput: TextInputRequest?
  /// Whether the window is shown.
  public private(set) var isShown = false
  /// The picture that a display would currently show.
  ///
  /// Reading it draws the changes since the last read, on the same bitmap unless the size has
  /// changed. While views are painting, it returns the picture as of the last read.
  public var picture: Bitmap {
    drawPendingParts()
    return pixels
  }
  /// The number of presented frames.
  public private(set) var presentedFrames = 0
  /// The rectangles updated by the last frame, in pixels.
  public private(set) var presentedRects: [PixelRect] = []

  var onClose: ((HeadlessWindow) -> Void)?
  var onRaise: ((HeadlessWindow) -> Void)?
  var onRequest: ((HeadlessWindow, WindowChange) -> Void)?
  /// The size of the window when it is neither maximized nor full screen.
  private var freeSize: Size
  private var pixels: Bitmap
  private var isKept = false
  /// What draws the parts that are not drawn yet, if there are any.
  private var contents: (any SurfaceContents)?
  private var pendingParts = DirtyRegion()

  init(identifier: UInt32, request: PlatformWindowRequest, scale: Double) {
    self.identifier = identifier
    size = request.size
    title = request.title
    minimumSize = request.minimumSize
    self.scale = scale
    placement = request.placement
    freeSize = request.size
    pixels = HeadlessWindow.makePicture(request.size, scale: scale)
  }

  /// Requests a change from the platform's desktop.
  public func request(_ change: WindowChange) { onRequest?(self, change) }

  /// Shows the window.
  public func show() { isShown = true }

  /// Makes the window key.
  public func raise() { onRaise?(self) }

  /// Closes the window permanently.
  public func close() {
    isShown = false
    onClose?(self)
  }

  /// Counts a frame and records its changes, to draw them when the ``picture`` is read.
  public func present(_ contents: any SurfaceContents) {
    // A copy, so that the frame can reuse its own memory.
    presentedRects.removeAll(keepingCapacity: true)
    presentedRects += contents.changedParts(in: pixels.bounds, isKept: isKept)
    for rect in presentedRects { pendingParts.add(rect) }
    self.contents = contents
    isKept = true
    presentedFrames += 1
  }

  /// Draws the changes since the ``picture`` was last read.
  public func drawPendingParts() {
    guard let contents, contents.isDrawable else { return }
    contents.draw(pendingParts.rects, into: pixels)
    forgetPendingParts()
  }

  private func forgetPendingParts() {
    contents = nil
    pendingParts.removeAll()
  }

  func resize(to size: Size) {
    self.size = Size(
      width: max(size.width, minimumSize.width), height: max(size.height, minimumSize.height))
    freeSize = self.size
    renewPicture()
  }

  /// Applies a change and the resulting size.
  ///
  /// - Parameter screen: The size of the area that the window can fill.
  func take(_ change: WindowChange, on screen: Size) {
    placement.apply(change)
    if case .size(let size) = change { freeSize = size }
    let free = freeSize
    let new = placement.isFullScreen || placement.isMaximized ? screen : free
    if new != size { resize(to: new) }
    freeSize = free
  }

  func rescale(to scale: Double) {
    self.scale = scale
    renewPicture()
  }

  private func renewPicture() {
    pixels = HeadlessWindow.makePicture(size, scale: scale)
    forgetPendingParts()
    isKept = false
  }

  private static func makePicture(_ size: Size, scale: Double) -> Bitmap {
    Bitmap(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded())))
  }
}
