/// The description of a tab: its title, its images and its badge.
///
/// ```swift
/// inbox.tabBarItem.image = Image(systemName: "envelope")
/// inbox.tabBarItem.badgeValue = "3"
/// ```
@MainActor
open class TabBarItem: BarItem {
  /// The image while the tab is selected, or `nil` for the same image.
  open var selectedImage: Image? {
    didSet { if !Image.areSame(selectedImage, oldValue) { didChange() } }
  }
  /// The text of the badge: `nil`, the default, for no badge, and `""` for a dot.
  ///
  /// Assistive technologies speak it as the value of the tab.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }
  /// The color of the badge, or `nil` for red.
  open var badgeColor: DynamicColor? { didSet { if badgeColor != oldValue { didChange() } } }

  /// Creates an item without a title and an image.
  public override init() { super.init() }

  /// Creates an item with a title, an image, and an image for the selected tab.
  public init(title: String?, image: Image?, selectedImage: Image? = nil) {
    super.init()
    // Assignments in an initializer bypass the observers.
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates an item with a title, an image, and a tag that identifies it.
  public init(title: String?, image: Image?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
}
