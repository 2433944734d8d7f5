internal import Containers

/// A file of a ``ResourceBundle`` from which you create objects.
///
/// ```swift
/// let objects = Nib(nibName: "Badge", bundle: resources).instantiate(withOwner: self)
/// ```
@MainActor
public final class Nib {
  private let name: String
  private let bundle: ResourceBundle

  /// Creates a nib.
  ///
  /// The file is read on demand.
  public init(nibName name: String, bundle: ResourceBundle) {
    self.name = name
    self.bundle = bundle
  }

  /// Creates the objects, connects them to each other and to the owner, and returns the top-level
  /// objects.
  ///
  /// A missing or faulty file is a programming error and traps; an unconnected outlet is logged.
  /// After all objects are connected, ``Responder/awakeFromNib()`` is called on each, on the owner
  /// last.
  public func instantiate(withOwner owner: AnyObject?) -> [AnyObject] {
    guard let file = bundle.nib(named: name) else {
      misuse(
        "\(bundle.path) has no nib “\(name)”. "
          + NearestName.hint(for: name, among: bundle.names(endingIn: ".nib.json")))
    }
    let builder = NibBuilder(bundle, table: NibTable(name, localizing: bundle))
    return builder.instantiate(file.checked(by: bundle), in: file, owner: owner)
  }

  /// Checks the file without creating objects.
  ///
  /// - Throws: All faults of the file, including unconnected outlets.
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
