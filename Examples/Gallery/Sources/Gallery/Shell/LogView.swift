import Containers

/// The latest lines of a log, the last at the bottom.
final class LogView: View {
  private let label = Label()
  private var lines: [String] = []
  private let capacity: Int

  init(capacity: Int = 12) {
    self.capacity = capacity
    super.init(frame: .zero)
    label.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
    label.numberOfLines = 0
    // Names of methods read from left to right in any language.
    label.textAlignment = .left
    label.translatesAutoresizingMaskIntoConstraints = false
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      heightAnchor.constraint(greaterThanOrEqualToConstant: Double(capacity) * 15),
    ])
    accessibility.label = "Log"
  }

  func add(_ line: String) {
    lines.append(line)
    if lines.count > capacity { lines.removeFirst(lines.count - capacity) }
    label.text = lines.joined(separator: "\n")
  }
}
