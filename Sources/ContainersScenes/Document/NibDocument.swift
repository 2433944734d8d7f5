internal import Support

/// A nib as its file describes it.
struct NibDocument {
  /// The class of the owner, or `nil` for any.
  var ownerClass: NibText?
  var ownerOutlets: [NibObject.Outlet] = []
  var objects: [NibObject] = []

  /// All objects, in the order of the file.
  var all: [NibObject] { objects.sorted { $0.offset < $1.offset }.flatMap(\.all) }
}

extension NibParser {
  /// The keys of nibs; editors read the first.
  static let nibKeys = ["$schema", "format", "version", "owner", "objects"]
  /// The keys of owners.
  static let ownerKeys = ["class", "outlets"]

  /// Reads a nib.
  mutating func nib(_ bytes: [UInt8]) -> NibDocument? {
    guard let json = json(bytes),
      let fields = fields(json, .root, known: Self.nibKeys)
    else { return nil }
    check(fields, format: "containers.nib")
    var nib = NibDocument()
    if let owner = fields["owner"],
      let inner = self.fields(owner, fields.path["owner"], known: Self.ownerKeys)
    {
      nib.ownerClass = text(inner, "class")
      nib.ownerOutlets = outlets(inner)
    }
    nib.objects = objects(fields, "objects")
    return nib
  }

  /// Notes a format or version that this library does not read.
  mutating func check(_ fields: NibFields, format: String) {
    if string(fields, "format") != format {
      fault(fields.path["format"], "the format is not “\(format)”.")
    }
    if fields["version"]?.number != 1 {
      fault(fields.path["version"], "the version is not 1, the only one that can be read.")
    }
  }
}
