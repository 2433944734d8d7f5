/// A window of a ``HeadlessPlatform``: a bitmap.
@MainActor
public final class HeadlessWindow: PlatformWindow {
  /// Which window events are about.
  public let identifier: UInt32
  /// The size of the content, in points.
  public private(set) var size: Size
  /// Pixels per point.
  public private(set) var scale: Double
  /// Frames in a second: 60.
  public let refreshRate = 60.0
  /// The text in the title bar.
  public var title: String
  /// The shape of the mouse pointer over the window.
  public var pointerStyle = PointerStyle.arrow
  /// The smallest size that a person could give the window, in points.
  public var minimumSize: Size
  /// How a title bar would look.
  public var titleBarStyle = TitleBarStyle.light
  /// Whether there would be none.
  public var isTitleBarHidden = false
  /// The picture that would stand for the window.
  public var icon: Image?
  /// Where the window is on the platform's desktop.
  public internal(set) var placement: WindowPlacement
  /// What takes text in the window; nil while nothing does.
  public var textInput: TextInputRequest?
  /// Whether the window was shown and not closed.
  public private(set) var isShown = false
  /// What a display would show now.
  public private(set) var picture: Bitmap
  /// How many frames were presented.
  public private(set) var presentedFrames = 0
  /// The parts that the last frame put on the screen, in pixels.
  public private(set) var presentedRects: [PixelRect] = []

  var onClose: ((HeadlessWindow) -> Void)?
  var onRaise: ((HeadlessWindow) -> Void)?
  var onRequest: ((HeadlessWindow, WindowChange) -> Void)?
  /// The size when the window fills nothing.
  private var freeSize: Size
  private var isKept = false

  init(identifier: UInt32, request: PlatformWindowRequest, scale: Double) {
    self.identifier = identifier
    size = request.size
    title = request.title
    minimumSize = request.minimumSize
    self.scale = scale
    placement = request.placement
    freeSize = request.size
    picture = HeadlessWindow.makePicture(request.size, scale: scale)
  }

  /// Asks the platform's desktop for a change.
  public func request(_ change: WindowChange) { onRequest?(self, change) }

  /// Shows the window.
  public func show() { isShown = true }

  /// Gets the keys.
  public func raise() { onRaise?(self) }

  /// Closes the window for good.
  public func close() {
    isShown = false
    onClose?(self)
  }

  /// Lets a closure draw in the bitmap and counts the frame.
  public func present(_ draw: (_ target: Bitmap, _ isKept: Bool) -> [PixelRect]) {
    // A copy, so that the frame may use its own memory again.
    presentedRects.removeAll(keepingCapacity: true)
    presentedRects += draw(picture, isKept)
    isKept = true
    presentedFrames += 1
  }

  func resize(to size: Size) {
    self.size = Size(
      width: max(size.width, minimumSize.width), height: max(size.height, minimumSize.height))
    freeSize = self.size
    renewPicture()
  }

  /// Takes a change, and the size that goes with it.
  ///
  /// - Parameter screen: The size of what the window may fill.
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
    picture = HeadlessWindow.makePicture(size, scale: scale)
    isKept = false
  }

  private static func makePicture(_ size: Size, scale: Double) -> Bitmap {
    Bitmap(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded())))
  }
}
