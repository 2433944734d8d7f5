internal import Support

/// Prints a line without buffering.
func printLine(_ line: String) throws {
  try Descriptor.write(Array("\(line)\n".utf8), to: 1)
}

/// Returns a number with a maximum number of decimals, or `nan`.
nonisolated func rounded(_ value: Double, decimals: Int) -> String {
  let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
  return "\((value * scale).rounded() / scale)"
}
