import Containers

/// Exactly one view gets the keys: the focused one.
///
/// Tab goes from group to group, the arrows go to the nearest view. A view of one's own takes part
/// if it returns `true` from `canBecomeFocused`.
///
/// Every responder around the old and the new view is told, and may refuse.
final class FocusLesson: Lesson {
  private let log = LogView(capacity: 6)
  private let keys = (0..<6).map { KeyView("\($0 + 1)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for key in keys {
      // One group: Tab stops here once, and the arrows go on.
      key.focusGroupIdentifier = "keys"
    }
    let rows = [keys.prefix(3), keys.suffix(3)].map { keys in
      let row = StackView(arrangedSubviews: Array(keys))
      row.spacing = 8
      row.distribution = .fillEqually
      return row
    }
    let pad = StackView(arrangedSubviews: rows)
    pad.axis = .vertical
    pad.spacing = 8
    add("A group of six", pad)
    add(
      Button.tinted("Focus the fourth") { [weak self] in
        guard let key = self?.keys[3] else { return }
        FocusSystem.focusSystem(for: key)?.requestFocusUpdate(to: key)
      })
    add("Where the focus went", log)
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    log.add("\(name(context.previouslyFocusedView)) → \(name(context.nextFocusedView))")
  }

  private func name(_ view: View?) -> String {
    guard let view else { return "nothing" }
    return view.accessibility.label ?? (view as? Button)?.title ?? "\(type(of: view))"
  }
}

/// A key that can be focused and pressed.
private final class KeyView: View {
  private let label: Label

  init(_ title: String) {
    label = Label(text: title, font: .preferredFont(forTextStyle: .title2))
    super.init(frame: .zero)
    backgroundColor = DynamicColor.tertiarySystemFill
    cornerRadius = 10
    borderColor = DynamicColor.systemBlue
    accessibility.label = "Key \(title)"
    accessibility.isElement = true
    accessibility.traits = .button
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    heightAnchor.constraint(equalToConstant: 56).isActive = true
  }

  override var canBecomeFocused: Bool { true }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    borderWidth = isFocused ? 3 : 0
  }

  override func pressesBegan(_ presses: Set<Press>) {
    guard presses.contains(where: { $0.key.keyCode == .space || $0.key.keyCode == .enter }) else {
      return super.pressesBegan(presses)
    }
    backgroundColor = DynamicColor.systemPink.faint
  }
}
