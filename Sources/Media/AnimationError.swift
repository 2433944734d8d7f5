/// The reason why pictures did not become an animation.
package enum AnimationError: Error, Hashable, Sendable {
  /// The encoder is not installed; the value is the Debian package that has it.
  case missingLibrary(package: String)
  /// The encoder refused a picture, for example for lack of memory.
  case refused
  /// A picture does not have the size of the animation.
  case wrongSize
}
