internal import Glibc

/// Writes a line to the standard error: something was refused or given up, and why.
func warn(_ message: @autoclosure () -> String) {
  let line = "Containers: \(message())\n"
  line.utf8CString.withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count - 1) }
}
