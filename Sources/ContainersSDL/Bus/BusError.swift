/// The reason why a call has no answer.
enum BusError: String, Error {
  case failed = "Failed"
  case unknownObject = "UnknownObject"
  case unknownInterface = "UnknownInterface"
  case unknownMethod = "UnknownMethod"
  case unknownProperty = "UnknownProperty"
  case readOnlyProperty = "PropertyReadOnly"
  case invalidArguments = "InvalidArgs"

  /// The name of the error on the bus.
  var name: String { "org.freedesktop.DBus.Error." + rawValue }
}
