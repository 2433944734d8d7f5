import Foundation
import Glibc

@testable import ContainersSDL

/// A synchronous message bus with a settings portal, in the test's own process.
@MainActor
final class BusStandIn {
  let path = NSTemporaryDirectory() + "bus-\(UUID().uuidString.prefix(8))"
  private let listener: Int32
  private var client: Int32 = -1
  private var isGreeted = false

  init() {
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8) }
    _ = withUnsafePointer(to: name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    listen(listener, 4)
  }

  isolated deinit {
    hangUp()
    close(listener)
    unlink(path)
  }

  /// Returns the environment variables of a program that finds this bus.
  func variable(_ name: String) -> String? {
    name == "DBUS_SESSION_BUS_ADDRESS" ? "unix:path=\(path)" : nil
  }

  /// Answers each request for a setting with a value, or with an error if there is none.
  func answer(_ values: [String: (signature: String, bytes: [UInt8])]) {
    for call in takeCalls() where call.member == "Read" {
      guard case .text(let key) = call.arguments[1], let value = values[key] else {
        send(kind: 3, replySerial: call.serial, fields: [], signature: "", [])
        continue
      }
      // The portal nests a variant in a variant.
      var body: [UInt8] = [1, UInt8(ascii: "v"), 0]
      body += variant(value, at: body.count)
      send(kind: 2, replySerial: call.serial, fields: [], signature: "v", body)
    }
  }

  /// Signals that a setting has changed.
  ///
  /// - Parameter reading: Called while the bus waits for the program to read.
  func change(
    _ namespace: String, _ key: String, _ value: (signature: String, bytes: [UInt8]),
    while reading: () -> Void = {}
  ) {
    var body: [UInt8] = []
    for text in [namespace, key] { append(text, to: &body) }
    body += variant(value, at: body.count)
    send(
      kind: 4, replySerial: nil,
      fields: [(2, "org.freedesktop.portal.Settings"), (3, "SettingChanged")], signature: "ssv",
      body, while: reading)
  }

  /// Sends malformed bytes.
  func sendNonsense(_ text: String = "nonsense\n") {
    accept()
    _ = Glibc.send(client, text, text.utf8.count, Int32(MSG_NOSIGNAL))
  }

  /// Answers the first call of the next client.
  func greet() {
    for call in takeCalls() where call.member == "Hello" {
      send(kind: 2, replySerial: call.serial, fields: [], signature: "", [])
    }
  }

  /// Answers a call that was not made instead of the next client's first one, and hangs up.
  func greetWrongly() {
    for call in takeCalls() where call.member == "Hello" {
      send(kind: 2, replySerial: call.serial + 1, fields: [], signature: "", [])
    }
    hangUp()
  }

  func hangUp() {
    guard client >= 0 else { return }
    // A process that another test starts at this moment has a copy of the descriptor, so closing it
    // does not end the connection.
    shutdown(client, Int32(SHUT_RDWR))
    close(client)
    client = -1
  }

  /// Answers questions about assistive technology.
  ///
  /// - Returns: The members that were called, with `!` where the bus may not start anything.
  @discardableResult
  func tellAccessibility(_ isEnabled: Bool, address: String) -> [String] {
    let calls = takeCalls()
    for call in calls {
      var body: [UInt8] = []
      if call.member == "GetAll" {
        append("IsEnabled", to: &body)
        body += variant(("b", [isEnabled ? 1 : 0, 0, 0, 0]), at: body.count)
        var length: [UInt8] = []
        append(UInt32(body.count), to: &length)
        send(
          kind: 2, replySerial: call.serial, fields: [], signature: "a{sv}",
          length + [0, 0, 0, 0] + body)
      } else if call.member == "GetAddress" {
        append(address, to: &body)
        send(kind: 2, replySerial: call.serial, fields: [], signature: "s", body)
      }
    }
    return calls.map { $0.member + ($0.mayStart ? "" : "!") }
  }

  /// Signals that assistive technology begins or ends.
  func changeAccessibility(_ isEnabled: Bool) {
    var body: [UInt8] = []
    append("org.a11y.Status", to: &body)
    var entry: [UInt8] = []
    append("ScreenReaderEnabled", to: &entry)
    entry += variant(("b", [isEnabled ? 1 : 0, 0, 0, 0]), at: entry.count)
    append(UInt32(entry.count), to: &body)
    while !body.count.isMultiple(of: 8) { body.append(0) }
    body += entry
    append(0, to: &body)
    send(
      kind: 4, replySerial: nil,
      fields: [(2, "org.freedesktop.DBus.Properties"), (3, "PropertiesChanged")],
      signature: "sa{sv}as", body)
  }

  /// Signals that the service for assistive technology has begun anew.
  func restartAccessibility() {
    var body: [UInt8] = []
    for text in ["org.a11y.Bus", "", ":1.7"] { append(text, to: &body) }
    send(
      kind: 4, replySerial: nil,
      fields: [(2, "org.freedesktop.DBus"), (3, "NameOwnerChanged")], signature: "sss", body)
  }

  /// Answers the request for the program's name with a number of the protocol.
  ///
  /// - Returns: The members that were called, in their order.
  @discardableResult
  func giveName(_ code: UInt32) -> [String] {
    let calls = takeCalls(Int32(MSG_DONTWAIT))
    for call in calls where call.member == "RequestName" {
      var body: [UInt8] = []
      append(code, to: &body)
      send(kind: 2, replySerial: call.serial, fields: [], signature: "u", body)
    }
    return calls.map(\.member)
  }

  /// Calls a method of the program, as another program does.
  ///
  /// - Parameters:
  ///   - texts: Texts in front of the other arguments.
  ///   - lists: Arrays of texts, as variants if `areVariants`.
  ///   - data: The platform data; `nil` for none.
  func call(
    _ path: String, _ interface: String, _ member: String, texts: [String] = [],
    lists: [[String]] = [], areVariants: Bool = false, data: [(String, String)]? = nil
  ) {
    var (body, signature): ([UInt8], String) = ([], "")
    for text in texts {
      signature += "s"
      append(text, to: &body)
    }
    for list in lists {
      signature += areVariants ? "av" : "as"
      append(0, to: &body)
      let start = body.count
      for text in list {
        if areVariants { body += [1, UInt8(ascii: "s"), 0] }
        append(text, to: &body)
      }
      withUnsafeBytes(of: UInt32(body.count - start).littleEndian) {
        body.replaceSubrange(start - 4..<start, with: $0)
      }
    }
    if let data {
      signature += "a{sv}"
      appendDictionary(data, to: &body)
    }
    send(
      kind: 1, replySerial: nil,
      fields: [(1, path), (2, interface), (3, member), (7, ":1.9")], signature: signature, body)
  }

  /// Returns the messages that the program has sent since, without waiting for any.
  func takeMessages() -> [BusMessage] { takeCalls(Int32(MSG_DONTWAIT)).map(\.message) }

  // MARK: A client with sd-bus

  /// Answers the calls with which a client connects, without waiting for any.
  ///
  /// - Returns: The calls.
  func serve() -> [BusMessage] {
    let calls = takeMessages()
    for call in calls where call.member == "Hello" {
      var body: [UInt8] = []
      append(":1.42", to: &body)
      send(kind: 2, replySerial: call.serial, fields: [], signature: "s", body)
    }
    return calls
  }

  /// Answers a call with a path, or with nothing.
  func accept(_ call: BusMessage, as path: String?) {
    var body: [UInt8] = []
    if let path { append(path, to: &body) }
    send(
      kind: 2, replySerial: call.serial, fields: [], signature: path == nil ? "" : "o", body)
  }

  /// Answers a call with an error.
  func refuse(_ call: BusMessage) {
    send(
      kind: 3, replySerial: call.serial, fields: [(4, "org.freedesktop.DBus.Error.Failed")],
      signature: "", [])
  }

  /// Signals the end of a request to the portal, with texts as its results.
  func respond(on path: String, _ code: UInt32, _ results: [(String, String)]) {
    var body: [UInt8] = []
    append(code, to: &body)
    appendDictionary(results, to: &body)
    send(
      kind: 4, replySerial: nil,
      fields: [
        (1, path), (2, "org.freedesktop.portal.Request"), (3, "Response"), (7, ":1.9"),
      ], signature: "ua{sv}", body)
  }

  /// Signals that a program has left the bus.
  func leave(_ name: String) {
    var body: [UInt8] = []
    for text in [name, ":1.9", ""] { append(text, to: &body) }
    send(
      kind: 4, replySerial: nil,
      fields: [
        (1, "/org/freedesktop/DBus"), (2, "org.freedesktop.DBus"), (3, "NameOwnerChanged"),
        (7, "org.freedesktop.DBus"),
      ], signature: "sss", body)
  }

  private struct Call {
    let message: BusMessage
    let mayStart: Bool
    var serial: UInt32 { message.serial }
    var member: String { message.member }
    var arguments: [BusValue] { message.arguments }
  }

  private func accept() {
    if client < 0 { client = Glibc.accept(listener, nil, nil) }
  }

  private func takeCalls(_ flags: Int32 = 0) -> [Call] {
    accept()
    var buffer = [UInt8](repeating: 0, count: 16384)
    let count = max(0, recv(client, &buffer, buffer.count, flags))
    var bytes = buffer[..<count]
    if !isGreeted, let begin = bytes.firstRange(of: Array("BEGIN\r\n".utf8)) {
      bytes = bytes[begin.upperBound...]
      isGreeted = true
      // sd-bus asks for more, and reads the identifier of the bus.
      let text = String(decoding: buffer[..<max(0, count)], as: UTF8.self)
      let welcome =
        (text.contains("DATA\r\n") ? "DATA\r\n" : "") + "OK 0123456789abcdef0123456789abcdef\r\n"
        + (text.contains("NEGOTIATE_UNIX_FD") ? "AGREE_UNIX_FD\r\n" : "")
      _ = Glibc.send(client, welcome, welcome.utf8.count, 0)
    }
    var calls: [Call] = []
    while let length = try? BusMessage.length(of: bytes),
      let message = try? BusMessage(bytes.prefix(length))
    {
      let flags = bytes.dropFirst(2).first ?? 0
      calls.append(Call(message: message, mayStart: flags & 2 == 0))
      bytes = bytes.dropFirst(length)
    }
    return calls
  }

  private func variant(_ value: (signature: String, bytes: [UInt8]), at offset: Int) -> [UInt8] {
    var result: [UInt8] = [UInt8(value.signature.utf8.count)] + value.signature.utf8 + [0]
    let size = ["d", "(ddd)"].contains(value.signature) ? 8 : 4
    while !(offset + result.count).isMultiple(of: size) { result.append(0) }
    return result + value.bytes
  }

  /// Appends a dictionary from texts to variants with texts.
  private func appendDictionary(_ values: [(String, String)], to body: inout [UInt8]) {
    append(0, to: &body)
    let length = body.count
    while !body.count.isMultiple(of: 8) { body.append(0) }
    let start = body.count
    for (key, value) in values {
      while !body.count.isMultiple(of: 8) { body.append(0) }
      append(key, to: &body)
      body += [1, UInt8(ascii: "s"), 0]
      append(value, to: &body)
    }
    withUnsafeBytes(of: UInt32(body.count - start).littleEndian) {
      body.replaceSubrange(length - 4..<length, with: $0)
    }
  }

  private func append(_ text: String, to bytes: inout [UInt8]) {
    append(UInt32(text.utf8.count), to: &bytes)
    bytes += Array(text.utf8) + [0]
  }

  private func append(_ number: UInt32, to bytes: inout [UInt8]) {
    while !bytes.count.isMultiple(of: 4) { bytes.append(0) }
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  private func send(
    kind: UInt8, replySerial: UInt32?, fields: [(UInt8, String)], signature: String,
    _ body: [UInt8], while reading: () -> Void = {}
  ) {
    var list: [UInt8] = []
    func begin(_ code: UInt8, _ type: String) {
      while !list.count.isMultiple(of: 8) { list.append(0) }
      list += [code, 1] + Array(type.utf8) + [0]
    }
    if let replySerial {
      begin(5, "u")
      append(replySerial, to: &list)
    }
    for (code, text) in fields {
      begin(code, code == 1 ? "o" : "s")
      append(text, to: &list)
    }
    begin(8, "g")
    list += [UInt8(signature.utf8.count)] + Array(signature.utf8) + [0]
    var message: [UInt8] = [UInt8(ascii: "l"), kind, 0, 1]
    append(UInt32(body.count), to: &message)
    append(99, to: &message)
    append(UInt32(list.count), to: &message)
    message += list
    while !message.count.isMultiple(of: 8) { message.append(0) }
    message += body
    while !message.isEmpty {
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
      let count = Glibc.send(client, message, message.count, flags)
      guard count > 0 || errno == EAGAIN else { return }
      message.removeFirst(max(0, count))
      if !message.isEmpty { reading() }
    }
  }
}
