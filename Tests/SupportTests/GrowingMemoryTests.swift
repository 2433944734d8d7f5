import Support
import Testing

@Suite struct GrowingMemoryTests {
  @Test("Memory that grows is filled, and memory that is large enough keeps what it holds")
  func growing() {
    var memory = GrowingMemory<Int>()
    memory.reserve(3, filledWith: 7)
    memory.start[1] = 8
    memory.reserve(2, filledWith: 9)
    let kept = (0..<3).map { memory.start[$0] }
    memory.reserve(4, filledWith: 9)
    let filled = (0..<4).map { memory.start[$0] }
    #expect(kept == [7, 8, 7])
    #expect(filled == [9, 9, 9, 9])
  }
}
