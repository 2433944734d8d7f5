/// A view controller that manages a collection view as its data source and delegate.
///
/// A subclass overrides ``collectionView(_:numberOfItemsInSection:)`` and
/// ``collectionView(_:cellForItemAt:)``. A subclass that adopts
/// ``CollectionViewDelegateFlowLayout`` also determines sizes.
@MainActor
open class CollectionViewController: ScrollViewController, CollectionViewDataSource,
  CollectionViewDelegate
{
  /// Whether the selection is cleared when the collection view appears.
  ///
  /// The default is `true`.
  public var clearsSelectionOnViewWillAppear = true
  /// Whether the user can move items by a long press and a drag, if the data source allows it.
  ///
  /// The default is `true`.
  public var installsStandardGestureForInteractiveMovement = true {
    didSet { if isViewLoaded { offerMoving() } }
  }
  private let firstLayout: CollectionViewLayout

  /// Creates a controller whose collection view has the given layout.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    firstLayout = layout
    super.init()
  }

  /// Creates a controller that loads its collection view from a nib, or without a nib has a flow
  /// layout.
  public override init(nibName: String?, bundle nibBundle: (any NibSource)?) {
    firstLayout = CollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: nibBundle)
  }

  /// Creates a controller with a flow layout from a nib or a storyboard; see
  /// ``ViewController/init(coder:)``.
  public override init?(coder: NibCoder) {
    firstLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view that the controller manages.
  public var collectionView: CollectionView {
    guard let collection = view as? CollectionView else {
      misuse("The view of \(self) is not a CollectionView: assign one in loadView.")
    }
    return collection
  }

  /// The layout of the collection view, or the layout it will have if it is not loaded yet.
  public var collectionViewLayout: CollectionViewLayout {
    isViewLoaded ? collectionView.collectionViewLayout : firstLayout
  }

  /// Loads the nib or creates the collection view, and becomes its data source and delegate unless
  /// the nib connected others.
  open override func loadView() {
    loadView { CollectionView(frame: $0, collectionViewLayout: firstLayout) }
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    offerMoving()
  }

  private func offerMoving() {
    if installsStandardGestureForInteractiveMovement { collectionView.offerMoving() }
    collectionView.mover?.isEnabled = installsStandardGestureForInteractiveMovement
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear {
      collectionView.selectItem(at: nil, animated: animated, scrollPosition: [])
    }
  }

  /// Returns the number of sections.
  ///
  /// The default is 1.
  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// Returns the number of items in a section.
  ///
  /// The default is 0.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns the cell of an item.
  ///
  /// Override it if there are items.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    misuse("\(self) has items but no cells: override collectionView(_:cellForItemAt:).")
  }

  /// Returns a supplementary view.
  ///
  /// Override it if the layout has supplementary views.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    misuse(
      "The layout of \(self) has a view of kind \(kind) at \(indexPath): override "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
  }

  /// Whether the user can move an item.
  ///
  /// The default is `false`.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called when the user moves an item.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns the destination of an item that the user is moving.
  ///
  /// The default is the proposed one.
  open func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Returns the titles of the index at the trailing edge, or `nil` for none.
  ///
  /// The default is `nil`.
  open func indexTitles(for collectionView: CollectionView) -> [String]? { nil }

  /// Returns the item that a title of the index stands for.
  ///
  /// The default is the first item of the section with the index of the title.
  open func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// Whether an item is highlighted while it is pressed.
  ///
  /// The default is `true`.
  ///
  /// An item that cannot be highlighted cannot be selected.
  open func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when an item is highlighted because it is pressed.
  open func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called when an item is no longer highlighted.
  open func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Whether the user can select an item.
  ///
  /// The default is `true`.
  open func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Whether the user can deselect an item.
  ///
  /// The default is `true`.
  open func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when the user selects an item.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called when the user deselects an item.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Called when the user performs the primary action of an item.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Returns the context menu of items, or `nil` for none.
  ///
  /// The default is `nil`.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: Point
  ) -> ContextMenuConfiguration? { nil }

  /// Called before a context menu is shown.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: ContextMenuAnimator?
  ) {}

  /// Called before a context menu is dismissed.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: ContextMenuAnimator?
  ) {}

  /// Called before a cell is shown.
  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called after a cell is no longer shown.
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a supplementary view is shown.
  open func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called after a supplementary view is no longer shown.
  open func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
}
