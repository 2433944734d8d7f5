public import Containers
internal import Foundation
public import Testing

extension Stage {
  /// The current contents of the window, as a display would show them.
  public var picture: Image {
    guard let platformWindow else { return Image(bitmap: Bitmap(width: 0, height: 0)) }
    return Image(bitmap: platformWindow.picture.copy(), scale: platformWindow.scale)
  }

  /// Returns the current contents of part of the window, as a display would show them.
  public func picture(of rect: Rect) -> Image {
    let whole = picture
    let part = PixelRect(
      x: Int((rect.minX * whole.scale).rounded(.down)),
      y: Int((rect.minY * whole.scale).rounded(.down)),
      width: Int((rect.width * whole.scale).rounded(.up)),
      height: Int((rect.height * whole.scale).rounded(.up))
    ).intersection(whole.bitmap.bounds)
    let bitmap = Bitmap(width: part.width, height: part.height)
    bitmap.copy(whole.bitmap, part, toX: 0, y: 0)
    return Image(bitmap: bitmap, scale: whole.scale)
  }

  /// Compares the contents of the window with an accepted picture.
  ///
  /// The accepted picture is the file `Goldens/NAME.png` beside the test file. If the two differ,
  /// the test fails and writes `NAME.new.png` and `NAME.diff.png`. To accept the current picture,
  /// run the test with `BLESS=1` in the environment, which writes the file and fails that run.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - rect: The part of the window to compare, in points; `nil` for all of it.
  ///   - tolerance: The allowed difference between the two.
  ///   - testFile: The path of the test file.
  public func expectPicture(
    named name: String, of rect: Rect? = nil, tolerance: PictureTolerance = PictureTolerance(),
    testFile: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let present = rect.map(picture(of:)) ?? picture
    let isBlessing = ProcessInfo.processInfo.environment["BLESS"] == "1"
    let golden = GoldenPicture(named: name, besideTestFile: testFile)
    switch golden.compare(present, tolerance: tolerance, isBlessing: isBlessing) {
    case .same: break
    case .blessed:
      Issue.record(
        "The picture “\(name)” was accepted; run the test again without BLESS=1.",
        sourceLocation: sourceLocation)
    case .different(let reason):
      Issue.record("The picture “\(name)” is different: \(reason).", sourceLocation: sourceLocation)
    }
  }
}
