import Containers
import Foundation
import Testing

/// Compares an image with the golden picture of a name, in the folder `Goldens` beside the test file.
///
/// If they differ, the image is written next to the picture as `.new.png`, and the differences as
/// `.diff.png`. `BLESS=1` in the environment accepts the image and fails that run.
func expectPicture(
  _ image: Image, matches name: String, tolerance: Int = 6, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Goldens")
  let golden = folder.appending(path: name + ".png")
  if ProcessInfo.processInfo.environment["BLESS"] == "1" {
    try SDLImageCodec().encodePNG(image.bitmap, to: golden.path)
    Issue.record("\(name) was accepted.", sourceLocation: sourceLocation)
    return
  }
  let bytes = try Data(contentsOf: golden)
  let expected = try bytes.withUnsafeBytes { try SDLImageCodec().decode($0) }
  let (width, height) = (image.bitmap.width, image.bitmap.height)
  var worst = 0
  let difference = Bitmap(width: width, height: height)
  for y in 0..<min(height, expected.height) {
    for x in 0..<min(width, expected.width) {
      let distance = distance(image.bitmap[x, y], expected[x, y])
      worst = max(worst, distance)
      difference[x, y] = distance > tolerance ? 0xFFFF_0000 : 0xFF00_0000
    }
  }
  let isSame = width == expected.width && height == expected.height && worst <= tolerance
  if !isSame {
    let fresh = folder.appending(path: name + ".new.png").path
    try SDLImageCodec().encodePNG(image.bitmap, to: fresh)
    try SDLImageCodec().encodePNG(
      difference, to: folder.appending(path: name + ".diff.png").path)
  }
  #expect(isSame, "\(name) is off by \(worst) of 255.", sourceLocation: sourceLocation)
}

/// Returns the largest difference between components of two pixels.
private func distance(_ a: UInt32, _ b: UInt32) -> Int {
  [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
}
