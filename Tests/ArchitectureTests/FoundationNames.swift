/// The public types of Foundation, FoundationEssentials and Observation on Linux, except those that
/// begin with NS.
///
/// A type with the same name is ambiguous where both are imported.
///
/// From `swift symbolgraph-extract -module-name Foundation`, Swift 6.2.
let foundationNames = Set(
  """
  AffineTransform AlignmentOptions AttributeContainer AttributedString
  AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
  AttributedSubstring AttributeDynamicLookup AttributeScope AttributeScopeCodableConfiguration
  AttributeScopes BlockOperation Bundle ByteCountFormatter Calendar CGFloat CGPoint CGRect
  CGRectEdge CGSize CharacterSet CocoaError CodableAttributedStringKey CodableConfiguration
  CodableWithConfiguration ComparableComparator Comparator ComparisonResult ContiguousBytes
  CustomNSError Data DataProtocol Date DateComponents DateFormatter DateInterval
  DateIntervalFormatter Decimal DecodableAttributedStringKey DecodableWithConfiguration
  DecodingConfigurationProviding Dimension DiscontiguousAttributedSubstring DiscreteFormatStyle
  EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding
  EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle FileManager
  FileManagerDelegate FileProtectionType FormatStyle Formatter Host IndexPath IndexSet
  InflectionRule InputStream ISO8601DateFormatter JSONDecoder JSONEncoder JSONSerialization
  LengthFormatter Locale LocalizedError MarkdownDecodableAttributedStringKey MassFormatter
  Measurement Morphology MutableDataProtocol Notification NotificationCenter NotificationQueue
  NumberFormatter ObjCBool Observable ObservationIgnored ObservationRegistrar Observations
  ObservationTracked ObservationTracking OperatingSystemVersion Operation OperationQueue
  OutputStream ParseableFormatStyle ParseStrategy PersonNameComponents
  PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage POSIXError Predicate
  PredicateBindings PredicateError PredicateExpression PredicateExpressions Process ProcessInfo
  Progress ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder
  PropertyListEncoder PropertyListSerialization QualityOfService RecoverableError
  ReferenceConvertible RunLoop Scanner ScopedAttributeContainer SocketNativeHandle SocketPort
  SortComparator SortOrder StandardPredicateExpression Stream StreamDelegate
  StreamNetworkServiceTypeValue StreamSocketSecurityLevel StreamSOCKSProxyConfiguration
  StreamSOCKSProxyVersion StringTransform Thread TimeInterval Timer TimeZone unichar Unit
  UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear
  UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
  UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
  UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower
  UnitPressure UnitSpeed UnitTemperature UnitVolume URL URLComponents URLError
  URLFileResourceType URLQueryItem URLResourceKey URLResourceValues UserDefaults UUID
  uuid_string_t uuid_t
  """.split { $0 == " " || $0 == "\n" }.map(String.init))
