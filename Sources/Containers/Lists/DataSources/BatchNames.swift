/// The terms that error messages about a batch of updates use.
struct BatchNames: Sendable {
  /// The term for an item: `row` or `item`.
  let item: String
  /// A description of the table or collection view and its data source.
  let owner: String

  /// Returns the error for an inconsistent number of sections.
  func wrongSectionCount(
    before: Int, after: Int, inserted: Int, deleted: Int
  ) -> BatchInconsistency {
    BatchInconsistency(
      reason:
        "Invalid update: invalid number of sections. The number of sections contained in \(owner) "
        + "after the update (\(after)) must be equal to the number of sections before the update "
        + "(\(before)), plus or minus the number of sections inserted or deleted (\(inserted) "
        + "inserted, \(deleted) deleted): let the data source change together with the updates.")
  }

  /// Returns the error for an inconsistent number of items in a section.
  func wrongCount(
    section: Int, before: Int, after: Int, slots: SlotMapping, moves: Int, arrivals: Int
  ) -> BatchInconsistency {
    BatchInconsistency(
      reason:
        "Invalid update: invalid number of \(item)s in section \(section). The number of \(item)s "
        + "contained in an existing section after the update (\(after)) must be equal to the number "
        + "of \(item)s contained in that section before the update (\(before)), plus or minus the "
        + "number of \(item)s inserted or deleted from that section "
        + "(\(slots.placedCount - arrivals) inserted, \(slots.removedCount - moves) deleted) and "
        + "plus or minus the number of \(item)s moved into or out of that section (\(arrivals) "
        + "moved in, \(moves) moved out): \(owner); let the data source change together with the "
        + "updates.")
  }

  /// Returns the error for an item that does not exist.
  func missing(_ path: IndexPath, _ time: String) -> BatchInconsistency {
    BatchInconsistency(
      reason: "Invalid update: there is no \(item) \(path) \(time) the update: \(owner).")
  }

  /// Returns the error for a section that does not exist.
  func missing(_ section: Int, _ time: String) -> BatchInconsistency {
    BatchInconsistency(
      reason: "Invalid update: there is no section \(section) \(time) the update: \(owner).")
  }
}
