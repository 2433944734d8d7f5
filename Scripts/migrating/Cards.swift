import CoreGraphics
import UIKit

// UIView and CGRect stay in comments.

/// A card with a title that can be turned.
final class CardViewController: UIViewController {
  private let titleLabel = UILabel()
  private let turnButton = UIButton(configuration: .filled())
  private var height: CGFloat = 44
  private(set) var isTurned = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.systemBackground
    titleLabel.text = "A UILabel stays in a string"
    titleLabel.textColor = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
    titleLabel.textAlignment = NSTextAlignment.center
    titleLabel.accessibilityIdentifier = "title"
    turnButton.addAction(UIAction { [weak self] _ in self?.turn() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [titleLabel, turnButton])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: height),
    ])
  }

  private func turn() {
    isTurned.toggle()
    UIView.animate(withDuration: 0.3, delay: 0.1, options: []) {
      self.titleLabel.alpha = self.isTurned ? 0.5 : 1
    }
  }
}

/// The outline of a card.
func outline(of rect: CGRect) -> UIBezierPath {
  var path = UIBezierPath()
  path.move(to: CGPoint(x: rect.minX, y: rect.minY))
  path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
  return path
}

/// A list of cards.
final class CardsViewController: UITableViewController {
  var titles = ["Ace", "King"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "card")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = titles[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let card = CardViewController()
    card.title = titles[indexPath.row]
    navigationController?.pushViewController(card, animated: true)
  }
}
