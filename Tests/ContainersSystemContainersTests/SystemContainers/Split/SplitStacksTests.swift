import Testing

@testable import Containers

@Suite("The rules of columns that become one stack")
struct SplitStacksTests {
  private let stacks = SplitStacks(stacks: [
    .primary: ["P", "Q"], .supplementary: ["S"], .secondary: ["D"],
  ])

  private func parted(_ stack: [String], moved: [SplitStacks<String>.Column] = [])
    -> [SplitStacks<String>.Column: [String]]
  {
    var parts = stacks
    parts.part(stack) { element in
      SplitStacks<String>.order.first { stacks.stacks[$0]?.contains(element) == true }
    }
    return parts.stacks
  }

  @Test("F510: the one stack is that of all columns up to the top one")
  func merging() {
    #expect(stacks.merged(upTo: .primary) == ["P", "Q"])
    #expect(stacks.merged(upTo: .supplementary) == ["P", "Q", "S"])
    #expect(stacks.merged(upTo: .secondary) == ["P", "Q", "S", "D"])
    #expect(SplitStacks(stacks: [.secondary: ["D"]]).merged(upTo: .secondary) == ["D"])
  }

  @Test("F510: expanded, each goes back to its column, later pushes to the secondary one")
  func parting() {
    #expect(
      parted(["P", "Q", "S", "D", "X"]) == [
        .primary: ["P", "Q"], .supplementary: ["S"], .secondary: ["D", "X"],
      ])
    #expect(parted(["P", "X"])[.secondary] == ["D", "X"])
    #expect(parted(["P", "X"])[.supplementary] == ["S"])
  }

  @Test(
    "F510: a controller on the one stack is in its column, a later push in that of the one below")
  @MainActor
  func homes() {
    let controllers = (0..<4).map { _ in ViewController() }
    let merged = MergedStack()
    merged.add([controllers[0]], of: .primary)
    merged.add([controllers[1]], of: .supplementary)

    #expect(merged.home(of: controllers[1]) == .supplementary)
    #expect(merged.home(of: controllers[2]) == nil)
    #expect(merged.column(of: controllers[2], in: controllers) == .supplementary)
    #expect(merged.column(of: controllers[2], in: [controllers[2]]) == .primary)

    merged.replace(.supplementary, by: [controllers[3]])
    #expect(merged.home(of: controllers[1]) == nil)
    #expect(merged.column(of: controllers[3], in: controllers) == .supplementary)
  }

  @Test("F510: what was popped meanwhile does not come back, but a whole column does")
  func popped() {
    #expect(parted(["P"])[.primary] == ["P"])
    #expect(parted(["P"])[.secondary] == ["D"])
    #expect(parted(["Q", "S"])[.primary] == ["Q"])
  }
}
