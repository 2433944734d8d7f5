@testable import Pixels
import Foundation
import TestSupport
import Testing

@Suite struct BitmapTests {
  @Test("A new bitmap is clear, and its rows start on cache lines")
  func start() {
    let bitmap = Bitmap(width: 17, height: 3)
    #expect(bitmap.area == 0)
    #expect(bitmap.stride % 16 == 0)
    #expect(bitmap.stride >= 17)
    #expect(UInt(bitPattern: bitmap.pixels) % 64 == 0)
  }

  @Test("A bitmap for which the system grants no memory is none, and a view for it has no pixels")
  func noMemory() async {
    await #expect(processExitsWith: .success) {
      var limit = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
      precondition(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
      precondition(Bitmap(grantedWidth: 40_000, height: 40_000) == nil)
      precondition(BackingStore(size: Size(width: 32_767, height: 32_767), scale: 1) == nil)
      precondition(Bitmap(grantedWidth: 40, height: 40)?.width == 40)
    }
  }

  @Test("Negative extents make an empty bitmap")
  func emptiness() {
    #expect(Bitmap(width: -3, height: 5).bounds.isEmpty)
  }

  @Test("Clearing touches only pixels inside both the rectangle and the bitmap")
  func clearing() {
    let bitmap = drawn(4, 4) { $0.fill(.black) }
    bitmap.clear(PixelRect(x: 2, y: -5, width: 9, height: 7))
    #expect(bitmap.area == 16 - 4)
    #expect(bitmap.alpha(2, 1) == 0)
    #expect(bitmap.alpha(1, 1) == 255)
    #expect(bitmap.alpha(2, 2) == 255)
  }

  @Test("Copying clips to both bitmaps")
  func copying() {
    let source = drawn(4, 4) { $0.fill(.black) }
    let target = Bitmap(width: 4, height: 4)
    target.copy(source, PixelRect(x: -1, y: -1, width: 4, height: 4), toX: 1, y: 1)
    // Source pixels (0…2, 0…2) go to (2…4, 2…4), of which two by two are inside.
    #expect(target.area == 4)
    #expect(target.alpha(2, 2) == 255)
    #expect(target.alpha(1, 2) == 0)
  }

  @Test("A copy has the same pixels and does not change with the original")
  func independence() {
    let source = drawn(600, 2) { $0.fill(Color(hex: 0x123456)) }
    let copy = source.copy()
    source.clear(source.bounds)
    #expect(copy[599, 1] == 0xFF12_3456)
  }

  @Test("A bitmap of borrowed pixels draws in them")
  func borrowing() {
    let owner = Bitmap(width: 8, height: 2)
    let borrowed = Bitmap(
      borrowing: owner.pixels + 4, width: 4, height: 2, stride: owner.stride)
    Canvas(bitmap: borrowed).fill(.black)
    #expect(owner.area == 8)
    #expect(owner.alpha(3, 0) == 0)
    #expect(owner.alpha(4, 1) == 255)
  }
}
