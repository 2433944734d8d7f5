import Testing

@testable import Containers

@Suite("The tree of overlays")
struct OverlayTreeTests {
  private var tree = OverlayTree<String>()
  /// The position of the content view.
  private let content = ["view", "content", "window"]

  /// The positions from back to front.
  private var order: [String] { tree.entries.map(\.place) }

  @Test("Siblings are ordered by kind, then by age")
  mutating func siblings() {
    for kind in OverlayKind.allCases.reversed() {
      _ = tree.begin(kind, at: "\(kind) 1")
      _ = tree.begin(kind, at: "\(kind) 2")
    }

    #expect(order == OverlayKind.allCases.flatMap { ["\($0) 1", "\($0) 2"] })
    #expect(
      OverlayKind.allCases == [.banner, .presentation, .menu, .notice, .tooltip, .dragPicture])
  }

  @Test(
    "The children of an overlay are above it and below its next sibling, whatever their kind")
  mutating func descent() {
    _ = tree.begin(.presentation, at: "lower")
    _ = tree.begin(.presentation, at: "upper")
    _ = tree.begin(.tooltip, at: "tip", from: ["button", "lower", "window"])
    _ = tree.begin(.menu, at: "menu", from: ["button", "lower", "window"])
    _ = tree.begin(.notice, at: "notice", from: content)

    #expect(order == ["lower", "menu", "tip", "upper", "notice"])
  }

  @Test("The parent of an overlay is the innermost overlay around its source")
  mutating func parents() {
    let outer = tree.begin(.presentation, at: "outer")
    let inner = tree.begin(.presentation, at: "inner", from: ["button", "outer", "window"])
    _ = tree.begin(.menu, at: "menu", from: ["button", "inner", "outer", "window"])

    #expect(tree.entries.map(\.parent) == [nil, outer, inner])
  }

  @Test(
    "A presentation in a view that others block goes beneath them, and in the window above them")
  mutating func blockedContainers() {
    let part = ["part", "content", "window"]
    _ = tree.begin(
      .presentation, at: "other", in: ["part 2", "content", "window"], scope: "part 2")
    _ = tree.begin(.presentation, at: "sheet", blocking: [])
    _ = tree.begin(.presentation, at: "alert", from: ["sheet"])
    _ = tree.begin(.presentation, at: "inner", from: part, in: part, scope: "part")
    _ = tree.begin(.presentation, at: "upper", from: part)
    _ = tree.begin(.presentation, at: "card", from: ["sheet"], in: ["sheet", "window"])

    _ = tree.begin(.presentation, at: "next", from: part, in: part, scope: "part")
    _ = tree.begin(.notice, at: "notice", from: part, in: part, scope: "part")

    #expect(
      order == ["other", "inner", "next", "sheet", "card", "alert", "upper", "notice"])
    #expect(tree.blocker(of: ["inner", "content", "window"], .pointer)?.place == "upper")
  }

  @Test("A presentation in a view of another one lies in front of that, wherever its source is")
  mutating func inside() {
    _ = tree.begin(.presentation, at: "lower")
    _ = tree.begin(.presentation, at: "upper")
    _ = tree.begin(.presentation, at: "inner", from: content, in: ["card", "upper", "window"])

    #expect(order == ["lower", "upper", "inner"])
  }

  @Test("The descendants of an overlay are listed newest first, at any depth")
  mutating func descendants() {
    let panel = tree.begin(.presentation, at: "panel")
    let tip = tree.begin(.tooltip, at: "tip", from: ["panel"])
    let sheet = tree.begin(.presentation, at: "sheet", from: ["panel"])
    let menu = tree.begin(.menu, at: "menu", from: ["sheet", "panel"])
    _ = tree.begin(.presentation, at: "other")

    #expect(tree.descendants(of: panel) == [menu, sheet, tip])
    #expect(tree.descendants(of: menu) == [])
  }

  @Test(
    "F120: an overlay blocks what is beneath it, but not itself, its children or overlays above"
  )
  mutating func blocking() throws {
    _ = tree.begin(.presentation, at: "lower")
    let upper = tree.begin(.presentation, at: "upper")
    _ = tree.begin(.notice, at: "notice", from: content)
    _ = tree.begin(.tooltip, at: "tip", from: ["upper"])

    for input in [OverlayBlocking.pointer, .keys, .focus] {
      #expect(tree.blocker(of: content, input)?.age == upper)
      #expect(tree.blocker(of: ["card", "lower", "window"], input)?.age == upper)
      #expect(tree.blocker(of: ["card", "upper", "window"], input) == nil)
      #expect(tree.blocker(of: ["tip", "window"], input) == nil)
      #expect(tree.blocker(of: ["notice", "window"], input) == nil)
    }
  }

  @Test("An overlay blocks only the input it declares")
  mutating func kindsOfInput() {
    _ = tree.begin(.presentation, at: "panel", blocking: [.pointer, .focus])

    #expect(tree.blocker(of: content, .pointer) != nil)
    #expect(tree.blocker(of: content, .keys) == nil)
    #expect(tree.blocker(of: content, .focus) != nil)
  }

  @Test("An overlay with a scope blocks only inside the scope")
  mutating func scope() {
    _ = tree.begin(.presentation, at: "panel", scope: "left")

    #expect(tree.blocker(of: ["button", "left", "window"], .focus) != nil)
    #expect(tree.blocker(of: ["button", "right", "window"], .focus) == nil)
    #expect(tree.blocker(of: ["window"], .focus) == nil)
  }

  @Test("An overlay that is leaving blocks nothing, takes no keys and gets no new children")
  mutating func leaving() {
    let panel = tree.begin(.presentation, at: "panel")
    let menu = tree.begin(.menu, at: "menu", from: ["panel"], takesKeys: true)
    #expect(tree.keyTaker?.age == menu)
    tree.setLeaving(true, menu)
    tree.setLeaving(true, panel)
    let notice = tree.begin(.notice, at: "notice", from: ["panel", "window"])

    #expect(tree.blocker(of: content, .all) == nil)
    #expect(tree.keyTaker == nil)
    #expect(tree.presentations.isEmpty)
    #expect(tree.descendants(of: panel) == [menu])
    #expect(tree.open { _ in true } == [notice])
    #expect(!tree.canReturn(menu))
    #expect(tree.canReturn(panel))
  }

  @Test("Keys go to the front menu, unless an overlay above blocks them")
  mutating func keys() {
    let menu = tree.begin(.menu, at: "menu", takesKeys: true)
    _ = tree.begin(.notice, at: "notice")
    #expect(tree.keyTaker?.age == menu)

    _ = tree.begin(.notice, at: "question", blocking: .all)
    #expect(tree.keyTaker == nil)
  }

  @Test("An overlay begins, leaves, may come back while leaving, and ends once")
  func phases() {
    let all: [OverlayPhase] = [.ready, .open, .leaving, .ended]
    #expect(all.map { $0.after(.begin) } == [.open, nil, .open, nil])
    #expect(all.map { $0.after(.leave) } == [nil, .leaving, nil, nil])
    #expect(all.map { $0.after(.end) } == [nil, nil, .ended, nil])
  }
}
