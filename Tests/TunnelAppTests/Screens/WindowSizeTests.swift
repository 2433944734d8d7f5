import Containers
import Testing

@testable import TunnelApp

@MainActor
struct WindowSizeTests {
  @Test("T9a: the window is 1024×1000 points, or nine tenths of the display where that is less")
  func size() {
    #expect(WindowSession.size(fitting: nil) == Size(width: 1024, height: 1000))
    #expect(
      WindowSession.size(fitting: Size(width: 2560, height: 1440))
        == Size(width: 1024, height: 1000))
    #expect(
      WindowSession.size(fitting: Size(width: 1366, height: 768)) == Size(width: 1024, height: 691))
    #expect(
      WindowSession.size(fitting: Size(width: 800, height: 480)) == Size(width: 720, height: 432))
  }
}
