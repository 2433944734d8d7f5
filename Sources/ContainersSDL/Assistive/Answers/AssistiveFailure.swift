/// The reason why a call by assistive technology has no answer.
enum AssistiveFailure: String, Error, CaseIterable {
  case unknownObject = "UnknownObject"
  case unknownInterface = "UnknownInterface"
  case unknownMethod = "UnknownMethod"
  case unknownProperty = "UnknownProperty"
  case readOnlyProperty = "PropertyReadOnly"
  case invalidArguments = "InvalidArgs"

  /// The name of the error on the bus.
  var name: String { "org.freedesktop.DBus.Error." + rawValue }
}
