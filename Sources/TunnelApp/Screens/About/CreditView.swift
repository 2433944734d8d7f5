import Containers

/// A view that shows what a bundled file contains and credits its sources.
final class CreditView: StackView {
  /// Creates the view for the credits of one file.
  init(_ credits: [DataCredit]) {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 2
    guard let contents = credits.first.map({ Messages.About.contents($0.contents) }) else { return }
    let heading = add(contents.prefix(1).uppercased() + contents.dropFirst(), isStrong: true)
    heading.accessibility.traits = [.staticText, .header]
    for credit in credits {
      setCustomSpacing(8, after: add(credit.source, isStrong: false, credit))
    }
  }

  @discardableResult
  private func add(_ text: String, isStrong: Bool, _ credit: DataCredit? = nil) -> Label {
    let label = Label()
    label.numberOfLines = 0
    label.setScaledFont(isStrong ? Typography.strong : Typography.caption)
    label.textColor = Theme.text
    label.text = text
    addArrangedSubview(label)
    guard let credit else { return label }
    let details = Label()
    details.numberOfLines = 0
    details.setScaledFont(Typography.caption)
    details.textColor = Theme.secondaryText
    details.text = Messages.About.license(credit.license, from: credit.package)
    addArrangedSubview(details)
    return details
  }
}
