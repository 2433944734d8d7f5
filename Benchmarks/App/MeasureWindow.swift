internal import Containers

/// A wrapper of a window that reports every presented frame.
final class MeasureWindow: PlatformWindow {
  private let base: any PlatformWindow
  private let onPresent: ([PixelRect]) -> Void
  private let reported = ReportedContents()

  /// Creates a window that measures another.
  init(_ base: any PlatformWindow, onPresent: @escaping ([PixelRect]) -> Void) {
    self.base = base
    self.onPresent = onPresent
  }

  var identifier: UInt32 { base.identifier }
  var size: Size { base.size }
  var scale: Double { base.scale }
  var refreshRate: Double { base.refreshRate }
  var title: String {
    get { base.title }
    set { base.title = newValue }
  }
  var pointerStyle: PointerStyle {
    get { base.pointerStyle }
    set { base.pointerStyle = newValue }
  }
  var minimumSize: Size {
    get { base.minimumSize }
    set { base.minimumSize = newValue }
  }
  var titleBarStyle: TitleBarStyle {
    get { base.titleBarStyle }
    set { base.titleBarStyle = newValue }
  }
  var isTitleBarHidden: Bool {
    get { base.isTitleBarHidden }
    set { base.isTitleBarHidden = newValue }
  }
  var icon: Image? {
    get { base.icon }
    set { base.icon = newValue }
  }
  var placement: WindowPlacement { base.placement }
  var textInput: TextInputRequest? {
    get { base.textInput }
    set { base.textInput = newValue }
  }

  func request(_ change: WindowChange) { base.request(change) }

  func show() { base.show() }

  func raise() { base.raise() }

  func close() { base.close() }

  func present(_ contents: any SurfaceContents) {
    reported.contents = contents
    reported.parts.removeAll(keepingCapacity: true)
    base.present(reported)
    // Without a screen, too, a frame is measured with its pixels.
    drawPendingParts()
    onPresent(reported.parts)
  }

  func drawPendingParts() { base.drawPendingParts() }
}

/// The contents of a window, which remembers the parts that were presented.
private final class ReportedContents: SurfaceContents {
  var contents: (any SurfaceContents)?
  var parts: [PixelRect] = []

  var isDrawable: Bool { contents?.isDrawable == true }

  func changedParts(in bounds: PixelRect, isKept: Bool) -> [PixelRect] {
    parts.removeAll(keepingCapacity: true)
    parts += contents?.changedParts(in: bounds, isKept: isKept) ?? []
    return parts
  }

  func draw(_ parts: [PixelRect], into bitmap: Bitmap) { contents?.draw(parts, into: bitmap) }
}
