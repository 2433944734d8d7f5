import Testing

@testable import Containers

@Suite("The rules of a navigation stack")
struct NavigationStackTests {
  typealias Stack = NavigationStack<String>

  private func stack(_ elements: [String]) -> Stack {
    var stack = Stack()
    _ = stack.set(elements)
    stack.show(elements.last)
    return stack
  }

  @Test("F302: a stranger on top is pushed, one from below is popped to, the same stays")
  func direction() {
    var stack = stack(["a", "b", "c"])

    _ = stack.set(["a", "b", "c", "d"])
    #expect(stack.due == Stack.Transition(from: "c", to: "d", direction: .push))
    _ = stack.set(["a", "b"])
    #expect(stack.due == Stack.Transition(from: "c", to: "b", direction: .pop))
    _ = stack.set(["x", "c"])
    #expect(stack.due == nil)
    _ = stack.set(["x", "y"])
    #expect(stack.due?.direction == .push)
  }

  @Test("F302: a change lists what left, top first, and what joined, bottom first")
  func change() {
    var stack = stack(["a", "b", "c"])

    let change = stack.set(["x", "a", "y"])

    #expect(change == Stack.Change(removed: ["c", "b"], added: ["x", "y"]))
  }

  @Test("F302: what moves up or down above the first difference neither leaves nor joins")
  func moved() {
    var stack = stack(["a", "b", "c", "d"])

    let change = stack.set(["a", "d", "x", "b"])

    #expect(change == Stack.Change(removed: ["c"], added: ["x"]))
  }

  @Test("F302: an exchange of the two topmost pops")
  func exchange() {
    var stack = stack(["a", "b"])

    _ = stack.set(["b", "a"])

    #expect(stack.due == Stack.Transition(from: "b", to: "a", direction: .pop))
  }

  @Test("F005: several changes make one transition from what is shown to the top")
  func oneTransition() {
    var stack = stack(["a"])

    _ = stack.set(["a", "b"])
    _ = stack.set(["a", "b", "c"])
    _ = stack.pop(to: 1)

    #expect(stack.due == Stack.Transition(from: "a", to: "b", direction: .push))
  }

  @Test("Q51: an abandoned transition puts back what it had removed")
  func abandoned() {
    var stack = stack(["a", "b", "c"])
    _ = stack.pop(to: 0)
    stack.begin()

    let change = stack.abandon()

    #expect(change == Stack.Change(removed: [], added: ["b", "c"]))
    #expect(stack.elements == ["a", "b", "c"])
    #expect(stack.due == nil)
  }

  @Test("F005: a stack that has changed since the transition began is not put back")
  func abandonedLate() {
    var stack = stack(["a", "b"])
    _ = stack.pop(to: 0)
    stack.begin()
    _ = stack.set(["a", "x"])

    #expect(stack.abandon() == nil)
    #expect(stack.due == Stack.Transition(from: "b", to: "x", direction: .push))
  }

  @Test("An element that leaves for elsewhere is in no list any more")
  func removal() {
    var stack = stack(["a", "b"])
    stack.remove("b")

    #expect(stack.elements == ["a"])
    #expect(stack.shown == nil)
    #expect(stack.due == Stack.Transition(from: nil, to: "a", direction: .push))
  }

  @Test("F301: a duplicate is found")
  func duplicate() {
    #expect(["a", "b", "a"].firstDuplicate == "a")
    #expect(["a", "b"].firstDuplicate == nil)
  }

  @Test("F301: an empty stack pops what was shown")
  func empty() {
    var stack = stack(["a"])

    _ = stack.set([])

    #expect(stack.due == Stack.Transition(from: "a", to: nil, direction: .pop))
  }

  @Test("F302: one that came under the top without a transition is popped to")
  func cameUnder() {
    var stack = stack(["a", "b"])
    _ = stack.set(["x", "a", "b"])

    _ = stack.set(["x"])

    #expect(stack.due == Stack.Transition(from: "b", to: "x", direction: .pop))
  }

  @Test("Q51: an abandoned pop keeps those who came under the top before it began")
  func abandonedAfterChange() {
    var stack = stack(["a", "b"])
    _ = stack.set(["x", "a", "b"])
    _ = stack.pop(to: 1)
    stack.begin()

    _ = stack.abandon()

    #expect(stack.elements == ["x", "a", "b"])
  }
}
