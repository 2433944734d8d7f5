nonisolated extension [String] {
  /// The names joined by commas.
  ///
  /// Two neighbors in the same script get that script's comma: `لمفي، الدنمارك`.
  var joinedByCommas: String {
    var text = first ?? ""
    for (one, next) in zip(self, dropFirst()) {
      let scripts = [one.unicodeScalars.last, next.unicodeScalars.first].map {
        $0.flatMap(NameScript.init)
      }
      text += (scripts[0] == scripts[1] ? scripts[0]?.comma : nil) ?? ", "
      text += next
    }
    return text
  }
}

/// A script that has its own comma.
private nonisolated enum NameScript {
  case arabic, chinese

  /// Creates the script of a letter; nil if its script uses the Latin comma.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0620...0x06FF, 0x0750...0x077F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
    case 0x3041...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF: self = .chinese
    default: return nil
    }
  }

  var comma: String {
    switch self {
    case .arabic: "، "
    case .chinese: "，"
    }
  }
}
