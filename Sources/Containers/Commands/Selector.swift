/// The name of something that objects of a type do, with the way to call it: what `#selector` is
/// where there is Objective-C.
///
/// ```swift
/// extension Selector {
///   static let addBookmark = Selector("addBookmark", ReaderViewController.addBookmark)
/// }
/// button.addTarget(nil, action: .addBookmark, for: .touchUpInside)
/// ```
///
/// A closure does as well as a method, where it names the types that it takes:
///
/// ```swift
/// let refresh = Selector("refresh") { (list: ListViewController) in list.tableView.reloadData() }
/// let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
///   MainActor.assumeIsolated { _ = self?.perform(refresh) }
/// }
/// ```
///
/// Two selectors with one name and one type of receiver are the same.
public struct Selector: Hashable, Sendable {
  /// What the action is called, in messages and lists.
  public let name: String
  /// Whether every responder has the method, so that only some perform it.
  let isInherited: Bool

  private let identity: Identity
  private let binding:
    @MainActor (_ target: Any, _ sender: Any?, _ event: TouchEvent?) -> (@MainActor () -> Void)?

  private enum Identity: Hashable, Sendable {
    case named(String, ObjectIdentifier)
    case method(Token)
  }

  /// Makes a selector of a method that takes the sender.
  public init<Receiver, Sender>(
    _ name: String, _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Void
  ) {
    self.init(name, Receiver.self, .named(name, ObjectIdentifier(Receiver.self))) {
      receiver, sender, _ in
      guard let sender = sender as? Sender else { return nil }
      return { method(receiver)(sender) }
    }
  }

  /// Makes a selector of a method that takes nothing.
  public init<Receiver>(
    _ name: String, _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Void
  ) {
    self.init(name, Receiver.self, .named(name, ObjectIdentifier(Receiver.self))) {
      receiver, _, _ in
      method(receiver)
    }
  }

  /// Makes a selector of a method that takes the sender and the touches that made it act.
  public init<Receiver, Sender>(
    _ name: String,
    _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender, TouchEvent?) -> Void
  ) {
    self.init(name, Receiver.self, .named(name, ObjectIdentifier(Receiver.self))) {
      receiver, sender, event in
      guard let sender = sender as? Sender else { return nil }
      return { method(receiver)(sender, event) }
    }
  }

  /// Makes a selector of a closure that takes the receiver.
  public init<Receiver>(_ name: String, perform body: @escaping @MainActor (Receiver) -> Void) {
    self.init(name, Receiver.self, .named(name, ObjectIdentifier(Receiver.self))) {
      receiver, _, _ in
      { body(receiver) }
    }
  }

  /// Makes a selector of a closure that takes the receiver and the sender.
  public init<Receiver, Sender>(
    _ name: String, perform body: @escaping @MainActor (Receiver, Sender) -> Void
  ) {
    self.init(name, { (receiver: Receiver) in { (sender: Sender) in body(receiver, sender) } })
  }

  /// Makes a selector without a name, equal to none but its copies.
  init<Receiver, Sender>(
    call: @escaping @MainActor (Receiver, Sender, TouchEvent?) -> Void
  ) {
    self.init("an action of \(Receiver.self)", Receiver.self, .method(Token())) {
      receiver, sender, event in
      guard let sender = sender as? Sender else { return nil }
      return { call(receiver, sender, event) }
    }
  }

  private init<Receiver>(
    _ name: String, _ type: Receiver.Type, _ identity: Identity,
    _ method: @escaping @MainActor (Receiver, Any?, TouchEvent?) -> (@MainActor () -> Void)?
  ) {
    self.name = name
    self.identity = identity
    isInherited = Receiver.self == Responder.self
    binding = { target, sender, event in
      (target as? Receiver).flatMap { method($0, sender, event) }
    }
  }

  /// Whether an object has the method and it takes such a sender.
  @MainActor
  func isDeclared(by target: Any, sender: Any?) -> Bool { binding(target, sender, nil) != nil }

  /// Calls the method on an object, for whoever keeps a target and an action of its own.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - sender: What the method is told that it comes from; not looked at by one that takes nothing.
  ///   - event: The touches that made the sender act.
  /// - Returns: Whether the object has the method and it takes such a sender.
  @MainActor
  @discardableResult
  public func perform(on target: Any, sender: Any? = nil, event: TouchEvent? = nil) -> Bool {
    guard let call = binding(target, sender, event) else { return false }
    call()
    return true
  }

  /// Whether both name the same action.
  public static func == (one: Selector, other: Selector) -> Bool { one.identity == other.identity }

  /// Hashes the name and the type of receiver.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// What tells a selector without a name from others.
private final class Token: Hashable, Sendable {
  static func == (one: Token, other: Token) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
