extension CollectionView {
  /// A cell class, and how its cells show an item.
  ///
  /// It takes the place of an identifier, and cells have the right type. Make it once, before the data
  /// source is asked for cells:
  ///
  /// ```swift
  /// let cells = CollectionView.CellRegistration<CollectionViewCell, Town> { cell, _, town in
  ///   var content = ListContentConfiguration.cell()
  ///   content.text = town.name
  ///   cell.contentConfiguration = content
  /// }
  /// ```
  ///
  /// Each registration has cells of its own to use again, so that one made inside the method or the
  /// closure that returns cells would make a new cell each time. Dequeuing with such a one is a
  /// programmer error.
  @MainActor
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// A closure that shows an item in a cell.
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let record = RegistrationRecord()
    let handler: Handler

    /// Creates a registration with the closure that shows an item in a cell, each time one is dequeued.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views of a kind, and how they show what they belong to.
  ///
  /// Make it once, as a ``CellRegistration``.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler =
      @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath)
      -> Void

    let record = RegistrationRecord()
    let elementKind: String
    let handler: Handler

    /// Creates a registration with the closure that configures a view, each time one is dequeued.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a cell that shows an item, from the reuse pool or new.
  ///
  /// If the item is nil, the handler of the registration is not called.
  public func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = identifier(of: registration.record, "cells of type \(Cell.self)") {
      register(Cell.self, forCellWithReuseIdentifier: $0)
    }
    let dequeued = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = dequeued as? Cell else {
      misuse("\(self) has \(dequeued) for a registration of \(Cell.self).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a configured supplementary view, from the reuse pool or new.
  public func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let identifier = identifier(of: registration.record, "views of type \(Supplementary.self)") {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: $0)
    }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = dequeued as? Supplementary else {
      misuse("\(self) has \(dequeued) for a registration of \(Supplementary.self).")
    }
    registration.handler(view, kind, indexPath)
    return view
  }

  /// Returns the reuse identifier of a registration in this view.
  private func identifier(
    of record: RegistrationRecord, _ subject: String, register: (_ identifier: String) -> Void
  ) -> String {
    if let known = registrations[ObjectIdentifier(record)] { return known.identifier }
    guard record.maker !== self else {
      misuse(
        "A registration for \(subject) was made while the data source of \(self) was asked for a "
          + "view, so each view would be a new one: make the registration once, before that.")
    }
    let identifier = "registration \(registrations.count + 1)"
    registrations[ObjectIdentifier(record)] = (record, identifier)
    register(identifier)
    return identifier
  }
}
