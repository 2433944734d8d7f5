internal import CPixels

/// Rows of a picture seen through a homography with constant depth along each row of the target.
///
/// A row of the target then shows positions along a line between two rows of the picture.
struct SampledRow {
  let picture: Bitmap
  /// The clear pixels on each side of the picture that its bitmap lacks, and positions in it count.
  let margin: Int
  let inverse: Homography
  let mixer: LineMixer

  private var width: Int { picture.width + 2 * margin }
  private var height: Int { picture.height + 2 * margin }

  /// Writes the part of the picture that a row of the target shows.
  ///
  /// - Parameters:
  ///   - range: The requested columns; the first belongs to the first pixel of `output`.
  ///   - blended: Memory for a row of the picture.
  /// - Returns: The columns that show the picture, the only ones written; `nil` if there are none.
  func sample(
    _ y: Int, _ range: Range<Int>, blended: UnsafeMutablePointer<UInt32>,
    into output: UnsafeMutablePointer<UInt32>
  ) -> Range<Int>? {
    let middle = Double(y) + 0.5
    let w = inverse.h * middle + inverse.i
    guard w > 0 else { return nil }
    let step = inverse.a / w
    let start = (inverse.b * middle + inverse.c) / w - 0.5
    // Beyond these limits the picture is invisibly thin.
    guard step != 0, abs(step) < 1e6, abs(start) < 1e8 else { return nil }
    guard let columns = columns(step, start, range) else { return nil }
    let first = start + step * (Double(columns.lowerBound) + 0.5)
    let last = start + step * (Double(columns.upperBound) - 0.5)
    let from = max(0, Int(min(first, last)) - 1)
    let to = min(width, Int(max(first, last)) + 3)
    guard blend(y, from..<to, into: blended) else { return nil }
    resample(
      blended, from: start + step / 2, step: step, columns,
      into: output + (columns.lowerBound - range.lowerBound))
    return columns
  }

  /// Returns the columns between the first and the last pixel of the picture.
  private func columns(_ step: Double, _ start: Double, _ range: Range<Int>) -> Range<Int>? {
    let edge = Double(width) - 1.01
    // Slightly inside, so that no rounding leads outside.
    let one = (0.005 - start) / step - 0.5
    let other = (edge - start) / step - 0.5
    let left = min(one, other).rounded(.up)
    let right = max(one, other).rounded(.down)
    guard left <= Double(range.upperBound), right >= Double(range.lowerBound) else { return nil }
    let lower = max(range.lowerBound, Int(max(left, -1e6)))
    let upper = min(range.upperBound, Int(min(right, 1e6)) + 1)
    return lower < upper ? lower..<upper : nil
  }

  /// Mixes the rows of the picture that a row of the target shows.
  ///
  /// - Returns: Whether there are any.
  private func blend(
    _ y: Int, _ columns: Range<Int>, into blended: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    guard let top = line(Double(y)), let bottom = line(Double(y) + 1) else { return false }
    let taps = min(16, max(1, Int((abs(bottom - top) - 0.1).rounded(.up))))
    mixer.removeAll()
    for tap in 0..<taps {
      guard let place = line(Double(y) + (Double(tap) + 0.5) / Double(taps)) else { continue }
      mixer.add(place - 0.5, share: 256 / Double(taps), of: height)
    }
    return mixer.mix(picture, columns, margin: margin, into: blended)
  }

  /// Returns the position in the picture of a height of the target, in pixels from the top.
  private func line(_ y: Double) -> Double? {
    let w = inverse.h * y + inverse.i
    guard w > 0 else { return nil }
    let place = (inverse.e * y + inverse.f) / w
    return abs(place) < 1e6 ? place : nil
  }

  /// Resamples a row of the source into some columns, from a start position in steps.
  private func resample(
    _ source: UnsafePointer<UInt32>, from start: Double, step: Double, _ columns: Range<Int>,
    into output: UnsafeMutablePointer<UInt32>
  ) {
    // 32 fractional bits, counted from column 0, so that part of a row has the same pixels as in
    // the whole. Intermediate overflow wraps back.
    let stride = Int(step * 4_294_967_296)
    let place = Int(start * 4_294_967_296) &+ stride &* columns.lowerBound
    if stride == 1 << 32 {
      let fraction = UInt16(truncatingIfNeeded: (place >> 24) & 255)
      return LineMixer.mix(source + (place >> 32), fraction, columns.count, into: output)
    }
    vector_resample_row(output, source, place, stride, columns.count)
  }
}
