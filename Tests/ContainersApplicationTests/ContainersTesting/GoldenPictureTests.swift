import Containers
@testable import ContainersTesting
import Foundation
import TestSupport
import Testing

@Suite("A golden picture")
struct GoldenPictureTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var golden: GoldenPicture {
    GoldenPicture(named: "square", besideTestFile: folder.path + "/Test.swift")
  }

  func square(_ pixel: UInt32, odd: UInt32? = nil, size: Int = 20) -> Image {
    let bitmap = Bitmap(width: size, height: size)
    for y in 0..<size { for x in 0..<size { bitmap[x, y] = pixel } }
    if let odd { bitmap[3, 4] = odd }
    return Image(bitmap: bitmap)
  }

  func exists(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path + "/Goldens/\(file)")
  }

  func compare(_ image: Image, _ tolerance: PictureTolerance = .exact) -> GoldenPicture.Verdict {
    golden.compare(image, tolerance: tolerance, isBlessing: false)
  }

  @Test("is missing at first: the current picture is saved next to it")
  func missing() {
    guard case .different(let reason) = compare(square(0xFF11_2233)) else {
      Issue.record("A missing picture must not count as the same.")
      return
    }
    #expect(reason.contains("square.new.png"))
    #expect(exists("square.new.png"))
    #expect(!exists("square.png"))
  }

  @Test("is accepted by blessing, which removes the other files, and then matches")
  func blessing() {
    _ = compare(square(0xFF11_2233))

    let verdict = golden.compare(square(0xFF11_2233), tolerance: .exact, isBlessing: true)

    #expect(verdict == .blessed)
    #expect(!exists("square.new.png"))
    #expect(compare(square(0xFF11_2233)) == .same)
  }

  @Test("reports the number of differing pixels and shows where they are")
  func different() {
    _ = golden.compare(square(0xFF11_2233), tolerance: .exact, isBlessing: true)

    guard case .different(let reason) = compare(square(0xFF11_2233, odd: 0xFF21_2233)) else {
      Issue.record("A changed pixel must not count as the same.")
      return
    }
    #expect(reason.hasPrefix("1 pixels differ, one by 16"))
    #expect(exists("square.diff.png"))
  }

  @Test("tolerates small differences and few pixels")
  func tolerance() {
    _ = golden.compare(square(0xFF11_2233), tolerance: .exact, isBlessing: true)
    let odd = square(0xFF11_2233, odd: 0xFF21_2233)

    #expect(compare(odd, PictureTolerance(channel: 16, share: 0)) == .same)
    #expect(compare(odd, PictureTolerance(channel: 0, share: 1 / 400)) == .same)
    #expect(compare(odd, PictureTolerance(channel: 15, share: 0)) != .same)
  }

  @Test("of another size is different")
  func anotherSize() {
    _ = golden.compare(square(0xFF11_2233), tolerance: .exact, isBlessing: true)

    #expect(compare(square(0xFF11_2233, size: 21)) != .same)
  }
}
