/// A controller whose view is a collection, which it is data source and delegate of.
///
/// A subclass overrides ``collectionView(_:numberOfItemsInSection:)`` and
/// ``collectionView(_:cellForItemAt:)``; one that adopts ``CollectionViewDelegateFlowLayout``
/// decides sizes too.
@MainActor
open class CollectionViewController: ScrollViewController, CollectionViewDataSource,
  CollectionViewDelegate
{
  /// Whether the selection goes when the collection comes on screen; true at first.
  public var clearsSelectionOnViewWillAppear = true
  private let firstLayout: CollectionViewLayout

  /// Makes a controller of a collection with a layout.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    firstLayout = layout
    super.init()
  }

  /// The collection.
  public var collectionView: CollectionView {
    guard let collection = view as? CollectionView else {
      misuse("The view of \(self) is no CollectionView: let loadView assign one.")
    }
    return collection
  }

  /// What decides where elements stand: the layout of the collection, and before that is loaded the
  /// one that it is going to have.
  public var collectionViewLayout: CollectionViewLayout {
    isViewLoaded ? collectionView.collectionViewLayout : firstLayout
  }

  /// Makes the collection and becomes its data source and delegate.
  open override func loadView() {
    let collection = CollectionView(
      frame: Rect(origin: .zero, size: sizeForLoading), collectionViewLayout: firstLayout)
    collection.dataSource = self
    adopt(collection)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear {
      collectionView.selectItem(at: nil, animated: animated, scrollPosition: [])
    }
  }

  /// Returns how many sections there are; 1 unless overridden.
  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// Returns how many items a section has; none unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns the cell of an item; to be overridden where there are items.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    misuse("\(self) has items but no cells: override collectionView(_:cellForItemAt:).")
  }

  /// Returns a supplementary view; to be overridden where the layout has any.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    misuse(
      "The layout of \(self) has a view of kind \(kind) at \(indexPath): override "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
  }

  /// Whether an item is marked while it is pressed, without which it cannot be selected; yes by
  /// default.
  open func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Tells that an item is marked because it is pressed.
  open func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Tells that an item is no longer marked.
  open func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Whether a person may select an item; yes by default.
  open func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Whether a person may deselect an item; yes by default.
  open func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Tells that a person has selected an item; does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Tells that a person has deselected an item; does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Tells that a person wants what the item stands for; does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Returns the context menu of items; none unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: Point
  ) -> ContextMenuConfiguration? { nil }

  /// Called before a context menu is shown; does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: ContextMenuAnimator?
  ) {}

  /// Called before a context menu goes away; does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: ContextMenuAnimator?
  ) {}

  /// Tells that a cell is about to be shown.
  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Tells that a cell is no longer shown.
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Tells that a supplementary view is about to be shown.
  open func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Tells that a supplementary view is no longer shown.
  open func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
}
