/// A named method of a type that can be called on any of its instances, like Objective-C's
/// `#selector`.
///
/// ```swift
/// extension Selector {
///   static let addBookmark = Selector("addBookmark", ReaderViewController.addBookmark)
/// }
/// button.addTarget(nil, action: .addBookmark, for: .touchUpInside)
/// ```
///
/// Instead of a method, you can use a closure that declares its parameter types:
///
/// ```swift
/// let refresh = Selector("refresh") { (list: ListViewController) in list.tableView.reloadData() }
/// let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
///   MainActor.assumeIsolated { _ = self?.perform(refresh) }
/// }
/// ```
///
/// Selectors with the same name and the same receiver type are equal.
public struct Selector: Hashable, Sendable {
  /// The name of the action, for messages and lists.
  public let name: String
  /// Whether all responders have the method, so that having it does not mean performing the action.
  let isInherited: Bool

  private let identity: Identity
  private let binding:
    @MainActor (_ target: Any, _ sender: Any?, _ event: TouchEvent?) -> (@MainActor () -> Void)?

  private enum Identity: Hashable, Sendable {
    case named(String, ObjectIdentifier)
    case method(Token)
  }

  /// Creates a selector for a method that takes the sender.
  public init<Receiver, Sender>(
    _ name: String, _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Void
  ) {
    self.init(name, Receiver.self, .named(name, ObjectIdentifier(Receiver.self))) {
      receiver, sender, _ in
      guard let sender = sender as? Sender else { return nil }
      return { method(receiver)(sender) }
    }
  }

  /// Creates a selector for a method without parameters.
  public init<Receiver>(
    _ name: String, _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Void
  ) {
    self.init(name, Receiver.self, .named(name, ObjectIdentifier(Receiver.self))) {
      receiver, _, _ in
      method(receiver)
    }
  }

  /// Creates a selector for a method that every instance of a class inherits, so that having it does
  /// not mean performing the action.
  init<Receiver>(inherited name: String, _ method: @escaping @MainActor (Receiver, Any?) -> Void) {
    self.name = name
    isInherited = true
    identity = .named(name, ObjectIdentifier(Receiver.self))
    binding = { target, sender, _ in
      guard let receiver = target as? Receiver else { return nil }
      return { method(receiver, sender) }
    }
  }

  /// Creates a selector for a method that takes the sender and the touch event.
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

  /// Creates a selector for a closure that takes the receiver.
  public init<Receiver>(_ name: String, perform body: @escaping @MainActor (Receiver) -> Void) {
    self.init(name, Receiver.self, .named(name, ObjectIdentifier(Receiver.self))) {
      receiver, _, _ in
      { body(receiver) }
    }
  }

  /// Creates a selector for a closure that takes the receiver and the sender.
  public init<Receiver, Sender>(
    _ name: String, perform body: @escaping @MainActor (Receiver, Sender) -> Void
  ) {
    self.init(name, { (receiver: Receiver) in { (sender: Sender) in body(receiver, sender) } })
  }

  /// Creates a selector that stands for the first of several of one name that the receiver has.
  package init(anyOf selectors: [Selector]) {
    name = selectors.first?.name ?? ""
    isInherited = selectors.allSatisfy(\.isInherited)
    identity = .named(name, ObjectIdentifier(Selector.self))
    binding = { target, sender, event in
      for selector in selectors {
        if let call = selector.binding(target, sender, event) { return call }
      }
      return nil
    }
  }

  /// Creates a selector without a name, which is equal only to its copies.
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

  /// Returns whether an object has the method and the method accepts the sender.
  @MainActor
  func isDeclared(by target: Any, sender: Any?) -> Bool { binding(target, sender, nil) != nil }

  /// Calls the method on an object.
  ///
  /// Use this to implement target-action in a type of your own.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - sender: The sender passed to the method, ignored by one without parameters.
  ///   - event: The touch event that caused the action.
  /// - Returns: Whether the object has the method and the method accepts the sender.
  @MainActor
  @discardableResult
  public func perform(on target: Any, sender: Any? = nil, event: TouchEvent? = nil) -> Bool {
    guard let call = binding(target, sender, event) else { return false }
    call()
    return true
  }

  /// Returns whether two selectors stand for the same action.
  public static func == (one: Selector, other: Selector) -> Bool { one.identity == other.identity }

  /// Hashes the name and the receiver type.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Selector: CustomStringConvertible {
  /// The name of the action.
  public var description: String { name }
}

/// The identity of a selector without a name.
private final class Token: Hashable, Sendable {
  static func == (one: Token, other: Token) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
