/// A thing that happened, told to whoever asked for it through a ``MessageCenter``.
///
/// ```swift
/// struct DiggingDidEnd: Message {
///   typealias Subject = Digger
///   let depth: Double
/// }
/// ```
public protocol Message {
  /// What kind of object such messages are about.
  associatedtype Subject: AnyObject
}
