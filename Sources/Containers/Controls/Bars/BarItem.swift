/// The description of an item in a bar: its title, its image, and whether it is enabled.
@MainActor
open class BarItem {
  /// The title, or `nil` for none.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The image, or `nil` for none.
  open var image: Image? { didSet { if !Image.areSame(image, oldValue) { didChange() } } }
  /// Whether the item can be pressed; `true` by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// An integer that identifies the item; 0 by default.
  open var tag = 0

  /// Called when the item changes, for the bar that shows it.
  var onChange: (() -> Void)?

  /// Creates an item without a title and an image.
  public init() {}

  /// Returns whether two lists have the same items in the same order.
  static func areSame(_ one: [BarItem]?, _ other: [BarItem]?) -> Bool {
    (one ?? []).elementsEqual(other ?? [], by: ===)
  }

  /// Reports a change to the bar that shows the item.
  func didChange() { onChange?() }
}
