internal import Glibc

/// A library that is not linked: SDL has loaded it already, or few runs need it.
package struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Opens a library by its name; nil where it is not installed.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_LAZY) else { return nil }
    self.handle = handle
  }

  /// Returns a function; the caller vouches for its type.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    // The C ABI is what @convention(c) types stand for.
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
