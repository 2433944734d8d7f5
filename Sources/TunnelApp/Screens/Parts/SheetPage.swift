import Containers

/// The view of a sheet to read: a heading and a button that closes it, above scrolling content.
final class SheetPage: View {
  /// The button that closes the sheet.
  let close = RoundButton(
    Drawing.closing, name: Messages.Commands.close, hint: Messages.Commands.closeHint)
  /// The scrolling part.
  let scroll = ScrollView()

  private let heading = Label()

  /// Creates a page with a heading.
  ///
  /// - Parameter content: The content, which determines its height for a width.
  init(_ title: String, content: View) {
    super.init()
    heading.text = title
    heading.setScaledFont(Typography.headline)
    heading.textColor = Theme.text
    heading.accessibility.traits = [.staticText, .header]
    for part in [heading, close, scroll] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    layOut(content)
  }

  private func layOut(_ content: View) {
    let guide = scroll.contentLayoutGuide
    let atTop = close.topAnchor.constraint(equalTo: topAnchor, constant: 12)
    atTop.priority = .defaultHigh
    LayoutConstraint.activate([
      atTop,
      scroll.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      scroll.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8).yielding(),
      scroll.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 2),
      heading.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      heading.trailingAnchor.constraint(
        lessThanOrEqualTo: close.leadingAnchor, constant: -8
      ).yielding(),
      heading.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
      heading.centerYAnchor.constraint(equalTo: close.centerYAnchor),
      scroll.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10).yielding(),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -12),
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
      content.widthAnchor.constraint(
        equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -24
      ).yielding(),
      close.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      close.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 12),
    ])
  }
}
