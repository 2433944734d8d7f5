internal import Glibc

/// A library that SDL has loaded already and that nothing else here links.
struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_LAZY) else { return nil }
    self.handle = handle
  }

  /// Returns a function; the caller vouches for its type.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    // The C ABI is what @convention(c) types stand for.
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
