@testable import Containers

/// Reads bytes as the state that a program has saved.
enum FuzzRestoration {
  static func read(_ bytes: [UInt8]) {
    do throws(RestorationArchive.Failure) {
      let archive = try RestorationArchive(json: bytes)
      for window in archive.windows {
        precondition(1...16_384 ~= window.size.width && 1...16_384 ~= window.size.height)
      }
      let written = archive.json
      let again = try RestorationArchive(json: written)
      precondition(again == archive, "what was written reads differently")
      precondition(again.json == written, "equal archives have different bytes")
    } catch {
      // What was read once must be readable when it was written.
      precondition((try? RestorationArchive(json: bytes)) == nil, "\(error)")
    }
    let marker = RestorationMarker(bytes: bytes)
    precondition(RestorationMarker(bytes: marker.bytes) == marker && marker.next.count > 0)
  }

  static func readClass(_ name: String) {
    guard let type = ClassName.type(lastingName: name),
      let lasting = ClassName.lasting(type)
    else { return }
    precondition(ClassName.type(lastingName: lasting) == type, "\(type) is not found again")
  }
}
