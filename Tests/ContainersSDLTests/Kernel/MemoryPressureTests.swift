import Foundation
import Glibc
import TestSupport
import Testing

@testable import ContainersSDL

@MainActor
@Suite("Memory pressure")
struct MemoryPressureTests {
  /// The files in place of the kernel's.
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func put(_ text: String, in name: String) throws {
    let file = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  private func files(
    watched: String? = nil, written: String? = nil
  ) -> MemoryPressureFiles {
    MemoryPressureFiles(
      pressure: folder.path + "/pressure", groups: folder.path + "/groups",
      mounts: folder.path + "/mounts", watched: watched, written: written)
  }

  private func poll(_ monitor: MemoryPressureMonitor) {
    var polled = monitor.polled
    Glibc.poll(&polled, nfds_t(polled.count), 0)
    monitor.note(polled)
  }

  @Test("Without sources of memory pressure there is nothing to wait for, and never a warning")
  func nothing() {
    let monitor = MemoryPressureMonitor(files())

    #expect(monitor.polled.isEmpty)
    #expect(monitor.deadline == nil)
    #expect(!monitor.take(at: .seconds(100)))
  }

  @Test("C160: a signal on the service manager's pipe causes one warning, and the pipe is drained")
  func pipe() throws {
    let path = folder.path + "/pipe"
    mkfifo(path, 0o600)
    let monitor = MemoryPressureMonitor(files(watched: path))
    #expect(monitor.polled.count == 1)
    poll(monitor)
    #expect(!monitor.take(at: .zero))

    let writer = open(path, O_WRONLY)
    defer { close(writer) }
    write(writer, "short", 5)
    poll(monitor)

    #expect(monitor.take(at: .zero))
    poll(monitor)
    #expect(!monitor.take(at: .zero))
  }

  @Test("C160: a signal on the service manager's socket causes a warning")
  func socket() throws {
    let path = folder.path + "/socket"
    let listener = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let isBound = withUnsafePointer(to: name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isBound && listen(listener, 1) == 0)

    let monitor = MemoryPressureMonitor(files(watched: path))
    #expect(monitor.polled.count == 1)
    let writer = accept(listener, nil, nil)
    defer { close(writer) }
    write(writer, "short", 5)
    poll(monitor)

    #expect(monitor.take(at: .zero))
  }

  @Test("The service manager's data is written before the file is watched")
  func written() throws {
    let path = folder.path + "/pipe"
    mkfifo(path, 0o600)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let wanted = Data("some 200000 2000000\0".utf8).base64EncodedString()

    let monitor = MemoryPressureMonitor(files(watched: path, written: wanted))

    var buffer = [UInt8](repeating: 0, count: 64)
    let length = read(reader, &buffer, 64)
    #expect(
      String(decoding: buffer.prefix(max(0, length)), as: UTF8.self) == "some 200000 2000000\0")
    #expect(monitor.polled.count == 1)
  }

  @Test("A service manager that names /dev/null wants nothing watched")
  func unwanted() {
    #expect(MemoryPressureMonitor(files(watched: "/dev/null")).polled.isEmpty)
  }

  @Test("C160: without a trigger the average is read every ten seconds, and warns from 7.5 % on")
  func average() throws {
    func set(_ percent: String) throws {
      try put(
        "some avg10=\(percent) avg60=0.00 avg300=0.00 total=7\nfull avg10=90.00 avg60=0 total=0\n",
        in: "pressure")
    }
    try set("7.49")
    let monitor = MemoryPressureMonitor(files())

    #expect(!monitor.take(at: .zero))
    #expect(monitor.deadline == .seconds(10))
    try set("7.50")
    #expect(!monitor.take(at: .milliseconds(9999)))
    #expect(monitor.take(at: .seconds(10)))
    #expect(monitor.deadline == .seconds(20))
  }

  @Test("A limit of the control group or an ancestor is watched by its events")
  func controlGroup() throws {
    try put("cgroup2 \(folder.path)/tree cgroup2 rw 0 0\n", in: "mounts")
    try put("1:name=systemd:/\n0::/app/inner\n", in: "groups")
    try put("max\n", in: "tree/app/inner/memory.max")
    try put("1000000\n", in: "tree/app/memory.max")
    try put("low 0\nhigh 3\nmax 4\noom 0\n", in: "tree/app/memory.events")
    let events = try #require(ControlGroupMemoryEvents(files()))

    #expect(!events.take())
    try put("low 9\nhigh 3\nmax 5\noom 0\n", in: "tree/app/memory.events")
    #expect(events.take())
    #expect(!events.take())
  }

  @Test("A control group without a limit is not watched")
  func unlimitedGroup() throws {
    try put("cgroup2 \(folder.path)/tree cgroup2 rw 0 0\n", in: "mounts")
    try put("0::/app\n", in: "groups")
    try put("max\n", in: "tree/app/memory.max")
    try put("high 3\nmax 4\n", in: "tree/app/memory.events")

    #expect(ControlGroupMemoryEvents(files()) == nil)
  }

  @Test("This machine's kernel accepts the trigger, if it grants unprivileged ones")
  func kernel() throws {
    let path = MemoryPressureFiles().pressure
    try #require(access(path, W_OK) == 0, "no pressure-stall information here")
    let text = Array(MemoryPressureMonitor.trigger.utf8)
    let trigger = try #require(MemoryStallTrigger(path: path, trigger: text))

    #expect(trigger.descriptor >= 0)
    #expect(trigger.events == Int16(POLLPRI))
  }
}
