internal import Support

/// The saved state of a program, as a value.
struct RestorationArchive: Hashable, Sendable {
  /// The format that this version of the library writes, and the newest that it reads.
  static let format = 1
  /// The greatest depth of lists and objects in an archive.
  static let greatestDepth = 64

  /// A window.
  struct Window: Hashable, Sendable {
    /// The identifier of the window.
    var identifier: String
    /// The size of the content, in points.
    var size: Size
    /// The position on the desktop in points, or `nil` if the system tells none.
    var position: Point?
    var isMinimized = false
    /// The place of the root controller, or `nil` if it has no identifier.
    var root: RestorationPath?
  }

  /// What an object is.
  enum Kind: String, Hashable, Sendable {
    case controller, view, object
  }

  /// An object with its values.
  struct Object: Hashable, Sendable {
    var path: RestorationPath
    var kind = Kind.controller
    /// The name of the class.
    var type: String
    /// The name by which the class that makes the object is found, or `nil` for none.
    var maker: String?
    /// The scene from which the controller was made, or `nil` for none.
    var storyboard: RestorationStoryboard?
    /// The style in which the controller is presented, or `nil` if it is not.
    var style: ModalPresentationStyle?
    var values: [String: JSON] = [:]
  }

  /// What saved the state.
  var origin: RestorationOrigin
  /// What the application's delegate has stored.
  var application: [String: JSON] = [:]
  var windows: [Window] = []
  /// The objects, each after those around it.
  var objects: [Object] = []
}
