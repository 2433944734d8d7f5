import Testing

@testable import Containers

struct WindowRequestTests {
  @Test("T9a: a window is as large as requested, or nine tenths of the display if that is smaller")
  func size() {
    let request = PlatformWindowRequest(title: "", size: Size(width: 1024, height: 1000))
    func size(_ scale: Double, _ room: Size?) -> Size {
      request.size(unitsPerPoint: scale, in: room)
    }
    #expect(size(1, nil) == Size(width: 1024, height: 1000))
    #expect(size(1, Size(width: 2560, height: 1440)) == Size(width: 1024, height: 1000))
    #expect(size(1, Size(width: 1366, height: 768)) == Size(width: 1024, height: 691))
    #expect(size(1, Size(width: 800, height: 480)) == Size(width: 720, height: 432))
    #expect(size(2, Size(width: 3840, height: 2160)) == Size(width: 2048, height: 1944))
  }
}
