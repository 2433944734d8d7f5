internal import Glibc

/// The executable file of the running program.
package enum ProgramFile {
  /// The path with all symbolic links resolved; empty if the system does not provide it.
  package static var path: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count)
    return String(
      decoding: path.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
