internal import Glibc

/// The executable file of the running program.
package enum ProgramFile {
  /// The path with all symbolic links resolved; empty if the system does not provide it.
  package static var path: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count)
    return SystemPath.text(path.prefix(max(0, count)).lazy.map(UInt8.init(bitPattern:)))
  }
}
