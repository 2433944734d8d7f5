@testable import Containers
import Testing

@MainActor
struct PointOverridesTests {
  @Test("Classes that say themselves what a point touches are told from those that do not")
  func classes() {
    let known = PointOverrides.known
    #expect(!known.exist(in: View.self))
    #expect(!known.exist(in: Window.self))
    #expect(!known.exist(in: Plain<Int>.self))
    #expect(known.exist(in: Hit.self))
    #expect(known.exist(in: Inside.self))
    #expect(known.exist(in: Heir.self))
  }
}

private class Plain<Content>: View {
  var content: Content?

  override func layoutSubviews() {}
}

private class Hit: View {
  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? { nil }
}

private final class Inside: Plain<Int> {
  override func point(inside point: Point, with event: TouchEvent?) -> Bool { false }
}

private final class Heir: Hit {}
