/// A type of event that a ``MessageCenter`` delivers to observers.
///
/// ```swift
/// struct DiggingDidEnd: Message {
///   typealias Subject = Digger
///   let depth: Double
/// }
/// ```
public protocol Message {
  /// The type of object that the messages are about.
  associatedtype Subject: AnyObject
}
