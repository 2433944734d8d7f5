internal import Glibc

/// A dynamic library that is not linked, because SDL already loads it or because few runs need it.
package struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Opens a library by name, or returns `nil` if it is not installed.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_LAZY) else { return nil }
    self.handle = handle
  }

  /// Returns a function of the library, or `nil` if there is none.
  ///
  /// The caller guarantees its type.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    // `@convention(c)` types represent the C ABI.
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
