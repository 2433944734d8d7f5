internal import Glibc

/// The executable file of the running program, and the folder that it runs in.
package enum ProgramFile {
  /// The path with all symbolic links resolved; empty if the system does not provide it.
  package static var path: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count)
    return SystemPath.text(path.prefix(max(0, count)).lazy.map(UInt8.init(bitPattern:)))
  }

  /// The absolute path of the working folder; `.` if the system does not provide it.
  package static var workingFolder: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    return getcwd(&path, path.count).map { SystemPath.text(cString: $0) } ?? "."
  }
}
