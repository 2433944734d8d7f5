internal import Support

/// The D-Bus client of systemd, sd-bus, which is loaded when it is needed.
///
/// Only functions without variable arguments are used, because Swift cannot call others through a
/// pointer. The types are those of `sd-bus.h`; all functions exist since version 241.
struct SystemdLibrary {
  typealias Bus = OpaquePointer
  typealias Message = OpaquePointer
  typealias Made = UnsafeMutablePointer<OpaquePointer?>
  typealias Text = UnsafePointer<CChar>

  /// A connection to a bus.
  struct Connections {
    typealias Make = @convention(c) (Made) -> Int32
    typealias Name = @convention(c) (Bus, Text) -> Int32
    typealias Set = @convention(c) (Bus, Int32) -> Int32
    typealias Ask = @convention(c) (Bus) -> Int32
    typealias Process = @convention(c) (Bus, Made) -> Int32
    typealias Names = @convention(c) (Bus, UnsafeMutablePointer<Text?>) -> Int32
    typealias Count = @convention(c) (Bus, UnsafeMutablePointer<UInt64>) -> Int32
    typealias Send = @convention(c) (Bus, Message, UnsafeMutablePointer<UInt64>?) -> Int32
    typealias Close = @convention(c) (Bus) -> Bus?

    let make: Make
    let setAddress: Name
    let setBusClient: Set
    let start: Ask
    let isReady: Ask
    let process: Process
    let descriptor: Ask
    let events: Ask
    let uniqueName: Names
    let queued: Count
    let send: Send
    let close: Close
  }

  /// Making and reading messages.
  struct Messages {
    typealias Call = @convention(c) (Bus, Made, Text, Text, Text, Text) -> Int32
    typealias Signal = @convention(c) (Bus, Made, Text, Text, Text) -> Int32
    typealias Reply = @convention(c) (Message, Made) -> Int32
    typealias Failure = @convention(c) (Message, Made, UnsafeRawPointer) -> Int32
    typealias Append = @convention(c) (Message, CChar, UnsafeRawPointer) -> Int32
    typealias Enter = @convention(c) (Message, CChar, Text?) -> Int32
    typealias Leave = @convention(c) (Message) -> Int32
    typealias Set = @convention(c) (Message, Int32) -> Int32
    typealias Peek =
      @convention(c) (Message, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<Text?>) -> Int32
    typealias Read = @convention(c) (Message, CChar, UnsafeMutableRawPointer) -> Int32
    typealias Kind = @convention(c) (Message, UnsafeMutablePointer<UInt8>) -> Int32
    typealias Cookie = @convention(c) (Message, UnsafeMutablePointer<UInt64>) -> Int32
    typealias Word = @convention(c) (Message) -> Text?
    typealias Signature = @convention(c) (Message, Int32) -> Text?
    typealias Release = @convention(c) (Message) -> Message?

    /// `sd_bus_error`, which Swift lays out as C does.
    struct Error {
      var name: Text?
      var message: Text?
      var needsFree: Int32 = 0
    }

    let makeCall: Call
    let makeSignal: Signal
    let makeReply: Reply
    let makeFailure: Failure
    let setAutoStart: Set
    let append: Append
    let open: Enter
    let close: Leave
    let peek: Peek
    let read: Read
    let enter: Enter
    let exit: Leave
    let kind: Kind
    let replyCookie: Cookie
    let expectsReply: Leave
    let path: Word
    let interface: Word
    let member: Word
    let signature: Signature
    let release: Release
  }

  let connections: Connections
  let messages: Messages

  /// Loads the library; returns nil if it is missing or too old.
  init?() {
    guard let library = SharedLibrary("libsystemd.so.0"), let connections = Connections(library),
      let messages = Messages(library)
    else { return nil }
    self.connections = connections
    self.messages = messages
  }
}

extension SystemdLibrary.Connections {
  fileprivate init?(_ library: SharedLibrary) {
    guard let make = library.function("sd_bus_new", as: Make.self),
      let setAddress = library.function("sd_bus_set_address", as: Name.self),
      let setBusClient = library.function("sd_bus_set_bus_client", as: Set.self),
      let start = library.function("sd_bus_start", as: Ask.self),
      let isReady = library.function("sd_bus_is_ready", as: Ask.self),
      let process = library.function("sd_bus_process", as: Process.self),
      let descriptor = library.function("sd_bus_get_fd", as: Ask.self),
      let events = library.function("sd_bus_get_events", as: Ask.self),
      let uniqueName = library.function("sd_bus_get_unique_name", as: Names.self),
      let queued = library.function("sd_bus_get_n_queued_write", as: Count.self),
      let send = library.function("sd_bus_send", as: Send.self),
      let close = library.function("sd_bus_close_unref", as: Close.self)
    else { return nil }
    self.init(
      make: make, setAddress: setAddress, setBusClient: setBusClient, start: start,
      isReady: isReady, process: process, descriptor: descriptor, events: events,
      uniqueName: uniqueName, queued: queued, send: send, close: close)
  }
}

extension SystemdLibrary.Messages {
  fileprivate init?(_ library: SharedLibrary) {
    guard let makeCall = library.function("sd_bus_message_new_method_call", as: Call.self),
      let makeSignal = library.function("sd_bus_message_new_signal", as: Signal.self),
      let makeReply = library.function("sd_bus_message_new_method_return", as: Reply.self),
      let makeFailure = library.function("sd_bus_message_new_method_error", as: Failure.self),
      let setAutoStart = library.function("sd_bus_message_set_auto_start", as: Set.self),
      let append = library.function("sd_bus_message_append_basic", as: Append.self),
      let open = library.function("sd_bus_message_open_container", as: Enter.self),
      let close = library.function("sd_bus_message_close_container", as: Leave.self),
      let peek = library.function("sd_bus_message_peek_type", as: Peek.self),
      let read = library.function("sd_bus_message_read_basic", as: Read.self),
      let enter = library.function("sd_bus_message_enter_container", as: Enter.self),
      let exit = library.function("sd_bus_message_exit_container", as: Leave.self),
      let kind = library.function("sd_bus_message_get_type", as: Kind.self),
      let replyCookie = library.function("sd_bus_message_get_reply_cookie", as: Cookie.self),
      let expectsReply = library.function("sd_bus_message_get_expect_reply", as: Leave.self),
      let path = library.function("sd_bus_message_get_path", as: Word.self),
      let interface = library.function("sd_bus_message_get_interface", as: Word.self),
      let member = library.function("sd_bus_message_get_member", as: Word.self),
      let signature = library.function("sd_bus_message_get_signature", as: Signature.self),
      let release = library.function("sd_bus_message_unref", as: Release.self)
    else { return nil }
    self.init(
      makeCall: makeCall, makeSignal: makeSignal, makeReply: makeReply, makeFailure: makeFailure,
      setAutoStart: setAutoStart, append: append, open: open, close: close, peek: peek, read: read,
      enter: enter, exit: exit,
      kind: kind, replyCookie: replyCookie, expectsReply: expectsReply, path: path,
      interface: interface, member: member, signature: signature, release: release)
  }
}
