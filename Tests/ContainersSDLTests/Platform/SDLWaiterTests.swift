import Glibc
import Testing

@testable import ContainersSDL

@MainActor @Suite("The descriptors that the run loop waits for") struct SDLWaiterTests {
  @Test("A file that takes the number of the main queue's closed descriptor is not read")
  func closedMainQueue() {
    var (queue, display): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    #expect(pipe(&queue) == 0)
    #expect(pipe(&display) == 0)
    defer { for descriptor in queue + display { close(descriptor) } }
    let waiter = SDLWaiter(mainQueue: queue[0])
    #expect(write(display[1], "answered", 8) == 8)
    #expect(dup2(display[0], queue[0]) == queue[0])

    waiter.wait(.zero)

    var polled = pollfd(fd: display[0], events: Int16(POLLIN), revents: 0)
    #expect(poll(&polled, 1, 0) == 1)
  }
}
