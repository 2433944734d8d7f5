internal import Containers

/// The objects that a file of a ``ResourceBundle`` describes, of which it makes new ones each time.
///
/// ```swift
/// let objects = Nib(nibName: "Badge", bundle: resources).instantiate(withOwner: self)
/// ```
@MainActor
public final class Nib {
  private let name: String
  private let bundle: ResourceBundle

  /// Creates a nib; the file is read when it is needed.
  public init(nibName name: String, bundle: ResourceBundle) {
    self.name = name
    self.bundle = bundle
  }

  /// Makes the objects, connects them with each other and the owner, and returns those at the top.
  ///
  /// A missing or faulty file is a programming error and traps; an outlet that is not connected is
  /// logged. ``Responder/awakeFromNib()`` is called when all are connected, on the owner last.
  public func instantiate(withOwner owner: AnyObject?) -> [AnyObject] {
    guard let file = bundle.nib(named: name) else {
      misuse(
        "\(bundle.path) has no nib “\(name)”. "
          + NearestName.hint(for: name, among: bundle.names(endingIn: ".nib.json")))
    }
    let builder = NibBuilder(bundle, table: NibTable(name, localizing: bundle))
    return builder.instantiate(file.checked(by: bundle), in: file, owner: owner)
  }

  /// Checks the file without making objects.
  ///
  /// - Throws: Everything that is wrong with it, unconnected outlets too.
  public func validate() throws(NibError) {
    guard let file = bundle.nib(named: name) else {
      let reason = NearestName.hint(for: name, among: bundle.names(endingIn: ".nib.json"))
      throw NibError([
        NibFault(file: "\(name).nib.json", path: "$", reason: "no such file. \(reason)")
      ])
    }
    if !file.faults.isEmpty { throw NibError(file.faults) }
  }
}
