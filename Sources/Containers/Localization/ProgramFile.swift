internal import Glibc

/// The executable of the running program.
enum ProgramFile {
  /// Its path, with all links resolved; empty where the system does not say it.
  static var path: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count)
    return String(
      decoding: path.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
